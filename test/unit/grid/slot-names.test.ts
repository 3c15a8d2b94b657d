import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/base/errors.ts';
import { findSlotNamed } from '../../../src/grid/slot-names.ts';
import { findSlots, slotName } from '../../../src/grid/slots.ts';
import { templateOf } from '../../support/random-cases.ts';

const slots = findSlots(templateOf('___', '_#_', '___'));

describe('findSlotNamed', () => {
  test.each([
    ['1A', '1 Across'],
    ['1a', '1 Across'],
    [' 3 across ', '3 Across'],
    ['1D', '1 Down'],
    ['2-down', '2 Down'],
    ['2 Down', '2 Down'],
  ])('%s', (name, slot) => {
    expect(slotName(slots[findSlotNamed(slots, name)]!)).toBe(slot);
  });

  test.each([
    ['4A', 'the template has no 4 Across'],
    ['2 across', 'the template has no 2 Across'],
    ['A1', "'A1' names no slot: a slot is called 17A or 17 Across"],
    ['', "'' names no slot: a slot is called 17A or 17 Across"],
    ['1X', "'1X' names no slot: a slot is called 17A or 17 Across"],
  ])('%s is none', (name, what) => {
    const at = { source: 'rules.txt', line: 2, column: 6 };
    expect(() => findSlotNamed(slots, name, at)).toThrow(new InputError(`rules.txt:2:6: ${what}`));
  });
});
