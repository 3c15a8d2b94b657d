// A grid against what an outlet accepts: each rule it breaks, with the figure that breaks it.

import { type CellPlace, placeOf, slotsThrough } from '../layout/layout.ts';
import { shortName } from '../layout/slot-names.ts';
import { blocksAgainst, type Symmetry } from '../layout/symmetry.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { type RepeatedGiven, repeatedGivens } from './clashes.ts';
import type { GridForm } from './form.ts';
import { piecesOf } from './pieces.ts';
import type { Checking, Profile } from './profiles.ts';

export interface OutletVerdict {
  readonly profile: string;
  readonly title: string;
  readonly source: string;
  readonly accepts: boolean;
  /** Why it would be rejected. */
  readonly faults: readonly GridFault[];
}

/** What an outlet would not take; slots by their short names. `say/verdicts.ts` has the sentences. */
export type GridFault =
  | { readonly kind: 'weave' | 'no-entries' }
  | {
      readonly kind: 'size';
      readonly width: number;
      readonly height: number;
      readonly sizes: NonNullable<Profile['sizes']>;
    }
  | { readonly kind: 'entries' | 'blocks'; readonly count: number; readonly most: number }
  /** `share` of all cells, 0 to 1. */
  | {
      readonly kind: 'block-share';
      readonly count: number;
      readonly share: number;
      readonly most: number;
    }
  | { readonly kind: 'short'; readonly least: number; readonly slots: readonly string[] }
  /** None of the symmetries wanted; blocks that lack one opposite by the nearest of them. */
  | {
      readonly kind: 'symmetry';
      readonly wanted: readonly Symmetry[];
      readonly nearest:
        | { readonly symmetry: Symmetry; readonly against: readonly CellPlace[] }
        | undefined;
    }
  | { readonly kind: 'isolated' | 'unchecked'; readonly cells: readonly CellPlace[] }
  /** Entries with fewer than half of their letters checked, with too many unchecked in a row, or two at an end. */
  | { readonly kind: 'half-checked' | 'unchecked-ends'; readonly slots: readonly string[] }
  | { readonly kind: 'unchecked-run'; readonly most: number; readonly slots: readonly string[] }
  /** Each part by its size and its first cell. */
  | {
      readonly kind: 'pieces';
      readonly pieces: readonly (CellPlace & { readonly size: number })[];
    }
  | ({ readonly kind: 'repeated' } & RepeatedGiven)
  | { readonly kind: 'unfilled'; readonly entries: number };

/** What the profile says; `also` are faults found elsewhere. */
export function judge(
  puzzle: Puzzle,
  form: GridForm,
  profile: Profile,
  also: readonly GridFault[] = [],
): OutletVerdict {
  const faults: GridFault[] = [
    ...(form.weave === null ? [] : [{ kind: 'weave' } as const]),
    ...sizeFaults(form, profile),
    ...blockFaults(form, profile),
    ...lengthFaults(puzzle, profile),
    ...symmetryFaults(puzzle, form, profile),
    ...checkingFaults(puzzle, form, profile.checking),
    ...(form.pieces > 1 ? [pieceFault(puzzle)] : []),
    ...repeatedGivens(puzzle).map((each) => ({ kind: 'repeated', ...each }) as const),
    ...also,
  ];
  const { name, title, source } = profile;
  return { profile: name, title, source, accepts: faults.length === 0, faults };
}

function sizeFaults(
  { width, height, entries }: GridForm,
  { sizes, maxEntries }: Profile,
): GridFault[] {
  const faults: GridFault[] = [];
  if (sizes !== undefined && !sizes.some(([w, h]) => w === width && h === height)) {
    faults.push({ kind: 'size', width, height, sizes });
  }
  if (entries === 0) faults.push({ kind: 'no-entries' });
  if (maxEntries !== undefined && entries > maxEntries) {
    faults.push({ kind: 'entries', count: entries, most: maxEntries });
  }
  return faults;
}

function blockFaults(
  { width, height, blocks, blockShare }: GridForm,
  { maxBlocks, maxBlockShare }: Profile,
): GridFault[] {
  const faults: GridFault[] = [];
  if (maxBlocks !== undefined && blocks > maxBlocks) {
    faults.push({ kind: 'blocks', count: blocks, most: maxBlocks });
  }
  // Outlets round up: a sixth of 225 cells is 38 blocks to them.
  const most = Math.ceil(width * height * (maxBlockShare ?? 1));
  if (maxBlockShare !== undefined && blocks > most) {
    faults.push({ kind: 'block-share', count: blocks, share: blockShare, most });
  }
  return faults;
}

function lengthFaults({ layout }: Puzzle, { minLength }: Profile): GridFault[] {
  const short = layout.slots.filter(({ cells }) => cells.length < minLength);
  return short.length === 0
    ? []
    : [{ kind: 'short', least: minLength, slots: short.map(shortName) }];
}

function symmetryFaults(
  { layout }: Puzzle,
  { symmetry }: GridForm,
  { symmetries: wanted }: Profile,
): GridFault[] {
  if (symmetry === null || wanted.length === 0) return [];
  if (wanted.some((each) => symmetry.includes(each))) return [];
  const nearest = wanted
    .map((symmetry) => ({ symmetry, against: blocksAgainst(layout, symmetry) ?? [] }))
    .filter(({ against }) => against.length > 0)
    .sort((a, b) => a.against.length - b.against.length)[0];
  return [{ kind: 'symmetry', wanted, nearest }];
}

function pieceFault({ layout }: Puzzle): GridFault {
  const pieces = piecesOf(layout).first.map(({ cell, size }) => ({
    ...placeOf(layout, cell),
    size,
  }));
  return { kind: 'pieces', pieces };
}

function checkingFaults({ layout }: Puzzle, form: GridForm, checking: Checking): GridFault[] {
  const through = slotsThrough(layout);
  const cellsIn = (count: number): CellPlace[] =>
    [...through.keys()]
      .filter((cell) => through[cell]!.length === count)
      .map((cell) => placeOf(layout, cell));
  const faults: GridFault[] = [];
  if (form.isolated > 0) faults.push({ kind: 'isolated', cells: cellsIn(0) });
  if (checking.kind === 'all') {
    if (form.unchecked > 0) faults.push({ kind: 'unchecked', cells: cellsIn(1) });
    return faults;
  }
  const { rounding, maxRun, runAtEnds } = checking;
  const marks = layout.slots.map((slot) => ({
    slot,
    isChecked: slot.cells.map((cell) => through[cell]!.length > 1),
  }));
  const slotsThat = (isBroken: (isChecked: readonly boolean[]) => boolean): string[] =>
    marks.filter(({ isChecked }) => isBroken(isChecked)).map(({ slot }) => shortName(slot));
  const half = slotsThat((isChecked) => {
    const half = isChecked.length / 2;
    const least = rounding === 'up' ? Math.ceil(half) : Math.floor(half);
    return isChecked.filter(Boolean).length < least;
  });
  if (half.length > 0) faults.push({ kind: 'half-checked', slots: half });
  const runs = slotsThat((isChecked) => longestRun(isChecked) > maxRun);
  if (runs.length > 0) faults.push({ kind: 'unchecked-run', most: maxRun, slots: runs });
  if (runAtEnds) return faults;
  const ends = slotsThat((isChecked) => {
    const unchecked = (a: number, b: number): boolean => !isChecked.at(a) && !isChecked.at(b);
    return unchecked(0, 1) || unchecked(-1, -2);
  });
  if (ends.length > 0) faults.push({ kind: 'unchecked-ends', slots: ends });
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
