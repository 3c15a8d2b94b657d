import { describe, expect, test } from 'vitest';
import { outlook } from '../../../../src/cli/commands/outlook.ts';
import { Log } from '../../../../src/cli/world/log.ts';
import { Filler } from '../../../../src/fill/filler.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import { NOTHING_COUNTED } from '../../../../src/solve/outcome.ts';
import { parseWordList } from '../../../../src/words/reading/parse-word-list.ts';
import { world } from '../../../support/world.ts';

/** What is said as a search of so many nodes goes on. */
function saidWhile(
  text: string,
  list: string,
  nodes: readonly number[],
  { quiet = false, enough, only }: { quiet?: boolean; enough?: number; only?: string } = {},
): string {
  const { io, stderr } = world();
  const log = new Log(io);
  if (quiet) log.verbosity = 'quiet';
  const filler = new Filler(parseTemplate(text), parseWordList(list));
  const rules = only !== undefined && { rules: { only: [{ slot: only }] } };
  const options = { allowRepeats: true, ...rules };
  const foretell = outlook({ name: 'g.txt', filler, options }, { log }, enough);
  for (const count of nodes) foretell({ ...NOTHING_COUNTED, nodes: count });
  return stderr();
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
      "crossfill: g.txt: no fill is to be expected with these words: Long's estimate is 10^-1.4\n",
    );
  });

  test('of a long one with few', () => {
    expect(saidWhile(square(3), ALL_BITS(3), [5000, 20_000])).toBe(
      "crossfill: g.txt: few fills are to be expected with these words: Long's estimate is 10^2.7\n",
    );
  });

  test('nothing of few where every fill is asked for, but of none', () => {
    expect(saidWhile(square(3), ALL_BITS(3), [5000], { enough: 0 })).toBe('');
    expect(saidWhile(square(3), 'ABC\nBCA\nCAB', [5000], { enough: 0 })).toMatch(/no fill is/);
  });

  test('nothing of one with many, and nothing when quiet', () => {
    expect(saidWhile(square(9), ALL_BITS(9), [5000])).toBe('');
    expect(saidWhile(square(3), 'ABC\nBCA\nCAB', [5000], { quiet: true })).toBe('');
  });
});
