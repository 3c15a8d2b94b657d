import { expect, test } from 'vitest';
import { Random } from '../../../../src/base/random.ts';
import { FORMATS } from '../../../../src/format/formats.ts';
import { parseJpz } from '../../../../src/format/jpz/parse-jpz.ts';
import { renderJpz } from '../../../../src/format/jpz/render-jpz.ts';
import { renderZippedJpz } from '../../../../src/format/jpz/zip.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';
import { damaged, readsOrRefuses } from '../../../support/damage.ts';
import { randomPuzzle } from '../../../support/random-puzzles.ts';
import { some } from '../../../support/thoroughness.ts';

const { carries: features } = FORMATS['jpz'];
const WRITERS: readonly [string, (puzzle: Puzzle) => Uint8Array][] = [
  ['plain', (puzzle) => new TextEncoder().encode(renderJpz(puzzle))],
  ['zipped', renderZippedJpz],
];

test.each(WRITERS)('damaged files are read or refused: %s', (_, write) => {
  const bytes = write({ ...parseTemplate('({A})|[BC]\n'), revealed: new Set([0]) });
  const { refused } = readsOrRefuses(
    (file, options) => renderJpz(parseJpz(file, options)),
    damaged(bytes, new Random(1)),
  );
  expect(refused).toBeGreaterThan(100);
});

test('so are files whose values stand in wrong places', () => {
  const random = new Random(2);
  const files = Array.from({ length: some(500) }, () => {
    const text = renderJpz(randomPuzzle(random, { features }));
    const values = [...text.matchAll(/"[^"]*"/g)]
      .map(([value]) => value)
      .concat('""', '"1-9999999"', '"-1"');
    const jumbled = text.replaceAll(/"[^"]*"/g, (value) =>
      random.below(30) === 0 ? values[random.below(values.length)]! : value,
    );
    return new TextEncoder().encode(jumbled);
  });
  const { refused, leniently } = readsOrRefuses(
    (file, options) => renderJpz(parseJpz(file, options)),
    files,
  );
  expect(Math.min(refused, leniently)).toBeGreaterThan(10);
});
