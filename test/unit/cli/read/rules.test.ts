import { mkdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../../../src/base/errors.ts';
import { type RulesRead, readRules } from '../../../../src/cli/read/rules.ts';
import type { Rule } from '../../../../src/cli/spec/options.ts';
import { scratch } from '../../../support/scratch.ts';
import { world } from '../../../support/world.ts';

const { file, path } = scratch();
mkdirSync(path('sub'));
file('sub/fruit.txt', 'kiwi;30\nmango\n');
const spelling = { fold: true, strip: false };

const read = (text: string, input = ''): Promise<RulesRead> =>
  readRules({ ruleLines: [], rules: [file('sub/r.txt', text)] }, spelling, world({ input }).io);
const at = (line: number, column: number) => ({ source: path('sub/r.txt'), line, column });
const decode = (sources: RulesRead['exclude']): string[] =>
  sources.map(({ bytes }) => new TextDecoder().decode(bytes));

describe('readRules', () => {
  test('every rule', async () => {
    const text = [
      'slot 17A=Täst',
      'slot 3 down =~ .*ing',
      'slot 5a@fruit.txt',
      'min-score-slot 17 Across:60',
      'only 1A, 3D',
      'lock 5D',
      'must peach  Pear',
      'must @fruit.txt',
      'must-count 3',
      'require-letters A-Z',
      'avoid-letters J',
      'avoid-letters QX',
      'duplicates stem=forbid',
      'duplicates run:4 = avoid',
      'exclude WORD OTHER',
      'exclude @fruit.txt',
      'prefer NICE',
      'min-score 40',
      'min-score 3:60',
      'limit abbr=6',
      'limit Name = 0',
      'only-tags phrase, name',
      'no-tags abbr',
      'no-tags foreign dated',
    ].join('\n');
    const got = await read(text);
    expect(got.rules).toEqual({
      fold: true,
      slots: [
        { kind: 'word', slot: '17A', word: 'Täst', at: at(1, 6) },
        { kind: 'pattern', slot: '3 down', pattern: '.*ing', at: at(2, 6) },
        { kind: 'words', slot: '5a', words: ['KIWI', 'MANGO'], name: 'fruit.txt', at: at(3, 6) },
        { kind: 'min-score', slot: '17 Across', score: 60, at: at(4, 16) },
      ],
      only: [
        { slot: '1A', at: at(5, 6) },
        { slot: '3D', at: at(5, 10) },
      ],
      lock: [{ slot: '5D', at: at(6, 6) }],
      must: { words: ['PEAR', 'PEACH', 'KIWI', 'MANGO'], count: 3, at: at(7, 6) },
      requireLetters: { letters: 'A-Z', at: at(10, 17) },
      avoidLetters: { letters: 'JQX', at: at(12, 15) },
      duplicates: [
        { kind: 'stem', mode: 'forbid' },
        { kind: 'run', length: 4, mode: 'avoid' },
      ],
      limits: [
        { tag: 'abbr', most: 6 },
        { tag: 'name', most: 0 },
      ],
    });
    expect(decode(got.exclude)).toEqual(['WORD\nOTHER', 'kiwi;30\nmango\n']);
    expect(decode(got.prefer)).toEqual(['NICE']);
    expect(got.onlyTags).toEqual(['phrase', 'name']);
    expect(got.noTags).toEqual(['abbr', 'foreign', 'dated']);
    expect(got.minScore).toBe(40);
    expect([...got.minScores]).toEqual([[3, 60]]);
  });

  test('no rule is no rule', async () => {
    const { rules, minScore } = await read('# nothing\n');
    expect([rules, minScore]).toEqual([{ fold: true }, undefined]);
  });

  test('options come after files, and their paths start where the command runs', async () => {
    const ruleLines: Rule[] = [
      { keyword: 'must-count', value: 1, at: { source: 'option --must-count 1' } },
      { keyword: 'must', value: { file: path('sub/fruit.txt') }, at: { source: 'option --must' } },
    ];
    const files = [file('a.txt', 'must-count 2\nmust FIG\n'), file('b.txt', 'only 1A\n')];
    const { rules } = await readRules({ ruleLines, rules: files }, spelling, world().io);
    expect(rules.must).toMatchObject({ words: ['FIG', 'KIWI', 'MANGO'], count: 1 });
    expect(rules.only).toHaveLength(1);
  });

  test('words of a rule may come from standard input', async () => {
    const { rules } = await read('must @-', 'fig\nplum\n');
    expect(rules.must?.words).toEqual(['FIG', 'PLUM']);
  });

  test.each([
    ['slot 17A', "1:6: '17A' is not a rule for a slot: write 17A=WORD, 17A=~PATTERN or 17A@FILE"],
    ['slot 17A=', "1:6: '17A=' is not a rule for a slot: write 17A=WORD, 17A=~PATTERN or 17A@FILE"],
    [
      'slot CAT=17A',
      "1:6: 'CAT=17A' is not a rule for a slot: write 17A=WORD, 17A=~PATTERN or 17A@FILE",
    ],
    ['\nmin-score-slot 17A', "2:16: '17A' is not a minimum score for a slot: write it like 17A:60"],
    [
      'min-score-slot 17A:101',
      "1:16: '17A:101' is not a minimum score for a slot: write it like 17A:60",
    ],
    ['min-score x', "1:11: 'x' is not a minimum score: write it like 40 or 3:60"],
    ['must-count few', "1:12: 'few' is not a whole number"],
    ['must-count 2\nmust FIG', '1:12: 2 words must appear, but must names only 1'],
    [
      'duplicates word=never',
      "1:12: 'word=never' is not KIND=MODE: KIND is word, inside, stem or run:N (N letters in a row, 2 or more), MODE is off, avoid or forbid",
    ],
    [
      'duplicates run:1=forbid',
      "1:12: 'run:1=forbid' is not KIND=MODE: KIND is word, inside, stem or run:N (N letters in a row, 2 or more), MODE is off, avoid or forbid",
    ],
  ])('%j', async (text, message) => {
    await expect(read(text)).rejects.toThrow(new InputError(`${path('sub/r.txt')}:${message}`));
  });

  test('files that cannot be read', async () => {
    const missing = `${path('sub/nosuch.txt')}: no such file or directory`;
    await expect(read('must @nosuch.txt')).rejects.toThrow(
      new InputError(`${path('sub/r.txt')}:1:6: ${missing}`),
    );
    const binary = file('binary.txt', Uint8Array.of(0xff, 0xfe, 0));
    const what = `${binary}: not a rules file: a binary file, or not UTF-8 text`;
    const request = { ruleLines: [], rules: [binary] };
    await expect(readRules(request, spelling, world().io)).rejects.toThrow(new InputError(what));
  });
});
