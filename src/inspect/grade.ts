// The report on a finished grid, or on what is finished of one: how good its entries are, what is
// repeated or missing, and what an outlet would say of its form.

import { shortName } from '../layout/slot-names.ts';
import { lettersIn, type Puzzle } from '../puzzle/puzzle.ts';
import type { FillFault } from '../verify/fill-fault.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import {
  type Duplicate,
  duplicatesOf,
  type NameCrossing,
  nameCrossings,
  type WordLore,
  wholeEntries,
} from './clashes.ts';
import { type EntryLeftOut, entriesNotInList, type UnlistedEntry } from './entries-left-out.ts';
import { formOf, type GridForm, rounded } from './form.ts';
import { type GridFault, judge, type OutletVerdict } from './judge.ts';
import type { Profile } from './profiles.ts';
import { type TasteFigures, tasteFigures } from './taste-figures.ts';

export interface GradeReport extends GridForm {
  /** Entries whose letters are all there; only these are graded. */
  readonly whole: number;
  /** Of the entries in the list; null if there is none. */
  readonly mean: number | null;
  readonly floor: number | null;
  /** Lowest first. */
  readonly weakest: readonly GradedEntry[];
  /** Entries in the list, by tens of their scores. */
  readonly histogram: readonly ScoreBin[];
  readonly notInList: readonly UnlistedEntry[];
  readonly duplicates: readonly Duplicate[];
  readonly crossingNames: readonly NameCrossing[];
  /** Letters of the list's alphabet that occur nowhere; none: a pangram. */
  readonly missingLetters: readonly string[];
  /** Mean value of an English Scrabble tile over all letters; null for other alphabets. */
  readonly scrabbleMean: number | null;
  /** null for other alphabets: the endings are English ones. */
  readonly taste: TasteFigures | null;
  /** What is against the rules of the puzzle; null if there are none. */
  readonly ruleFaults: readonly RuleBreach[] | null;
  readonly verdict: OutletVerdict | null;
}

/** What is against the rules: of the fill, or an entry that the choice of words leaves out, and why. */
export type RuleBreach = FillFault | ({ readonly kind: 'left-out' } & EntryLeftOut);

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

export interface GradeOptions {
  /** The outlet that is to judge the grid. */
  readonly profile?: Profile | undefined;
  /** What is against the rules of the puzzle, if it has any. */
  readonly ruleFaults?: readonly RuleBreach[] | undefined;
  /** Every entry among the weakest. Default false. */
  readonly full?: boolean;
}

/** The values of English Scrabble tiles, by which constructors measure how lively a grid's letters are. */
const TILE_VALUES: ReadonlyMap<string, number> = new Map(
  (
    [
      [1, 'AEIOULNSTR'],
      [2, 'DG'],
      [3, 'BCMP'],
      [4, 'FHVWY'],
      [5, 'K'],
      [8, 'JX'],
      [10, 'QZ'],
    ] as const
  ).flatMap(([value, letters]) => Array.from(letters, (letter) => [letter, value] as const)),
);

const WEAKEST = 10;
const BINS = 10;

export function gradeReport(
  puzzle: Puzzle,
  words: WordList,
  lore: WordLore = {},
  { profile, ruleFaults, full = false }: GradeOptions = {},
): GradeReport {
  const form = formOf(puzzle);
  const { slots } = puzzle.layout;
  const whole = wholeEntries(puzzle);
  const graded: GradedEntry[] = [];
  for (const { slot, letters, answer } of whole) {
    const score = words.scoreOf(letters);
    if (score !== undefined) graded.push({ slot: shortName(slot), answer, score });
  }
  const ascending = graded.sort((a, b) => a.score - b.score);
  const total = graded.reduce((sum, { score }) => sum + score, 0);
  const open = slots.length - whole.length;
  const unfinished: GridFault[] = open === 0 ? [] : [{ kind: 'unfilled', entries: open }];
  const letters = lettersIn(puzzle.cells);
  const scrabbleMean = meanTileValue(letters);
  return {
    ...form,
    whole: whole.length,
    mean: graded.length === 0 ? null : rounded(total / graded.length, 2),
    floor: ascending[0]?.score ?? null,
    weakest: full ? ascending : ascending.slice(0, WEAKEST),
    histogram: histogramOf(graded),
    notInList: entriesNotInList(puzzle, words),
    duplicates: duplicatesOf(whole, lore),
    crossingNames: nameCrossings(puzzle, whole, lore),
    missingLetters: words.alphabet.filter((letter) => !letters.includes(letter)),
    scrabbleMean,
    taste:
      scrabbleMean === null
        ? null
        : tasteFigures(
            whole.map(({ answer }) => answer),
            letters,
            words,
            lore.stemOf,
          ),
    ruleFaults: ruleFaults ?? null,
    verdict: profile === undefined ? null : judge(puzzle, form, profile, unfinished),
  };
}

/** 0-9, 10-19, ... 90-100. */
function histogramOf(graded: readonly GradedEntry[]): ScoreBin[] {
  return Array.from({ length: BINS }, (_, bin) => {
    const from = bin * 10;
    const to = bin === BINS - 1 ? 100 : from + 9;
    return { from, to, entries: graded.filter(({ score }) => score >= from && score <= to).length };
  });
}

/** The mean value of letters to two decimals; null for none, or if some letter has no tile. */
export function meanTileValue(letters: readonly string[]): number | null {
  let total = 0;
  for (const letter of letters) {
    const value = TILE_VALUES.get(letter);
    if (value === undefined) return null;
    total += value;
  }
  return letters.length === 0 ? null : rounded(total / letters.length, 2);
}
