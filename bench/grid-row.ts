// One row of the table: all runs of one grid with one list. One contestant is shown with all that it
// counted, several side by side with the ratio of the first to each other.

import { countedMs, isDecided, isFaulty, type Run, STATUS_LETTER } from './run-record.ts';
import { maximum, median } from './statistics.ts';
import { type Column, formatMegabytes, formatMs, formatRatio } from './table.ts';

const FIGURE_WIDTH = 7;
/** Of the letters, one a seed; more are cut off. */
const MOST_LETTERS = 20;
/** Of a fault; all of it is in the JSON. */
const NOTE_LENGTH = 300;

interface Figure {
  readonly title: string;
  readonly of: (run: Run) => number | undefined;
  readonly format: (value: number) => string;
}

const count = (value: number): string => value.toFixed(0);
const FIGURES: readonly Figure[] = [
  { title: 'nodes', of: ({ counters }) => counters?.nodes, format: count },
  { title: 'backtracks', of: ({ counters }) => counters?.backtracks, format: count },
  { title: 'restarts', of: ({ counters }) => counters?.restarts, format: count },
  { title: 'load', of: ({ load }) => load?.cpuMs, format: formatMs },
  { title: 'index', of: ({ index }) => index?.cpuMs, format: formatMs },
  { title: 'MB', of: ({ peakBytes }) => peakBytes, format: formatMegabytes },
  { title: 'fills', of: ({ fills }) => fills, format: count },
];

/** The columns of a table of these grids, over contestants of these names. */
export function columnsFor(
  grids: readonly string[],
  names: readonly string[],
  seeds: number,
): Column[] {
  const width = Math.min(seeds, MOST_LETTERS);
  const figures = (titles: string[]) => titles.map((title) => ({ title, width: FIGURE_WIDTH }));
  const grid = { title: 'grid', width: maximum(grids.map(({ length }) => length)) };
  if (names.length === 1) {
    const titles = FIGURES.map(({ title }) => title);
    return [grid, { title: 'status', width }, ...figures(['median ms', 'max ms', ...titles])];
  }
  return [
    grid,
    ...names.flatMap((title) => [{ title, width }, ...figures(['ms'])]),
    ...figures(names.slice(1).map((name) => `/ ${name}`)),
  ];
}

/** The cells of a row; `runs` holds those of each contestant, in their order. */
export function rowFor(grid: string, runs: readonly (readonly Run[])[], limitMs: number): string[] {
  const times = runs.map((own) => own.map((run) => countedMs(run, limitMs)));
  if (runs.length === 1) {
    const [own, ms] = [runs[0]!, times[0]!];
    const figures = FIGURES.map((figure) => medianOf(own, figure));
    return [grid, letters(own), formatMs(median(ms)), formatMs(maximum(ms)), ...figures];
  }
  const medians = times.map(median);
  const ratios = runs.slice(1).map((own, i) => {
    const both = runs[0]!.some(isDecided) && own.some(isDecided);
    return both ? formatRatio(medians[0]! / medians[i + 1]!) : '-';
  });
  return [grid, ...runs.flatMap((own, i) => [letters(own), formatMs(medians[i]!)]), ...ratios];
}

/** What a reader must see of a row at once: faults and what they were, one line each. */
export function faultsOf(runs: readonly Run[]): string[] {
  return runs
    .filter((run) => isFaulty(run) || (run.status === 'timed-out' && run.note !== undefined))
    .map(({ contestant, seed, status, note = '' }) => {
      const short = note.replaceAll(/\s+/g, ' ').slice(0, NOTE_LENGTH);
      return `  ${contestant} seed ${seed} ${status}: ${short}`;
    });
}

function letters(runs: readonly Run[]): string {
  const all = runs.map(({ status }) => STATUS_LETTER[status]).join('');
  return all.length > MOST_LETTERS ? `${all.slice(0, MOST_LETTERS - 1)}+` : all;
}

function medianOf(runs: readonly Run[], { of, format }: Figure): string {
  const values = runs.map(of).filter((value) => value !== undefined);
  return values.length > 0 ? format(median(values)) : '-';
}
