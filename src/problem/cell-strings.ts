// Which strings of several letters may stand in which cells, and the ways to spell a word over a slot with them.

import { isRebus, type Puzzle } from '../puzzle/puzzle.ts';
import type { Rules } from '../verify/rules.ts';
import { spellWord } from '../words/language/spell.ts';
import { fitsCells } from '../words/vocabulary/entry-pattern.ts';
import { type CellRoom, type Spelling, spellingsOver } from '../words/vocabulary/spellings.ts';
import { RuleError } from './rule-error.ts';

/** The strings of the rules. @throws InputError for what is no word, or one letter */
export function rebusStrings({ rebus, fold = true }: Rules): string[] {
  const strings = rebus?.strings.map((text) => {
    const letters = spellWord(text, fold, rebus.at);
    if (letters.length > 1) return letters.join('');
    throw new RuleError({ kind: 'rebus-of-one-letter', text }, rebus.at);
  });
  return [...new Set(strings)];
}

/** For each cell that is not given the strings that may stand there: those of the rules, and what stood there and may stay. */
export function cellStrings(blank: Puzzle, rules: Rules): (readonly string[])[] {
  const strings = rebusStrings(rules);
  const kept = (rules.likeness ?? []).filter(({ mostChanged }) => mostChanged !== undefined);
  return blank.givens.map((_, cell) => {
    const stood = kept.map(({ cells }) => cells[cell]).filter(isRebus);
    return stood.length === 0 ? strings : [...new Set([...strings, ...stood])];
  });
}

/** The ways to spell a word over a slot, whatever is given there. */
export function spellingsIn(
  { givens, layout }: Puzzle,
  slot: number,
  letters: readonly string[],
  strings: readonly (readonly string[])[],
): Spelling[] {
  const { cells } = layout.slots[slot]!;
  const rooms = cells.map((cell): CellRoom => givens[cell] ?? { strings: strings[cell]! });
  return [...spellingsOver(letters, rooms)].filter((spelling) => fitsCells(spelling, cells));
}
