// The best fill that our library finds in the CPU time that another filler's command takes for its
// own, graded by the scores of the list: floor and mean of our first fill, of our best, and of the
// rival's. Its whole command is counted, of ours loading, indexing and search; not Node's start.

import { scoresOf } from '../src/fill/quality.ts';
import type { Contestant, Pair } from './contestant.ts';
import { faultsOf } from './grid-row.ts';
import type { LibraryContestant } from './library-contestant.ts';
import { filledAs } from './read-fill.ts';
import type { Report } from './report.ts';
import { isFaulty, measuredMs, type Run } from './run-record.ts';
import { maximum, mean } from './statistics.ts';
import { formatMs, formatRatio, Table } from './table.ts';

interface Grades {
  readonly floor: number;
  readonly mean: number;
}

/** One grid and seed; no grades for a run without a fill. */
interface Row {
  readonly first: Grades | undefined;
  readonly best: Grades | undefined;
  readonly rival: Grades | undefined;
  readonly cpuShare: number;
}

const TITLES = ['first', 'best', 'rival'] as const;

/** @returns whether no program was at fault. */
export async function bestContest(
  firsts: LibraryContestant,
  ours: LibraryContestant,
  rival: Contestant,
  pairs: readonly Pair[],
  seeds: readonly number[],
  report: Report,
): Promise<boolean> {
  const width = maximum(pairs.map(({ grid }) => grid.name.length));
  const figures = ['floor', 'mean'].flatMap((what) => TITLES.map((who) => `${who} ${what}`));
  const columns = ['seed', 'rival ms', 'our ms', ...figures].map((title) => ({ title, width: 5 }));
  const table = new Table([{ title: 'grid', width }, ...columns]);
  report.say(`\n${table.heading}`);
  const rows: Row[] = [];
  let sound = true;
  for (const pair of pairs) {
    for (const contestant of [firsts, ours, rival]) await contestant.warmUp(pair);
    for (const seed of seeds) {
      const theirs = await rival.run(pair, seed);
      const limitMs = measuredMs(theirs);
      const first = await firsts.run(pair, seed);
      const best = await ours.run(pair, seed, limitMs);
      const runs = [first, best, theirs];
      const ourMs = [best.load, best.index, best.search].reduce((ms, c) => ms + (c?.cpuMs ?? 0), 0);
      const grades = runs.map((run) => gradesOf(run, pair));
      const [own, improved, their] = grades;
      rows.push({ first: own, best: improved, rival: their, cpuShare: ourMs / limitMs });
      const shown = grades.map((each) => each?.floor.toFixed(0) ?? '-');
      const means = grades.map((each) => each?.mean.toFixed(2) ?? '-');
      const times = [limitMs, ourMs].map(formatMs);
      report.say(table.row([pair.grid.name, String(seed), ...times, ...shown, ...means]));
      for (const line of faultsOf(runs)) report.say(line);
      for (const run of runs) report.record({ type: 'run', ...run });
      sound &&= !runs.some(isFaulty);
    }
  }
  firsts.stop();
  for (const line of summary(rows)) report.say(line);
  return sound;
}

function gradesOf({ cells }: Run, { grid, list }: Pair): Grades | undefined {
  if (cells === undefined) return undefined;
  const filled = filledAs(grid.blank, Array.from(cells));
  const { floor, mean: ofAll } = scoresOf(filled, list.words);
  return floor === undefined || ofAll === undefined ? undefined : { floor, mean: ofAll };
}

/** Who is ahead how often; a fill is ahead of none. */
function summary(rows: readonly Row[]): string[] {
  const lines = ['', `our CPU time / the rival's, mean: ${formatRatio(meanShare(rows))}`];
  for (const other of ['first', 'rival'] as const) {
    for (const what of ['floor', 'mean'] as const) {
      const differences = rows.map((row) => (row.best?.[what] ?? -1) - (row[other]?.[what] ?? -1));
      const ahead = differences.filter((difference) => difference > 0).length;
      const behind = differences.filter((difference) => difference < 0).length;
      const level = rows.length - ahead - behind;
      lines.push(
        `best against ${other}, ${what}: ${ahead} ahead, ${level} level, ${behind} behind`,
      );
    }
  }
  return lines;
}

function meanShare(rows: readonly Row[]): number {
  return mean(rows.map(({ cpuShare }) => cpuShare));
}
