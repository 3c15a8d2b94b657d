// The first contestant against each other one: for every grid, list and seed that both decided, the
// ratio of what they cost; below 1 the first is cheaper. Runs that only one decided have no ratio;
// they show in how many each decided, and in the ratio of the sums, which counts all of them.

import type { Cost } from './clock.ts';
import { countedMs, isDecided, type Run } from './run-record.ts';
import { geometricMean, quantile, sum } from './statistics.ts';
import { formatRatio } from './table.ts';

export interface Ratio {
  readonly list: string;
  readonly what: string;
  /** Runs that both decided. */
  readonly both: number;
  readonly onlyFirst: number;
  readonly onlyOther: number;
  readonly geometricMean: number;
  readonly quartiles: readonly [number, number];
  /** Of the counted CPU times, those not decided at the limit. */
  readonly sums: number;
}

/** The clocks tell no less apart. */
const LEAST_MS = 0.05;

interface Measure {
  readonly what: string;
  readonly first: (run: Run) => number | undefined;
  readonly other: (run: Run) => number | undefined;
}

const all = ({ load, index, search }: Run): number | undefined =>
  search && load!.cpuMs + index!.cpuMs + search.cpuMs;
const whole = (run: Run): number | undefined => run.whole?.cpuMs;
const same = (what: string, of: Measure['first']): Measure => ({ what, first: of, other: of });
const cost = (
  what: string,
  key: 'load' | 'index' | 'search' | 'whole',
  part: keyof Cost,
): Measure => same(what, (run) => run[key]?.[part]);

const MEASURES: readonly Measure[] = [
  cost('search CPU', 'search', 'cpuMs'),
  cost('search wall', 'search', 'wallMs'),
  cost('load CPU', 'load', 'cpuMs'),
  cost('index CPU', 'index', 'cpuMs'),
  cost('command CPU', 'whole', 'cpuMs'),
  cost('command wall', 'whole', 'wallMs'),
  { what: 'search CPU / whole command CPU', first: (run) => run.search?.cpuMs, other: whole },
  { what: 'load, index, search CPU / whole command CPU', first: all, other: whole },
  same('nodes', (run) => run.counters?.nodes),
  same('peak memory', (run) => run.peakBytes),
];

/** All ratios of two contestants' runs, which are in the same order. */
export function ratiosOf(first: readonly Run[], other: readonly Run[], limitMs: number): Ratio[] {
  const pairs = first.map((run, i) => [run, other[i]!] as const);
  const both = pairs.filter((pair) => pair.every(isDecided));
  const only = (which: 0 | 1) =>
    pairs.filter((pair) => isDecided(pair[which]) && !isDecided(pair[1 - which]!)).length;
  const counted = (runs: readonly Run[]) => sum(runs.map((run) => countedMs(run, limitMs)));
  return MEASURES.flatMap(({ what, first: a, other: b }) => {
    const ratios = both.flatMap(([one, two]) => {
      const [x, y] = [a(one), b(two)];
      if (x === undefined || y === undefined) return [];
      return Math.max(x, LEAST_MS) / Math.max(y, LEAST_MS);
    });
    if (ratios.length === 0) return [];
    return {
      list: new Set(first.map(({ list }) => list)).size > 1 ? 'all lists' : first[0]!.list,
      what,
      both: ratios.length,
      onlyFirst: only(0),
      onlyOther: only(1),
      geometricMean: geometricMean(ratios),
      quartiles: [quantile(ratios, 0.25), quantile(ratios, 0.75)] as const,
      sums: counted(first) / counted(other),
    };
  });
}

export function ratiosText(first: string, other: string, ratios: readonly Ratio[]): string {
  if (ratios.length === 0) return `${first} / ${other}: nothing that both decided`;
  const { list, onlyFirst, onlyOther, sums } = ratios[0]!;
  return [
    `${first} / ${other}, ${list}: only ${first} decided ${onlyFirst}, only ${other} ${onlyOther};` +
      ` sums with undecided at the limit ${formatRatio(sums)}`,
    ...ratios.map(({ what, both, geometricMean, quartiles }) => {
      const [low, high] = quartiles.map(formatRatio);
      const middle = `half of them ${low} to ${high}`;
      return `  ${what}: geometric mean ${formatRatio(geometricMean)} of ${both} (${middle})`;
    }),
  ].join('\n');
}
