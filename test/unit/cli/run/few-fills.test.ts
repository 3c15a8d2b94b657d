import { describe, expect, test } from 'vitest';
import { fewFillsWarning } from '../../../../src/cli/run/few-fills.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import { NOTHING_COUNTED } from '../../../../src/solve/outcome.ts';
import { parseWordList } from '../../../../src/words/reading/parse-word-list.ts';

/** What is said as a search of so many nodes goes on. */
function saidWhile(
  text: string,
  list: string,
  nodes: readonly number[],
  { enough, only }: { enough?: number; only?: string } = {},
): string {
  const rules = only === undefined ? undefined : { only: [{ slot: only }] };
  const options = { allowRepeats: true, rules };
  const warning = fewFillsWarning(parseTemplate(text), parseWordList(list), options, enough);
  const said = nodes.map((count) => warning({ ...NOTHING_COUNTED, nodes: count }));
  return said.filter((line) => line !== undefined).join('\n');
}

/** All words over two letters, and how many fills of the open square to expect: 2^(n * n). */
const ALL_BITS = (length: number): string =>
  Array.from({ length: 2 ** length }, (_, bits) =>
    bits.toString(2).padStart(length, '0').replaceAll('0', 'A').replaceAll('1', 'B'),
  ).join('\n');
const square = (size: number): string => `${'_'.repeat(size)}\n`.repeat(size);

describe('while a search goes on', () => {
  test('nothing is said of a short one', () => {
    expect(saidWhile(square(3), 'ABC\nBCA\nCAB', [1, 3999])).toBe('');
  });

  test('nothing is said where slots stay open: fewer have to fit', () => {
    expect(saidWhile(square(3), 'ABC\nBCA\nCAB', [4000], { only: '1A' })).toBe('');
  });

  test('of a long one without a fill to expect, once', () => {
    // 3^6 ways; each cell agrees by a third: 3^6 / 3^9.
    expect(saidWhile(square(3), 'ABC\nBCA\nCAB', [1, 4000, 9000])).toBe(
      'expected number of fills with these words: 10^-1.4 (probably none)',
    );
  });

  test('of a long one with few', () => {
    expect(saidWhile(square(3), ALL_BITS(3), [5000, 20_000])).toBe(
      'expected number of fills with these words: 10^2.7 (few)',
    );
  });

  test('nothing of few where every fill is asked for, but of none', () => {
    expect(saidWhile(square(3), ALL_BITS(3), [5000], { enough: 0 })).toBe('');
    expect(saidWhile(square(3), 'ABC\nBCA\nCAB', [5000], { enough: 0 })).toMatch(/probably none/);
  });

  test('nothing of one with many', () => {
    expect(saidWhile(square(9), ALL_BITS(9), [5000])).toBe('');
  });
});
