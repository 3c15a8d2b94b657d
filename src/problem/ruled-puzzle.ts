// A puzzle with the words of one list under rules: what every question about it starts from, be it a search, a
// report or an explanation.

import { isRebus, type Puzzle } from '../puzzle/puzzle.ts';
import { clashingUnder, hasClashes } from '../verify/clashes-in.ts';
import type { Rules } from '../verify/rules.ts';
import type { Clashing, StemOf } from '../words/language/clash.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import type { SlotConstraints } from './build-problem.ts';
import { ClashIndex } from './clash-index.ts';
import type { RootConflict } from './conflict.ts';
import { puzzleUnderRules } from './puzzle-under-rules.ts';
import { SlotRules } from './slot-rules.ts';
import { SpellingClashes } from './spelling-clashes.ts';

/** What holds of a puzzle beside its words. */
export interface PuzzleOptions {
  /** The same word may stand more than once. Default false. */
  readonly allowRepeats?: boolean;
  readonly rules?: Rules;
  /** The stem of a word, for rules on duplicates by stem. */
  readonly stemOf?: StemOf;
}

/** Rules as they are obeyed with one list. */
export interface StageRules {
  readonly slots: SlotRules;
  /** Which words may not stand together; of the same word, `allowRepeats` tells. */
  readonly clashing: Clashing;
  readonly stemOf: StemOf | undefined;
}

export interface RuledPuzzle {
  /** With the letters that rules set. */
  readonly blank: Puzzle;
  /** With the words that rules bring along. */
  readonly words: WordList;
  readonly allowRepeats: boolean;
  readonly constraints?: SlotConstraints;
  /** Why there is no fill, if the rules show it. */
  readonly conflict?: RootConflict;
}

/** What is forbidden holds, what is to be avoided does not. @throws InputError for rules that cannot be meant for it */
export function ruledPuzzle(
  puzzle: Puzzle,
  words: WordList,
  { allowRepeats = false, rules: asked, stemOf }: PuzzleOptions,
): RuledPuzzle {
  if (asked === undefined && !puzzle.givens.some(isRebus)) {
    return { blank: puzzle, words, allowRepeats };
  }
  const { blank, rules } = puzzleUnderRules(puzzle, asked ?? {}, words);
  const slots = new SlotRules(blank, words, rules);
  const clashing = clashingUnder(rules.duplicates ?? [], allowRepeats, 'forbid');
  const ruled = slots.under(words);
  return {
    blank,
    words: ruled.words,
    allowRepeats: !clashing.word,
    constraints: constraintsOf(blank, words, { slots, clashing, stemOf }),
    conflict: ruled.conflict,
  };
}

/** What rules make of the problem of a list. */
export function constraintsOf(blank: Puzzle, list: WordList, rules: StageRules): SlotConstraints {
  const { slots, clashing, stemOf } = rules;
  const ruled = slots.under(list);
  const { words, domains } = ruled;
  const clashes = clashesAmong(blank, words, clashing, stemOf);
  return {
    domains,
    decided: slots.decided,
    ...slots.wholeGrid(ruled),
    clashes,
  };
}

function clashesAmong(
  blank: Puzzle,
  words: WordList,
  clashing: Clashing,
  stemOf: StemOf | undefined,
): SlotConstraints['clashes'] {
  if (words.strings.length > 0) {
    const mayClash = clashing.word || hasClashes(clashing);
    return mayClash ? new SpellingClashes(words, clashing, stemOf) : undefined;
  }
  const lengths = blank.layout.slots.map((slot) => slot.cells.length);
  return hasClashes(clashing) ? new ClashIndex(words, lengths, clashing, stemOf) : undefined;
}
