// Grids reworked, against a brute force: fills that share at most so much with other grids, fills of what was
// freed or not locked that are not what stood there, fills that change at most so much, and words kept
// from one slot. The same fills, the same status, and the verifier tells right ones from wrong ones.

import { describe, expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import type { EngineSettings } from '../../src/fill/engine.ts';
import { Filler } from '../../src/fill/filler.ts';
import type { Slot } from '../../src/layout/layout.ts';
import type { FreeRule, LikenessRule, Rules } from '../../src/verify/rules.ts';
import { everyFill, systemOf } from '../support/brute-force.ts';
import {
  BLOCK,
  isGivenIn,
  OPEN,
  type Picture,
  puzzleOf,
  rowsOf,
  slotsOf,
  textAt,
  textOf,
} from '../support/pictures.ts';
import { chance, type GridCase, pick, randomGridCase } from '../support/random-cases.ts';
import { nameOf } from '../support/random-rules.ts';
import { expectToldApart, fillsOf, SEARCHES } from '../support/searches.ts';
import { batches, met, some } from '../support/thoroughness.ts';

/** The cells of a picture that are none of its blocks, as a puzzle has them. */
const contentsOf = (cells: readonly string[]): (string | undefined)[] =>
  cells.filter((cell) => cell !== BLOCK).map((cell) => (cell === OPEN ? undefined : cell));

/** A fill, or letters at random, now and then with a hole. */
function otherGrid(random: Random, { template, texts }: GridCase, every: readonly string[]) {
  if (every.length > 0 && chance(random, 0.8)) return Array.from(pick(random, every));
  const letters = [...new Set(texts.join(''))];
  return template.cells.map((cell) => {
    if (cell === BLOCK || letters.length === 0 || chance(random, 0.1)) return cell;
    return cell === OPEN ? pick(random, letters) : cell;
  });
}

/** How many of the entries that count are the same, and how many are not. */
function compare(template: Picture, fill: string, other: readonly string[]) {
  let same = 0;
  let changed = 0;
  for (const slot of slotsOf(template)) {
    const there = textAt(other, slot);
    if (isGivenIn(template, slot) || there.includes(OPEN)) continue;
    if (there === textAt(fill, slot)) same++;
    else changed++;
  }
  return { same, changed };
}

async function check(
  { template, words, allowRepeats }: Pick<GridCase, 'template' | 'words' | 'allowRepeats'>,
  rules: Rules,
  search: EngineSettings,
  fills: readonly string[],
  others: readonly string[],
  name: string,
  blank = puzzleOf(template),
): Promise<void> {
  const filler = new Filler(blank, words, { allowRepeats, rules, search });
  expect(await fillsOf(filler), name).toEqual(fills);
  for (const outcome of [await filler.fill({ seed: 1 }), await filler.best({ maxNodes: 3000 })]) {
    expect(outcome.status, name).toBe(fills.length > 0 ? 'filled' : 'unfillable');
    if (outcome.status === 'filled') expect(fills, name).toContain(textOf(outcome.puzzle));
  }
  const options = { allowRepeats, rules: filler.rules! };
  expectToldApart(name, filler.blank, words, options, others, fills);
}

describe.each(SEARCHES)('%s', (_, search) => {
  const first = SEARCHES.findIndex(([, settings]) => settings === search) * 1000;

  test.each(batches(3))('at most so much of other grids, batch %i', async (batch) => {
    let fewer = 0;
    let none = 0;
    for (let i = 0; i < some(150); i++) {
      const seed = first + batch * 200 + i;
      const random = new Random(seed);
      const grid = randomGridCase(random);
      const { template, texts, allowRepeats } = grid;
      const every = everyFill(systemOf(template), texts, allowRepeats);
      const limits = Array.from({ length: 1 + random.below(2) }, () => ({
        other: otherGrid(random, grid, every),
        mostSame: random.below(4),
      }));
      const likeness = limits.map(({ other, mostSame }): LikenessRule => {
        return { name: 'other', cells: contentsOf(other), mostSame };
      });
      const fills = every.filter((fill) =>
        limits.every(({ other, mostSame }) => compare(template, fill, other).same <= mostSame),
      );
      const name = `${seed}: ${rowsOf(template)} ${JSON.stringify(limits)} ${texts.join(' ')}`;
      await check(grid, { likeness, fold: false }, search, fills, every, name);
      if (fills.length > 0 && fills.length < every.length) fewer++;
      if (fills.length === 0 && every.length > 0) none++;
    }
    expect(fewer).toBeGreaterThan(met(10));
    expect(none).toBeGreaterThan(met(5));
  });

  test.each(batches(3))('what is freed, or not locked, batch %i', async (batch) => {
    let other = 0;
    let only = 0;
    for (let i = 0; i < some(150); i++) {
      const seed = first + batch * 200 + i;
      const random = new Random(seed);
      const grid = randomGridCase(random);
      const { template, texts, words, allowRepeats } = grid;
      const every = everyFill(systemOf(template), texts, allowRepeats);
      const slots = slotsOf(template);
      if (slots.length === 0 || texts.length === 0) continue;
      const before = otherGrid(random, grid, every);
      const named = slots.filter(() => chance(random, 0.4));
      if (named.length === 0) continue;
      const freeing = chance(random, 0.6);
      const cells = new Set(named.flatMap((slot) => slot.cells));
      // A cell of no slot stays as it is.
      const inSlots = new Set(slots.flatMap((slot) => slot.cells));
      const opened = before.map((cell, at) =>
        inSlots.has(at) && cells.has(at) === freeing ? OPEN : cell,
      );
      if (opened.every((cell, at) => cell === before[at]) && freeing) continue;
      const rules: Rules = freeing
        ? { free: named.map((slot): FreeRule => ({ kind: 'slot', slot: nameOf(slot) })) }
        : { lock: named.map((slot) => ({ slot: nameOf(slot) })) };
      const left = { ...template, cells: opened };
      const all = everyFill(systemOf(left), texts, allowRepeats);
      const counts = slots.some(
        (slot) => !isGivenIn(left, slot) && !textAt(before, slot).includes(OPEN),
      );
      const fills = all.filter((fill) => !counts || compare(left, fill, before).changed > 0);
      const name = `${seed}: ${rowsOf(left)} ${before.join('')} ${JSON.stringify(rules)} ${texts.join(' ')}`;
      const blank = puzzleOf({ ...template, cells: before });
      const of = { template: left, words, allowRepeats };
      await check(of, { ...rules, fold: false }, search, fills, all, name, blank);
      if (fills.length > 0 && fills.length < all.length) other++;
      if (fills.length === 0 && all.length > 0) only++;
    }
    expect(other).toBeGreaterThan(met(3));
    expect(only).toBeGreaterThan(met(3));
  });

  test.each(batches(3))('at most so much changed, batch %i', async (batch) => {
    let fewer = 0;
    let kept = 0;
    for (let i = 0; i < some(150); i++) {
      const seed = first + batch * 200 + i;
      const random = new Random(seed);
      const grid = randomGridCase(random);
      const { template, texts, allowRepeats } = grid;
      const slots = slotsOf(template);
      // Brute force has its limits.
      if (slots.length > 6) continue;
      const before = otherGrid(random, grid, everyFill(systemOf(template), texts, allowRepeats));
      const mostChanged = random.below(4);
      const stays = (slot: Slot): boolean =>
        !isGivenIn(template, slot) && !textAt(before, slot).includes(OPEN);
      // What stands there may stay, where it stands.
      const old = slots.filter(stays).map((slot) => textAt(before, slot));
      const all = [...new Set([...texts, ...old])];
      const every = everyFill(systemOf(template), all, allowRepeats).filter((fill) =>
        slots.every((slot) => {
          const entry = textAt(fill, slot);
          if (isGivenIn(template, slot) || texts.includes(entry)) return true;
          return stays(slot) && entry === textAt(before, slot);
        }),
      );
      const fills = every.filter((fill) => compare(template, fill, before).changed <= mostChanged);
      const likeness = [{ name: 'before', cells: contentsOf(before), mostChanged }];
      const name = `${seed}: ${rowsOf(template)} ${before.join('')} ${mostChanged} ${texts.join(' ')}`;
      await check(grid, { likeness, fold: false }, search, fills, every, name);
      if (fills.length > 0 && fills.length < every.length) fewer++;
      if (fills.some((fill) => slots.some((slot) => !texts.includes(textAt(fill, slot))))) kept++;
    }
    expect(fewer).toBeGreaterThan(met(5));
    expect(kept).toBeGreaterThan(met(5));
  });
});

test('a word kept from one slot', async () => {
  let fewer = 0;
  for (let seed = 0; seed < some(200); seed++) {
    const random = new Random(seed);
    const grid = randomGridCase(random);
    const { template, texts, allowRepeats } = grid;
    const slots = slotsOf(template);
    if (slots.length === 0) continue;
    const every = everyFill(systemOf(template), texts, allowRepeats);
    const excluded = Array.from({ length: 2 }, () => {
      const slot = pick(random, slots);
      const known = texts.filter((text) => text.length === slot.cells.length);
      return { slot, word: known.length > 0 ? pick(random, known) : 'X'.repeat(slot.cells.length) };
    });
    const fills = every.filter((fill) =>
      excluded.every(({ slot, word }) => textAt(fill, slot) !== word),
    );
    const rules: Rules = {
      slots: excluded.map(({ slot, word }) => ({ kind: 'not', slot: nameOf(slot), word })),
      fold: false,
    };
    const name = `${seed}: ${rowsOf(template)} ${JSON.stringify(rules)} ${texts.join(' ')}`;
    await check(grid, rules, {}, fills, every, name);
    if (fills.length > 0 && fills.length < every.length) fewer++;
  }
  expect(fewer).toBeGreaterThan(met(20));
});
