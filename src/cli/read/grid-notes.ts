// What is told of one grid before it is filled, a line each at most: of given entries that no list has, or that are
// left out; that there is nothing to fill, or nothing left to fill it with.

import { someOf } from '../../base/phrases.ts';
import type { Filler } from '../../fill/filler.ts';
import { entriesLeftOut } from '../../inspect/entries-left-out.ts';
import { entriesNotInList } from '../../inspect/not-in-list.ts';
import { shortName, slotName } from '../../layout/slot-names.ts';
import { entryAt, isGiven, type Puzzle } from '../../puzzle/puzzle.ts';
import { whyEntryOut } from '../../say/words.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';
import type { Log } from '../world/log.ts';
import { leavesOut } from './excluded.ts';
import type { Inputs } from './read-inputs.ts';

/** Of more, it is told how many. */
const NAMED_ENTRIES = 8;

/** All that is told of a grid that is to be filled. */
export function tellOfGrid(name: string, filler: Filler, inputs: Inputs, log: Log): void {
  const { blank } = filler;
  const { chosen, choice, options } = inputs;
  tellOfGivens(name, blank, inputs, log);
  tellOfLeftOut(name, blank, inputs, log);
  const isRuled = options.rules !== undefined || leavesOut(choice);
  if (filler.whole.conflict === undefined) tellOfNothingOpen(name, blank, isRuled, log);
  else tellOfEmptied(name, blank, inputs, log);
  if (log.verbosity !== 'verbose') return;
  for (const detail of details(name, blank, chosen.listed)) log.detail(detail);
}

/** Tells of given entries that stand in no list; they stay. Of one that is left out by name, that is told. */
function tellOfGivens(
  name: string,
  blank: Puzzle,
  { chosen }: Pick<Inputs, 'chosen'>,
  log: Log,
): void {
  if (log.verbosity === 'quiet') return;
  const leftOut = new Set(entriesLeftOut(blank, chosen.statusOf).map(({ answer }) => answer));
  const strange = entriesNotInList(blank, chosen.listed).filter(
    ({ answer }) => !leftOut.has(answer),
  );
  if (strange.length === 0) return;
  const named = strange.map(({ slot, answer }) => `${answer} ${slot}`);
  log.note(`${name}: given and in no list: ${someOf(named, NAMED_ENTRIES)}`);
}

/** Tells of given entries that the choice of words leaves out; they stay as well. */
export function tellOfLeftOut(
  name: string,
  blank: Puzzle,
  { chosen }: Pick<Inputs, 'chosen'>,
  log: Log,
): void {
  const leftOut = entriesLeftOut(blank, chosen.statusOf);
  if (leftOut.length === 0) return;
  const named = leftOut.map(({ slot, answer, reason }) => {
    return `${answer} ${shortName(blank.layout.slots[slot]!)} ${whyEntryOut(reason)}`;
  });
  log.note(`${name}: given, and so they stay: ${someOf(named, NAMED_ENTRIES, '; ')}`);
}

/** Tells that a grid has no entries, or that rules have no say in one that is full. */
function tellOfNothingOpen(name: string, blank: Puzzle, isRuled: boolean, log: Log): void {
  const { slots } = blank.layout;
  if (slots.length === 0) log.note(`${name}: no entry is in it: there is nothing to fill`);
  else if (isRuled && slots.every((slot) => isGiven(blank, slot))) {
    const anew = '--free, --lock or --change least fill it anew';
    log.note(`${name}: every entry is given, so it stays as it is; ${anew}`);
  }
}

/** Tells of lengths of which no word is left, where the lists have some: floors tell by themselves. */
export function tellOfEmptied(
  name: string,
  blank: Puzzle,
  { words, choice }: Pick<Inputs, 'words' | 'choice'>,
  log: Log,
): void {
  if (!leavesOut(choice)) return;
  const open = blank.layout.slots.filter((slot) => !isGiven(blank, slot));
  const lengths = new Set(open.map(({ cells }) => cells.length));
  const emptied = [...lengths].filter(
    (length) => words.unfloored.table(length).count === 0 && words.known.table(length).count > 0,
  );
  if (emptied.length === 0) return;
  const named = emptied.sort((a, b) => a - b).join(', ');
  log.note(`${name}: every word of ${named} letters is left out, by name or by its tags`);
}

/** What a template has. */
function details(name: string, blank: Puzzle, words: WordList): string[] {
  const { slots, geometry } = blank.layout;
  const lengths = slots.map((slot) => slot.cells.length);
  const shortest = lengths.reduce((least, length) => Math.min(least, length), Number.MAX_VALUE);
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  const range = `of ${shortest} to ${longest} cells`;
  const size = `${geometry.width} columns, ${geometry.height} rows, ${slots.length} slots`;
  const told = [`${name}: ${size}${slots.length > 0 ? ` ${range}` : ''}`];
  for (const slot of slots.filter((each) => isGiven(blank, each))) {
    const letters = entryAt(blank, slot)!;
    if (words.scoreOf(letters) === undefined) continue;
    told.push(
      `${name}: ${slotName(slot)} ${letters.join('')} is given in full, and in the word list`,
    );
  }
  return told;
}
