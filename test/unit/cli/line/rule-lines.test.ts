import { describe, expect, test } from 'vitest';
import { InputError } from '../../../../src/base/errors.ts';
import {
  parseRuleLines,
  RULE_KEYWORDS,
  ruleOfOption,
} from '../../../../src/cli/line/rule-lines.ts';

describe('parseRuleLines', () => {
  test('tells keyword, text and place; comments and blank lines mean nothing', () => {
    const text =
      '\ufeff# rules\r\n\nslot 17A=CAT # the theme\n  must  KIWI\tMANGO\n#\nslot 1D=~A#B\n';
    expect(parseRuleLines(text, 'r.txt')).toEqual([
      { keyword: 'slot', text: '17A=CAT', at: { source: 'r.txt', line: 3, column: 6 } },
      { keyword: 'must', text: 'KIWI\tMANGO', at: { source: 'r.txt', line: 4, column: 9 } },
      { keyword: 'slot', text: '1D=~A#B', at: { source: 'r.txt', line: 6, column: 6 } },
    ]);
  });

  test('columns count characters', () => {
    expect(parseRuleLines('must 😀', 'r.txt')[0]!.at.column).toBe(6);
    expect(() => parseRuleLines('😀 x', 'r.txt')).toThrow('r.txt:1:1: ');
  });

  test.each([
    [
      'slots 17A=CAT',
      `1:1: unknown rule 'slots': rules are ${RULE_KEYWORDS.join(', ')}: did you mean slot?`,
    ],
    ['must A\n\n  must', '3:3: must of what?'],
    ['only # none', '1:1: only of what?'],
  ])('%s', (text, message) => {
    expect(() => parseRuleLines(text, 'r.txt')).toThrow(new InputError(`r.txt:${message}`));
  });
});

test('an option is a rule, named as it was typed', () => {
  expect(ruleOfOption('slot', '1A=CAT')).toEqual({
    keyword: 'slot',
    text: '1A=CAT',
    at: { source: 'option --slot 1A=CAT' },
  });
});
