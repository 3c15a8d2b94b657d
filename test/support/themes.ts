// Themes of assorted lengths: what is designed for one holds each answer once, is symmetric, and its outlet takes it.

import { expect } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { Designer } from '../../src/design/design.ts';
import { planDesign } from '../../src/design/plan.ts';
import { styleNamed } from '../../src/design/styles.ts';
import { formOf } from '../../src/inspect/form.ts';
import { judge } from '../../src/inspect/judge.ts';
import { symmetriesOf } from '../../src/layout/symmetry.ts';
import { answerAt } from '../../src/puzzle/puzzle.ts';
import { parseWordList } from '../../src/words/reading/parse-word-list.ts';
import { plainWords } from './plain-words.ts';

export interface ThemeSize {
  readonly style: string;
  readonly side: number;
  /** Answers, from one number to the other, as their letters. */
  readonly answers: readonly [least: number, most: number];
  readonly letters: readonly [least: number, most: number];
}

export const DAILY: ThemeSize = { style: 'nyt', side: 15, answers: [3, 5], letters: [6, 13] };
/** A tenth of the work. */
export const MIDI: ThemeSize = { style: 'american', side: 11, answers: [2, 3], letters: [5, 9] };

const WORDS = plainWords();
const designer = new Designer(parseWordList(WORDS.join('\n')));

/** Answers that pair by length or do not. */
function themeOf(random: Random, { answers, letters }: ThemeSize): string[] {
  const within = ([least, most]: readonly [number, number]): number =>
    least + random.below(most - least + 1);
  return Array.from({ length: within(answers) }, () => {
    const length = within(letters);
    const choices = WORDS.filter((word) => word.length === length);
    return choices[random.below(choices.length)]!.toUpperCase();
  });
}

export async function expectRoomForTheme(size: ThemeSize, seed: number): Promise<void> {
  const { side } = size;
  const theme = themeOf(new Random(seed), size);
  const style = styleNamed(size.style)!;
  const plan = planDesign({ style, width: side, height: side, theme });
  const made = await designer.design({ ...plan, seed, maxNodes: 100 });
  expect(made, theme.join()).toBeDefined();
  const { puzzle } = made!;
  const given = puzzle.layout.slots.flatMap((slot) => answerAt(puzzle, slot) ?? []);
  expect(given.filter((answer) => theme.includes(answer)).toSorted()).toEqual(theme.toSorted());
  expect(symmetriesOf(puzzle.layout)).toContain(plan.canvas.symmetry);
  expect(judge(puzzle, formOf(puzzle), style.profile!).accepts).toBe(true);
}
