import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { Filler } from '../../../src/fill/filler.ts';
import type { Outcome } from '../../../src/fill/outcome.ts';
import { type Runner, type RunnerReport, race, racersOf } from '../../../src/fill/race.ts';
import { type Entrant, racePlanFor } from '../../../src/fill/race-plan.ts';
import { type Counters, NOTHING_COUNTED } from '../../../src/solve/outcome.ts';
import { everyFill, systemOf } from '../../support/brute-force.ts';
import { pictureOf, puzzleOf, rowsOf, textOf } from '../../support/pictures.ts';
import { listOf, randomGridCase, randomWords } from '../../support/random-cases.ts';
import { some } from '../../support/thoroughness.ts';

const UNLIMITED = Number.POSITIVE_INFINITY;
const counted = (nodes: number): Counters => ({ ...NOTHING_COUNTED, nodes });
const BEGUN: RunnerReport = {
  answer: 'nodes',
  stats: counted(10),
  cells: undefined,
  partial: undefined,
};

/** A runner that decides once it has had so many nodes; `log` gets what it is told. */
function runnerOf(name: number, decides: number, log: string[], nodes = 0): Runner {
  let now = nodes;
  return {
    start(more) {
      now += more;
      log.push(`${name} +${more}`);
    },
    async report() {
      const answer = now >= decides ? 'filled' : 'nodes';
      const cells = answer === 'filled' ? [`${name}`] : undefined;
      return { answer, stats: counted(Math.min(now, decides)), cells, partial: undefined };
    },
  };
}

async function raceOf(decides: readonly number[], nodes = UNLIMITED, shares = [1, 1, 6]) {
  const log: string[] = [];
  const rounds: number[] = [];
  const entrants = shares.map((share, i): Entrant => {
    return { name: `${i}`, strategy: 'search', seedOffset: i, hopeful: share, hopeless: 0 };
  });
  const first = runnerOf(0, decides[0]!, log, 10);
  const racers = racersOf(entrants, true, ({ seedOffset: i }) =>
    i === 0 ? first : runnerOf(i, decides[i]!, log),
  );
  const end = await race(racers, first, BEGUN, nodes, (others) => rounds.push(others.nodes));
  return { end, log, rounds };
}

describe('a race', () => {
  test('goes to the first entrant in the first round', async () => {
    const { end } = await raceOf([UNLIMITED, 3000, 12_001]);
    // Entrant 1 decided in the third round as well, and comes before entrant 2.
    expect(end).toMatchObject({ answer: 'filled', cells: ['1'] });
    // Three rounds of the first, as much of the second as it took, two rounds of the third.
    expect(end.stats.nodes).toBe(10 + 3000 + 3000 + 12_000);
  });

  test('goes to the search that ran alone if it decides in the same round', async () => {
    const { end, log } = await raceOf([1000, 1, 1]);
    expect(end).toMatchObject({ cells: ['0'], stats: { nodes: 1000 } });
    expect(log).toEqual(['0 +1000', '1 +1000', '2 +6000']);
  });

  test('leaves out entrants without a share', async () => {
    const { end, log } = await raceOf([UNLIMITED, 1, 9000], UNLIMITED, [1, 0, 7]);
    expect(log).toEqual(['0 +1000', '2 +7000', '0 +1000', '2 +7000']);
    expect(end).toMatchObject({ cells: ['2'], stats: { nodes: 10 + 2000 + 9000 } });
  });

  test('is mostly for going through everything where that is best', () => {
    const small = pictureOf('_____', '_____');
    const large = pictureOf(...new Array<string>(11).fill('___________'));
    const shares = (picture: typeof small, which: 'hopeful' | 'hopeless'): string[] =>
      racePlanFor(puzzleOf(picture)).entrants.map((each) => `${each.strategy} ${each[which]}`);
    expect(shares(small, 'hopeful')).toEqual(['search 0', 'seek 7', 'exhaust 1']);
    expect(shares(small, 'hopeless')).toEqual(['search 1', 'seek 1', 'exhaust 6']);
    expect(shares(large, 'hopeful')).toEqual(['search 1', 'exhaust 0', 'repair 1', 'beam 10']);
    expect(shares(large, 'hopeless')).toEqual(['search 1', 'exhaust 5', 'repair 2', 'beam 0']);
  });

  test('has no beam where all of a grid is too much to look at for each letter', () => {
    const huge = pictureOf(...new Array<string>(32).fill('_'.repeat(32)));
    expect(racePlanFor(puzzleOf(huge)).entrants.map(({ strategy }) => strategy)).toEqual([
      'search',
      'exhaust',
      'repair',
      'repair',
    ]);
  });

  test('tells of the others after each round', async () => {
    const { rounds } = await raceOf([UNLIMITED, UNLIMITED, 15_000]);
    expect(rounds).toEqual([7000, 14_000]);
  });

  test.each([0, 1, 3000, 3001, 7500, 8000, 8001, 20_000])(
    'of %i nodes ends after them',
    async (nodes) => {
      const never = [UNLIMITED, UNLIMITED, UNLIMITED];
      const { end } = await raceOf(never, nodes);
      expect(end.answer).toBe('nodes');
      expect(end.stats.nodes).toBe(10 + nodes);
    },
  );
});

/** What the filler would do if its runners were in other threads: begin when told, end in any order. */
function elsewhere(filler: Filler, seed: number): (entrant: Entrant, after: number) => Runner {
  return ({ name }, after) => {
    const runner = filler.runner(name, { seed, partial: true });
    let coming: Promise<RunnerReport>;
    return {
      start(nodes) {
        const late = new Promise((resolve) => setTimeout(resolve, after * 2));
        runner.start(nodes);
        coming = late.then(() => runner.report());
      },
      report: () => coming,
    };
  };
}

const told = (outcome: Outcome): unknown =>
  outcome.status === 'filled'
    ? { ...outcome, puzzle: textOf(outcome.puzzle) }
    : JSON.parse(JSON.stringify(outcome));

describe('a hard fill', () => {
  test('is the same wherever its runners are', async () => {
    const words = listOf(randomWords(new Random(0), Array.from('ABCDEF'), 5, 620));
    const template = pictureOf(...new Array<string>(5).fill('_____'));
    const filler = new Filler(puzzleOf(template), words, { soloNodes: 5 });
    const other = new Filler(puzzleOf(template), words, { soloNodes: 5 });
    for (let seed = 0; seed < 6; seed++) {
      const options = { seed, maxNodes: 12_000, partial: true };
      const here = await filler.fill(options);
      const there = await filler.fill({ ...options, makeRunner: elsewhere(other, seed) });
      expect(told(there)).toEqual(told(here));
      expect(told(await other.fill(options))).toEqual(told(here));
      if (here.status === 'gave-up') expect(here.stats.nodes).toBe(12_000);
    }
  });

  test('is decided right, by brute force', async () => {
    for (let seed = 0; seed < some(150); seed++) {
      const { template, texts, words, allowRepeats } = randomGridCase(new Random(seed));
      const fills = everyFill(systemOf(template), texts, allowRepeats);
      const options = { allowRepeats, soloNodes: 0, search: { restartUnit: 1 } };
      const outcome = await new Filler(puzzleOf(template), words, options).fill({ seed });
      const name = `${seed}: ${rowsOf(template)}`;
      expect(outcome.status, name).toBe(fills.length > 0 ? 'filled' : 'unfillable');
      if (outcome.status === 'filled') expect(fills).toContain(textOf(outcome.puzzle));
    }
  });

  test('that is no longer than one search alone is that search', async () => {
    const words = listOf(randomWords(new Random(0), Array.from('ABCDEF'), 5, 900));
    const template = pictureOf(...new Array<string>(5).fill('_____'));
    const alone = await new Filler(puzzleOf(template), words, { soloNodes: UNLIMITED }).fill({
      seed: 1,
    });
    const options = { seed: 1, maxNodes: alone.stats.nodes };
    expect(told(await new Filler(puzzleOf(template), words).fill(options))).toEqual(told(alone));
  });

  test('has runners that may be asked for one by one, in any order', async () => {
    const words = listOf(randomWords(new Random(0), Array.from('ABCDEF'), 6, 3000));
    const filler = new Filler(puzzleOf(pictureOf(...new Array<string>(6).fill('______'))), words);
    const seeds = [1, 2, 3];
    const alone = [];
    for (const seed of seeds) {
      const runner = filler.runner('seek', { seed });
      runner.start(UNLIMITED);
      alone.push(await runner.report());
    }
    expect(new Set(alone.map(({ cells }) => cells!.join(''))).size).toBe(seeds.length);
    const runners = seeds.map((seed) => filler.runner('seek', { seed }));
    const together: (RunnerReport | undefined)[] = seeds.map(() => undefined);
    while (together.some((report) => report === undefined || report.answer === 'nodes')) {
      for (const [i, runner] of runners.entries()) {
        runner.start(2);
        together[i] = await runner.report();
      }
    }
    expect(together).toEqual(alone);
  });

  test('ends when it is aborted', async () => {
    const words = listOf(randomWords(new Random(0), Array.from('ABCDEF'), 8, 2000));
    const template = pictureOf(...new Array<string>(8).fill('________'));
    const abort = new AbortController();
    const seen: number[] = [];
    const outcome = await new Filler(puzzleOf(template), words, { soloNodes: 5 }).fill({
      signal: abort.signal,
      onProgress: ({ nodes }) => {
        seen.push(nodes);
        if (nodes > 12_000) abort.abort();
      },
    });
    if (outcome.status !== 'unfillable') {
      expect(outcome).toMatchObject({ status: 'gave-up', limit: 'aborted' });
      expect(seen).toEqual([...seen].sort((a, b) => a - b));
    }
  });
});
