// Weaves of all kinds: slots through any cells, some of them twice, against a brute force; and those that come
// with the package, through all that is asked of a grid.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { suggest } from '../../src/assist/suggest.ts';
import { Random } from '../../src/base/random.ts';
import { Filler } from '../../src/fill/filler.ts';
import { parseWeave } from '../../src/format/weave/parse-weave.ts';
import { checkReport } from '../../src/inspect/check.ts';
import { domainsByPattern } from '../../src/inspect/domain.ts';
import { PROFILES } from '../../src/inspect/profiles.ts';
import type { Layout, Slot } from '../../src/layout/layout.ts';
import { blankPuzzle, type Puzzle } from '../../src/puzzle/puzzle.ts';
import { checkText } from '../../src/say/check.ts';
import { sayReason } from '../../src/say/reasons.ts';
import { verify } from '../../src/verify/verify.ts';
import { parseWordLists } from '../../src/words/reading/parse-word-list.ts';
import { everyFill } from '../support/brute-force.ts';
import { OPEN } from '../support/pictures.ts';
import { chance, listOf, pick, randomWords, type SlotSystem } from '../support/random-cases.ts';
import { SEARCHES } from '../support/searches.ts';
import { firstOf, met, some } from '../support/thoroughness.ts';

/** Slots over few cells, drawn with cells put back, so that many come to one twice. */
function randomWeave(random: Random): SlotSystem {
  const cellCount = 2 + random.below(7);
  const all = Array.from({ length: cellCount }, (_, cell) => cell);
  const slots = Array.from({ length: 1 + random.below(5) }, () =>
    Array.from({ length: 2 + random.below(3) }, () => pick(random, all)),
  );
  return { cells: all.map(() => (chance(random, 0.1) ? 'A' : OPEN)), slots };
}

function puzzleOfSystem({ cells, slots }: SlotSystem): Puzzle {
  const numbers = cells.map((_, cell) => cell);
  const layout: Layout = {
    cellCount: cells.length,
    slots: slots.map((its, i): Slot => ({ number: i + 1, direction: 'way', cells: its })),
    geometry: { width: cells.length, height: 1, positions: numbers, positionOf: numbers },
  };
  const givens = cells.map((cell) => (cell === OPEN ? undefined : cell));
  return blankPuzzle(layout, givens);
}

const textOf = ({ cells }: Puzzle): string => cells.map((content) => content ?? OPEN).join('');

describe.each(SEARCHES)('as many fills as there are, %s', (_, search) => {
  test('of weaves with cells that come twice', async () => {
    let [fillable, unfillable, twice] = [0, 0, 0];
    for (let seed = 0; seed < some(200); seed++) {
      const random = new Random(seed);
      const system = randomWeave(random);
      const puzzle = puzzleOfSystem(system);
      const letters = ['A', 'B', 'C'].slice(0, 2 + random.below(2));
      const texts = [2, 3, 4].flatMap((n) => randomWords(random, letters, n, 1 + random.below(14)));
      const allowRepeats = chance(random, 0.5);
      const fills = everyFill(system, texts, allowRepeats);
      const words = listOf(texts);
      const filler = new Filler(puzzle, words, { allowRepeats, search });
      const name = `${seed}: ${JSON.stringify(system)} ${texts}`;
      const found: string[] = [];
      for await (const fill of filler.all()) found.push(textOf(fill));
      expect(found.sort(), name).toEqual(fills);
      expect((await filler.tally()).fills, name).toBe(fills.length);
      const outcome = await filler.fill({ seed });
      expect(outcome.status, name).toBe(fills.length > 0 ? 'filled' : 'unfillable');
      if (outcome.status === 'unfillable')
        expect(sayReason(outcome.reason, filler.blank), name).not.toBe('');
      if (outcome.status === 'filled') {
        expect(verify(outcome.puzzle, words, { allowRepeats }), name).toEqual([]);
        const best = await filler.best({ seed, maxNodes: 200 });
        expect(best.status, name).toBe('filled');
      }
      if (fills.length > 0) fillable++;
      else unfillable++;
      if (system.slots.some((cells) => new Set(cells).size < cells.length)) twice++;
    }
    expect(Math.min(fillable, unfillable)).toBeGreaterThan(met(40));
    expect(twice).toBeGreaterThan(met(100));
  });
});

const folder = new URL('../../templates/', import.meta.url);
const bundled = readdirSync(folder)
  .filter((file) => file.endsWith('.weave'))
  .map((file) => ({
    name: file.replace('.weave', ''),
    blank: parseWeave(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
  }));
const bytes = readFileSync(new URL('../../dicts/english.txt', import.meta.url));
const { words } = parseWordLists([{ name: 'english.txt', bytes }]);

describe.each(bundled)('$name', ({ name, blank }) => {
  test.each(firstOf([1, 2]))('fills with the bundled list: seed %i', async (seed) => {
    const outcome = await new Filler(blank, words).fill({ seed, maxNodes: 30_000 });
    if (outcome.status !== 'filled') throw new Error(outcome.status);
    expect(verify(outcome.puzzle, words)).toEqual([]);
  });

  test('is checked, and judged to be no grid', () => {
    const domains = domainsByPattern(blank, words);
    const report = checkReport(blank, words, domains, { profile: PROFILES[0] });
    expect(report).toMatchObject({ symmetry: null, cheaters: null, pieces: 1, unchecked: 0 });
    expect(report.expectedFillsLog10).toBeGreaterThan(0);
    expect(report.verdict?.faults[0]).toEqual({ kind: 'weave' });
    expect(checkText(name, blank, report, true)).toContain('not applicable');
  });

  test('has words suggested', () => {
    for (const slot of [0, blank.layout.slots.length - 1]) {
      const { candidates } = suggest(blank, words, slot, { count: 2, nodes: 2000, seed: 1 });
      expect(candidates.map(({ verdict }) => verdict)).not.toContain('dead');
      expect(candidates).toHaveLength(2);
    }
  });
});

test('a closed word that the list does not have is why a weave cannot be filled', async () => {
  const puzzle = puzzleOfSystem({ cells: [OPEN, OPEN, OPEN], slots: [[0, 1, 2, 0]] });
  const outcome = await new Filler(puzzle, listOf(['ABCD', 'BBBC'])).fill({ seed: 1 });
  if (outcome.status !== 'unfillable') throw new Error(outcome.status);
  expect(outcome.reason.why).toMatchObject({ kind: 'no-word-fits', slots: [0], comesTwice: true });
});
