// What rules want to appear somewhere in the grid, made ready for one puzzle: words and letters,
// apart from those that are given.

import { lettersOf } from '../base/letters.ts';
import {
  answerAt,
  contentsAt,
  isGiven,
  lettersIn,
  type Puzzle,
  withTheme,
} from '../puzzle/puzzle.ts';
import type { Rules } from '../verify/rules.ts';
import { spellLetters, spellWord } from '../words/language/spell.ts';
import { wordsThatFit } from '../words/vocabulary/entry-pattern.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import type { SlotConstraints } from './build-problem.ts';
import type { RootConflict, RuleConflict } from './conflict.ts';
import { RuleError } from './rule-error.ts';

/** The puzzle in which words that had to appear are of the theme, where they stand. @throws InputError as `AppearRules` */
export function withMustAsTheme(puzzle: Puzzle, rules: Rules): Puzzle {
  if (rules.must === undefined) return puzzle;
  const appear = new AppearRules(puzzle, rules);
  const found = puzzle.layout.slots.filter((slot) => appear.isMust(answerAt(puzzle, slot) ?? ''));
  return withTheme(puzzle, found);
}

export class AppearRules {
  /** The words of which some or all must appear. */
  readonly words: readonly (readonly string[])[];
  private readonly blank: Puzzle;
  private readonly texts: ReadonlySet<string>;
  /** Those that are not given, how many of them must appear, and letters that must. */
  private readonly missing: readonly (readonly string[])[];
  private readonly count: number;
  private readonly letters: readonly string[];
  /** Letters that may not appear but where they are given. */
  private readonly avoided: readonly string[];
  /** Given ones among them. */
  private readonly lettersInAll: number;

  /** @throws InputError for what is no word or no letter, and when more must appear than there are. */
  constructor(blank: Puzzle, { must, requireLetters, avoidLetters, fold = true }: Rules) {
    const { slots } = blank.layout;
    this.blank = blank;
    this.words = (must?.words ?? []).map((word) => spellWord(word, fold, must?.at));
    this.texts = new Set(this.words.map((letters) => letters.join('')));
    const wanted = must?.count ?? this.texts.size;
    if (wanted > this.texts.size) {
      const named = this.texts.size;
      throw new RuleError({ kind: 'too-few-words-named', wanted, named }, must?.at);
    }
    const given = slots
      .filter((slot) => isGiven(blank, slot))
      .map((slot) => answerAt(blank, slot)!);
    const missing = [...this.texts].filter((word) => !given.includes(word));
    this.missing = missing.map(lettersOf);
    this.count = Math.max(0, wanted - (this.texts.size - missing.length));
    const letters = requireLetters && spellLetters(requireLetters.letters, fold, requireLetters.at);
    const there = new Set(lettersIn(blank.givens));
    this.lettersInAll = new Set(letters).size;
    this.letters = [...new Set(letters)].filter((letter) => !there.has(letter));
    this.avoided = avoidLetters ? spellLetters(avoidLetters.letters, fold, avoidLetters.at) : [];
  }

  /** Whether a word is one of those that must appear. */
  isMust(text: string): boolean {
    return this.texts.has(text);
  }

  /** As the problem has it. */
  constraints(extended: WordList): Pick<SlotConstraints, 'mustWords' | 'requiredLetters'> {
    const { count, letters } = this;
    const words = this.missing
      .map((word) => extended.spellings(word))
      .filter((spellings) => spellings.length > 0);
    return {
      mustWords: count > 0 ? { words, count } : undefined,
      requiredLetters: letters.length > 0 ? letters : undefined,
    };
  }

  /** What has no place; `domains` and `decided` for each slot. */
  rootConflict(
    extended: WordList,
    domains: readonly (Int32Array | undefined)[],
    decided: readonly boolean[] | undefined,
  ): RootConflict | undefined {
    const why = this.conflict(extended, domains, decided);
    return why && { why: { ...why, slots: [] }, few: [] };
  }

  private conflict(
    extended: WordList,
    domains: readonly (Int32Array | undefined)[],
    decided: readonly boolean[] | undefined,
  ): RuleConflict | undefined {
    const { slots } = this.blank.layout;
    const open = [...slots.keys()].filter(
      (slot) => !isGiven(this.blank, slots[slot]!) && decided?.[slot] !== false,
    );
    const placeless = this.missing.filter((letters) => {
      const spellings = extended.spellings(letters);
      return !open.some((slot) => {
        const pattern = contentsAt(this.blank.givens, slots[slot]!);
        const ids = spellings
          .filter(
            ([length, id]) => length === pattern.length && domains[slot]?.includes(id) !== false,
          )
          .map(([, id]) => id);
        return !wordsThatFit(extended, pattern, ids).next().done;
      });
    });
    if (this.missing.length - placeless.length < this.count) {
      const words = placeless.map((letters) => letters.join(''));
      return { kind: 'no-place-for-words', words };
    }
    const cells = new Set(open.flatMap((slot) => slots[slot]!.cells));
    const room = [...cells].filter((cell) => this.blank.givens[cell] === undefined).length;
    if (this.letters.length > room && extended.strings.length === 0) {
      const count = this.letters.length;
      const someGiven = count < this.lettersInAll;
      return { kind: 'no-room-for-letters', count, room, someGiven };
    }
    for (const letter of this.letters) {
      const isIn = extended.alphabet.map((content) => lettersOf(content).includes(letter));
      const has = open.some((slot) => {
        const { letters, length, count } = extended.table(slots[slot]!.cells.length);
        const ids = domains[slot] ?? Int32Array.from({ length: count }, (_, id) => id);
        return ids.some((id) =>
          letters.subarray(id * length, (id + 1) * length).some((each) => isIn[each]),
        );
      });
      if (has) continue;
      return this.avoided.includes(letter)
        ? { kind: 'required-letter-avoided', letter }
        : { kind: 'required-letter-in-no-word', letter };
    }
    return undefined;
  }
}
