// Judges a fill against its template and word list, knowing nothing of how it was found: it reads
// the grid row by row as a person would, and never imports the search.

import { entryAt, isGiven, type Puzzle } from '../grid/puzzle.ts';
import { findSlots, slotName } from '../grid/slots.ts';
import { BLOCK, OPEN } from '../grid/template.ts';
import type { WordList } from '../words/word-list.ts';

export interface VerifyOptions {
  /** The same word may stand in a grid more than once. Default false. */
  readonly allowRepeats?: boolean;
  /** Entries may have open cells; only whole ones are judged. Default false. */
  readonly partial?: boolean;
}

/**
 * What is wrong with a fill, a sentence each; nothing if it is right: blocks and givens are where
 * the template has them, every slot's cells hold a word of the list (or were all given), no word
 * stands twice (unless allowed, or both were given), and a cell of no slot is as it was.
 */
export function verify(puzzle: Puzzle, words: WordList, options: VerifyOptions = {}): string[] {
  const { template, cells } = puzzle;
  const faults: string[] = [];
  const slots = findSlots(template);
  const inSlot = new Set(slots.flatMap((slot) => slot.cells));
  if (cells.length !== template.cells.length) {
    return [`the fill has ${cells.length} cells, the template ${template.cells.length}`];
  }
  cells.forEach((cell, i) => {
    const wanted = template.cells[i]!;
    const place = `row ${Math.floor(i / template.width) + 1}, column ${(i % template.width) + 1}`;
    if (wanted !== OPEN && cell !== wanted) faults.push(`${place}: ${wanted} became ${cell}`);
    if (wanted === OPEN && cell === BLOCK) faults.push(`${place}: an open cell became a block`);
    if (wanted === OPEN && cell !== OPEN && cell !== BLOCK && !inSlot.has(i)) {
      faults.push(`${place}: ${cell} stands in a cell of no slot`);
    }
  });

  const firstUse = new Map<string, { name: string; given: boolean }>();
  for (const slot of slots) {
    const letters = slot.cells.map((cell) => cells[cell]!);
    const entry = entryAt(puzzle, slot);
    const name = slotName(slot);
    const given = isGiven(template, slot);
    if (letters.includes(OPEN)) {
      if (options.partial !== true) faults.push(`${name}: ${entry} is not filled`);
      continue;
    }
    if (!given && words.scoreOf(letters) === undefined) {
      faults.push(`${name}: ${entry} is not in the list`);
    }
    const earlier = firstUse.get(entry);
    if (earlier === undefined) firstUse.set(entry, { name, given });
    else if (!options.allowRepeats && !(given && earlier.given)) {
      faults.push(`${name}: ${entry} stands at ${earlier.name} already`);
    }
  }
  return faults;
}
