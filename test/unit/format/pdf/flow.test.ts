import { describe, expect, test } from 'vitest';
import { flow, leastHeight, type Paragraph } from '../../../../src/format/pdf/flow.ts';
import type { Area } from '../../../../src/format/pdf/page-items.ts';
import { textItems } from '../../../support/pdf-pages.ts';

const paragraph = (name: string, lines: number, isHeading = false): Paragraph => ({
  lines: Array.from({ length: lines }, (_, i) => [
    { text: `${name}${i + 1}`, x: 0, size: 10, style: 'regular' as const },
  ]),
  leading: 10,
  space: 0,
  isHeading,
});

const columns = (...heights: number[]): Area[] =>
  heights.map((height, i) => ({ x: i * 100, y: 0, width: 90, height }));

/** The texts of each column. */
function placed(paragraphs: readonly Paragraph[], areas: readonly Area[]): string[] {
  const { items, rest } = flow(paragraphs, areas);
  const texts = textItems({ items });
  const inColumns = areas.map(({ x }) =>
    texts
      .filter((item) => item.x === x)
      .map(({ text }) => text)
      .join(' '),
  );
  const left = rest.flatMap(({ lines }) => lines.map(([part]) => part!.text));
  return [...inColumns, ...(left.length > 0 ? [`rest: ${left.join(' ')}`] : [])];
}

describe('paragraphs', () => {
  test('stand one below the other, column by column', () => {
    expect(
      placed([paragraph('a', 2), paragraph('b', 2), paragraph('c', 1)], columns(30, 30)),
    ).toEqual(['a1 a2', 'b1 b2 c1']);
  });

  test('of a few lines are not parted', () => {
    expect(placed([paragraph('a', 4)], columns(30, 40))).toEqual(['', 'a1 a2 a3 a4']);
  });

  test('of many lines are, with two on both sides', () => {
    const nine = 'a1 a2 a3 a4 a5 a6 a7 a8 a9';
    expect(placed([paragraph('a', 11)], columns(100, 40))).toEqual([nine, 'a10 a11']);
    expect(placed([paragraph('a', 15)], columns(10, 30, 30))).toEqual([
      '',
      'a1 a2 a3',
      'a4 a5 a6',
      'rest: a7 a8 a9 a10 a11 a12 a13 a14 a15',
    ]);
  });

  test('that are headings stay with what follows', () => {
    const heading = paragraph('h', 1, true);
    expect(placed([paragraph('a', 1), heading, paragraph('b', 2)], columns(30, 30))).toEqual([
      'a1',
      'h1 b1 b2',
    ]);
    expect(placed([paragraph('a', 1), heading, paragraph('b', 11)], columns(40, 100))).toEqual([
      'a1 h1 b1 b2',
      'b3 b4 b5 b6 b7 b8 b9 b10 b11',
    ]);
  });

  test('have a space above them, but for the first', () => {
    const spaced = { ...paragraph('a', 1), space: 5 };
    const { items } = flow([spaced, spaced], columns(30));
    const [first, second] = textItems({ items });
    expect(second!.y - first!.y).toBe(15);
    expect(first!.y).toBeLessThan(10);
  });
});

test('the least height is one less than which does not do', () => {
  const paragraphs = [paragraph('a', 3), paragraph('b', 3), paragraph('c', 2)];
  const columnsTo = (height: number): Area[] => columns(height, height);
  expect(leastHeight(paragraphs, columnsTo, 80)).toBe(50);
  expect(flow(paragraphs, columnsTo(49)).rest).not.toEqual([]);
});
