// What rules want to appear somewhere in the grid, made ready for one puzzle: words and letters,
// apart from those that are given.

import { InputError } from '../base/errors.ts';
import { lettersOf } from '../base/letters.ts';
import { someOf } from '../base/phrases.ts';
import { answerAt, contentsAt, isGiven, lettersIn, type Puzzle } from '../puzzle/puzzle.ts';
import type { Rules } from '../verify/rules.ts';
import { spellLetters, spellWord } from '../words/language/spell.ts';
import { wordsThatFit } from '../words/vocabulary/entry-pattern.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import type { SlotConstraints } from './build-problem.ts';
import type { Sighting } from './sighting.ts';

/** So many words are named in a reason; the rest are counted. */
const NAMED_WORDS = 6;

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
      const what = `${wanted} words must appear, and only ${this.texts.size} are named`;
      throw new InputError(what, must?.at);
    }
    const given = slots
      .filter((slot) => isGiven(blank, slot))
      .map((slot) => answerAt(blank, slot)!);
    const missing = [...this.texts].filter((word) => !given.includes(word));
    this.missing = missing.map(lettersOf);
    this.count = Math.max(0, wanted - (this.texts.size - missing.length));
    const letters = requireLetters && spellLetters(requireLetters.letters, fold, requireLetters.at);
    const inSlots = new Set(slots.flatMap((slot) => lettersIn(contentsAt(blank.givens, slot))));
    this.lettersInAll = new Set(letters).size;
    this.letters = [...new Set(letters)].filter((letter) => !inSlots.has(letter));
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

  /** What has no place, seen without any search; `domains` and `decided` for each slot. */
  explain(
    extended: WordList,
    domains: readonly (Int32Array | undefined)[],
    decided: readonly boolean[] | undefined,
  ): Sighting | undefined {
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
      const names = placeless.map((letters) => letters.join(''));
      const text = `no slot can hold ${someOf(names, NAMED_WORDS)}, which must appear`;
      return { text, slots: [], few: [] };
    }
    const cells = new Set(open.flatMap((slot) => slots[slot]!.cells));
    const room = [...cells].filter((cell) => this.blank.givens[cell] === undefined).length;
    if (this.letters.length > room && extended.strings.length === 0) {
      const given = this.letters.length < this.lettersInAll ? ' that are not given' : '';
      const letters = `${this.letters.length} letters must appear${given}`;
      const text = `${letters}, and only ${room} ${room === 1 ? 'cell is' : 'cells are'} to be filled`;
      return { text, slots: [], few: [] };
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
      const isAvoided = this.avoided.includes(letter);
      const text = isAvoided
        ? `${letter} must appear, and is one of the letters to be avoided`
        : `no word that may stand in the grid has the letter ${letter}, which must appear`;
      return { text, slots: [], few: [] };
    }
    return undefined;
  }
}
