// Paragraphs in columns, one column after the other. A short paragraph stays whole; a heading stays with what it
// heads; what no column has room for is left for the next page. In lists of clues numbers stand out to the left, and all
// clues begin below one another.

import type { ClueList, WordGroup } from '../page/around-grid.ts';
import { runsOf } from '../styles.ts';
import { isRtl } from './bidi.ts';
import { type Area, BLACK, type Item } from './page-items.ts';
import type { FontStyle } from './pdf-kit.ts';
import type { Setting } from './setting.ts';
import type { StyledText, Typesetter } from './typesetter.ts';
import { typeset } from './typography.ts';

export interface FlowText {
  readonly text: string;
  /** From the left of the column. */
  readonly x: number;
  readonly size: number;
  readonly style: FontStyle;
  readonly base?: 'ltr' | 'rtl';
}

export interface Paragraph {
  /** What stands in each line. */
  readonly lines: readonly (readonly FlowText[])[];
  readonly leading: number;
  /** The space above it, unless it stands first in its column. */
  readonly space: number;
  /** Whether it must not stand last in a column. */
  readonly isHeading: boolean;
}

export interface Flowed {
  readonly items: readonly Item[];
  /** What found no room. */
  readonly rest: readonly Paragraph[];
}

/** A paragraph of more lines may be parted, with this many of them on both sides at least. */
const WHOLE_LINES = 10;
const TOGETHER = 2;
/** Of the leading, from the top of a line to its baseline. */
const BASELINE = 0.78;
/** Widths and heights that differ by less are the same. */
const TOLERANCE = 0.01;

export function flow(paragraphs: readonly Paragraph[], columns: readonly Area[]): Flowed {
  const items: Item[] = [];
  const rest = placed(paragraphs, columns, ({ lines, leading }, count, { x, y }, used) => {
    for (const [index, line] of lines.slice(0, count).entries()) {
      const baseline = y + used + (index + BASELINE) * leading;
      for (const part of line) {
        items.push({ ...part, kind: 'text', x: x + part.x, y: baseline, ink: BLACK });
      }
    }
  });
  return { items, rest };
}

/** Is called with so many first lines of a paragraph, and how far down in a column they begin. */
type PlaceLines = (paragraph: Paragraph, count: number, column: Area, used: number) => void;

/** Places what has room, and returns the rest. */
function placed(
  paragraphs: readonly Paragraph[],
  columns: readonly Area[],
  placeLines: PlaceLines,
): readonly Paragraph[] {
  let column = 0;
  let used = 0;
  const place = (paragraph: Paragraph, count: number): void => {
    if (used > 0) used += paragraph.space;
    placeLines(paragraph, count, columns[column]!, used);
    used += count * paragraph.leading;
  };
  for (const [index, whole] of paragraphs.entries()) {
    let paragraph = whole;
    for (; ; column++, used = 0) {
      const at = columns[column];
      if (at === undefined) return [paragraph, ...paragraphs.slice(index + 1)];
      const room = at.height - used + TOLERANCE;
      const { lines, leading, space } = paragraph;
      const gap = used > 0 ? space : 0;
      if (gap + heightOf(paragraph) + heightAfter(paragraph, paragraphs[index + 1]) <= room) {
        place(paragraph, lines.length);
        break;
      }
      if (lines.length <= WHOLE_LINES) continue;
      const fitting = Math.min(Math.floor((room - gap) / leading), lines.length - TOGETHER);
      if (fitting < TOGETHER) continue;
      place(paragraph, fitting);
      paragraph = { ...paragraph, lines: lines.slice(fitting) };
    }
  }
  return [];
}

/** Whether all paragraphs find room in the columns. */
export function fits(paragraphs: readonly Paragraph[], columns: readonly Area[]): boolean {
  const needed = heightOfAll(paragraphs);
  const there = columns.reduce((sum, { height }) => sum + height, 0);
  return needed <= there && placed(paragraphs, columns, () => {}).length === 0;
}

/** The least height from which on everything fits that fits into `most`. */
export function leastHeight(
  paragraphs: readonly Paragraph[],
  columnsOfHeight: (height: number) => readonly Area[],
  most: number,
): number {
  let [failing, fitting] = [0, Math.ceil(most)];
  while (fitting - failing > 1) {
    const middle = Math.floor((failing + fitting) / 2);
    if (fits(paragraphs, columnsOfHeight(middle))) fitting = middle;
    else failing = middle;
  }
  return Math.min(fitting, most);
}

/** Without what is between them. */
export function heightOfAll(paragraphs: readonly Paragraph[]): number {
  return paragraphs.reduce((sum, paragraph) => sum + heightOf(paragraph), 0);
}

/** With more space between them, and a little more between their lines. */
export function loosened(paragraphs: readonly Paragraph[], by: number): Paragraph[] {
  return paragraphs.map((each) => ({
    ...each,
    leading: each.leading * (1 + (by - 1) / 4),
    space: each.isHeading ? each.space * by : each.space + each.leading * (by - 1),
  }));
}

function heightOf({ lines, leading }: Paragraph): number {
  return lines.length * leading;
}

/** What has to stand below a heading in its column. */
function heightAfter({ isHeading }: Paragraph, next: Paragraph | undefined): number {
  if (!isHeading || next === undefined) return 0;
  const { lines, leading, space } = next;
  const together = lines.length <= WHOLE_LINES ? lines.length : TOGETHER;
  return space + together * leading;
}

/** Of clues, in parts of the size of letters. */
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
  { type, strings }: Setting,
): Paragraph[] {
  const numbers = lists.flatMap(({ clues }) =>
    clues.map(({ number, label = String(number) }) => label),
  );
  const widest = Math.max(0, ...numbers.map((number) => type.widthOf(number, 'bold')));
  const indent = (widest + AFTER_NUMBER) * size;
  return lists.flatMap(({ title, clues }) => [
    titleParagraph(title, size),
    ...clues.map(({ number, label = String(number), text: written }) => {
      const text = typeset(written, strings.quotes);
      if (isRtl(text)) return rtlClue(label, text, indent, width, size, type);
      const x = (widest - type.widthOf(label, 'bold')) * size;
      const set = type.wrapStyled(stylesOf(text), (width - indent) / size).map((line) => {
        let x = indent;
        return line.map((piece) => {
          const at = x;
          x += type.widthOf(piece.text, piece.style) * size;
          return { ...piece, x: at, size };
        });
      });
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

/** A clue that runs from right to left, with its number at the right. */
function rtlClue(
  label: string,
  text: string,
  indent: number,
  width: number,
  size: number,
  type: Typesetter,
): Paragraph {
  const numbered = {
    text: label,
    x: width - indent + AFTER_NUMBER * size,
    size,
    style: 'bold',
  } as const;
  const lines = type.wrapStyled(stylesOf(text), (width - indent) / size).map((line) => {
    let right = width - indent;
    return line.map((piece) => {
      right -= type.widthOf(piece.text, piece.style) * size;
      return { ...piece, x: right, size, base: 'rtl' as const };
    });
  });
  return {
    lines: [[numbered, ...(lines[0] ?? [])], ...lines.slice(1)],
    leading: size * LEADING,
    space: size * BETWEEN_CLUES,
    isHeading: false,
  };
}

/** A clue as its fonts; none is both bold and italic. */
function stylesOf(clue: string): StyledText[] {
  return runsOf(clue).map(({ text, isItalic, isBold }) => ({
    text,
    style: isBold ? 'bold' : isItalic ? 'italic' : 'regular',
  }));
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
