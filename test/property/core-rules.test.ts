// Cores under rules against a brute force that looks the rules up: the slots of a core alone have no
// fill that obeys them; with one left out they have if it says so. A partial fill obeys them, too.

import { describe, expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { Filler } from '../../src/fill/filler.ts';
import type { FillerOptions } from '../../src/fill/outcome.ts';
import type { Slot } from '../../src/layout/layout.ts';
import type { Reason } from '../../src/problem/conflict.ts';
import { clashingUnder } from '../../src/verify/clashes-in.ts';
import type { DuplicateRule } from '../../src/verify/rules.ts';
import { clashOf } from '../../src/words/language/clash.ts';
import { everyFill } from '../support/brute-force.ts';
import { isGivenIn, puzzleOf, rowsOf, slotsOf } from '../support/pictures.ts';
import { chance, pick, randomGridCase } from '../support/random-cases.ts';
import { nameOf, type RuledCase, withAppearances, withSlotRules } from '../support/random-rules.ts';
import { met, some } from '../support/thoroughness.ts';

/** A stand-in for stems: words that differ in their last letter alone. */
const stemOf = (word: string): string => word.slice(0, -1);

function withDuplicates(random: Random, ruled: RuledCase): RuledCase {
  const duplicates: DuplicateRule[] = [];
  for (const kind of ['word', 'inside', 'stem'] as const) {
    if (chance(random, 0.5)) duplicates.push({ kind, mode: pick(random, ['avoid', 'forbid']) });
  }
  return { ...ruled, rules: { ...ruled.rules, duplicates } };
}

function withSome(random: Random, ruled: RuledCase): RuledCase {
  const slots = slotsOf(ruled.template);
  const only = slots.filter(() => chance(random, 0.6)).map((slot) => ({ slot: nameOf(slot) }));
  return only.length === 0 ? ruled : { ...ruled, rules: { ...ruled.rules, only } };
}

/** Whether some slots have a fill beside the given entries that obeys the rules. */
function haveFill({ template, texts, allowRepeats, rules, admits }: RuledCase, some: Slot[]) {
  const clashing = clashingUnder(rules.duplicates ?? [], allowRepeats, 'forbid');
  const given = slotsOf(template).filter((slot) => isGivenIn(template, slot));
  const slots = [...given, ...some];
  const system = { cells: template.cells, slots: slots.map(({ cells }) => cells) };
  return everyFill(system, texts, true).some((fill) => {
    const entries = slots.map(({ cells }) => cells.map((cell) => fill[cell]!));
    return slots.every((slot, i) => {
      if (i < given.length) return true;
      const others = entries.slice(0, i);
      if (others.some((other) => clashOf(other, entries[i]!, clashing, stemOf))) return false;
      return admits(slot, entries[i]!.join(''));
    });
  });
}

async function check(ruled: RuledCase, seed: number, name: string): Promise<Reason | undefined> {
  const { template, words, allowRepeats, rules } = ruled;
  const options: FillerOptions = { allowRepeats, rules, stemOf };
  const filler = new Filler(puzzleOf(template), words, options);
  const outcome = await filler.fill({ seed, explain: true });
  // What is wrong with a partial fill would be thrown.
  await filler.fill({ seed, maxNodes: 1, partial: true });
  if (outcome.status !== 'unfillable') return undefined;
  const { reason } = outcome;
  if (reason.core === undefined) return reason;
  const all = slotsOf(template);
  const slots = reason.core.slots.map((index) => all[index]!);
  // A given entry that its rules do not want.
  if (slots.some((slot) => isGivenIn(template, slot))) return reason;
  expect(haveFill(ruled, slots), name).toBe(false);
  // Slots that stay open need no fill of their own.
  if (!reason.core.minimal || rules.only !== undefined) return reason;
  for (const left of slots) {
    const others = slots.filter((slot) => slot !== left);
    expect(haveFill(ruled, others), `${name} without ${nameOf(left)}`).toBe(true);
  }
  return reason;
}

describe.each([
  ['single slots', (_: Random, ruled: RuledCase) => ruled],
  ['what must appear', withAppearances],
  ['words too alike', withDuplicates],
  ['only some slots', withSome],
])('under rules on %s', (_, rule) => {
  test('cores are proofs', async () => {
    let cores = 0;
    let few = 0;
    for (let seed = 0; seed < some(400); seed++) {
      const random = new Random(seed);
      const ruled = rule(random, withSlotRules(random, randomGridCase(random)));
      const { slots } = puzzleOf(ruled.template).layout;
      // Brute force has its limits.
      if (slots.length > 6) continue;
      const rules = JSON.stringify(ruled.rules);
      const name = `${seed}: ${rowsOf(ruled.template)} ${rules} ${ruled.texts.join(' ')}`;
      const core = (await check(ruled, seed, name))?.core;
      if (core !== undefined) cores++;
      if (core !== undefined && core.slots.length < slots.length) few++;
    }
    expect(cores).toBeGreaterThan(met(50));
    expect(few).toBeGreaterThan(met(20));
  });
});
