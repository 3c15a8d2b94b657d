// Judges a fill against its template and word list, knowing nothing of how it was found: it reads
// the grid row by row as a person would, and never imports the search.

import { entryAt, isGiven, type Puzzle } from '../grid/puzzle.ts';
import { findSlots, slotName } from '../grid/slots.ts';
import { BLOCK, OPEN } from '../grid/template.ts';
import type { StemOf } from '../words/language/clash.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { clashesIn, clashingUnder, hasClashes } from './clashes-in.ts';
import { RuleJudge } from './rule-judge.ts';
import type { Rules } from './rules.ts';

export interface VerifyOptions {
  /** The same word may stand in a grid more than once. Default false. */
  readonly allowRepeats?: boolean;
  /** Entries may have open cells; only whole ones are judged. Default false. */
  readonly partial?: boolean;
  /** What else the fill has to obey. */
  readonly rules?: Rules;
  /** The stem of a word, for rules on duplicates by stem. */
  readonly stemOf?: StemOf;
}

/**
 * What is wrong with a fill, a sentence each; nothing if it is right: blocks and givens are where
 * the template has them, every slot's cells hold a word of the list (or were all given), no word
 * stands twice (unless allowed, or both were given), a cell of no slot is as it was, and rules are
 * obeyed; only a slot that they do not ask to fill may be open.
 */
export function verify(puzzle: Puzzle, words: WordList, options: VerifyOptions = {}): string[] {
  const { template, cells } = puzzle;
  const faults: string[] = [];
  const placeOf = (cell: number): string =>
    `row ${Math.floor(cell / template.width) + 1}, column ${(cell % template.width) + 1}`;
  const slots = findSlots(template);
  const inSlot = new Uint8Array(template.cells.length);
  for (const slot of slots) for (const cell of slot.cells) inSlot[cell] = 1;
  if (cells.length !== template.cells.length) {
    return [`the fill has ${cells.length} cells, the template ${template.cells.length}`];
  }
  cells.forEach((cell, i) => {
    const wanted = template.cells[i]!;
    const isOpen = wanted === OPEN;
    if (!isOpen && cell !== wanted) faults.push(`${placeOf(i)}: ${wanted} became ${cell}`);
    if (isOpen && cell === BLOCK) faults.push(`${placeOf(i)}: an open cell became a block`);
    if (isOpen && cell !== OPEN && cell !== BLOCK && inSlot[i] === 0) {
      faults.push(`${placeOf(i)}: ${cell} stands in a cell of no slot`);
    }
  });

  const { rules, stemOf, allowRepeats = false } = options;
  const forbidden = clashingUnder(rules?.duplicates ?? [], allowRepeats, 'forbid');
  const judge = rules && new RuleJudge({ ...puzzle, slots }, words, rules);
  const complete: string[] = [];
  const firstUse = new Map<string, { name: string; given: boolean }>();
  for (const [index, slot] of slots.entries()) {
    const letters = slot.cells.map((cell) => cells[cell]!);
    const entry = entryAt(puzzle, slot);
    const name = slotName(slot);
    const given = isGiven(template, slot);
    if (letters.includes(OPEN)) {
      if (options.partial === true) continue;
      if (judge?.mayStayOpen(index) !== true) faults.push(`${name}: ${entry} is not filled`);
      else if (!judge.isFillable(index)) faults.push(`${name}: no word fits ${entry}`);
      continue;
    }
    complete.push(entry);
    if (!given && words.scoreOf(letters) === undefined && judge?.brings(index, entry) !== true) {
      faults.push(`${name}: ${entry} is not in the list`);
    }
    for (const fault of judge?.entryFaults(index, entry, given) ?? []) {
      faults.push(`${name}: ${fault}`);
    }
    const earlier = firstUse.get(entry);
    if (earlier === undefined) firstUse.set(entry, { name, given });
    else if (forbidden.word && !(given && earlier.given)) {
      faults.push(`${name}: ${entry} stands at ${earlier.name} already`);
    }
  }
  const whole = { ...puzzle, slots };
  if (hasClashes(forbidden)) {
    for (const { kind, slots: pair } of clashesIn(whole, { ...forbidden, word: false }, stemOf)) {
      const [a, b] = pair.map(
        (slot) => `${slotName(slots[slot]!)} ${entryAt(whole, slots[slot]!)}`,
      );
      faults.push(`${a} and ${b} are too alike (${kind})`);
    }
  }
  faults.push(...(judge?.gridFaults(complete, options.partial) ?? []));
  return faults;
}
