import { expect, test } from 'vitest';
import { Random } from '../../../../src/base/random.ts';
import { FORMATS } from '../../../../src/format/formats.ts';
import { parseIpuz } from '../../../../src/format/ipuz/parse-ipuz.ts';
import { renderIpuz } from '../../../../src/format/ipuz/render-ipuz.ts';
import { damaged, readsOrRefuses } from '../../../support/damage.ts';
import { randomPuzzle } from '../../../support/random-puzzles.ts';
import { some } from '../../../support/thoroughness.ts';

const { carries: features } = FORMATS['ipuz'];
const decoder = new TextDecoder();

/** The file with some of its values put where others stand. */
function jumbled(text: string, random: Random): string {
  const values: unknown[] = [null, -1, 1e9, '', '#', [], {}, [[]], true, 'Across'];
  JSON.parse(text, (_, value) => {
    values.push(value);
    return value;
  });
  return JSON.stringify(
    JSON.parse(text, (_, value) =>
      random.below(20) === 0 ? values[random.below(values.length)] : value,
    ),
  );
}

test('damaged files are read or refused', () => {
  const random = new Random(1);
  for (let i = 0; i < 3; i++) {
    const bytes = new TextEncoder().encode(renderIpuz(randomPuzzle(random, { features })));
    const { refused, strictly } = readsOrRefuses(
      (file, options) => renderIpuz(parseIpuz(decoder.decode(file), options)),
      damaged(bytes, random),
    );
    expect(Math.min(refused, strictly)).toBeGreaterThan(10);
  }
});

test('so are files whose values stand in wrong places', () => {
  const random = new Random(2);
  const files = Array.from({ length: some(3000) }, () => {
    const text = renderIpuz(randomPuzzle(random, { features }));
    return new TextEncoder().encode(jumbled(text, random));
  });
  const { refused, leniently } = readsOrRefuses(
    (file, options) => renderIpuz(parseIpuz(decoder.decode(file), options)),
    files,
  );
  expect(refused).toBeGreaterThan(10);
  expect(leniently).toBeGreaterThan(0);
});
