// What rules make of the template before anything is searched: locked entries keep their letters,
// all others lose them, and words set for a slot stand in it as givens. Doing it twice changes
// nothing.

import { InputError } from '../base/errors.ts';
import { findSlotNamed } from '../grid/slot-names.ts';
import { findSlots, slotName } from '../grid/slots.ts';
import { BLOCK, OPEN, type Template } from '../grid/template.ts';
import type { Rules } from '../verify/rules.ts';
import { spellWord } from '../words/language/spell.ts';

/** The template under the rules; the same object if they do not touch it. @throws InputError */
export function templateUnderRules(template: Template, rules: Rules): Template {
  const { lock = [], slots: slotRules = [], fold = true } = rules;
  const words = slotRules.filter((rule) => rule.kind === 'word');
  if (lock.length === 0 && words.length === 0) return template;
  const slots = findSlots(template);
  const cells = [...template.cells];
  if (lock.length > 0) {
    const locked = new Set(
      lock.flatMap(({ slot, at }) => slots[findSlotNamed(slots, slot, at)]!.cells),
    );
    cells.forEach((letter, cell) => {
      if (letter !== BLOCK && !locked.has(cell)) cells[cell] = OPEN;
    });
  }
  for (const { slot: name, word, at } of words) {
    const slot = slots[findSlotNamed(slots, name, at)]!;
    const letters = spellWord(word, fold, at);
    const text = letters.join('');
    if (letters.length !== slot.cells.length) {
      const needed = `${slotName(slot)} has ${slot.cells.length} cells`;
      throw new InputError(`${text} has ${letters.length} letters, ${needed}`, at);
    }
    slot.cells.forEach((cell, i) => {
      const before = cells[cell]!;
      if (before !== OPEN && before !== letters[i]) {
        const where = `letter ${i + 1} of ${slotName(slot)}`;
        throw new InputError(`${text} does not fit: ${where} is ${before} already`, at);
      }
      cells[cell] = letters[i]!;
    });
  }
  return { ...template, cells };
}
