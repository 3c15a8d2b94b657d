import { describe, expect, test } from 'vitest';
import { InputError } from '../../../../src/base/errors.ts';
import { hashText } from '../../../../src/base/random.ts';
import { type Job, readJob } from '../../../../src/cli/spec/jobs.ts';

/** What stays with a puzzle has a test of its own. */
const read = (line: string, stdinIsTerminal = false): Job =>
  ({ ...readJob(line.split(' '), () => stdinIsTerminal), project: undefined }) as Job;

const SOURCE = { name: 'g.txt', block: '#', lenient: false };

test('a first word that names a report is no template', () => {
  const kinds = ['check', 'suggest', 'grade', './check', 'Check', '-'].map((word) => {
    return read(word).kind;
  });
  expect(kinds).toEqual(['check', 'suggest', 'grade', 'fill', 'fill', 'fill']);
});

describe('what a command line asks for', () => {
  const template = (part: object) => ({ sources: [{ ...SOURCE, ...part }] });

  const rules = (...rows: [keyword: string, value: unknown, said: string][]) => ({
    ruleLines: rows.map(([keyword, value, said]) => ({
      keyword,
      value,
      at: { source: `option --${keyword} ${said}` },
    })),
  });

  test.each<[string, object]>([
    ['check g.txt', { ...template({}), format: 'text', color: 'auto', full: false }],
    ['check', template({ name: '-' })],
    ['check -', template({ name: '-' })],
    ['check check', template({ name: 'check' })],
    ['check g.txt -d a -d b --min-score 40', { dict: ['a', 'b'], minScore: { minScore: 40 } }],
    ['check g.txt -d -', { dict: ['-'] }],
    ['check g.txt --strip', { strip: true }],
    ['check g.txt --no-fold', { fold: false, ...template({ fold: false }) }],
    ['check g.txt --block X', { block: 'X', ...template({ block: 'X' }) }],
    ['check g.txt --allow-repeats', { allowRepeats: true }],
    ['check g.txt --profile nyt-sunday', { profile: 'nyt-sunday' }],
    ['check g.txt -f json -o out.json', { format: 'json', output: 'out.json' }],
    ['check g.txt -q', { quiet: true }],
    ['check g.txt --full', { full: true }],
    ['check g.txt h.txt', { sources: ['g.txt', 'h.txt'].map((name) => ({ ...SOURCE, name })) }],
    [
      'check g.txt --rules r --limit abbr=6',
      { ...rules(['limit', { tag: 'abbr', most: 6 }, 'abbr=6']), rules: ['r'] },
    ],
    ['check g.txt --must m', rules(['must', { file: 'm' }, 'm'])],
  ])('%s', (line, difference) => {
    expect(read(line)).toEqual({ ...read('check g.txt'), ...difference });
  });

  test.each<[string, object]>([
    ['suggest g.txt', { count: 15, nodes: 1000, seed: 1, slot: undefined }],
    ['suggest g.txt --slot 17A', { slot: '17A' }],
    [
      'suggest --slot 17A -n 3 --nodes 0 -s abc g.txt',
      { slot: '17A', count: 3, nodes: 0, seed: hashText('abc') },
    ],
    [
      'suggest g.txt --slot 1A=CAT --slot 17A',
      {
        ...rules(['slot', { slot: '1A', sign: '=', value: 'CAT' }, '1A=CAT']),
        slot: '17A',
      },
    ],
    ['suggest g.txt --color always', { color: 'always' }],
  ])('%s', (line, difference) => {
    expect(read(line)).toEqual({ ...read('suggest g.txt'), ...difference });
  });

  test.each<[string, object]>([
    ['grade g.txt', { sort: undefined, profile: undefined }],
    ['grade g.txt --min-score 5', { minScore: { minScore: 5 } }],
    [
      'grade g.txt --slot 1A@f --sort mean',
      { ...rules(['slot', { slot: '1A', sign: '@', value: 'f' }, '1A@f']), sort: 'mean' },
    ],
    ['grade g.txt --profile british -v', { profile: 'british', verbose: true }],
  ])('%s', (line, difference) => {
    expect(read(line)).toEqual({ ...read('grade g.txt'), ...difference });
  });

  test.each(['check', 'suggest', 'grade'])('%s: help', (report) => {
    expect(read(`${report} --help`, true)).toEqual({
      kind: 'help',
      command: report,
      isAsked: true,
    });
    expect(read(`${report} g.txt -h`)).toEqual({ kind: 'help', command: report, isAsked: true });
    expect(read(report, true)).toEqual({ kind: 'help', command: report, isAsked: false });
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
    ['suggest --slot 1A --slot 2D', 'suggest: --slot takes one slot, not 1A and 2D'],
    [
      'suggest --slot 1A --full',
      'suggest: --full lists all slots; for the words of one slot use -n',
    ],
    ['check g.txt --sort floor', "check: unknown option '--sort': grade has it"],
    [
      'grade g.txt --sort x',
      "grade: option '--sort <KEY>' argument 'x' is invalid. Allowed choices are name, floor, mean, unlisted",
    ],
    [
      'check g.txt --seed 1',
      "check: unknown option '--seed': fill, suggest, convert, clue and design have it",
    ],
    ['check g.txt --all', "check: unknown option '--all': fill and words have it"],
    ['check g.txt --profil nyt', "check: unknown option '--profil' (Did you mean --profile?)"],
    ['suggest g.txt --profile nyt', "suggest: unknown option '--profile': check and grade have it"],
    ['suggest a b', "suggest: unexpected 'b': give one template, and one value per option"],
    ['check a - -', 'standard input (-) can be read only once; give the other input as a file'],
    [
      'grade - --rules -',
      'standard input (-) can be read only once; give the other input as a file',
    ],
    ['check - -d -', 'standard input (-) can be read only once; give the other input as a file'],
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
      "suggest: option '-n, --count <K>' argument '0' is invalid. Expected a whole number from 1 to 400",
    ],
    ['check g.txt -o {n}.txt', 'option --output: a report is one file and takes no {n}'],
    ['check g.txt --output=', 'option --output: the path is empty'],
  ])('%s', (line, message) => {
    expect(() => read(line)).toThrow(new InputError(message));
  });
});
