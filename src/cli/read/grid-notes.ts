// Notes on one grid before it is filled: given entries that no list has, or that the choice of words leaves out; that
// there is nothing to fill, or no word left to fill it with.

import type { Filler } from '../../fill/filler.ts';
import { entriesLeftOut, entriesNotInList } from '../../inspect/entries-left-out.ts';
import { shortName } from '../../layout/slot-names.ts';
import { themeKept } from '../../problem/puzzle-under-rules.ts';
import { answerAt, isGiven, type Puzzle } from '../../puzzle/puzzle.ts';
import type { GridNote } from '../../say/inputs.ts';
import type { Rules } from '../../verify/rules.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';
import type { InputGrid, Inputs } from './inputs.ts';
import { leavesOut } from './words-of-rules.ts';

/** Of a grid that is to be filled. */
export function gridNotes(
  { name: grid, puzzle }: InputGrid,
  filler: Filler,
  inputs: Inputs,
): GridNote[] {
  const { blank } = filler;
  return [
    ...unlistedGivens(grid, blank, inputs),
    ...givensLeftOut(grid, blank, inputs),
    ...(filler.whole.conflict === undefined
      ? nothingOpen(grid, puzzle, blank, inputs)
      : emptiedLengths(grid, blank, inputs)),
  ];
}

/** Theme answers that stay, although what is asked would free them. */
export function themeNotes(
  grid: string,
  puzzle: Puzzle,
  rules: Rules,
  words: WordList,
): GridNote[] {
  const entries = themeKept(puzzle, rules, words).map((index) => {
    const slot = puzzle.layout.slots[index]!;
    return { answer: answerAt(puzzle, slot) ?? '', slot: shortName(slot) };
  });
  return entries.length === 0 ? [] : [{ kind: 'theme-kept', grid, entries }];
}

/** Given entries that are in no list; they stay. One that is excluded by name is reported as that. */
function unlistedGivens(grid: string, blank: Puzzle, { chosen }: Inputs): GridNote[] {
  const leftOut = new Set(entriesLeftOut(blank, chosen.statusOf).map(({ answer }) => answer));
  const unlisted = entriesNotInList(blank, chosen.listed);
  const entries = unlisted.filter(({ answer }) => !leftOut.has(answer));
  return entries.length === 0 ? [] : [{ kind: 'unlisted-givens', grid, entries }];
}

/** Given entries that the choice of words leaves out; they stay as well. */
export function givensLeftOut(
  grid: string,
  blank: Puzzle,
  { chosen }: Pick<Inputs, 'chosen'>,
): GridNote[] {
  const entries = entriesLeftOut(blank, chosen.statusOf).map(({ slot, ...entry }) => {
    return { ...entry, slot: shortName(blank.layout.slots[slot]!) };
  });
  return entries.length === 0 ? [] : [{ kind: 'givens-left-out', grid, entries }];
}

/** That a grid has no entries, or that it is full, so that rules change nothing. */
function nothingOpen(
  grid: string,
  read: Puzzle,
  blank: Puzzle,
  { choice, options }: Inputs,
): GridNote[] {
  const { slots } = blank.layout;
  if (slots.length === 0) return [{ kind: 'no-entries', grid }];
  const isRuled = options.rules !== undefined || leavesOut(choice);
  const isUnchanged = blank.cells.every((content, cell) => content === read.cells[cell]);
  return isRuled && isUnchanged && slots.every((slot) => isGiven(blank, slot))
    ? [{ kind: 'all-given', grid }]
    : [];
}

/** Lengths of which no word is left, though the lists have some. What a floor leaves is not counted here. */
export function emptiedLengths(
  grid: string,
  blank: Puzzle,
  { words, choice }: Pick<Inputs, 'words' | 'choice'>,
): GridNote[] {
  if (!leavesOut(choice)) return [];
  const open = blank.layout.slots.filter((slot) => !isGiven(blank, slot));
  const lengths = [...new Set(open.map(({ cells }) => cells.length))]
    .filter((length) => words.unfloored.table(length).count === 0)
    .filter((length) => words.known.table(length).count > 0);
  const sorted = lengths.sort((a, b) => a - b);
  return sorted.length === 0 ? [] : [{ kind: 'emptied-lengths', grid, lengths: sorted }];
}
