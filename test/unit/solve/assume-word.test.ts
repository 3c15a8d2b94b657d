// A word assumed in a slot is the same as the same word given there in the template.

import { describe, expect, test } from 'vitest';
import { Random } from '../../../src/base/random.ts';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { buildProblem } from '../../../src/problem/build-problem.ts';
import { blankPuzzle, type Puzzle } from '../../../src/puzzle/puzzle.ts';
import { assumeWord } from '../../../src/solve/assume-word.ts';
import { propagate, queueAll } from '../../../src/solve/propagate.ts';
import { State } from '../../../src/solve/state.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import type { WordList } from '../../../src/words/vocabulary/word-list.ts';
import { domainOf, snapshot } from '../../support/probe.ts';
import { firstOf } from '../../support/thoroughness.ts';

const TEMPLATES = ['____\n____\n____\n____', '____\n_#_#\n____\n#_#_', '#__\n___\n__#\n_#_'];

/** The state of a puzzle's problem at its fixpoint, by the puzzle's slots; undefined if it is dead. */
function settled(blank: Puzzle, words: WordList): { state: State; slotOf: readonly number[] } {
  const { problem, slotOf } = buildProblem(blank, words, false);
  const state = new State(problem);
  queueAll(state);
  propagate(state);
  return { state, slotOf };
}

function randomWords(seed: number, count: number): WordList {
  const random = new Random(seed);
  const lines = Array.from({ length: count }, () =>
    Array.from({ length: 2 + random.below(3) }, () => 'AEST'[random.below(4)]).join(''),
  );
  return parseWordList(lines.join('\n'));
}

describe('assumeWord', () => {
  test.each(firstOf([1, 2, 3, 4, 5, 6], 2))('is as if it were given; list %i', (seed) => {
    const words = randomWords(seed, 150);
    let alive = 0;
    for (const text of TEMPLATES) {
      const blank = parseTemplate(text);
      const { state, slotOf } = settled(blank, words);
      if (state.wipedOut >= 0) continue;
      const before = snapshot(state);
      for (const [slot, index] of slotOf.entries()) {
        const length = blank.layout.slots[index]!.cells.length;
        for (const id of state.domains.words(slot).slice(0, 12)) {
          const mark = state.trail.mark();
          const holds = assumeWord(state, slot, id);
          const cells = [...blank.givens];
          const letters = Array.from(words.wordText(length, id));
          blank.layout.slots[index]!.cells.forEach((cell, p) => {
            cells[cell] = letters[p]!;
          });
          const given = settled(blankPuzzle(blank.layout, cells), words);
          // The other slots the word completes are given in full there, right or wrong.
          const wrong = given.slotOf.length < slotOf.length - 1 || given.state.wipedOut >= 0;
          if (holds) {
            alive++;
            expect(domainOf(state, slot)).toEqual([id]);
            for (const [other, at] of given.slotOf.entries()) {
              const mine = domainOf(state, slotOf.indexOf(at));
              expect(mine).toEqual(domainOf(given.state, other));
            }
          } else {
            expect(wrong).toBe(true);
          }
          state.trail.undo(mark);
        }
      }
      expect(snapshot(state)).toEqual(before);
    }
    expect(alive).toBeGreaterThan(0);
  });

  test('a word that another slot owns is refused', () => {
    const blank = parseTemplate('AB\n##\n__');
    const words = parseWordList('AB\nCD\nEF');
    const { state } = settled(blank, words);
    expect(assumeWord(state, 0, words.wordId(['A', 'B']))).toBe(false);
  });

  test('a word is picked among those that differ in unchecked letters only', () => {
    const words = parseWordList('AB\nAC\nAD');
    const { state } = settled(parseTemplate('__'), words);
    expect(state.domains.size(0)).toBe(3);
    expect(assumeWord(state, 0, 1)).toBe(true);
    expect(domainOf(state, 0)).toEqual([1]);
  });
});
