// Fills a second: all seeds of a grid in one warm process, in batches, so that two checkouts can
// take turns. A batch is timed as a whole, with the garbage it makes; fills are verified after it.

import type { Pair } from './contestant.ts';
import { faultsOf } from './grid-row.ts';
import type { LibraryContestant } from './library-contestant.ts';
import type { Report } from './report.ts';
import { isFaulty, type Run } from './run-record.ts';
import { geometricMean, maximum, median, quantile, sum } from './statistics.ts';
import { formatMs, formatRatio, Table } from './table.ts';

const BATCH = 100;
const COLUMNS = ['fills a CPU second', 'a wall second', 'filled', 'of', 'median ms', 'p99', 'max'];

/** @returns whether no program was at fault. */
export async function throughput(
  contestants: readonly LibraryContestant[],
  pairs: readonly Pair[],
  seeds: readonly number[],
  report: Report,
): Promise<boolean> {
  const first = { title: 'grid', width: 34 };
  const table = new Table([first, ...COLUMNS.map((title) => ({ title, width: 6 }))]);
  const rates: number[][] = contestants.map(() => []);
  let sound = true;
  let list = '';
  for (const pair of pairs) {
    for (const contestant of contestants) await contestant.warmUp(pair);
    if (pair.list.name !== list) report.say(`\n${pair.list.name}\n${table.heading}`);
    list = pair.list.name;
    const parts = contestants.map(() => ({ runs: [] as Run[], cpuMs: 0, wallMs: 0 }));
    for (let start = 0; start < seeds.length; start += BATCH) {
      for (const [i, contestant] of contestants.entries()) {
        const part = parts[i]!;
        const { runs, loop } = await contestant.runs(pair, seeds.slice(start, start + BATCH));
        part.runs.push(...runs);
        part.cpuMs += loop?.cpuMs ?? 0;
        part.wallMs += loop?.wallMs ?? 0;
      }
    }
    for (const [i, { runs, cpuMs, wallMs }] of parts.entries()) {
      const filled = runs.filter(({ status }) => status === 'filled').length;
      const times = runs.map(({ search }) => search?.cpuMs ?? Number.NaN);
      const perSecond = (1000 * filled) / cpuMs;
      rates[i]!.push(perSecond);
      const name =
        contestants.length > 1 ? `${pair.grid.name} ${contestants[i]!.name}` : pair.grid.name;
      const figures = [perSecond, (1000 * filled) / wallMs, filled, runs.length];
      report.say(
        table.row([
          name,
          ...figures.map((figure) => figure.toFixed(0)),
          ...[median(times), quantile(times, 0.99), maximum(times)].map(formatMs),
        ]),
      );
      for (const line of faultsOf(runs)) report.say(line);
      if (runs.some(isFaulty)) sound = false;
      for (const run of runs) report.record({ type: 'run', ...run });
      const { contestant, grid } = runs[0]!;
      const whole = { cpuMs, wallMs, filled, fills: runs.length, perSecond };
      report.record({ type: 'throughput', contestant, grid, list, ...whole });
    }
  }
  summarise(contestants, rates, report);
  return sound;
}

function summarise(
  contestants: readonly LibraryContestant[],
  rates: readonly (readonly number[])[],
  report: Report,
): void {
  report.say('');
  for (const [i, { name }] of contestants.entries()) {
    const own = rates[i]!;
    // As many fills of each grid: the time of all of them together.
    const harmonic = own.length / sum(own.map((rate) => 1 / rate));
    report.say(`${name}: ${harmonic.toFixed(0)} fills a CPU second over all grids`);
    if (i === 0) continue;
    const ratios = own.map((rate, grid) => rate / rates[0]![grid]!);
    const said = `time, geometric mean over the grids ${formatRatio(geometricMean(ratios))}`;
    report.say(`${contestants[0]!.name} / ${name}: ${said}`);
  }
}
