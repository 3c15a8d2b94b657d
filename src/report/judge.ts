// A grid against what an outlet accepts: each rule it breaks, with the figure that breaks it.

import { type Slot, slotsThrough } from '../layout/layout.ts';
import { shortName } from '../layout/slot-names.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Form } from './form.ts';
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

/** Slots named in one fault; the rest are counted. */
const NAMED_SLOTS = 6;

/** What the profile says; `also` are faults found elsewhere. */
export function judge(
  puzzle: Puzzle,
  form: Form,
  profile: Profile,
  also: readonly string[] = [],
): Verdict {
  const faults = [
    ...sizeFaults(form, profile),
    ...blockFaults(form, profile),
    ...lengthFaults(puzzle, profile),
    ...symmetryFaults(form, profile),
    ...checkingFaults(puzzle, form, profile.checking),
    ...(form.pieces > 1 ? [`in ${form.pieces} pieces, not in one`] : []),
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

function lengthFaults({ layout }: Puzzle, { minLength }: Profile): string[] {
  const short = layout.slots.filter(({ cells }) => cells.length < minLength);
  return short.length === 0 ? [] : [`under ${minLength} letters: ${named(short)}`];
}

function symmetryFaults({ symmetry }: Form, { symmetries }: Profile): string[] {
  if (symmetries.length === 0 || symmetries.some((each) => symmetry.includes(each))) return [];
  return [`no symmetry by ${symmetries.join(', ').replace(/, ([^,]*)$/, ' or $1')}`];
}

function checkingFaults(puzzle: Puzzle, form: Form, checking: Checking): string[] {
  const faults = form.isolated > 0 ? [`cells in no entry: ${form.isolated}`] : [];
  if (checking.kind === 'all') {
    return form.unchecked > 0 ? [...faults, `unchecked cells: ${form.unchecked}`] : faults;
  }
  const { rounding, maxRun, runAtEnds } = checking;
  const through = slotsThrough(puzzle.layout);
  const marks = puzzle.layout.slots.map((slot) => ({
    slot,
    isChecked: slot.cells.map((cell) => through[cell]!.length > 1),
  }));
  const tell = (broken: (isChecked: readonly boolean[]) => boolean, what: string): void => {
    const slots = marks.filter(({ isChecked }) => broken(isChecked)).map(({ slot }) => slot);
    if (slots.length > 0) faults.push(`${what}: ${named(slots)}`);
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

function named(slots: readonly Slot[]): string {
  const names = slots.slice(0, NAMED_SLOTS).map(shortName);
  const rest = slots.length - names.length;
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ');
}
