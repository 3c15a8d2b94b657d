// Judges a fill against its layout, its givens and a word list, knowing nothing of how it was found:
// it reads entry by entry as a person would, and never imports the search.

import { lettersOf } from '../base/letters.ts';
import { placeOf, slotsThrough } from '../layout/layout.ts';
import { slotName } from '../layout/slot-names.ts';
import {
  answerAt,
  contentsAt,
  entryAt,
  isGiven,
  isRebus,
  type Puzzle,
  patternText,
} from '../puzzle/puzzle.ts';
import { clashOf, type StemOf } from '../words/language/clash.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { clashesIn, clashingUnder, hasClashes } from './clashes-in.ts';
import { RuleJudge } from './rule-judge.ts';
import type { Rules } from './rules.ts';

/** How faults show an open cell. */
const OPEN = '_';

export interface VerifyOptions {
  /** The same word may stand in a grid more than once. Default false. */
  readonly allowRepeats?: boolean;
  /** Entries may have open cells; only whole ones are judged. Default false. */
  readonly partial?: boolean;
  /** A word that is in no list is no fault. Default false. */
  readonly anyWord?: boolean;
  /** What else the fill has to obey. */
  readonly rules?: Rules;
  /** The stem of a word, for rules on duplicates by stem. */
  readonly stemOf?: StemOf;
}

/**
 * What is wrong with a fill, a sentence each; nothing if it is right: givens are where they were
 * given, others hold a letter each, or a string that rules ask for, every slot's cells hold a word of the list (or were all given), no word stands twice
 * (unless allowed, or both were given), a cell of no slot is as it was, and rules are obeyed; only a
 * slot that they do not ask to fill may be open, and some word that may stand there fits it.
 */
export function verify(puzzle: Puzzle, words: WordList, options: VerifyOptions = {}): string[] {
  const { layout, givens, cells } = puzzle;
  const { cellCount, slots } = layout;
  if (cells.length !== cellCount) return [`the fill has ${cells.length} cells, not ${cellCount}`];
  const faults: string[] = [];
  const tell = (cell: number, fault: string): void => {
    const { row, column } = placeOf(layout, cell);
    faults.push(`row ${row}, column ${column}: ${fault}`);
  };
  const through = slotsThrough(layout);
  cells.forEach((content, cell) => {
    const given = givens[cell];
    if (given !== undefined && content !== given) tell(cell, `${given} became ${content ?? OPEN}`);
    if (given === undefined && content !== undefined && through[cell]!.length === 0) {
      tell(cell, `${content} stands in a cell of no slot`);
    }
  });

  const { rules, stemOf, allowRepeats = false } = options;
  const severals = cells.flatMap((content, cell) =>
    isRebus(content) && givens[cell] === undefined ? [{ content, cell }] : [],
  );
  const forbidden = clashingUnder(rules?.duplicates ?? [], allowRepeats, 'forbid');
  const judge = rules && new RuleJudge(puzzle, words, rules);
  for (const { content, cell } of severals) {
    const isAsked = judge?.mayHold(cell, content) ?? options.anyWord === true;
    if (!isAsked) tell(cell, `${content} are several letters`);
  }
  const complete: string[] = [];
  const open: number[] = [];
  const firstUse = new Map<string, { name: string; given: boolean }>();
  for (const [index, slot] of slots.entries()) {
    const letters = entryAt(puzzle, slot);
    const name = slotName(slot);
    if (letters === undefined) {
      if (options.partial === true) continue;
      const pattern = patternText(contentsAt(cells, slot), OPEN);
      if (judge?.mayStayOpen(index) !== true) faults.push(`${name}: ${pattern} is not filled`);
      else open.push(index);
      continue;
    }
    const entry = letters.join('');
    const given = isGiven(puzzle, slot);
    complete.push(entry);
    const isWord = options.anyWord === true || words.scoreOf(letters) !== undefined;
    if (!given && !isWord && judge?.brings(index, entry) !== true) {
      faults.push(`${name}: ${entry} is not in the list`);
    }
    for (const fault of judge?.entryFaults(index, letters) ?? []) {
      faults.push(`${name}: ${fault}`);
    }
    const earlier = firstUse.get(entry);
    if (earlier === undefined) firstUse.set(entry, { name, given });
    else if (forbidden.word && !(given && earlier.given)) {
      faults.push(`${name}: ${entry} stands at ${earlier.name} already`);
    }
  }
  const mayStand = (letters: readonly string[]): boolean =>
    complete.every((entry) => clashOf(letters, lettersOf(entry), forbidden, stemOf) === undefined);
  for (const index of open) {
    if (judge!.isFillable(index, mayStand)) continue;
    const pattern = patternText(contentsAt(cells, slots[index]!), OPEN);
    faults.push(`${slotName(slots[index]!)}: no word fits ${pattern}`);
  }
  if (hasClashes(forbidden)) {
    for (const { kind, slots: pair } of clashesIn(puzzle, { ...forbidden, word: false }, stemOf)) {
      const [a, b] = pair.map(
        (slot) => `${slotName(slots[slot]!)} ${answerAt(puzzle, slots[slot]!)}`,
      );
      faults.push(`${a} and ${b} are too alike (${kind})`);
    }
  }
  faults.push(...(judge?.gridFaults(complete, options.partial) ?? []));
  return faults;
}
