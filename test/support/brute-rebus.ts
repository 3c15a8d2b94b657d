// Grids with cells of several letters, and their fills found without any cleverness, to judge the search by:
// cell by cell each letter and each string, as long as every slot begins like a word.

import type { Random } from '../../src/base/random.ts';
import { parseTemplate } from '../../src/format/template/parse-template.ts';
import type { Content, Puzzle } from '../../src/puzzle/puzzle.ts';
import type { Rules } from '../../src/verify/rules.ts';
import { parseWordList } from '../../src/words/reading/parse-word-list.ts';
import type { WordList } from '../../src/words/vocabulary/word-list.ts';
import { chance, pick, randomWords } from './random-cases.ts';

export interface RebusCase {
  readonly puzzle: Puzzle;
  readonly scores: ReadonlyMap<string, number>;
  readonly words: WordList;
  readonly strings: readonly string[];
  readonly rules: Rules;
  readonly allowRepeats: boolean;
  /** The template, to name it in a failure. */
  readonly name: string;
}

const STRINGS = ['AB', 'BA', 'AA', 'BCA', 'CC'];

export function randomRebusCase(random: Random, letters = ['A', 'B', 'C']): RebusCase {
  const width = 2 + random.below(3);
  const height = 1 + random.below(3);
  const sign = (): string => {
    if (chance(random, 0.2)) return '#';
    if (chance(random, 0.13)) return `[${pick(random, STRINGS)}]`;
    return chance(random, 0.08) ? pick(random, letters) : '_';
  };
  const text = Array.from({ length: height }, () => Array.from({ length: width }, sign).join(''));
  const puzzle = parseTemplate(text.join('\n'), { fold: false });
  const texts = [2, 3, 4, 5, 6, 7].flatMap((length) =>
    randomWords(random, letters, length, 5 + random.below(8)),
  );
  const scores = new Map(texts.map((each) => [each, pick(random, [10, 40, 60])]));
  const lines = [...scores].map(([each, score]) => `${each};${score}`);
  const words = parseWordList([...lines, letters.join('').padEnd(100, 'A')].join('\n'), {
    fold: false,
  });
  const strings = STRINGS.filter(() => chance(random, 0.4));
  const least = random.below(3);
  const range = { least, most: least + random.below(3) };
  const rebus = { strings, ...(chance(random, 0.7) && range) };
  const rules = { fold: false, ...(strings.length > 0 && { rebus }) };
  const allowRepeats = chance(random, 0.3);
  const name = `${text.join('/')} ${JSON.stringify(rules)} ${allowRepeats} ${texts.join(' ')}`;
  return { puzzle, scores, words, strings, rules, allowRepeats, name };
}

/** Every fill in which words of `texts` stand, as what its cells hold; how often a word does is of no matter. */
export function everyRebusFill(
  { layout, givens }: Puzzle,
  texts: readonly string[],
  strings: readonly string[],
): Content[][] {
  const letters = [...new Set(texts.join(''))];
  const open = layout.slots.filter(({ cells }) => cells.some((cell) => givens[cell] === undefined));
  const now: Content[] = [];
  const fills: Content[][] = [];
  const through = givens.map((_, cell) => open.filter(({ cells }) => cells.includes(cell)));
  const isInSlot = givens.map((_, cell) => layout.slots.some(({ cells }) => cells.includes(cell)));
  const fillFrom = (cell: number): void => {
    if (cell === givens.length) {
      fills.push([...now]);
      return;
    }
    const given = givens[cell];
    const contents = given !== undefined || !isInSlot[cell] ? [given] : [...letters, ...strings];
    for (const content of contents) {
      now[cell] = content;
      const isGood = through[cell]!.every(({ cells }) => {
        const there = cells
          .filter((each) => each <= cell)
          .map((each) => now[each])
          .join('');
        return cells.at(-1) === cell
          ? texts.includes(there)
          : texts.some((text) => text.startsWith(there));
      });
      if (isGood) fillFrom(cell + 1);
    }
    now.length = cell;
  };
  fillFrom(0);
  return fills;
}
