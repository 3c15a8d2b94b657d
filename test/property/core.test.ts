// A core against a brute force: its slots alone have no fill, with each of them left out they have
// one if it says so, and what is said to help does.

import { describe, expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { Filler } from '../../src/fill/filler.ts';
import type { Help, Reason } from '../../src/problem/conflict.ts';
import { everyFill } from '../support/brute-force.ts';
import {
  BLOCK,
  isGivenIn,
  OPEN,
  pictureOf,
  puzzleOf,
  rowsOf,
  slotsOf,
} from '../support/pictures.ts';
import { type GridCase, listOf, randomGridCase, randomWords } from '../support/random-cases.ts';
import { met, some } from '../support/thoroughness.ts';

interface Explained {
  readonly name: string;
  readonly grid: GridCase;
  readonly filler: Filler;
  readonly reason: Reason;
}

async function unfillableCases(
  seeds: number,
  from: number,
  explain: boolean,
): Promise<Explained[]> {
  const cases: Explained[] = [];
  for (let seed = from; seed < from + seeds; seed++) {
    const grid = randomGridCase(new Random(seed));
    const { template, words, allowRepeats } = grid;
    const filler = new Filler(puzzleOf(template), words, { allowRepeats });
    const outcome = await filler.fill({ seed, explain });
    if (outcome.status !== 'unfillable') continue;
    const name = `${seed}: ${rowsOf(template)} ${outcome.reason.why.kind}`;
    cases.push({ name, grid, filler, reason: outcome.reason });
  }
  return cases;
}

/** Whether some slots of a puzzle have a fill beside the entries that are given in full. */
function haveFill(
  { grid: { template, texts, allowRepeats } }: Explained,
  slots: readonly (readonly number[])[],
  open = -1,
  repeats = allowRepeats,
): boolean {
  const cells = template.cells.map((cell, i) => (i === open ? OPEN : cell));
  const given = slotsOf(template)
    .filter((slot) => isGivenIn(template, slot))
    .map((slot) => slot.cells);
  const whole = given.filter((slot) => !slot.includes(open));
  return everyFill({ cells, slots: [...whole, ...slots] }, texts, repeats).length > 0;
}

function helps(explained: Explained, help: Help): boolean {
  const { template } = explained.grid;
  const slots = slotsOf(template);
  const core = explained.reason.core!.slots.map((slot) => slots[slot]!.cells);
  switch (help.kind) {
    case 'repeats':
      return haveFill(explained, core, -1, true);
    case 'given':
      return haveFill(explained, core, (help.row - 1) * template.width + help.column - 1);
    case 'block': {
      const block = (help.row - 1) * template.width + help.column - 1;
      const runs = core.flatMap((cells) => {
        const at = cells.indexOf(block);
        return at < 0 ? [cells] : [cells.slice(0, at), cells.slice(at + 1)];
      });
      const left = runs.filter((cells) => cells.length > 1);
      return haveFill(
        explained,
        left.filter((cells) => cells.some((cell) => template.cells[cell] === OPEN)),
      );
    }
    case 'length':
      return explained.grid.texts.every((text) => text.length !== help.length);
    default:
      return true;
  }
}

describe.each([
  ['in brief', false, 0],
  ['with care', true, 500],
])('grids up to 4 x 4, %s', (_, explain, from) => {
  test('every core is one, and minimal if it says so', async () => {
    const cases = await unfillableCases(some(500), from, explain);
    expect(cases.length).toBeGreaterThan(met(150));
    let small = 0;
    let ofSearch = 0;
    for (const explained of cases) {
      const { name, reason } = explained;
      expect(reason.core, name).toBeDefined();
      const { slots, minimal } = reason.core!;
      const all = slotsOf(explained.grid.template);
      const cells = slots.map((slot) => all[slot]!.cells);
      expect(new Set(slots).size, name).toBe(slots.length);
      expect(haveFill(explained, cells), name).toBe(false);
      const needed = cells.map((left) =>
        haveFill(
          explained,
          cells.filter((each) => each !== left),
        ),
      );
      if (minimal) expect(needed, name).not.toContain(false);
      if (explain) expect(minimal, name).toBe(true);
      if (slots.length < all.length) small++;
      if (reason.why.kind === 'core' && reason.why.slots.length > 1) ofSearch++;
      for (const help of reason.help)
        expect(helps(explained, help), `${name} ${help.kind}`).toBe(true);
    }
    expect(small).toBeGreaterThan(met(50));
    expect(ofSearch).toBeGreaterThan(met(20));
  });
});

describe('a conflict planted in a large grid', () => {
  // Rings of four words of three letters, five by five of them.
  const SIDE = 19;
  const isBlock = (row: number, column: number): boolean =>
    row % 4 === 3 || column % 4 === 3 || (row % 4 === 1 && column % 4 === 1);
  const words = listOf('ABA ACA ADA BAB BCB CAC DAD AAB BAA ABY ABQ XYX XZX YQQ'.split(' '));
  const ringsWith = (
    ...givens: readonly (readonly [row: number, column: number, letter: string])[]
  ) => {
    const cells = Array.from({ length: SIDE * SIDE }, (_, cell): string => {
      return isBlock(Math.floor(cell / SIDE), cell % SIDE) ? BLOCK : OPEN;
    });
    for (const [row, column, letter] of givens) cells[row * SIDE + column] = letter;
    const template = { width: SIDE, height: SIDE, cells };
    return new Filler(puzzleOf(template), words, { allowRepeats: true });
  };

  test.each([
    ['a word that ends in X crosses one that begins with Y', [8, 9, 'Y'], [9, 10, 'Q'], 2],
    ['the words with Y and with Q are a slot apart', [8, 9, 'Y'], [10, 9, 'Q'], 3],
  ] as const)('%s', async (_, one, two, most) => {
    for (const explain of [true, false]) {
      const outcome = await ringsWith(one, two).fill({ explain });
      if (outcome.status !== 'unfillable') throw new Error(outcome.status);
      expect(outcome.reason.core!.minimal).toBe(true);
      expect(outcome.reason.core!.slots).toHaveLength(most);
      expect(outcome.reason.help.map(({ kind }) => kind)).toContain('given');
    }
    expect((await ringsWith(one).fill()).status).toBe('filled');
    expect((await ringsWith(two).fill()).status).toBe('filled');
  });
});

describe('a search that gave up', () => {
  // The open square takes some nodes. The ring needs two words from P to Q and two back.
  const square = randomWords(new Random(0), Array.from('ABCDEF'), 5, 400);
  const words = listOf([...square, 'PAQ', 'PBQ', 'PCQ', 'QAP']);
  const rows = ['_____#___', '_____#_#_', '_____#___', '_____####', '_____####'];

  test('is a proof if a few slots are a core', async () => {
    const filler = new Filler(puzzleOf(pictureOf(...rows)), words);
    const options = { maxNodes: 0, seed: 1 };
    expect(await filler.fill(options)).toMatchObject({ status: 'gave-up', limit: 'nodes' });
    const outcome = await filler.fill({ ...options, explain: true });
    if (outcome.status !== 'unfillable') throw new Error(outcome.status);
    expect(outcome.reason.core!.minimal).toBe(true);
    expect(outcome.reason.core!.slots).toHaveLength(4);
    expect(await filler.fill({ ...options, explain: true })).toEqual(outcome);
  });

  test('says where it kept failing if none is found', async () => {
    const filler = new Filler(puzzleOf(pictureOf(...rows.map((row) => row.slice(0, 5)))), words);
    const outcome = await filler.fill({ seed: 1, maxNodes: 5, explain: true });
    if (outcome.status !== 'gave-up') throw new Error(outcome.status);
    expect(outcome.region!.length).toBeGreaterThan(0);
  });
});
