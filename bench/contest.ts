// Every contestant on every grid, list and seed, taking turns run by run (A B A B), with a row of the
// table as soon as a grid is through and the totals at the end.

import type { Contestant, Pair } from './contestant.ts';
import { columnsFor, faultsOf, rowFor } from './grid-row.ts';
import { ratiosOf, ratiosText } from './ratios.ts';
import type { Report } from './report.ts';
import { contradict, isFaulty, type Run } from './run-record.ts';
import { Table } from './table.ts';
import { totalsOf, totalsText } from './totals.ts';

/** @returns whether no program was at fault: none failed, no fill was wrong, no two contradict. */
export async function contest(
  contestants: readonly Contestant[],
  pairs: readonly Pair[],
  seeds: readonly number[],
  limitMs: number,
  report: Report,
): Promise<boolean> {
  const names = contestants.map(({ name }) => name);
  const table = new Table(
    columnsFor(
      pairs.map(({ grid }) => grid.name),
      names,
      seeds.length,
    ),
  );
  const all: Run[][] = contestants.map(() => []);
  let sound = true;
  let list = '';
  for (const pair of pairs) {
    for (const contestant of contestants) await contestant.warmUp(pair);
    if (pair.list.name !== list) {
      list = pair.list.name;
      report.say(`\n${list}\n${table.heading}`);
    }
    const runs: Run[][] = contestants.map(() => []);
    for (const seed of seeds) {
      for (const [i, contestant] of contestants.entries()) {
        const run = await contestant.run(pair, seed);
        runs[i]!.push(run);
        report.record({ type: 'run', ...run });
      }
    }
    report.say(table.row(rowFor(pair.grid.name, runs, limitMs)));
    for (const line of faultsOf(runs.flat())) report.say(line);
    if (contradict(runs.flat())) {
      report.say(`  CONTRADICTION: ${pair.grid.name} was filled, and proved to be unfillable`);
      sound = false;
    }
    for (const [i, own] of runs.entries()) all[i]!.push(...own);
  }
  summarise(names, all, limitMs, report);
  return sound && !all.flat().some(isFaulty);
}

function summarise(
  names: readonly string[],
  all: readonly (readonly Run[])[],
  limitMs: number,
  report: Report,
): void {
  report.say('');
  const lists = [...new Set(all[0]!.map((run) => run.list))];
  const of = (runs: readonly Run[], list: string) => runs.filter((run) => run.list === list);
  for (const own of all) {
    for (const list of lists) {
      const totals = totalsOf(of(own, list), limitMs);
      report.record({ type: 'totals', ...totals });
      report.say(totalsText(totals));
    }
  }
  for (const [i, other] of all.slice(1).entries()) {
    const parts = lists.map((list) => [of(all[0]!, list), of(other, list)] as const);
    for (const [one, two] of lists.length > 1 ? [...parts, [all[0]!, other] as const] : parts) {
      const ratios = ratiosOf(one, two, limitMs);
      const [first, second] = [names[0]!, names[i + 1]!];
      for (const ratio of ratios) report.record({ type: 'ratio', first, other: second, ...ratio });
      report.say(ratiosText(first, second, ratios));
    }
  }
}
