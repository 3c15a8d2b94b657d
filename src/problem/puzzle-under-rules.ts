// What rules make of a puzzle before anything is searched: locked entries keep their letters, all
// others lose them, and words set for a slot stand in it as givens. Doing it twice changes nothing.

import { InputError } from '../base/errors.ts';
import { findSlotNamed, slotName, slotsOfLength } from '../layout/slot-names.ts';
import type { Content, Puzzle } from '../puzzle/puzzle.ts';
import type { Rules } from '../verify/rules.ts';
import { spellWord } from '../words/language/spell.ts';

/** The blank puzzle under the rules; the same object if they do not touch it. @throws InputError */
export function puzzleUnderRules(blank: Puzzle, rules: Rules): Puzzle {
  const { lock = [], slots: slotRules = [], fold = true } = rules;
  const words = slotRules.filter((rule) => rule.kind === 'word');
  if (lock.length === 0 && words.length === 0) return blank;
  const { slots } = blank.layout;
  let givens: Content[] = [...blank.givens];
  if (lock.length > 0) {
    const locked = new Set(
      lock.flatMap(({ slot: name, at }) => {
        const slot = slots[findSlotNamed(slots, name, at)]!;
        if (slot.cells.some((cell) => givens[cell] !== undefined)) return slot.cells;
        throw new InputError(`${slotName(slot)} has no letters to keep`, at);
      }),
    );
    givens = givens.map((given, cell) => (locked.has(cell) ? given : undefined));
  }
  for (const { slot: name, word, at } of words) {
    const slot = slots[findSlotNamed(slots, name, at)]!;
    const letters = spellWord(word, fold, at);
    const text = letters.join('');
    if (letters.length !== slot.cells.length) {
      const needed = `${slotName(slot)} has ${slot.cells.length} cells`;
      const others = slotsOfLength(slots, letters.length);
      throw new InputError(`${text} has ${letters.length} letters, ${needed}; ${others}`, at);
    }
    slot.cells.forEach((cell, i) => {
      const before = givens[cell];
      if (before !== undefined && before !== letters[i]) {
        const where = `letter ${i + 1} of ${slotName(slot)}`;
        throw new InputError(`${text} does not fit: ${where} is ${before} already`, at);
      }
      givens[cell] = letters[i];
    });
  }
  return { ...blank, givens, cells: givens };
}
