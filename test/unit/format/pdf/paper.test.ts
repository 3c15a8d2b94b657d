import { expect, test } from 'vitest';
import { gutterFor, paperNamed, sheetOf } from '../../../../src/format/pdf/paper.ts';

test('papers are named, or measured in inches or millimetres', () => {
  expect(paperNamed('6x9')).toEqual({ width: 432, height: 648 });
  expect(paperNamed('8.5x11')).toEqual({ width: 612, height: 792 });
  expect(paperNamed('5.5x8.5in').width).toBe(396);
  expect(paperNamed('148x210mm').width).toBeCloseTo(419.53, 2);
  for (const text of ['148x210', '6', 'a6', '1x1', '6x9cm']) {
    expect(() => paperNamed(text)).toThrow(/is not a paper size/);
  }
});

test('the gutter goes by the number of pages', () => {
  const inches = [24, 150, 151, 300, 500, 501, 700, 828].map((pages) => gutterFor(pages) / 72);
  expect(inches).toEqual([0.375, 0.375, 0.5, 0.5, 0.625, 0.75, 0.75, 0.875]);
  const sheet = sheetOf(paperNamed('6x9'), { pages: 600 });
  expect(sheet.area.x).toBe(54);
  expect(sheet.area.x + sheet.leftShift).toBeCloseTo(432 - sheet.area.x - sheet.area.width, 6);
  expect(sheetOf(paperNamed('6x9'), {}).leftShift).toBe(0);
});

test('what bleeds keeps further from the edge, and its foot does too', () => {
  const sheet = sheetOf(paperNamed('6x9'), { bleeds: true, pages: 24 });
  expect(432 - sheet.area.x - sheet.area.width).toBeGreaterThanOrEqual(27);
  expect(sheet.foot).toBeLessThanOrEqual(648 - 27 - 2);
});
