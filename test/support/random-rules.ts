// Random rules for a random grid, and what they mean, spelled out once more for brute force.

import type { Random } from '../../src/base/random.ts';
import type { Slot } from '../../src/layout/layout.ts';
import type { Rules, SlotRule } from '../../src/verify/rules.ts';
import { parseWordList } from '../../src/words/reading/parse-word-list.ts';
import type { WordList } from '../../src/words/vocabulary/word-list.ts';
import { OPEN, type Picture, slotsOf } from './pictures.ts';
import { chance, type GridCase, pick, randomWords } from './random-cases.ts';

export interface RuledCase {
  readonly template: Picture;
  /** Every word that may stand in some slot. */
  readonly texts: readonly string[];
  readonly words: WordList;
  readonly allowRepeats: boolean;
  readonly rules: Rules;
  /** Whether a word, from wherever, is what the rules ask of a slot. */
  readonly meets: (slot: Slot, text: string) => boolean;
  /** Whether the rules on single slots let a word stand in a slot of the template. */
  readonly admits: (slot: Slot, text: string) => boolean;
  /** Whether what has to appear is among some entries. */
  readonly shows: (entries: readonly string[]) => boolean;
}

export const nameOf = ({ number, direction }: Slot): string =>
  `${number}${direction === 'across' ? 'A' : 'd'}`;

/** Scores and rules on single slots for a grid that has none. */
export function withSlotRules(random: Random, grid: GridCase): RuledCase {
  const { template, allowRepeats } = grid;
  const slots = slotsOf(template);
  const scores = new Map(grid.texts.map((text) => [text, pick(random, [10, 40, 60])]));
  const lines = [...scores].map(([text, score]) => `${text};${score}`);
  const unused = grid.words.alphabet.join('').padEnd(100, 'A');
  const words = parseWordList([...lines, unused].join('\n'), { fold: false });
  const letters = [...new Set(grid.texts.join(''))];
  const rules: SlotRule[] = [];
  const checks: ((slot: Slot, text: string) => boolean)[] = [];
  const only = (one: Slot, check: (text: string) => boolean): void => {
    checks.push((slot, text) => nameOf(slot) !== nameOf(one) || check(text));
  };
  const guests = new Map<string, Set<string>>();
  const ruleCount = slots.length === 0 || letters.length === 0 ? 0 : random.below(4);
  for (let i = 0; i < ruleCount; i++) {
    const one = pick(random, slots);
    const slot = nameOf(one);
    switch (random.below(3)) {
      case 0: {
        const letter = pick(random, letters);
        const negated = chance(random, 0.5);
        rules.push({ slot, kind: 'pattern', pattern: negated ? `[^${letter}]+` : `.*${letter}.*` });
        only(one, (text) => text.includes(letter) !== negated);
        break;
      }
      case 1: {
        const fresh = randomWords(random, letters, one.cells.length, 2);
        const known = grid.texts.filter((text) => text.length === one.cells.length);
        const choice = [...fresh, ...known.slice(0, 2)];
        rules.push({ slot, kind: 'words', words: choice });
        only(one, (text) => choice.includes(text));
        for (const text of choice) {
          if (!guests.has(text)) guests.set(text, new Set());
          guests.get(text)!.add(slot);
        }
        break;
      }
      default: {
        const score = pick(random, [20, 50]);
        rules.push({ slot, kind: 'min-score', score });
        only(one, (text) => (scores.get(text) ?? 100) >= score);
      }
    }
  }
  const avoided = letters.length > 2 && chance(random, 0.2) ? pick(random, letters) : undefined;
  const meets = (slot: Slot, text: string): boolean =>
    checks.every((check) => check(slot, text)) &&
    slot.cells.every((cell, i) => text[i] !== avoided || template.cells[cell] !== OPEN);
  const admits = (slot: Slot, text: string): boolean =>
    (scores.has(text) || guests.get(text)?.has(nameOf(slot)) === true) && meets(slot, text);
  return {
    template,
    texts: [...new Set([...grid.texts, ...guests.keys()])],
    words,
    allowRepeats,
    rules: {
      slots: rules,
      fold: false,
      ...(avoided !== undefined && { avoidLetters: { letters: avoided } }),
    },
    meets,
    admits,
    shows: () => true,
  };
}

/** The same with words and letters that have to appear. */
export function withAppearances(random: Random, ruled: RuledCase): RuledCase {
  const { texts, template, rules, admits } = ruled;
  const lengths = slotsOf(template).map((slot) => slot.cells.length);
  const letters = [...new Set(texts.join(''))];
  if (lengths.length === 0 || letters.length === 0) return ruled;
  const must = Array.from({ length: random.below(4) }, () => {
    const length = pick(random, lengths);
    const known = texts.filter((text) => text.length === length);
    const isKnown = known.length > 0 && chance(random, 0.8);
    return isKnown ? pick(random, known) : randomWords(random, letters, length, 1)[0]!;
  });
  const words = [...new Set(must)];
  const count = chance(random, 0.5) ? words.length : random.below(words.length + 1);
  const required = letters.filter(() => chance(random, 0.3)).join('');
  // Letters that are given outside of all slots count as well.
  const inSlots = new Set(slotsOf(template).flatMap((slot) => slot.cells));
  const loose = template.cells.filter((content, cell) => content !== OPEN && !inSlots.has(cell));
  return {
    ...ruled,
    texts: [...new Set([...texts, ...words])],
    rules: {
      ...rules,
      ...(words.length > 0 && { must: { words, count } }),
      ...(required !== '' && { requireLetters: { letters: required } }),
    },
    admits: (slot, text) => admits(slot, text) || (words.includes(text) && ruled.meets(slot, text)),
    shows: (entries) =>
      words.filter((word) => entries.includes(word)).length >= count &&
      Array.from(required).every((letter) => [...loose, ...entries].join('').includes(letter)),
  };
}
