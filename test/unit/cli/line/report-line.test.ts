import { describe, expect, test } from 'vitest';
import { InputError } from '../../../../src/base/errors.ts';
import { hashText } from '../../../../src/base/random.ts';
import { readReportLine } from '../../../../src/cli/line/report-line.ts';
import type {
  CheckRequest,
  GradeRequest,
  SuggestRequest,
} from '../../../../src/cli/line/report-request.ts';
import { isReportName } from '../../../../src/cli/line/report-request.ts';
import type { RuleKeyword } from '../../../../src/cli/line/rule-lines.ts';

/** Only `suggest` knows colours. */
const SHARED = {
  templates: [{ name: 'g.txt', block: '#' }],
  allowRepeats: false,
  full: false,
  words: { lists: [], strip: false },
  output: { format: 'text', color: 'auto' },
  verbosity: 'normal',
} as const;
const CHECK: CheckRequest = { kind: 'check', ...SHARED };
const GRADE: GradeRequest = { kind: 'grade', ...SHARED };
const SUGGEST: SuggestRequest = {
  kind: 'suggest',
  ...SHARED,
  output: { format: 'text', color: 'auto' },
  count: 15,
  nodes: 1000,
  seed: 1,
};

const read = (line: string, stdinIsTerminal = false) =>
  readReportLine(line.split(' '), () => stdinIsTerminal);

test('which words name a report', () => {
  const words = ['check', 'suggest', 'grade', './check', 'Check', 'checks', '-', undefined];
  expect(words.filter(isReportName)).toEqual(['check', 'suggest', 'grade']);
});

describe('what a command line asks for', () => {
  const words = (part: object) => ({ words: { ...SHARED.words, ...part } });
  const output = (part: object) => ({ output: { ...CHECK.output, ...part } });
  const template = (part: object) => ({ templates: [{ ...SHARED.templates[0], ...part }] });

  const rules = (lines: string[][], files: string[] = []) => ({
    rules: {
      lines: lines.map(([keyword, text, said = text]) => ({
        keyword: keyword as RuleKeyword,
        text: text!,
        at: { source: `option --${keyword} ${said}` },
      })),
      files,
    },
  });

  test.each<[string, Partial<CheckRequest>]>([
    ['check g.txt', {}],
    ['check', template({ name: '-' })],
    ['check -', template({ name: '-' })],
    ['check check', template({ name: 'check' })],
    ['check g.txt -d a -d b --min-score 40', words({ lists: ['a', 'b'], minScore: 40 })],
    ['check g.txt -d -', words({ lists: ['-'] })],
    ['check g.txt --strip', words({ strip: true })],
    ['check g.txt --no-fold', { ...words({ fold: false }), ...template({ fold: false }) }],
    ['check g.txt --block X', template({ block: 'X' })],
    ['check g.txt --allow-repeats', { allowRepeats: true }],
    ['check g.txt --profile nyt-sunday', { profile: 'nyt-sunday' }],
    ['check g.txt -f json -o out.json', output({ format: 'json', path: 'out.json' })],
    ['check g.txt -q', { verbosity: 'quiet' }],
    ['check g.txt --full', { full: true }],
    ['check g.txt h.txt', { templates: ['g.txt', 'h.txt'].map((name) => ({ name, block: '#' })) }],
    ['check g.txt --rules r --limit abbr=6', rules([['limit', 'abbr=6']], ['r'])],
    ['check g.txt --must m', rules([['must', '@m', 'm']])],
  ])('%s', (line, difference) => {
    expect(read(line)).toEqual({ ...CHECK, ...difference });
  });

  test.each<[string, Partial<SuggestRequest>]>([
    ['suggest g.txt', {}],
    ['suggest g.txt --slot 17A', { slot: '17A' }],
    [
      'suggest --slot 17A -n 3 --nodes 0 -s abc g.txt',
      { slot: '17A', count: 3, nodes: 0, seed: hashText('abc') },
    ],
    ['suggest g.txt --slot 1A=CAT --slot 17A', { ...rules([['slot', '1A=CAT']]), slot: '17A' }],
    ['suggest g.txt --color always', { output: { format: 'text', color: 'always' } }],
  ])('%s', (line, difference) => {
    expect(read(line)).toEqual({ ...SUGGEST, ...difference });
  });

  test.each<[string, Partial<GradeRequest>]>([
    ['grade g.txt', {}],
    ['grade g.txt --min-score 5', words({ minScore: 5 })],
    ['grade g.txt --slot 1A@f --sort mean', { ...rules([['slot', '1A@f']]), sort: 'mean' }],
    ['grade g.txt --profile british -v', { profile: 'british', verbosity: 'verbose' }],
  ])('%s', (line, difference) => {
    expect(read(line)).toEqual({ ...GRADE, ...difference });
  });

  test.each(['check', 'suggest', 'grade'])('%s: help', (report) => {
    expect(read(`${report} --help`, true)).toEqual({ kind: 'report-help', report, asked: true });
    expect(read(`${report} g.txt -h`)).toEqual({ kind: 'report-help', report, asked: true });
    expect(read(report, true)).toEqual({ kind: 'report-help', report, asked: false });
  });

  test.each(['check', 'grade'])('%s: profiles', (report) => {
    expect(read(`${report} --list-profiles`, true)).toEqual({
      kind: 'list-profiles',
      format: 'text',
    });
    expect(read(`${report} --list-profiles -f json`, true)).toMatchObject({ format: 'json' });
  });
});

describe('command lines that cannot be', () => {
  test.each([
    ['suggest --slot 1A --slot 2D', 'suggest: --slot asks about one slot, not 1A and 2D'],
    [
      'suggest --slot 1A --full',
      'suggest: --full lists all slots; of the words of one, -n says how many',
    ],
    ['check g.txt --sort floor', "check: unknown option '--sort': it is one of grade"],
    [
      'grade g.txt --sort x',
      "grade: option '--sort <KEY>' argument 'x' is invalid. Allowed choices are name, floor, mean, unlisted",
    ],
    [
      'check g.txt --seed 1',
      "check: unknown option '--seed': it is one of fill, suggest, convert and design",
    ],
    ['check g.txt --all', "check: unknown option '--all': it is one of fill and words"],
    ['check g.txt --profil nyt', "check: unknown option '--profil' (Did you mean --profile?)"],
    [
      'suggest g.txt --profile nyt',
      "suggest: unknown option '--profile': it is one of check and grade",
    ],
    [
      'suggest a b',
      "suggest: unexpected 'b': there is one template, and an option takes one value",
    ],
    ['check a - -', 'standard input (-) can be read only once: give one of the inputs as a file'],
    [
      'grade - --rules -',
      'standard input (-) can be read only once: give one of the inputs as a file',
    ],
    ['check - -d -', 'standard input (-) can be read only once: give one of the inputs as a file'],
    [
      'check g.txt -f plain',
      "check: option '-f, --format <NAME>' argument 'plain' is invalid. Allowed choices are text, json",
    ],
    [
      'check g.txt --profile times',
      "check: option '--profile <NAME>' argument 'times' is invalid. Profiles are nyt, nyt-themeless, nyt-sunday, la-times, la-times-saturday, la-times-sunday, american, british, times-london",
    ],
    [
      'suggest g.txt -n 0',
      "suggest: option '-n, --count <K>' argument '0' is invalid. It is a whole number from 1 to 400",
    ],
    ['check g.txt -o {n}.txt', 'option --output: a report is one file, and {n} is no field'],
    ['check g.txt --output=', 'option --output: the path is empty'],
  ])('%s', (line, message) => {
    expect(() => read(line)).toThrow(new InputError(message));
  });
});
