import { describe, expect, test } from 'vitest';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { domainsByPattern } from '../../../src/inspect/domain.ts';
import { type CellLetters, cellLetters } from '../../../src/inspect/letters.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';

function lettersOf(text: string, list: string): CellLetters[] {
  const blank = parseTemplate(text);
  return [...cellLetters(blank, domainsByPattern(blank, parseWordList(list))).values()];
}

describe('the letters of a cell', () => {
  test('unchecked: in proportion to the words that have them', () => {
    const [first, second] = lettersOf('__', 'AB\nAC\nAD\nEB');
    expect(first!.letters).toEqual([
      { letter: 'A', share: 0.75 },
      { letter: 'E', share: 0.25 },
    ]);
    expect(second!.letters).toEqual([
      { letter: 'B', share: 0.5 },
      { letter: 'C', share: 0.25 },
      { letter: 'D', share: 0.25 },
    ]);
    expect(second).toMatchObject({ row: 1, column: 2, freedom: 2.83 });
  });

  test('checked: in proportion to the pairs of words that agree on them', () => {
    // The corner starts both words: A 3 x 3 ways, E 1 x 1.
    const [corner] = lettersOf('__\n_#', 'AB\nAC\nAD\nEB');
    expect(corner!.letters).toEqual([
      { letter: 'A', share: 0.9 },
      { letter: 'E', share: 0.1 },
    ]);
  });

  test('none at all when the slots have none in common', () => {
    expect(lettersOf('__\n#_', 'AB')[1]).toMatchObject({ letters: [], freedom: 0 });
  });

  test('cells that are given, or in no slot, are left out', () => {
    const places = lettersOf('A_#_', 'AB').map(({ row, column }) => [row, column]);
    expect(places).toEqual([[1, 2]]);
  });
});
