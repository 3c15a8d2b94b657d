// Cells of several letters, made ready for one puzzle: given ones, and strings that rules let stand in others and
// want to stand in some. To the search each string is one more letter.

import { contentsAt, isGiven, isRebus, type Puzzle } from '../puzzle/puzzle.ts';
import type { LetterCount } from '../solve/problem.ts';
import type { RebusRule, Rules } from '../verify/rules.ts';
import { type SlotShape, spelledWords } from '../words/vocabulary/spelled-words.ts';
import { type Spelling, spellingsOver } from '../words/vocabulary/spellings.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import type { SlotConstraints } from './build-problem.ts';
import { cellStrings, rebusStrings, spellingsIn } from './cell-strings.ts';
import type { RootConflict, RuleConflict } from './conflict.ts';

export class RebusRules {
  /** For each cell that is not given the strings that may stand there. */
  readonly strings: readonly (readonly string[])[];
  private readonly blank: Puzzle;
  private readonly rule: RebusRule | undefined;
  /** Those that rules name. */
  private readonly asked: readonly string[];

  /** @throws InputError for what is no string of letters. */
  constructor(blank: Puzzle, rules: Rules) {
    this.blank = blank;
    this.rule = rules.rebus;
    this.asked = rebusStrings(rules);
    this.strings = cellStrings(blank, rules);
  }

  /** A list with the words as cells may hold them. @throws InputError if that is too much. */
  spelled(words: WordList): WordList {
    const shapes = new Map<string, SlotShape>();
    for (const slot of this.blank.layout.slots) {
      const givens = contentsAt(this.blank.givens, slot);
      const strings = slot.cells.map((cell) => this.strings[cell]!);
      const hasGiven = givens.some(isRebus);
      if (isGiven(this.blank, slot) || (!hasGiven && strings.flat().length === 0)) continue;
      // What is given besides says which words fit, and not how they are spelled.
      const rebus = givens.map((given) => (isRebus(given) ? given : undefined));
      shapes.set(JSON.stringify([rebus, strings]), { givens: rebus, strings });
    }
    return shapes.size === 0 ? words : spelledWords(words, [...shapes.values()]);
  }

  /** Whether a word can be spelled over a slot, whatever single letters are given there. */
  mayHold(slot: number, letters: readonly string[]): boolean {
    const { givens, layout } = this.blank;
    const rooms = layout.slots[slot]!.cells.map((cell) => {
      const given = givens[cell];
      return isRebus(given) ? given : { strings: this.strings[cell]! };
    });
    return !spellingsOver(letters, rooms).next().done;
  }

  /** The ways to spell a word over a slot. */
  spellings(slot: number, letters: readonly string[]): Spelling[] {
    return spellingsIn(this.blank, slot, letters, this.strings);
  }

  /** For each position of a slot the letters of a list, as indices, that may stand there; undefined if they all may. */
  lettersAllowed(slot: number, { alphabet, strings }: WordList): readonly LetterSet[] | undefined {
    if (strings.length === 0) return undefined;
    const plain = alphabet.length - strings.length;
    const allowed = this.blank.layout.slots[slot]!.cells.map((cell) => {
      const here = new Set([this.blank.givens[cell], ...this.strings[cell]!]);
      return new LetterSet(
        plain,
        strings.map((string) => here.has(string)),
      );
    });
    return allowed.every(({ hasAll }) => hasAll) ? undefined : allowed;
  }

  /** As the problem has it. */
  constraints({ alphabet }: WordList): Pick<SlotConstraints, 'letterCounts'> {
    if (this.rule === undefined) return {};
    const letters = alphabet.flatMap((content, i) => (isRebus(content) ? [i] : []));
    const { least, most } = this.toCome();
    const count: LetterCount = { letters, least: Math.max(0, least), most };
    return { letterCounts: [count] };
  }

  /** More given than may be, or none that could be placed; `domains` and `decided` for each slot. */
  rootConflict(
    spelled: WordList,
    domains: readonly (Int32Array | undefined)[],
    decided: readonly boolean[] | undefined,
  ): RootConflict | undefined {
    const why = this.conflict(spelled, domains, decided);
    return why && { why: { ...why, slots: [] }, few: [] };
  }

  private conflict(
    spelled: WordList,
    domains: readonly (Int32Array | undefined)[],
    decided: readonly boolean[] | undefined,
  ): RuleConflict | undefined {
    if (this.rule === undefined) return undefined;
    const { least, most, given } = this.toCome();
    if (most < 0) {
      return { kind: 'given-over-rebus-limit', count: given, most: this.rule.most! };
    }
    if (least <= 0) return undefined;
    const { slots } = this.blank.layout;
    const open = [...slots.keys()].filter(
      (slot) => !isGiven(this.blank, slots[slot]!) && decided?.[slot] !== false,
    );
    const plain = spelled.alphabet.length - spelled.strings.length;
    const has = open.some((slot) => {
      const { letters, length, count } = spelled.table(slots[slot]!.cells.length);
      const ids = domains[slot] ?? Int32Array.from({ length: count }, (_, id) => id);
      return ids.some((id) => {
        for (let at = id * length; at < (id + 1) * length; at++) {
          if (letters[at]! >= plain) return true;
        }
        return false;
      });
    });
    const strings = this.asked;
    if (!has) return { kind: 'rebus-in-no-word', strings };
    const cells = new Set(open.flatMap((slot) => slots[slot]!.cells));
    const room = [...cells].filter((cell) => this.blank.givens[cell] === undefined).length;
    if (least <= room) return undefined;
    return { kind: 'no-room-for-rebus', strings, count: least, room };
  }

  /** How many cells of several letters there may be besides those that are given. */
  private toCome(): { readonly least: number; readonly most: number; readonly given: number } {
    const { least = 1, most = Number.POSITIVE_INFINITY } = this.rule!;
    const given = this.blank.givens.filter(isRebus).length;
    return { least: least - given, most: most - given, given };
  }
}

/** All letters of an alphabet, and some of the strings behind them. */
export class LetterSet {
  private readonly plain: number;
  private readonly strings: readonly boolean[];

  constructor(plain: number, strings: readonly boolean[]) {
    this.plain = plain;
    this.strings = strings;
  }

  get hasAll(): boolean {
    return this.strings.every((each) => each);
  }

  has(letter: number): boolean {
    return letter < this.plain || this.strings[letter - this.plain]!;
  }

  toString(): string {
    return this.strings.map(Number).join('');
  }
}
