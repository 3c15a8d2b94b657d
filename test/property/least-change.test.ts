// The least change of a grid against a brute force that counts what each fill changes; what is not proved
// within few nodes is still between what was proved and what was found.

import { describe, expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { leastChange } from '../../src/fill/least-change.ts';
import type { Rules, SlotRule } from '../../src/verify/rules.ts';
import { everyFill, systemOf } from '../support/brute-force.ts';
import { isGivenIn, OPEN, puzzleOf, rowsOf, slotsOf, textAt, textOf } from '../support/pictures.ts';
import { chance, pick, randomGridCase } from '../support/random-cases.ts';
import { nameOf } from '../support/random-rules.ts';
import { batches, met, some } from '../support/thoroughness.ts';

describe.each([
  ['all nodes it takes', undefined],
  ['few nodes', 12],
] as const)('%s', (_, maxNodes) => {
  test.each(batches(3))('batch %i', async (batch) => {
    let partly = 0;
    let none = 0;
    for (let i = 0; i < some(200); i++) {
      const seed = batch * 200 + i;
      const random = new Random(seed);
      const grid = randomGridCase(random);
      const { texts, words, allowRepeats } = grid;
      const open = {
        ...grid.template,
        cells: grid.template.cells.map((cell) => (cell === '#' ? cell : OPEN)),
      };
      const slots = slotsOf(open);
      if (slots.length === 0 || slots.length > 6) continue;
      const every = everyFill(systemOf(open), texts, allowRepeats);
      if (every.length === 0) continue;
      // Now and then letters that make no words.
      const before = Array.from(pick(random, every));
      if (chance(random, 0.2)) {
        const cell = pick(random, slots[0]!.cells);
        before[cell] = pick(random, [...new Set(texts.join(''))]);
      }
      const one = pick(random, slots);
      const fitting = texts.filter((text) => text.length === one.cells.length);
      const word = pick(random, fitting);
      const isSet = chance(random, 0.6);
      const rule: SlotRule = isSet
        ? { kind: 'word', slot: nameOf(one), word }
        : { kind: 'not', slot: nameOf(one), word: textAt(before, one) };
      const rules: Rules = { slots: [rule], fold: false };
      // The same by hand: what stands there may stay where it stands.
      const cells: string[] = [...open.cells];
      if (isSet)
        one.cells.forEach((cell, at) => {
          cells[cell] = word[at]!;
        });
      const left = { ...open, cells };
      const all = [...new Set([...texts, ...slots.map((slot) => textAt(before, slot))])];
      const fills = everyFill(systemOf(left), all, allowRepeats).filter((fill) =>
        slots.every((slot) => {
          const entry = textAt(fill, slot);
          if (!isSet && slot === one && entry === textAt(before, slot)) return false;
          return isGivenIn(left, slot) || texts.includes(entry) || entry === textAt(before, slot);
        }),
      );
      const changes = fills.map(
        (fill) =>
          slots.filter(
            (slot) => !isGivenIn(left, slot) && textAt(fill, slot) !== textAt(before, slot),
          ).length,
      );
      const name = `${seed}: ${rowsOf(open)} ${before.join('')} ${JSON.stringify(rule)} ${texts.join(' ')}`;
      const puzzle = puzzleOf({ ...open, cells: before });
      const least = await leastChange(
        puzzle,
        words,
        { allowRepeats, rules },
        { seed, ...(maxNodes !== undefined && { maxNodes }), polishNodes: 300 },
      );
      const { outcome, changed, needed } = least;
      if (fills.length === 0) {
        none++;
        expect(outcome.status, name).not.toBe('filled');
        if (maxNodes === undefined) expect(outcome.status, name).toBe('unfillable');
        continue;
      }
      expect(outcome.status, name).not.toBe('unfillable');
      expect(needed, name).toBeLessThanOrEqual(Math.min(...changes));
      if (outcome.status !== 'filled') continue;
      expect(fills, name).toContain(textOf(outcome.puzzle));
      expect(changed, name).toBe(changes[fills.indexOf(textOf(outcome.puzzle))]);
      if (maxNodes !== undefined) continue;
      expect(changed, name).toBe(Math.min(...changes));
      expect(needed, name).toBe(changed);
      if (changed > 0 && changed < Math.max(...changes)) partly++;
    }
    if (maxNodes === undefined) expect(partly).toBeGreaterThan(met(5));
    expect(none).toBeGreaterThan(met(5));
  });
});
