import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { Filler } from '../../../src/fill/filler.ts';
import type { Enumeration, Outcome } from '../../../src/fill/outcome.ts';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import type { Conflict } from '../../../src/problem/conflict.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import type { Counters } from '../../../src/solve/outcome.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { pictureOf, puzzleOf, textOf } from '../../support/pictures.ts';
import { listOf, randomWords } from '../../support/random-cases.ts';

const WORDS = parseWordList('cat\ncot\nten\ntot\noat\nace\nton\nnot\n');

function fillerOf(rows: string, words = WORDS, allowRepeats = false): Filler {
  return new Filler(puzzleOf(pictureOf(...rows.split('/'))), words, { allowRepeats });
}

/** A grid that takes a few million slots to prove unfillable or to enumerate. */
function endless(): Filler {
  const words = listOf(randomWords(new Random(0), Array.from('ABCDEF'), 5, 700));
  return fillerOf('_____/_____/_____/_____/_____', words);
}

async function drain(all: AsyncGenerator<Puzzle, Enumeration>): Promise<[string[], Enumeration]> {
  const fills: string[] = [];
  let next = await all.next();
  for (; !next.done; next = await all.next()) fills.push(textOf(next.value));
  return [fills, next.value];
}

function whyOf(outcome: Outcome): Conflict | undefined {
  return outcome.status === 'unfillable' ? outcome.reason.why : undefined;
}

describe('fill', () => {
  test('answers with a puzzle that has the layout, the givens and the letters', async () => {
    const filler = fillerOf('_A_/_##/_##', parseWordList('cat\ncot'));
    const outcome = await filler.fill();
    if (outcome.status !== 'filled') throw new Error(outcome.status);
    expect(textOf(outcome.puzzle)).toBe('CATO##T##');
    expect(outcome.puzzle.layout).toBe(filler.blank.layout);
    expect(outcome.puzzle.givens).toBe(filler.blank.givens);
    expect(
      outcome.puzzle.layout.slots.map(({ number, direction }) => `${number} ${direction}`),
    ).toEqual(['1 across', '1 down']);
    expect(filler.blank.cells).toEqual([undefined, 'A', undefined, undefined, undefined]);
  });

  test.each([
    ['no slot', '_#/#A', '_##A'],
    ['only a given slot', 'XYZ', 'XYZ'],
    ['a given slot and a cell in none', 'XYZ/###/##_', 'XYZ#####_'],
  ])('a grid with nothing to fill: %s', async (_, rows, fill) => {
    const filler = fillerOf(rows);
    const outcome = await filler.fill();
    expect(outcome).toMatchObject({ status: 'filled', stats: { nodes: 0, backtracks: 0 } });
    expect(await drain(filler.all())).toMatchObject([[fill], { status: 'complete', fills: 1 }]);
  });

  test('a cell of several letters takes part in longer words', async () => {
    const blank = puzzleOf(pictureOf('_A_'));
    const rebus = { ...blank, givens: [undefined, 'AB', undefined] };
    const filler = new Filler(rebus, parseWordList('cabs\ncab\nabcd\nscab'));
    const outcome = await filler.fill();
    expect(outcome).toMatchObject({ status: 'filled', puzzle: { cells: ['C', 'AB', 'S'] } });
    expect(await filler.tally()).toMatchObject({ fills: 1 });
  });

  test('what is given in one cell stands in no other', async () => {
    const blank = parseTemplate('[AB]_\n##\n__\n');
    const filler = new Filler(blank, parseWordList('abc\nabd\ncd'));
    expect(await filler.tally()).toMatchObject({ fills: 2 });
    const outcome = await filler.fill();
    expect(outcome.status === 'filled' && outcome.puzzle.cells.slice(2)).toEqual(['C', 'D']);
  });

  test('a cell in no slot stays as it is', async () => {
    const outcome = await fillerOf('_##/###/___/###/##A').fill();
    if (outcome.status !== 'filled') throw new Error(outcome.status);
    expect(outcome.puzzle.cells[0]).toBeUndefined();
    expect(outcome.puzzle.cells.at(-1)).toBe('A');
  });

  test.each([
    ['no word of the length', '____', { kind: 'no-word-of-length', length: 4, slots: [0] }],
    ['no word for the givens', '_X_', { kind: 'no-word-fits', slots: [0] }],
    [
      'too few words',
      'C__/###/C__/###/C__',
      { kind: 'too-few-words', by: 'letters', count: 2, slots: [0, 1, 2] },
    ],
    ['no word in the crossings', '_O_/C##/E##', { kind: 'core', slots: [0, 1], minimal: true }],
  ])('unfillable at sight or by propagation: %s', async (_, rows, why) => {
    const outcome = await fillerOf(rows).fill();
    expect(outcome.stats.nodes).toBe(0);
    expect(whyOf(outcome)).toMatchObject(why);
  });

  test('a search that proves names the slots where it failed', async () => {
    // A square whose rows and columns are all different, of words that only rotate.
    const words = parseWordList('abcd\nbcda\ncdab\ndabc\nxyzw\nyzwx\nzwxy\nwxyz');
    const outcome = await fillerOf('____/____/____/____', words).fill();
    if (outcome.status !== 'unfillable') throw new Error(outcome.status);
    expect(outcome.stats.nodes).toBeGreaterThan(0);
    expect(outcome.reason.why.kind).toBe('core');
    expect(outcome.reason.why.slots.length).toBeGreaterThan(1);
  });

  test.each([0, 1, 10, 100])('gives up after %i nodes', async (maxNodes) => {
    const outcome = await endless().fill({ maxNodes, seed: 3 });
    if (outcome.status === 'filled') expect(outcome.stats.nodes).toBeLessThanOrEqual(maxNodes);
    else expect(outcome).toMatchObject({ status: 'gave-up', limit: 'nodes' });
    expect(outcome.stats.nodes).toBeLessThanOrEqual(maxNodes);
  });

  test('a signal that has aborted ends it at once', async () => {
    const outcome = await endless().fill({ signal: AbortSignal.abort() });
    expect(outcome).toMatchObject({ status: 'gave-up', limit: 'aborted', stats: { nodes: 0 } });
  });

  test('the words below the floor are not used', async () => {
    const words = parseWordList('cat;10\ndog;50\n', { minScore: 20 });
    expect(await drain(fillerOf('___', words).all())).toMatchObject([['DOG'], { fills: 1 }]);
  });

  test('a word that is given may not be used again, unless repeats are allowed', async () => {
    const words = parseWordList('cat\ncot');
    expect((await drain(fillerOf('CAT/###/___', words).all()))[0]).toEqual(['CAT###COT']);
    const lax = (await drain(fillerOf('CAT/###/___', words, true).all()))[0];
    expect(lax.sort()).toEqual(['CAT###CAT', 'CAT###COT']);
  });

  test('prepare changes nothing', async () => {
    const [cold, warm] = [endless(), endless()];
    warm.prepare();
    warm.prepare();
    expect(await warm.fill({ seed: 1 })).toEqual(await cold.fill({ seed: 1 }));
    const hopeless = fillerOf('____');
    hopeless.prepare();
    expect((await hopeless.fill()).status).toBe('unfillable');
  });
});

describe('enumeration', () => {
  test('all and tally agree, and say that they are complete', async () => {
    const filler = fillerOf('___/###/___', parseWordList('cat\ncot\nten'));
    const [fills, ended] = await drain(filler.all());
    expect(new Set(fills).size).toBe(6);
    expect(ended).toMatchObject({ status: 'complete', fills: 6 });
    expect(ended.reason).toBeUndefined();
    expect(await filler.tally()).toEqual(ended);
  });

  test.each([
    ['at sight', '____', 'no-word-of-length'],
    ['by propagation', '_O_/C##/E##', 'core'],
  ])('no fill, %s, has a reason', async (_, rows, kind) => {
    const filler = fillerOf(rows);
    const [fills, ended] = await drain(filler.all());
    expect(fills).toEqual([]);
    expect(ended).toMatchObject({ status: 'complete', fills: 0 });
    expect(ended.reason?.why.kind).toBe(kind);
    expect(await filler.tally()).toEqual(ended);
  });

  test('stops at the limit with what it has', async () => {
    const [fills, ended] = await drain(endless().all({ maxNodes: 500 }));
    expect(ended).toMatchObject({ status: 'gave-up', limit: 'nodes', fills: fills.length });
    expect(ended.stats.nodes).toBe(500);
    expect(fills.length).toBeGreaterThan(0);
    expect(new Set(fills).size).toBe(fills.length);
  });

  test('may be left early', async () => {
    const filler = endless();
    for await (const { cells } of filler.all()) {
      expect(cells.length).toBe(25);
      break;
    }
    expect(await filler.fill({ seed: 1 })).toEqual(await endless().fill({ seed: 1 }));
  });

  test('two enumerations at once do not disturb each other', async () => {
    const filler = fillerOf('___/###/___', parseWordList('cat\ncot\nten'));
    const [one, two] = [filler.all(), filler.all()];
    for (let i = 0; i < 6; i++) {
      const [a, b] = [await one.next(), await two.next()];
      expect(a.done).toBe(false);
      expect((a.value as Puzzle).cells).toEqual((b.value as Puzzle).cells);
    }
  });
});

describe('long searches', () => {
  test('tell of their progress, at moments that are the same every time', async () => {
    const progress = async (): Promise<Counters[]> => {
      const seen: Counters[] = [];
      await endless().tally({ maxNodes: 6000, onProgress: (counters) => seen.push(counters) });
      return seen;
    };
    const seen = await progress();
    expect(seen.length).toBeGreaterThan(0);
    expect(await progress()).toEqual(seen);
    for (const [i, { propagations, nodes }] of seen.entries()) {
      expect(propagations).toBeGreaterThan(seen[i - 1]?.propagations ?? 0);
      expect(nodes).toBeLessThanOrEqual(6000);
    }
  });

  test('let timers and signals through', async () => {
    const abort = new AbortController();
    const started = endless().tally({ signal: abort.signal, maxNodes: 300_000 });
    setTimeout(() => abort.abort());
    expect(await started).toMatchObject({ status: 'gave-up', limit: 'aborted' });
  });

  test('let timers through between fills that come fast, also if nothing is propagated', async () => {
    const words = parseWordList(randomWords(new Random(2), Array.from('ABCDEF'), 3, 30).join('\n'));
    const filler = fillerOf('___/###/___/###/___/###/___', words, true);
    let turns = 0;
    const timer = setInterval(() => turns++);
    const { fills } = await filler.tally({ maxNodes: 60_000 });
    clearInterval(timer);
    expect(fills).toBeGreaterThan(10_000);
    expect(turns).toBeGreaterThan(2);
  });

  test('an abort from within the progress callback ends it', async () => {
    const abort = new AbortController();
    let calls = 0;
    const ended = await endless().tally({
      signal: abort.signal,
      maxNodes: 300_000,
      onProgress: () => {
        calls++;
        abort.abort();
      },
    });
    expect(ended).toMatchObject({ status: 'gave-up', limit: 'aborted' });
    expect(calls).toBe(1);
  });
});
