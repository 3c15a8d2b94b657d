// What rules make of a puzzle before anything is searched: what is freed loses its letters, or all but
// what is locked, but never the theme; words set for a slot become givens, and are of the theme. Doing it
// twice changes nothing.

import type { Place } from '../base/errors.ts';
import type { Folding } from '../base/letters.ts';
import { cellsBetween } from '../layout/cell-names.ts';
import { findSlotNamed, shortName, slotName } from '../layout/slot-names.ts';
import {
  type Content,
  contentsAt,
  entryAt,
  isGiven,
  isRebus,
  isTheme,
  isWhole,
  type Puzzle,
  patternText,
  toFill,
  withTheme,
} from '../puzzle/puzzle.ts';
import type { FreeRule, Rules, SlotMention } from '../verify/rules.ts';
import { spellWord } from '../words/language/spell.ts';
import { type Spelling, spellingsOver } from '../words/vocabulary/spellings.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { cellStrings, spellingsIn } from './cell-strings.ts';
import { RuleError } from './rule-error.ts';

/** A puzzle with nothing but its givens, and the rules that its fills obey. */
export interface Reworked {
  readonly blank: Puzzle;
  /** Without `lock` and `free`, which are done. */
  readonly rules: Rules;
}

/** Scores are those of `words`, if there are any. @throws InputError for rules that cannot be meant for this puzzle. */
export function puzzleUnderRules(puzzle: Puzzle, rules: Rules, words?: WordList): Reworked {
  const { lock = [], free = [], ...others } = rules;
  const isReworked = lock.length > 0 || free.length > 0;
  // What is reworked is what stands in the grid; else what was filled in does not count.
  const base = isReworked
    ? withoutLetters(puzzle, freedCells(puzzle, rules, words))
    : toFill(puzzle);
  const blank = withWords(base, rules);
  if (!isReworked) return { blank, rules: others };
  const { only = [] } = rules;
  const { slots } = blank.layout;
  const isLocked = ({ slot, at }: SlotMention): boolean =>
    isGiven(blank, slots[findSlotNamed(slots, slot, at)]!);
  if (only.length > 0 && only.every(isLocked)) {
    throw new RuleError({ kind: 'nothing-to-fill' }, only[0]!.at);
  }
  const before = { cells: puzzle.cells, leastChanged: 1 };
  const hasOld = blank.layout.slots.some((slot) => !isGiven(blank, slot) && isWhole(puzzle, slot));
  const { likeness = [] } = others;
  return { blank, rules: hasOld ? { ...others, likeness: [...likeness, before] } : others };
}

/** For those who fill no slot. @throws InputError for a rule that names a slot which the puzzle does not have */
export function checkSlotNames(
  { layout }: Puzzle,
  { slots = [], only = [], lock = [], free = [] }: Rules,
): void {
  const freed = free.filter((rule) => rule.kind === 'slot');
  for (const { slot, at } of [...slots, ...only, ...lock, ...freed]) {
    findSlotNamed(layout.slots, slot, at);
  }
}

/** The puzzle without the letters of any entry but locked ones and the theme. @throws InputError */
export function allButLocked(puzzle: Puzzle, { lock, slots }: Rules, words: WordList): Puzzle {
  return withoutLetters(puzzle, freedCells(puzzle, { lock, slots }, words));
}

/** The slots of theme answers of which a rework keeps letters that it would free otherwise. @throws InputError */
export function themeKept(puzzle: Puzzle, rules: Rules, words: WordList): number[] {
  const freed = freedCells(puzzle, rules, words);
  const asked = freedCells({ ...puzzle, theme: undefined }, rules, words);
  const { slots } = puzzle.layout;
  return [...slots.keys()].filter((index) => {
    const slot = slots[index]!;
    return isTheme(puzzle, slot) && slot.cells.some((cell) => asked.has(cell) && !freed.has(cell));
  });
}

/**
 * The letters of a word for the slot of that index, in which `strings` may stand by cell.
 * @throws InputError for one that has too many letters for its cells, or too few
 */
export function spelledFor(
  { givens, layout }: Puzzle,
  index: number,
  { word, at }: { readonly word: string; readonly at?: Place },
  fold: Folding,
  strings: readonly (readonly string[])[],
): string[] {
  const { slots } = layout;
  const slot = slots[index]!;
  const letters = spellWord(word, fold, at);
  if (letters.length === slot.cells.length) return letters;
  const open = slot.cells.map((cell) => {
    const given = givens[cell];
    return { strings: isRebus(given) ? [given, ...strings[cell]!] : strings[cell]! };
  });
  if (!spellingsOver(letters, open).next().done) return letters;
  const fitting = slots.filter(({ cells }) => cells.length === letters.length);
  const fault = {
    kind: 'word-length',
    word: letters.join(''),
    letters: letters.length,
    slot: slotName(slot),
    cells: slot.cells.length,
    strings: [...new Set(open.flatMap((room) => room.strings))],
    fitting: fitting.map(shortName),
  } as const;
  throw new RuleError(fault, at);
}

function withoutLetters(puzzle: Puzzle, freed: ReadonlySet<number>): Puzzle {
  const cells = puzzle.cells.map((content, cell) => (freed.has(cell) ? undefined : content));
  // Even an empty theme says that locked letters are not of it.
  const theme = new Set([...(puzzle.theme ?? [])].filter((cell) => !freed.has(cell)));
  return { ...puzzle, givens: cells, cells, theme };
}

/** Words of rules as givens. */
function withWords(blank: Puzzle, rules: Rules): Puzzle {
  const { slots: slotRules = [], fold = true } = rules;
  const words = slotRules.filter((rule) => rule.kind === 'word');
  if (words.length === 0) return blank;
  const { layout } = blank;
  const strings = cellStrings(blank, rules);
  const givens: Content[] = [...blank.givens];
  for (const rule of words) {
    const index = findSlotNamed(layout.slots, rule.slot, rule.at);
    const now = { ...blank, givens };
    const letters = spelledFor(now, index, rule, fold, strings);
    const spelling = theSpelling(now, index, letters, strings, rule.at);
    layout.slots[index]!.cells.forEach((cell, i) => {
      givens[cell] = spelling[i];
    });
  }
  const set = words.map(({ slot, at }) => layout.slots[findSlotNamed(layout.slots, slot, at)]!);
  return withTheme({ ...blank, givens, cells: givens }, set);
}

/** How a word stands in a slot. @throws InputError where it cannot, or where that is not sure */
function theSpelling(
  puzzle: Puzzle,
  index: number,
  letters: readonly string[],
  strings: readonly (readonly string[])[],
  at: Place | undefined,
): Spelling {
  const slot = puzzle.layout.slots[index]!;
  const [spelling, ...others] = spellingsIn(puzzle, index, letters, strings);
  if (spelling !== undefined && others.length === 0) return spelling;
  const about = { word: letters.join(''), slot: slotName(slot) };
  const before = contentsAt(puzzle.givens, slot);
  if (spelling !== undefined) {
    const ways = [spelling, ...others].map((way) => patternText(way, ''));
    throw new RuleError({ kind: 'several-spellings', ...about, ways }, at);
  }
  // A cell may come twice.
  const there = slot.cells.map((cell, i) => before[i] ?? letters[slot.cells.indexOf(cell)]);
  const i = there.findIndex((each, place) => each !== letters[place]);
  if (letters.length !== slot.cells.length || before.some(isRebus)) {
    const pattern = patternText(before, '?');
    throw new RuleError({ kind: 'other-letters', ...about, pattern }, at);
  }
  throw new RuleError({ kind: 'other-letter', ...about, position: i + 1, letter: there[i]! }, at);
}

/** The cells that lose their letters: what `free` names, or everything, without what is locked or of the theme. */
function freedCells(
  puzzle: Puzzle,
  rules: Pick<Rules, 'lock' | 'free' | 'slots'>,
  words: WordList | undefined,
): ReadonlySet<number> {
  const { lock = [], free = [] } = rules;
  const { slots } = puzzle.layout;
  const all = slots.flatMap(({ cells }) => cells);
  const freed = new Set(
    free.length > 0 ? free.flatMap((rule) => cellsOf(rule, puzzle, words)) : all,
  );
  for (const { slot: name, at } of lock) {
    const slot = slots[findSlotNamed(slots, name, at)]!;
    if (!slot.cells.some((cell) => puzzle.cells[cell] !== undefined)) {
      throw new RuleError({ kind: 'no-letters-to-keep', slot: slotName(slot) }, at);
    }
    for (const cell of slot.cells) freed.delete(cell);
  }
  for (const cell of themeBesideNamed(puzzle, rules)) freed.delete(cell);
  if (free.length > 0 && ![...freed].some((cell) => puzzle.cells[cell] !== undefined)) {
    throw new RuleError({ kind: 'nothing-to-free', isLocked: lock.length > 0 }, free[0]!.at);
  }
  return freed;
}

/** The theme without the letters of entries that rules name, except where they cross a theme answer that none names. */
function themeBesideNamed(
  puzzle: Puzzle,
  { free = [], slots: slotRules = [] }: Pick<Rules, 'free' | 'slots'>,
): ReadonlySet<number> {
  const { layout, theme } = puzzle;
  if (theme === undefined) return new Set();
  const { slots } = layout;
  const asked = slotRules.filter(({ kind }) => kind !== 'min-score');
  const mentions = [...free.filter((rule) => rule.kind === 'slot'), ...asked];
  const named = new Set(mentions.map(({ slot, at }) => slots[findSlotNamed(slots, slot, at)]!));
  const kept = new Set(theme);
  for (const { cells } of named) for (const cell of cells) kept.delete(cell);
  for (const slot of slots) {
    if (named.has(slot) || !isTheme(puzzle, slot)) continue;
    for (const cell of slot.cells) kept.add(cell);
  }
  return kept;
}

function cellsOf(rule: FreeRule, puzzle: Puzzle, words: WordList | undefined): readonly number[] {
  const { layout } = puzzle;
  switch (rule.kind) {
    case 'slot':
      return layout.slots[findSlotNamed(layout.slots, rule.slot, rule.at)]!.cells;
    case 'area': {
      // A cell of no slot has nothing to be filled with.
      const inSlots = new Set(layout.slots.flatMap(({ cells }) => cells));
      return cellsBetween(layout, rule.from, rule.to, rule.at).filter((cell) => inSlots.has(cell));
    }
    case 'below': {
      if (words === undefined) throw new RuleError({ kind: 'no-scores' }, rule.at);
      const scores = layout.slots.map((slot) => {
        const letters = entryAt(puzzle, slot);
        return (letters && words.known.scoreOf(letters)) ?? Number.POSITIVE_INFINITY;
      });
      const weak = layout.slots.filter((_, slot) => scores[slot]! < rule.score);
      if (weak.length === 0) {
        const least = Math.min(...scores);
        const weakest = Number.isFinite(least) ? least : undefined;
        throw new RuleError({ kind: 'none-below', score: rule.score, weakest }, rule.at);
      }
      return weak.flatMap(({ cells }) => cells);
    }
  }
}
