// Themes of any lengths: what is designed for them holds each answer once, is symmetric, and its outlet takes it.

import { describe, expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { Designer } from '../../src/design/design.ts';
import { planDesign } from '../../src/design/plan.ts';
import { styleNamed } from '../../src/design/styles.ts';
import { formOf } from '../../src/inspect/form.ts';
import { judge } from '../../src/inspect/judge.ts';
import { symmetriesOf } from '../../src/layout/symmetry.ts';
import { answerAt } from '../../src/puzzle/puzzle.ts';
import { parseWordList } from '../../src/words/reading/parse-word-list.ts';
import { plainWords } from '../support/plain-words.ts';
import { firstOf } from '../support/thoroughness.ts';

const WORDS = plainWords();
const designer = new Designer(parseWordList(WORDS.join('\n')));

/** Three to five words of 6 to 13 letters, which pair by length or do not. */
function themeOf(random: Random): string[] {
  return Array.from({ length: 3 + random.below(3) }, () => {
    const length = 6 + random.below(8);
    const choices = WORDS.filter((word) => word.length === length);
    return choices[random.below(choices.length)]!.toUpperCase();
  });
}

describe('a theme of assorted lengths', () => {
  test.each(firstOf(Array.from({ length: 12 }, (_, seed) => seed + 1)))(
    'has its place, each answer once (%i)',
    async (seed) => {
      const theme = themeOf(new Random(seed));
      const style = styleNamed('nyt')!;
      const plan = planDesign({ style, width: 15, height: 15, theme });
      const made = await designer.design({ ...plan, seed, maxNodes: 100 });
      expect(made, theme.join()).toBeDefined();
      const { puzzle } = made!;
      const given = puzzle.layout.slots.flatMap((slot) => answerAt(puzzle, slot) ?? []);
      expect(given.filter((answer) => theme.includes(answer)).toSorted()).toEqual(theme.toSorted());
      expect(symmetriesOf(puzzle.layout)).toContain(plan.canvas.symmetry);
      expect(judge(puzzle, formOf(puzzle), style.profile!).accepts).toBe(true);
    },
  );
});
