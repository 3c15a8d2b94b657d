// Lists of clues, or of words, as paragraphs: numbers stand out to the left, and all clues begin below one another.

import type { ClueList } from '../page/clue-lists.ts';
import type { WordGroup } from '../page/word-bank.ts';
import type { Paragraph } from './flow.ts';
import type { Typesetter } from './typesetter.ts';

/** Parts of the size of letters. */
const LEADING = 1.22;
const BETWEEN_CLUES = 0.22;
const ABOVE_TITLE = 0.9;
const TITLE_SIZE = 1.12;
const TITLE_LEADING = 1.5;
const AFTER_NUMBER = 0.45;

export function clueParagraphs(
  lists: readonly ClueList[],
  width: number,
  size: number,
  type: Typesetter,
): Paragraph[] {
  const numbers = lists.flatMap(({ clues }) => clues.map(({ number }) => String(number)));
  const widest = Math.max(0, ...numbers.map((number) => type.widthOf(number, 'bold')));
  const indent = (widest + AFTER_NUMBER) * size;
  return lists.flatMap(({ title, clues }) => [
    titleParagraph(title, size),
    ...clues.map(({ number, text }) => {
      const label = String(number);
      const x = (widest - type.widthOf(label, 'bold')) * size;
      const set = type
        .wrap(text, (width - indent) / size, 'regular')
        .map((line) => [{ text: line, x: indent, size, style: 'regular' as const }]);
      const numbered = { text: label, x, size, style: 'bold' as const };
      return {
        lines: [[numbered, ...(set[0] ?? [])], ...set.slice(1)],
        leading: size * LEADING,
        space: size * BETWEEN_CLUES,
        isHeading: false,
      };
    }),
  ]);
}

/** A word a line. */
export function wordParagraphs(
  groups: readonly WordGroup[],
  size: number,
  type: Typesetter,
): Paragraph[] {
  return groups.flatMap(({ title, words }) => [
    titleParagraph(title, size),
    {
      lines: words.map((word) => [
        { text: type.readable(word), x: 0, size, style: 'regular' as const },
      ]),
      leading: size * LEADING,
      space: size * BETWEEN_CLUES,
      isHeading: false,
    },
  ]);
}

function titleParagraph(title: string, size: number): Paragraph {
  return {
    lines: [[{ text: title, x: 0, size: size * TITLE_SIZE, style: 'bold' }]],
    leading: size * TITLE_LEADING,
    space: size * ABOVE_TITLE,
    isHeading: true,
  };
}
