// The report on a finished grid, or on what is finished of one: how good its entries are, what is
// repeated or missing, and what an outlet would say of its form. Plain data, which is also its JSON.

import { entryAt, type Puzzle } from '../grid/puzzle.ts';
import type { Slot } from '../grid/slots.ts';
import { OPEN } from '../grid/template.ts';
import type { WordList } from '../words/word-list.ts';
import { entriesThrough, type Form, formOf, rounded } from './form.ts';
import { judge, type Verdict } from './judge.ts';
import { type CellPlace, placeOf, shortName } from './place.ts';
import type { Profile } from './profiles.ts';
import { meanTileValue } from './tiles.ts';

export interface GradeReport extends Form {
  /** Entries whose letters are all there; only these are graded. */
  readonly whole: number;
  /** Of the entries in the list; null if there is none. */
  readonly mean: number | null;
  readonly floor: number | null;
  /** Lowest first. */
  readonly weakest: readonly GradedEntry[];
  /** Entries in the list, by tens of their scores. */
  readonly histogram: readonly ScoreBin[];
  readonly notInList: readonly Omit<GradedEntry, 'score'>[];
  readonly duplicates: readonly Duplicate[];
  readonly crossingNames: readonly NameCrossing[];
  /** Letters of the list's alphabet that stand nowhere; none: a pangram. */
  readonly missingLetters: readonly string[];
  /** Mean value of an English Scrabble tile over all letters; null for other alphabets. */
  readonly scrabbleMean: number | null;
  readonly verdict: Verdict | null;
}

export interface GradedEntry {
  /** "17A". */
  readonly slot: string;
  readonly answer: string;
  readonly score: number;
}

/** Scores from `from` to `to`, both included. */
export interface ScoreBin {
  readonly from: number;
  readonly to: number;
  readonly entries: number;
}

/** Entries that a solver would call the same: the very word, or another form of it. */
export interface Duplicate {
  readonly kind: 'same' | 'stem';
  readonly answers: readonly string[];
  readonly slots: readonly string[];
}

/** Two names that cross: one may not be guessed from the other. */
export interface NameCrossing extends CellPlace {
  readonly answers: readonly [string, string];
  readonly slots: readonly [string, string];
}

/** What is known of words beyond their scores. */
export interface WordLore {
  /** The stem that forms of one word share. Without it, only the same word is a duplicate. */
  readonly stemOf?: (word: string) => string;
  /** Whether a word is a proper name. Without it, none is. */
  readonly isName?: (word: string) => boolean;
}

const WEAKEST = 10;
const BINS = 10;

export function gradeReport(
  puzzle: Puzzle,
  words: WordList,
  lore: WordLore = {},
  profile?: Profile,
): GradeReport {
  const form = formOf(puzzle);
  const whole = puzzle.slots
    .filter(({ cells }) => cells.every((cell) => puzzle.cells[cell] !== OPEN))
    .map((slot) => ({ slot, answer: entryAt(puzzle, slot) }));
  const graded: GradedEntry[] = [];
  const notInList: Omit<GradedEntry, 'score'>[] = [];
  for (const { slot, answer } of whole) {
    const score = words.scoreOf(slot.cells.map((cell) => puzzle.cells[cell]!));
    const entry = { slot: shortName(slot), answer };
    if (score === undefined) notInList.push(entry);
    else graded.push({ ...entry, score });
  }
  const ascending = graded.sort((a, b) => a.score - b.score);
  const total = graded.reduce((sum, { score }) => sum + score, 0);
  const open = puzzle.slots.length - whole.length;
  const unfinished = open === 0 ? [] : [`entries not filled: ${open}`];
  const letters = puzzle.cells.filter((cell) => /\p{L}/u.test(cell));
  return {
    ...form,
    whole: whole.length,
    mean: graded.length === 0 ? null : rounded(total / graded.length, 2),
    floor: ascending[0]?.score ?? null,
    weakest: ascending.slice(0, WEAKEST),
    histogram: histogramOf(graded),
    notInList,
    duplicates: duplicatesOf(whole, lore),
    crossingNames: nameCrossings(puzzle, whole, lore),
    missingLetters: words.alphabet.filter((letter) => !letters.includes(letter)),
    scrabbleMean: meanTileValue(letters),
    verdict: profile === undefined ? null : judge(puzzle, form, profile, unfinished),
  };
}

interface WholeEntry {
  readonly slot: Slot;
  readonly answer: string;
}

/** 0-9, 10-19, ... 90-100. */
function histogramOf(graded: readonly GradedEntry[]): ScoreBin[] {
  return Array.from({ length: BINS }, (_, bin) => {
    const from = bin * 10;
    const to = bin === BINS - 1 ? 100 : from + 9;
    return { from, to, entries: graded.filter(({ score }) => score >= from && score <= to).length };
  });
}

function duplicatesOf(whole: readonly WholeEntry[], { stemOf }: WordLore): Duplicate[] {
  const same = groupsOf(whole, ({ answer }) => answer).map((group) => asDuplicate('same', group));
  if (stemOf === undefined) return same;
  const stems = groupsOf(whole, ({ answer }) => stemOf(answer))
    .filter((group) => new Set(group.map(({ answer }) => answer)).size > 1)
    .map((group) => asDuplicate('stem', group));
  return [...same, ...stems];
}

/** Entries that share a key, where two or more do. */
function groupsOf(
  whole: readonly WholeEntry[],
  keyOf: (entry: WholeEntry) => string,
): WholeEntry[][] {
  const groups = new Map<string, WholeEntry[]>();
  for (const entry of whole) {
    const group = groups.get(keyOf(entry));
    if (group === undefined) groups.set(keyOf(entry), [entry]);
    else group.push(entry);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

function asDuplicate(kind: Duplicate['kind'], group: readonly WholeEntry[]): Duplicate {
  return {
    kind,
    answers: group.map(({ answer }) => answer),
    slots: group.map(({ slot }) => shortName(slot)),
  };
}

function nameCrossings(
  puzzle: Puzzle,
  whole: readonly WholeEntry[],
  { isName }: WordLore,
): NameCrossing[] {
  if (isName === undefined) return [];
  const through = entriesThrough(puzzle);
  const nameAt = new Map<number, WholeEntry>();
  const crossings: NameCrossing[] = [];
  for (const entry of whole.filter(({ answer }) => isName(answer))) {
    for (const cell of entry.slot.cells.filter((each) => through[each] === 2)) {
      const other = nameAt.get(cell);
      if (other === undefined) {
        nameAt.set(cell, entry);
        continue;
      }
      crossings.push({
        ...placeOf(puzzle.template, cell),
        answers: [other.answer, entry.answer],
        slots: [shortName(other.slot), shortName(entry.slot)],
      });
    }
  }
  return crossings;
}
