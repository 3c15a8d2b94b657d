// A grid against what an outlet accepts: each rule it breaks, with the figure that breaks it.

import { counted, listed, someOf } from '../base/phrases.ts';
import { cellName } from '../layout/cell-names.ts';
import { type CellPlace, placeOf, type Slot, slotsThrough } from '../layout/layout.ts';
import { shortName } from '../layout/slot-names.ts';
import { blocksAgainst } from '../layout/symmetry.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Form } from './form.ts';
import { piecesOf } from './pieces.ts';
import type { Checking, Profile } from './profiles.ts';
import { repeatedGivens } from './repeated-givens.ts';

export interface Verdict {
  readonly profile: string;
  readonly title: string;
  readonly source: string;
  readonly accepts: boolean;
  /** Why it would be rejected, a sentence each. */
  readonly faults: readonly string[];
}

/** Names of slots and cells, some of them if they are many. */
interface Named {
  readonly slots: (slots: readonly Slot[]) => string;
  readonly cells: (cells: readonly CellPlace[]) => string;
}

/** Slots and cells named in one fault; the rest are counted. */
const NAMED_IN_FAULT = 6;

/** How many to name, of a report that is `full` all. */
export function namedIn(full: boolean): number {
  return full ? Number.POSITIVE_INFINITY : NAMED_IN_FAULT;
}

/** What the profile says; `also` are faults found elsewhere. A fault names so many slots or cells at most. */
export function judge(
  puzzle: Puzzle,
  form: Form,
  profile: Profile,
  also: readonly string[] = [],
  most = NAMED_IN_FAULT,
): Verdict {
  const named: Named = {
    slots: (slots) => someOf(slots.map(shortName), most),
    cells: (cells) => someOf(cells.map(cellName), most),
  };
  const faults = [
    ...(form.weave === null ? [] : ['a weave, not a grid of rows and columns']),
    ...sizeFaults(form, profile),
    ...blockFaults(form, profile),
    ...lengthFaults(puzzle, profile, named),
    ...symmetryFaults(puzzle, form, profile, named),
    ...checkingFaults(puzzle, form, profile.checking, named),
    ...(form.pieces > 1 ? [pieceFault(puzzle, named)] : []),
    ...repeatedGivens(puzzle).map(({ answer, slots }) => `${answer} at ${slots.join(' and ')}`),
    ...also,
  ];
  const { name, title, source } = profile;
  return { profile: name, title, source, accepts: faults.length === 0, faults };
}

function sizeFaults({ width, height, entries }: Form, { sizes, maxEntries }: Profile): string[] {
  const faults: string[] = [];
  if (sizes !== undefined && !sizes.some(([w, h]) => w === width && h === height)) {
    const wanted = sizes.map(([w, h]) => `${w} x ${h}`).join(' or ');
    faults.push(`${width} x ${height}, not ${wanted}`);
  }
  if (entries === 0) faults.push('no entries');
  if (maxEntries !== undefined && entries > maxEntries) {
    faults.push(`${entries} entries, at most ${maxEntries}`);
  }
  return faults;
}

function blockFaults(
  { width, height, blocks, blockShare }: Form,
  { maxBlocks, maxBlockShare }: Profile,
): string[] {
  const faults: string[] = [];
  if (maxBlocks !== undefined && blocks > maxBlocks) {
    faults.push(`${blocks} blocks, at most ${maxBlocks}`);
  }
  // Outlets round up: a sixth of 225 cells is 38 blocks to them.
  const most = Math.ceil(width * height * (maxBlockShare ?? 1));
  if (maxBlockShare !== undefined && blocks > most) {
    const share = (100 * blockShare).toFixed(1);
    faults.push(`${blocks} blocks, ${share} % of the cells, at most ${most}`);
  }
  return faults;
}

function lengthFaults({ layout }: Puzzle, { minLength }: Profile, named: Named): string[] {
  const short = layout.slots.filter(({ cells }) => cells.length < minLength);
  return short.length === 0 ? [] : [`under ${minLength} letters: ${named.slots(short)}`];
}

function symmetryFaults(
  { layout }: Puzzle,
  { symmetry }: Form,
  { symmetries }: Profile,
  named: Named,
): string[] {
  if (symmetry === null || symmetries.length === 0) return [];
  if (symmetries.some((each) => symmetry.includes(each))) return [];
  const fault = `no symmetry by ${listed(symmetries, 'or')}`;
  const nearest = symmetries
    .map((each) => ({ each, against: blocksAgainst(layout, each) ?? [] }))
    .filter(({ against }) => against.length > 0)
    .sort((a, b) => a.against.length - b.against.length)[0];
  if (nearest === undefined) return [fault];
  const { each, against } = nearest;
  const blocks = `${named.cells(against)} ${against.length === 1 ? 'lacks' : 'lack'} a block`;
  return [`${fault}: by ${each}, ${blocks} opposite`];
}

/** Each part by its size and its first cell. */
function pieceFault({ layout }: Puzzle, named: Named): string {
  const pieces = piecesOf(layout).first.map(
    ({ cell, size }) => `${counted(size, 'cell')} from ${named.cells([placeOf(layout, cell)])}`,
  );
  return `in ${pieces.length} pieces, not in one: ${someOf(pieces, NAMED_IN_FAULT)}`;
}

function checkingFaults(
  { layout }: Puzzle,
  form: Form,
  checking: Checking,
  named: Named,
): string[] {
  const through = slotsThrough(layout);
  const inEntries = (count: number): string => {
    const cells = [...through.keys()].filter((cell) => through[cell]!.length === count);
    return `${cells.length}: ${named.cells(cells.map((cell) => placeOf(layout, cell)))}`;
  };
  const faults = form.isolated > 0 ? [`cells in no entry: ${inEntries(0)}`] : [];
  if (checking.kind === 'all') {
    return form.unchecked > 0 ? [...faults, `unchecked cells: ${inEntries(1)}`] : faults;
  }
  const { rounding, maxRun, runAtEnds } = checking;
  const marks = layout.slots.map((slot) => ({
    slot,
    isChecked: slot.cells.map((cell) => through[cell]!.length > 1),
  }));
  const tell = (broken: (isChecked: readonly boolean[]) => boolean, what: string): void => {
    const slots = marks.filter(({ isChecked }) => broken(isChecked)).map(({ slot }) => slot);
    if (slots.length > 0) faults.push(`${what}: ${named.slots(slots)}`);
  };
  tell((isChecked) => {
    const half = isChecked.length / 2;
    const least = rounding === 'up' ? Math.ceil(half) : Math.floor(half);
    return isChecked.filter(Boolean).length < least;
  }, 'fewer than half of the letters checked');
  tell(
    (isChecked) => longestRun(isChecked) > maxRun,
    `more than ${maxRun} unchecked letters in a row`,
  );
  if (!runAtEnds) {
    tell((isChecked) => {
      const unchecked = (a: number, b: number): boolean => !isChecked.at(a) && !isChecked.at(b);
      return unchecked(0, 1) || unchecked(-1, -2);
    }, 'two unchecked letters at an end');
  }
  return faults;
}

function longestRun(isChecked: readonly boolean[]): number {
  let longest = 0;
  let run = 0;
  for (const checked of isChecked) {
    run = checked ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}
