// The search under rules against a brute force that looks each of them up: the same fills, the same
// count, and each single fill is one of them.

import { describe, expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import type { EngineSettings } from '../../src/fill/engine.ts';
import { Filler } from '../../src/fill/filler.ts';
import { clashingUnder } from '../../src/verify/clashes-in.ts';
import type { DuplicateRule } from '../../src/verify/rules.ts';
import { type Clashing, clashOf } from '../../src/words/language/clash.ts';
import { everyFill, systemOf } from '../support/brute-force.ts';
import { isGivenIn, OPEN, puzzleOf, rowsOf, slotsOf, textAt, textOf } from '../support/pictures.ts';
import { chance, type GridCase, pick, randomGridCase } from '../support/random-cases.ts';
import { nameOf, type RuledCase, withAppearances, withSlotRules } from '../support/random-rules.ts';
import { BY_PRODUCT, expectToldApart, fillsOf, SEARCHES } from '../support/searches.ts';
import { batches, met, some } from '../support/thoroughness.ts';

const SETTINGS = [...SEARCHES, BY_PRODUCT];

function expectedFills(ruled: RuledCase): string[] {
  const { template, texts, allowRepeats, admits, meets, shows } = ruled;
  const slots = slotsOf(template);
  const every = everyFill(systemOf(template), texts, allowRepeats);
  const shown = every.filter((fill) => shows(slots.map((slot) => textAt(fill, slot))));
  return shown.filter((fill) =>
    slots.every((slot) => {
      const entry = textAt(fill, slot);
      // A given entry may be in no list, and obeys the rules on its slot.
      return isGivenIn(template, slot) ? meets(slot, entry) : admits(slot, entry);
    }),
  );
}

async function check(ruled: RuledCase, search: EngineSettings, name: string): Promise<number> {
  const { template, words, allowRepeats, rules } = ruled;
  const fills = expectedFills(ruled);
  const filler = new Filler(puzzleOf(template), words, { allowRepeats, rules, search });
  expect(await fillsOf(filler), name).toEqual(fills);
  for (const seed of [0, 1]) {
    const outcome = await filler.fill({ seed });
    expect(outcome.status, name).toBe(fills.length > 0 ? 'filled' : 'unfillable');
    if (outcome.status !== 'filled') continue;
    expect(fills, name).toContain(textOf(outcome.puzzle));
  }
  const every = everyFill(systemOf(template), ruled.texts, allowRepeats);
  expectToldApart(name, puzzleOf(template), words, { allowRepeats, rules }, every, fills);
  return fills.length;
}

const RULES: [name: string, rule: (random: Random, grid: GridCase) => RuledCase][] = [
  ['single slots', withSlotRules],
  ['what must appear', (random, grid) => withAppearances(random, withSlotRules(random, grid))],
];

describe.each(
  RULES.flatMap(([about, rule]) =>
    SETTINGS.map(([name, search]) => [about, name, rule, search] as const),
  ),
)('rules on %s, %s', (_about, _name, rule, search) => {
  const first = SETTINGS.findIndex(([, settings]) => settings === search) * 1000;
  test.each(batches(3))('batch %i', async (batch) => {
    let filled = 0;
    let ruled = 0;
    for (let i = 0; i < some(150); i++) {
      const seed = first + batch * 200 + i;
      const random = new Random(seed);
      const ruledCase = rule(random, randomGridCase(random));
      const { template, rules, texts } = ruledCase;
      const name = `${seed}: ${rowsOf(template)} ${JSON.stringify(rules)} ${texts.join(' ')}`;
      const fills = await check(ruledCase, search, name);
      if (fills > 0) filled++;
      if (fills > 0 && (rules.slots!.length > 0 || rules.must !== undefined)) ruled++;
    }
    expect(filled).toBeGreaterThan(met(30));
    expect(ruled).toBeGreaterThan(met(10));
  });
});

/** Fills of some slots under which every other slot has a word that fits, by itself. */
function fillsOfSome(
  { template, texts, allowRepeats }: GridCase,
  named: readonly string[],
): string[] {
  const slots = slotsOf(template);
  const some = slots.filter((slot) => named.includes(nameOf(slot)) || isGivenIn(template, slot));
  const system = { cells: template.cells, slots: some.map((slot) => slot.cells) };
  return everyFill(system, texts, allowRepeats).filter((fill) => {
    const entries = slots.map((slot) => textAt(fill, slot));
    return slots.every((slot, index) => {
      if (some.includes(slot)) return true;
      const others = entries.filter((entry, i) => i !== index && !entry.includes(OPEN));
      return texts.some(
        (text) =>
          text.length === slot.cells.length &&
          Array.from(entries[index]!).every((cell, i) => cell === OPEN || cell === text[i]) &&
          (allowRepeats || !others.includes(text)),
      );
    });
  });
}

describe.each(SETTINGS)('only some slots, %s', (_, search) => {
  const first = SETTINGS.findIndex(([, settings]) => settings === search) * 1000;
  test.each(batches(3))('batch %i', async (batch) => {
    let open = 0;
    for (let i = 0; i < some(120); i++) {
      const seed = first + batch * 200 + i;
      const random = new Random(seed);
      const grid = randomGridCase(random);
      const { template, words, allowRepeats } = grid;
      const slots = slotsOf(template);
      const named = slots.filter(() => chance(random, 0.4)).map(nameOf);
      if (named.length === 0) continue;
      const name = `${seed}: ${rowsOf(template)} ${named} ${grid.texts.join(' ')}`;
      const fills = fillsOfSome(grid, named);
      const rules = { only: named.map((slot) => ({ slot })), fold: false };
      const filler = new Filler(puzzleOf(template), words, { allowRepeats, rules, search });
      const found = await fillsOf(filler);
      expect(found, name).toEqual(fills);
      const outcome = await filler.fill({ seed });
      expect(outcome.status, name).toBe(fills.length > 0 ? 'filled' : 'unfillable');
      if (outcome.status === 'filled') expect(fills).toContain(textOf(outcome.puzzle));
      const decided = slots.filter((slot) => named.includes(nameOf(slot)));
      const system = { cells: template.cells, slots: decided.map((slot) => slot.cells) };
      const every = everyFill(system, grid.texts, true);
      expectToldApart(name, puzzleOf(template), words, { allowRepeats, rules }, every, fills);
      if (fills.some((fill) => fill.includes('_'))) open++;
    }
    expect(open).toBeGreaterThan(met(20));
  });
});

/** A stand-in for stems: words that differ in their last letter alone. */
const stemOf = (word: string): string => word.slice(0, -1);
const MODES = ['off', 'avoid', 'forbid'] as const;

describe.each(SETTINGS)('words too alike, %s', (_, search) => {
  const first = SETTINGS.findIndex(([, settings]) => settings === search) * 1000;
  test.each(batches(3))('batch %i', async (batch) => {
    let fewer = 0;
    let avoided = 0;
    for (let i = 0; i < some(160); i++) {
      const seed = first + batch * 200 + i;
      const random = new Random(seed);
      const { template, texts, words, allowRepeats } = randomGridCase(random, 5);
      const duplicates: DuplicateRule[] = [];
      for (const kind of ['word', 'inside', 'stem'] as const) {
        if (chance(random, 0.5)) duplicates.push({ kind, mode: pick(random, MODES) });
      }
      if (chance(random, 0.5)) {
        duplicates.push({ kind: 'run', length: 2 + random.below(2), mode: pick(random, MODES) });
      }
      const slots = slotsOf(template);
      // Brute force has its limits.
      if (slots.length > 6) continue;
      const every = everyFill(systemOf(template), texts, true);
      const without = (clashing: Clashing): string[] =>
        every.filter((fill) => {
          const entries = slots.map((slot) => Array.from(textAt(fill, slot)));
          return slots.every((a, i) =>
            slots.slice(0, i).every((b, j) => {
              if (isGivenIn(template, a) && isGivenIn(template, b)) return true;
              return clashOf(entries[i]!, entries[j]!, clashing, stemOf) === undefined;
            }),
          );
        });
      const fills = without(clashingUnder(duplicates, allowRepeats, 'forbid'));
      const best = without(clashingUnder(duplicates, allowRepeats, 'avoid'));
      const name = `${seed}: ${rowsOf(template)} ${JSON.stringify(duplicates)} ${texts.join(' ')}`;
      const rules = { duplicates, fold: false };
      const options = { allowRepeats, rules, stemOf, search };
      const filler = new Filler(puzzleOf(template), words, options);
      expect(await fillsOf(filler), name).toEqual(fills);
      const outcome = await filler.fill({ seed });
      expect(outcome.status, name).toBe(fills.length > 0 ? 'filled' : 'unfillable');
      if (outcome.status === 'filled') {
        expect(best.length > 0 ? best : fills, name).toContain(textOf(outcome.puzzle));
      }
      expectToldApart(name, puzzleOf(template), words, options, every, fills);
      if (fills.length > 0 && fills.length < every.length) fewer++;
      if (best.length > 0 && best.length < fills.length) avoided++;
    }
    expect(fewer).toBeGreaterThan(met(5));
    expect(avoided).toBeGreaterThan(met(1));
  });
});
