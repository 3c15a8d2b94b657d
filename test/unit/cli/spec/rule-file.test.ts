import { describe, expect, test } from 'vitest';
import { InputError } from '../../../../src/base/errors.ts';
import { parseRuleFile } from '../../../../src/cli/spec/rule-file.ts';

const KEYWORDS = [
  ...[
    'slot',
    'min-score-slot',
    'only',
    'lock',
    'theme',
    'free',
    'differ',
    'share',
    'exclude-at',
    'must',
  ],
  ...['must-count', 'require-letters', 'avoid-letters', 'rebus', 'rebus-count', 'duplicates'],
  ...['limit', 'exclude', 'prefer', 'min-score', 'only-tags', 'no-tags'],
];

describe('parseRuleFile', () => {
  test('tells keyword, value and place; comments and blank lines mean nothing', () => {
    const text =
      '\ufeff# rules\r\n\nslot 17A=CAT # the theme\n  must  KIWI\tMANGO\n#\nslot 1D=~A#B\n';
    expect(parseRuleFile(text, 'r.txt')).toEqual([
      {
        keyword: 'slot',
        value: { slot: '17A', sign: '=', value: 'CAT' },
        at: { source: 'r.txt', line: 3, column: 6 },
      },
      {
        keyword: 'must',
        value: { words: ['KIWI', 'MANGO'] },
        at: { source: 'r.txt', line: 4, column: 9 },
      },
      {
        keyword: 'slot',
        value: { slot: '1D', sign: '=~', value: 'A#B' },
        at: { source: 'r.txt', line: 6, column: 6 },
      },
    ]);
  });

  test('columns count characters', () => {
    expect(parseRuleFile('must 😀', 'r.txt')[0]!.at.column).toBe(6);
    expect(() => parseRuleFile('😀 x', 'r.txt')).toThrow('r.txt:1:1: ');
  });

  test.each([
    [
      'slots 17A=CAT',
      `1:1: unknown rule 'slots': rules are ${KEYWORDS.join(', ')}: did you mean slot?`,
    ],
    ['must A\n\n  must', '3:3: must: missing value'],
    ['only # none', '1:1: only: missing value'],
  ])('%s', (text, message) => {
    expect(() => parseRuleFile(text, 'r.txt')).toThrow(new InputError(`r.txt:${message}`));
  });
});
