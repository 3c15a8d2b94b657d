// Reports on a puzzle before it is filled and afterwards, as plain data.

import { lookAhead } from '../assist/look-ahead.ts';
import { suggest as suggestAt } from '../assist/suggest.ts';
import { whyNot } from '../assist/why-not.ts';
import { didYouMean } from '../base/closest.ts';
import { InputError } from '../base/errors.ts';
import { checkReport } from '../inspect/check.ts';
import { gradeReport } from '../inspect/grade.ts';
import { PROFILES, type Profile, profileNamed } from '../inspect/profiles.ts';
import { findSlotNamed, slotName } from '../layout/slot-names.ts';
import { puzzleUnderRules } from '../problem/puzzle-under-rules.ts';
import type { PuzzleOptions } from '../problem/ruled-puzzle.ts';
import { isGiven, type Puzzle } from '../puzzle/puzzle.ts';
import { type SaidCheck, saidCheck } from '../say/check.ts';
import { sayFillFault } from '../say/fill-faults.ts';
import { type SaidGrade, saidGrade } from '../say/grade.ts';
import { type SaidSuggest, saidSuggest } from '../say/suggest.ts';
import { verify as faultsOf, type VerifyOptions } from '../verify/verify.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { checkOptions, type NamesOf } from './known-options.ts';
import { withSaidErrors } from './said.ts';

const PUZZLE: NamesOf<PuzzleOptions> = { allowRepeats: true, rules: true, stemOf: true };

/**
 * What is wrong with a filled puzzle, a sentence each; nothing if it is right. Whatever the functions that fill give
 * back has passed this already.
 */
export function verify(puzzle: Puzzle, words: WordList, options: VerifyOptions = {}): string[] {
  checkOptions(options, { ...PUZZLE, partial: true, anyWord: true });
  return withSaidErrors(() => faultsOf(puzzle, words, options)).map((fault) =>
    sayFillFault(fault, puzzle),
  );
}

interface ReportOptions {
  /** The name of the outlet that is to judge the grid, one of `PROFILES`. */
  readonly profile?: string;
  /** Leave nothing out: all of the weakest entries, and all that is at fault. Default false. */
  readonly full?: boolean;
}

export interface CheckPuzzleOptions extends PuzzleOptions, ReportOptions {}

/**
 * A puzzle before it is filled: its form, how many words each slot has left, and whether it is seen without a search
 * that no fill exists.
 * @throws InputError for rules that cannot be meant for this puzzle
 */
export async function check(
  puzzle: Puzzle,
  words: WordList,
  options: CheckPuzzleOptions = {},
): Promise<SaidCheck> {
  checkOptions(options, { ...PUZZLE, profile: true, full: true });
  const { profile, full, ...puzzleOptions } = options;
  const judge = profileOf(profile);
  return withSaidErrors(async () => {
    const { blank, rules } = puzzleUnderRules(puzzle, options.rules ?? {}, words);
    const under = { ...puzzleOptions, rules: options.rules && rules };
    const { domains, conflict } = lookAhead(blank, words, under);
    const reason = conflict && (await whyNot(blank, words, under));
    const report = checkReport(blank, words.known, domains, { reason, profile: judge });
    return saidCheck(report, blank, full);
  });
}

export interface GradePuzzleOptions extends ReportOptions {
  /** The stem of a word: words of one stem are reported as duplicates. */
  readonly stemOf?: (word: string) => string;
}

/** A filled puzzle, or what is filled of one: scores, entries that are in no list, duplicates, letters and form. */
export function grade(
  puzzle: Puzzle,
  words: WordList,
  options: GradePuzzleOptions = {},
): SaidGrade {
  checkOptions(options, { profile: true, full: true, stemOf: true });
  const { profile, full, stemOf } = options;
  const isName = (letters: readonly string[]): boolean => words.isName(letters);
  const report = gradeReport(
    puzzle,
    words,
    { stemOf, isName },
    { profile: profileOf(profile), full },
  );
  return saidGrade(report, puzzle, full);
}

export interface SuggestWordsOptions extends PuzzleOptions {
  /** How many words. Default 15. */
  readonly count?: number;
  /** Nodes of a search for a fill with each of them; 0 for none. Default 1000. */
  readonly nodes?: number;
  readonly seed?: number;
}

/**
 * Words for a slot, which is called `17A` or `17 Across`: the best first, and whether a fill with each was found.
 * @throws InputError for no such slot, one that is given in full, and rules that cannot be meant for this puzzle
 */
export function suggest(
  puzzle: Puzzle,
  words: WordList,
  slot: string,
  options: SuggestWordsOptions = {},
): SaidSuggest {
  checkOptions(options, { ...PUZZLE, count: true, nodes: true, seed: true });
  const { count = 15, nodes = 1000, seed = 0, ...puzzleOptions } = options;
  return withSaidErrors(() => {
    const { blank, rules } = puzzleUnderRules(puzzle, options.rules ?? {}, words);
    const under = { ...puzzleOptions, rules: options.rules && rules };
    const { slots } = blank.layout;
    const index = findSlotNamed(slots, slot);
    if (isGiven(blank, slots[index]!)) {
      throw new InputError(`all letters of ${slotName(slots[index]!)} are given`);
    }
    const report = suggestAt(blank, words, index, { ...under, count, nodes, seed });
    return saidSuggest(report, blank);
  });
}

function profileOf(name: string | undefined): Profile | undefined {
  if (name === undefined) return undefined;
  const profile = profileNamed(name);
  if (profile !== undefined) return profile;
  const names = PROFILES.map((each) => each.name);
  throw new InputError(`unknown profile '${name}'${didYouMean(name, names)}`);
}
