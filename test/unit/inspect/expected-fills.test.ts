import { describe, expect, test } from 'vitest';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { domainsByPattern } from '../../../src/inspect/domain.ts';
import { expectedFills } from '../../../src/inspect/expected-fills.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';

function estimate(text: string, list: string): number {
  const blank = parseTemplate(text);
  return 10 ** expectedFills(blank, domainsByPattern(blank, parseWordList(list)));
}

describe("Long's estimate", () => {
  test.each<[string, string, string, number]>([
    ['a slot alone: its words', '___', 'CAT\nDOG\nEEL', 3],
    ['two slots apart: their product', '___\n###\n___', 'CAT\nDOG\nEEL', 9],
    // Every word of two letters over A and B: letters are independent, and the estimate is exact.
    ['independent letters: the number of fills', '__\n__', 'AA\nAB\nBA\nBB', 16],
    // 4^4 ways; the corners agree by 6/16, 2/16, 2/16 and 6/16.
    ['letters by their positions', '__\n__', 'AB\nCD\nAC\nBD', (256 * 6 * 2 * 2 * 6) / 16 ** 4],
    ['a given letter: the words that have it', 'A_', 'AB\nAC\nBD', 2],
    ['a crossing with a given letter agrees', 'A_\n_#', 'AB\nAC\nBD', 4],
    ['a slot given in full is no choice, in the list or not', 'XY\n_#', 'XA\nXB\nAB', 2],
    ['no entries: the one fill there is', '##', 'AB', 1],
    ['no word that fits: none', 'Q_', 'AB', 0],
    ['no letter in common: none', '__\n_#', 'AB', 1],
    ['letters that never meet: none', '__\n#_', 'AB', 0],
  ])('%s', (_, text, list, expected) => {
    expect(estimate(text, list)).toBeCloseTo(expected, 9);
  });
});
