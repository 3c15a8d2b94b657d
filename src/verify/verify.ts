// Judges a fill against its layout, its givens and a word list, knowing nothing of how it was found:
// it reads entry by entry as a person would, and never imports the search.

import { lettersOf } from '../base/letters.ts';
import { slotsThrough } from '../layout/layout.ts';
import {
  answerAt,
  contentsAt,
  entryAt,
  isGiven,
  isRebus,
  type Puzzle,
  patternText,
} from '../puzzle/puzzle.ts';
import { clashOf, type StemOf } from '../words/language/clash.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { arrowFaults } from './arrow-faults.ts';
import { clashesIn, clashingUnder, hasClashes } from './clashes-in.ts';
import type { FillFault } from './fill-fault.ts';
import { RuleJudge } from './rule-judge.ts';
import type { Rules } from './rules.ts';

/** How faults show an open cell. */
const OPEN = '_';

export interface VerifyOptions {
  /** The same word may stand in a grid more than once. Default false. */
  readonly allowRepeats?: boolean;
  /** Entries may have open cells; only whole ones are judged. Default false. */
  readonly partial?: boolean;
  /** A word that is in no list is no fault. Default false. */
  readonly anyWord?: boolean;
  /** What else the fill has to obey. */
  readonly rules?: Rules;
  /** The stem of a word, for rules on duplicates by stem. */
  readonly stemOf?: StemOf;
}

/**
 * What is wrong with a fill; nothing if it is right: givens are where they were
 * given, others hold a letter each, or a string that rules ask for, every slot's cells hold a word of the list (or were all given), no word stands twice
 * (unless allowed, or both were given), the clues of an arrowword have their cells, a cell of no slot is as it was, and rules are obeyed; only a
 * slot that they do not ask to fill may be open, and some word that may stand there fits it.
 */
export function verify(puzzle: Puzzle, words: WordList, options: VerifyOptions = {}): FillFault[] {
  const { layout, givens, cells } = puzzle;
  const { cellCount, slots } = layout;
  if (cells.length !== cellCount) {
    return [{ kind: 'cell-count', cells: cells.length, wanted: cellCount }];
  }
  const faults: FillFault[] = arrowFaults(layout);
  const through = slotsThrough(layout);
  cells.forEach((content, cell) => {
    const given = givens[cell];
    if (given !== undefined && content !== given) {
      faults.push({ kind: 'given-changed', cell, given, content });
    }
    if (given === undefined && content !== undefined && through[cell]!.length === 0) {
      faults.push({ kind: 'in-no-slot', cell, content });
    }
  });

  const { rules, stemOf, allowRepeats = false } = options;
  const severals = cells.flatMap((content, cell) =>
    isRebus(content) && givens[cell] === undefined ? [{ content, cell }] : [],
  );
  const forbidden = clashingUnder(rules?.duplicates ?? [], allowRepeats, 'forbid');
  const judge = rules && new RuleJudge(puzzle, words, rules);
  for (const { content, cell } of severals) {
    const isAsked = judge?.mayHold(cell, content) ?? options.anyWord === true;
    if (!isAsked) faults.push({ kind: 'several-letters', cell, content });
  }
  const complete: string[] = [];
  const open: number[] = [];
  const firstUse = new Map<string, { slot: number; given: boolean }>();
  for (const [slot, its] of slots.entries()) {
    const letters = entryAt(puzzle, its);
    if (letters === undefined) {
      if (options.partial === true) continue;
      const pattern = patternText(contentsAt(cells, its), OPEN);
      if (judge?.mayStayOpen(slot) !== true) faults.push({ kind: 'open', slot, pattern });
      else open.push(slot);
      continue;
    }
    const answer = letters.join('');
    const given = isGiven(puzzle, its);
    complete.push(answer);
    const isWord = options.anyWord === true || words.scoreOf(letters) !== undefined;
    if (!given && !isWord && judge?.brings(slot, answer) !== true) {
      faults.push({ kind: 'unlisted', slot, answer });
    }
    for (const fault of judge?.entryFaults(slot, letters) ?? []) faults.push({ slot, ...fault });
    const earlier = firstUse.get(answer);
    if (earlier === undefined) firstUse.set(answer, { slot, given });
    else if (forbidden.word && !(given && earlier.given)) {
      faults.push({ kind: 'repeated', slot, answer, first: earlier.slot });
    }
  }
  const mayStand = (letters: readonly string[]): boolean =>
    complete.every((entry) => clashOf(letters, lettersOf(entry), forbidden, stemOf) === undefined);
  for (const slot of open) {
    if (judge!.isFillable(slot, mayStand)) continue;
    const pattern = patternText(contentsAt(cells, slots[slot]!), OPEN);
    faults.push({ kind: 'no-word-fits', slot, pattern });
  }
  if (hasClashes(forbidden)) {
    for (const clash of clashesIn(puzzle, { ...forbidden, word: false }, stemOf)) {
      const [a, b] = clash.slots;
      const answers = [answerAt(puzzle, slots[a]!)!, answerAt(puzzle, slots[b]!)!] as const;
      faults.push({ kind: 'alike', slots: clash.slots, answers, how: clash.kind });
    }
  }
  faults.push(...(judge?.gridFaults(complete, options.partial) ?? []));
  return faults;
}
