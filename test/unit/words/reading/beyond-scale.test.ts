// Lists with scores beyond 100: refused, at the first such line, unless a map brings them down.

import { describe, expect, test } from 'vitest';
import { parseWordLists } from '../../../../src/words/reading/parse-word-list.ts';
import { parseScoreMap } from '../../../../src/words/reading/score-map.ts';
import { contents } from '../../../support/contents.ts';

function read(text: string, map?: string): string[] {
  const scoreMap = map === undefined ? undefined : parseScoreMap(map)!;
  const source = { name: 'l.txt', bytes: new TextEncoder().encode(text) };
  return contents(parseWordLists([{ ...source, ...(scoreMap && { scoreMap }) }]).words);
}

describe('refused', () => {
  test.each([
    ['cat;150\n', undefined, 'l.txt:1: score 150 is outside 0 to 100'],
    ['cat;50\ndog;101', undefined, 'l.txt:2: score 101 is outside 0 to 100'],
    ['cat;50\ndog;999\nemu;101\n', undefined, 'l.txt:2: score 999 is outside 0 to 100'],
    [
      'cat;900\nemu;23135851162\n',
      undefined,
      'score 900 (the highest is 23135851162) is outside 0 to 100',
    ],
    [
      'cat;99999999999999999999',
      undefined,
      'l.txt:1: score 100000000000000000000 is outside 0 to 100',
    ],
    ['cat,1000\r\n', undefined, 'l.txt:1: score 1000 is outside 0 to 100'],
    ['cat;100.5\n', undefined, 'l.txt:1: score 100.5 is outside 0 to 100'],
    ['été;150\n', undefined, 'l.txt:1: score 150 is outside 0 to 100'],
    ['cat;900;name\n', undefined, 'l.txt:1: score 900 is outside 0 to 100'],
    ['cat;900\n', 'x0.5', 'l.txt:1: score 900 (450 with x0.5) is outside 0 to 100'],
    ['cat;150\n', '+10', 'score 150 (160 with +10) is outside 0 to 100'],
  ])('%j %s', (text, map, error) => expect(() => read(text, map)).toThrow(error));

  test.each([
    ['cat;150\n', '99'],
    ['cat;900\n', '99'],
    ['cat;5\ndog;1000\n', '100'],
    ['cat;23135851162\n', '99'],
    ['cat;101\n', '100'],
  ])('%j: the map that is proposed brings the highest to %s', (text, highest) => {
    let message = '';
    try {
      read(text);
    } catch (error) {
      message = (error as Error).message;
    }
    const [, map] = /such as l\.txt:(x[\d.]+)/.exec(message)!;
    const scores = read(text, map).map((line) => Number(line.split(' ')[1]));
    expect(Math.max(...scores)).toBe(Number(highest));
  });
});

describe('taken', () => {
  test.each([
    ['cat;100\ndog;0\n', undefined, ['CAT 100', 'DOG 0']],
    ['cat;100.0\n', undefined, ['CAT 100']],
    ['cat;900\ndog;150\n', 'x.1', ['CAT 90', 'DOG 15']],
    ['cat;900\ndog;150\n', '=50', ['CAT 50', 'DOG 50']],
    ['cat;150\n', '-60', ['CAT 90']],
    // A map of what is on the scale goes no further than the scale.
    ['cat;60\n', 'x2', ['CAT 100']],
    ['cat;-5\n', undefined, ['CAT 0']],
  ])('%j %s', (text, map, expected) => expect(read(text, map)).toEqual(expected));
});
