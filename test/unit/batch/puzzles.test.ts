// Which puzzles a batch comes to, by fills that are made up: no search, no thread.

import { describe, expect, test } from 'vitest';
import type { BatchContext } from '../../../src/batch/batch-context.ts';
import { type BatchResult, LACKING } from '../../../src/batch/batch-result.ts';
import type { FillSource, FillTask, RoundUpdate } from '../../../src/batch/fill-task.ts';
import { rounds } from '../../../src/batch/rounds.ts';
import { separatePuzzles } from '../../../src/batch/separate-puzzles.ts';
import type { Outcome } from '../../../src/fill/outcome.ts';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { NOTHING_COUNTED } from '../../../src/solve/outcome.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';

const words = parseWordList('CAT\nDOG\nEMU\nHEN\nANT\nBEE\nFOX\nYAK\n');
const blank = parseTemplate('___\n###\n___\n');
const UNFILLABLE: Outcome = {
  status: 'unfillable',
  reason: {
    why: { kind: 'all-tried', slots: [0], placedFirst: false },
    core: undefined,
    help: [],
  },
  stats: NOTHING_COUNTED,
};

function filled(text: string): Outcome {
  const letters = [...text.replace(' ', '')];
  return { status: 'filled', puzzle: { ...blank, cells: letters }, stats: NOTHING_COUNTED };
}

/** Fills as they are told to be, and what was asked for. */
class MadeUp implements FillSource {
  readonly asked: FillTask[] = [];
  readonly updates: RoundUpdate[] = [];
  private readonly outcomeOf: (task: FillTask) => Outcome;

  constructor(outcomeOf: (task: FillTask) => Outcome) {
    this.outcomeOf = outcomeOf;
  }

  async *inOrder(tasks: Iterable<FillTask>) {
    for (const task of tasks) {
      this.asked.push(task);
      yield { ...task, outcome: this.outcomeOf(task), milliseconds: 1 };
    }
  }

  update(update: RoundUpdate): void {
    this.updates.push(update);
  }
}

function contextOf(source: FillSource, more: Partial<BatchContext> = {}): BatchContext {
  const { signal } = new AbortController();
  return { firstSeed: 7, grids: 1, bestOf: 1, reject: [], words, source, signal, ...more };
}

async function all(puzzles: AsyncIterable<BatchResult>): Promise<BatchResult[]> {
  const results: BatchResult[] = [];
  for await (const result of puzzles) results.push(result);
  return results;
}

describe('puzzles that have nothing to do with each other', () => {
  const cut = { first: 3, count: 4 };
  const none = (): boolean => false;

  test('are those of a cut, each of its own seed', async () => {
    const source = new MadeUp(() => filled('CAT DOG'));
    const results = await all(separatePuzzles(cut, contextOf(source), none));
    expect(results.map(({ n, seed }) => [n, seed])).toEqual([
      [3, 9],
      [4, 10],
      [5, 11],
      [6, 12],
    ]);
  });

  test('but for those that are done', async () => {
    const source = new MadeUp(() => filled('CAT DOG'));
    const results = await all(separatePuzzles(cut, contextOf(source), (n) => n === 4));
    expect(results.map(({ n }) => n)).toEqual([3, 5, 6]);
  });

  test('the proof that a grid cannot be filled goes for all its puzzles', async () => {
    const source = new MadeUp(({ grid }) => (grid === 0 ? UNFILLABLE : filled('CAT DOG')));
    const results = await all(separatePuzzles(cut, contextOf(source, { grids: 2 }), none));
    expect(results.map(({ n, outcome }) => [n, outcome.status])).toEqual([
      [3, 'unfillable'],
      [4, 'filled'],
      [5, 'unfillable'],
      [6, 'filled'],
    ]);
    expect(source.asked.map(({ index }) => index + 1)).toEqual([3, 4, 6]);
  });

  test('the best of several seeds, and what is rejected', async () => {
    const source = new MadeUp(({ seed }) => filled(seed % 2 === 0 ? 'CAT DOG' : 'EMU HEN'));
    const reject = [
      { text: 'floor<90', parts: [{ figure: 'floor', sign: '<', value: 90 }] },
    ] as const;
    const context = contextOf(source, { bestOf: 2, reject });
    const [first] = await all(separatePuzzles({ first: 1, count: 1 }, context, none));
    expect(source.asked.map(({ seed }) => seed)).toEqual([7, 8]);
    expect(first).toMatchObject({ n: 1, seed: 7, rejected: 'floor<90' });
  });
});

describe('puzzles that are not to be like those before them', () => {
  /** The first attempt at each puzzle gives the same; another attempt, which has another seed, what is left. */
  const others = ['EMU HEN', 'ANT BEE', 'FOX YAK'];
  const sameAtFirst = (): MadeUp => {
    let next = 0;
    return new MadeUp(({ index, seed }) =>
      filled(seed === 7 + index ? 'CAT DOG' : others[next++]!),
    );
  };

  test('are made again with other seeds, without the words that the first of them shared', async () => {
    const source = sameAtFirst();
    const results = await all(rounds(3, contextOf(source, { distinct: 2 }), () => undefined));
    expect(results.map(({ words }) => [...words!].join(' '))).toEqual([
      'CAT DOG',
      'EMU HEN',
      'ANT BEE',
    ]);
    expect(results.map(({ seed }, i) => seed === 7 + i)).toEqual([true, false, false]);
    expect(source.updates.map(({ banned }) => banned)).toEqual([[], ['CAT', 'DOG']]);
  });

  test('what a batch is depends on lower numbers alone', async () => {
    const long = await all(rounds(3, contextOf(sameAtFirst(), { distinct: 2 }), () => undefined));
    const short = await all(rounds(2, contextOf(sameAtFirst(), { distinct: 2 }), () => undefined));
    const tell = ({ n, seed, words }: BatchResult) => [n, seed, [...words!]];
    expect(short.map(tell)).toEqual(long.slice(0, 2).map(tell));
  });

  test('are given up after many attempts', async () => {
    const source = new MadeUp(() => filled('CAT DOG'));
    const results = await all(rounds(2, contextOf(source, { distinct: 1 }), () => undefined));
    expect(results.map(({ tooSimilar }) => tooSimilar)).toEqual([
      undefined,
      'too similar to puzzle 1',
    ]);
    expect(source.asked.filter(({ index }) => index === 1)).toHaveLength(20);
  });

  test('a grid that cannot be filled without the words that rest is not proved unfillable', async () => {
    const known = (first: number) =>
      first === 1 ? [{ n: 16, words: new Set(['CAT', 'EMU']) }] : undefined;
    const last = async (rest: number): Promise<BatchResult | undefined> => {
      const source = new MadeUp(() => UNFILLABLE);
      return (await all(rounds(17, contextOf(source, { rest, distinct: 1 }), known)))[0];
    };
    expect((await last(1))!.tooSimilar).toBe(LACKING);
    expect((await last(0))!.tooSimilar).toBeUndefined();
  });

  test('known rounds are not made again, and their words count as used', async () => {
    const source = new MadeUp(() => filled('CAT DOG'));
    const known = (first: number) =>
      first === 1 ? [{ n: 16, words: new Set(['CAT', 'EMU']) }] : undefined;
    const results = await all(rounds(17, contextOf(source, { rest: 5 }), known));
    expect(results.map(({ n, tooSimilar }) => [n, tooSimilar])).toEqual([
      [17, 'too similar to puzzle 16'],
    ]);
    expect(source.updates[0]).toMatchObject({
      now: 17,
      rest: 5,
      uses: [
        ['CAT', 16],
        ['EMU', 16],
      ],
    });
  });
});
