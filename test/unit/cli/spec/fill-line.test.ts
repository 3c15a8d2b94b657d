import { describe, expect, test } from 'vitest';
import { InputError } from '../../../../src/base/errors.ts';
import { hashText } from '../../../../src/base/random.ts';
import { type Job, readJob } from '../../../../src/cli/spec/jobs.ts';
import { rowsOf } from '../../../../src/cli/spec/options.ts';
import { FORMAT_NAMES } from '../../../../src/format/formats.ts';

/** What stays with a puzzle has a test of its own. */
const read = (line: string, stdinIsTerminal = false): Job => {
  const job = readJob(line === '' ? [] : line.split(' '), () => stdinIsTerminal);
  return { ...job, project: undefined } as Job;
};

const SOURCE = { name: 'g.txt', block: '#', lenient: false };
/** What the table says of options that are not given. */
const INITIAL = Object.fromEntries(
  rowsOf('fill').map(({ attribute, value }) => [attribute, value.initial]),
);
const PLAIN_FILL = { ...INITIAL, kind: 'fill', format: 'plain', source: SOURCE };

test('what a fill is that asks for nothing', () => {
  expect(read('g.txt')).toMatchObject({
    ...{ kind: 'fill', source: SOURCE, format: 'plain', color: 'auto', block: '#' },
    ...{ dict: [], minScore: {}, ruleLines: [], rules: [], jobs: 1, best: false, quiet: false },
  });
  expect(read('g.txt')).not.toMatchObject({ seed: expect.anything() });
});

describe('what a command line asks for', () => {
  const template = (part: object) => ({ ...part, source: { ...SOURCE, ...part } });
  const named = (name: string) => ({ source: { ...SOURCE, name } });

  test.each<[string, object]>([
    ['g.txt', {}],
    ['-', named('-')],
    ['', named('-')],
    ['-d a -d b g.txt', { dict: ['a', 'b'] }],
    ['--dict=a g.txt', { dict: ['a'] }],
    ['g.txt -d -', { dict: ['-'] }],
    ['g.txt --min-score 40', { minScore: { minScore: 40 } }],
    ['g.txt --min-score 3:60', { minScore: { minScores: new Map([[3, 60]]) } }],
    [
      'g.txt --min-score 3:60 --min-score 40 --min-score 21:0',
      {
        minScore: {
          minScore: 40,
          minScores: new Map([
            [3, 60],
            [21, 0],
          ]),
        },
      },
    ],
    ['g.txt --min-score 3:60 --min-score 3:60', { minScore: { minScores: new Map([[3, 60]]) } }],
    ['g.txt --prefer a --prefer b:x2', { prefer: ['a', 'b:x2'] }],
    ['g.txt --exclude a --exclude -', { exclude: ['a', '-'] }],
    ['g.txt --allow-offensive', { allowOffensive: true }],
    ['g.txt --family', { family: true }],
    [
      'g.txt -o a.pdf --manuscript british',
      { format: 'pdf', output: 'a.pdf', manuscript: 'british' },
    ],
    ['g.txt --strip', { strip: true }],
    ['g.txt --fold', template({ fold: true })],
    ['g.txt --no-fold', template({ fold: false })],
    ['g.txt --allow-repeats', { allowRepeats: true }],
    ['g.txt --block X', template({ block: 'X' })],
    ['g.txt -s 7', { seed: 7 }],
    ['g.txt --seed abc', { seed: hashText('abc') }],
    ['g.txt -n 1000000000', { count: 1_000_000_000 }],
    ['g.txt -j 4 --count 2', { jobs: 4, count: 2 }],
    ['g.txt --explain', { explain: true }],
    ['g.txt --partial', { partial: true }],
    ['g.txt --best -n 2', { best: true, count: 2 }],
    ['g.txt --nodes 10', { nodes: 10 }],
    ['g.txt --time 0.5', { time: 0.5 }],
    ['g.txt --time .5 --nodes 1', { time: 0.5, nodes: 1 }],
    ['g.txt -f boxes', { format: 'boxes' }],
    ['g.txt -o out.txt', { output: 'out.txt' }],
    ['g.txt -o {seed}-{n}.txt', { output: '{seed}-{n}.txt' }],
    ['g.txt --color never', { color: 'never' }],
    ['g.txt --stats -q', { stats: true, quiet: true }],
    ['g.txt -v', { verbose: true }],
    [
      'g.txt --slot 1A=CAT --must f.txt --rules a --slot 2D=~x+ --rules b',
      {
        ruleLines: [
          {
            keyword: 'slot',
            value: { slot: '1A', sign: '=', value: 'CAT' },
            at: { source: 'option --slot 1A=CAT' },
          },
          { keyword: 'must', value: { file: 'f.txt' }, at: { source: 'option --must f.txt' } },
          {
            keyword: 'slot',
            value: { slot: '2D', sign: '=~', value: 'x+' },
            at: { source: 'option --slot 2D=~x+' },
          },
        ],
        rules: ['a', 'b'],
      },
    ],
    ['-- -g.txt', named('-g.txt')],
  ])('fill: %s', (line, difference) => {
    expect(read(line)).toEqual({ ...PLAIN_FILL, ...difference });
  });

  test.each<[string, object]>([
    ['g.txt --all', { all: true }],
    ['g.txt --tally', { tally: true }],
    ['g.txt --all --tally -o {n}', { all: true, tally: true, output: '{n}' }],
    ['g.txt --all --nodes 5', { all: true, nodes: 5 }],
  ])('every fill: %s', (line, difference) => {
    expect(read(line)).toEqual({ ...PLAIN_FILL, kind: 'enumerate', ...difference });
  });

  test.each<[string, object]>([
    ['g.txt --blank', {}],
    ['--blank --block X', { block: 'X', source: { ...SOURCE, name: '-', block: 'X' } }],
    ['g.txt --blank --rules r.txt', { rules: ['r.txt'] }],
    ['g.txt --blank -f json -o x', { format: 'json', output: 'x' }],
  ])('blank: %s', (line, difference) => {
    expect(read(line)).toEqual({ ...PLAIN_FILL, kind: 'blank', blank: true, ...difference });
  });

  test.each([
    ['-h', { kind: 'help', command: 'fill', isAsked: true }],
    ['g.txt --help --version', { kind: 'help', command: 'fill', isAsked: true }],
    ['-V', { kind: 'version' }],
    ['help', { kind: 'help-topic' }],
    ['help rules', { kind: 'help-topic', topic: 'rules' }],
    ['completion words -- a --b', { kind: 'completion', what: 'words', line: ['a', '--b'] }],
  ])('%s', (line, job) => {
    expect(read(line, true)).toEqual(job);
  });

  test.each([
    ['--list-templates', 'text'],
    ['--list-templates -f plain', 'text'],
    ['-f json --list-templates', 'json'],
  ])('%s', (line, format) => {
    expect(read(line, true)).toEqual({ kind: 'list-templates', format });
  });

  test('nothing, when there is nothing to read', () => {
    const help = { kind: 'help', command: 'fill', isAsked: false };
    expect(read('', true)).toEqual(help);
    expect(read('-s 1', true)).toEqual(help);
    expect(read('-', true)).toMatchObject({ kind: 'fill' });
  });

  test.each<[string, object]>([
    ['a b', {}],
    ['a b -n 5 --shard 1/2', { count: 5, shard: { part: 1, of: 2 } }],
    ['a b --best-of 3 --top 2', { bestOf: 3, top: 2 }],
    [
      'a b --manifest m --resume -s 1 -o {n}',
      { manifest: 'm', resume: true, seed: 1, output: '{n}' },
    ],
  ])('batch: %s', (line, difference) => {
    const { source: _, ...batch } = PLAIN_FILL;
    const sources = ['a', 'b'].map((name) => ({ ...SOURCE, name }));
    expect(read(line)).toEqual({ ...batch, kind: 'batch', sources, ...difference });
  });

  test('a folder by itself is a batch without other templates', () => {
    expect(read('--templates grids')).toMatchObject({
      kind: 'batch',
      sources: [],
      templates: 'grids',
    });
  });

  test('two runs share nothing', () => {
    expect(read('g.txt -d a -d b')).toEqual(read('g.txt -d a -d b'));
  });
});

describe('command lines that cannot be', () => {
  test.each([
    ['g.txt --all -n 2', "option '--all' cannot be used with option '-n, --count <K>'"],
    ['g.txt --tally -n 2', "option '--tally' cannot be used with option '-n, --count <K>'"],
    ['g.txt --blank --all', "option '--blank' cannot be used with option '--all'"],
    ['g.txt --blank --tally', "option '--blank' cannot be used with option '--tally'"],
    ['g.txt --blank -d a', "option '--blank' cannot be used with option '-d, --dict <FILE>'"],
    ['g.txt --blank -n 2', "option '--blank' cannot be used with option '-n, --count <K>'"],
    [
      '- --rules - -d a',
      'standard input (-) can be read only once; give the other input as a file',
    ],
    ['g.txt --blank --nodes 2', "option '--blank' cannot be used with option '--nodes <N>'"],
    ['g.txt --blank --time 2', "option '--blank' cannot be used with option '--time <S>'"],
    [
      'g.txt --blank --min-score 2',
      "option '--blank' cannot be used with option '--min-score <N>'",
    ],
    ['g.txt -q -v', "option '-q, --quiet' cannot be used with option '-v, --verbose'"],
    ['g.txt --all -o {seed}', 'option --output: there is no {seed} with --all'],
    ['g.txt --tally -o {seed}', 'option --output: there is no {seed} with --tally'],
    ['g.txt --blank -o {seed}', 'option --output: there is no {seed} with --blank'],
    ['g.txt --output=', 'option --output: the path is empty'],
    ['- -d -', 'standard input (-) can be read only once; give the other input as a file'],
    ['g.txt -d - -d -', 'standard input (-) can be read only once; give the other input as a file'],
    ...['g.txt -d - --prefer -', 'g.txt --exclude - --exclude -', '--prefer -', '- -d -:x2'].map(
      (line) => [line, 'standard input (-) can be read only once; give the other input as a file'],
    ),
    ...['3:', ':3', '3:101', '0:5', '256:5', '3:4:5', '', '-1'].map((floor) => [
      `g.txt --min-score=${floor}`,
      `option '--min-score <N>' argument '${floor}' is invalid. Expected a whole number from 0 to 100, or with a length, such as 3:60`,
    ]),
    [
      'g.txt --family --allow-offensive',
      "option '--allow-offensive' cannot be used with option '--family'",
    ],
    ['g.txt --blank --prefer a', "option '--blank' cannot be used with option '--prefer <FILE>'"],
    ['g.txt --blank --exclude a', "option '--blank' cannot be used with option '--exclude <FILE>'"],
    ['-d -', 'standard input (-) can be read only once; give the other input as a file'],
    ['a b --all', 'option --all takes only one template'],
    ['a b --change least', 'option --change takes only one template'],
    [
      'a --shard 3/2',
      "option '--shard <I/N>' argument '3/2' is invalid. Expected I/N, part I of N, such as 1/4",
    ],
    ['g.txt --sede 1', "unknown option '--sede' (Did you mean --seed?)"],
    ['g.txt --list-template', "unknown option '--list-template' (Did you mean --list-templates?)"],
    ['g.txt -x', "unknown option '-x'"],
    ['g.txt --sort floor', "unknown option '--sort': grade has it"],
    ['g.txt --seed 1 --seed 2', 'option --seed is given twice: 1 and 2'],
    ['g.txt -f json -f boxes', 'option --format is given twice: json and boxes'],
    ['g.txt --fold --no-fold', 'option --fold cannot be combined with --no-fold'],
    [
      'g.txt --no-personal --personal w.txt',
      'option --no-personal cannot be combined with --personal',
    ],
    [
      'g.txt --min-score 3:60 --min-score 3:7',
      "option '--min-score <N>' argument '3:7' is invalid. Two minimum scores for words of length 3: 60 and 7",
    ],
    [
      'g.txt --min-score 10 --min-score 20',
      "option '--min-score <N>' argument '20' is invalid. Two minimum scores for words: 10 and 20",
    ],
    [
      'g.txt --no-tags name --only-tags abbr,name',
      'no word is left: tag name is both in --only-tags and in --no-tags',
    ],
    ['g.txt --taste plain', 'option --taste needs --best'],
    [
      '--list-templates -f boxes',
      'option --list-templates works with --format plain or json, not boxes',
    ],
    ['mini-5-1 --list-templates', 'option --list-templates cannot be combined with mini-5-1'],
    ['g.txt --blank -s 1', "option '--blank' cannot be used with option '-s, --seed <SEED>'"],
    ['g.txt -s', "option '-s, --seed <SEED>' argument missing"],
    [
      'g.txt -f xml',
      `option '-f, --format <NAME>' argument 'xml' is invalid. Allowed choices are ${FORMAT_NAMES.join(', ')}`,
    ],
    [
      'g.txt --color sometimes',
      "option '--color <WHEN>' argument 'sometimes' is invalid. Allowed choices are auto, always, never",
    ],
    [
      'g.txt -o a.pdf --manuscript french',
      "option '--manuscript <X>' argument 'french' is invalid. Allowed choices are american, british",
    ],
    [
      'g.txt -n 0',
      "option '-n, --count <K>' argument '0' is invalid. Expected a whole number from 1 to 1000000000",
    ],
    [
      'g.txt -n 2.5',
      "option '-n, --count <K>' argument '2.5' is invalid. Expected a whole number from 1 to 1000000000",
    ],
    [
      'g.txt --min-score 101',
      "option '--min-score <N>' argument '101' is invalid. Expected a whole number from 0 to 100, or with a length, such as 3:60",
    ],
    [
      'g.txt --nodes -1',
      "option '--nodes <N>' argument '-1' is invalid. Expected a whole number 1 or more, or 'none'",
    ],
    [
      'g.txt -j 1e2',
      "option '-j, --jobs <K>' argument '1e2' is invalid. Expected a whole number from 1 to 256",
    ],
    ...['0', '-1', 'x', '1e999', ''].map((time) => [
      `g.txt --time ${time}`,
      `option '--time <S>' argument '${time}' is invalid. Expected a number of seconds above 0, such as 10 or 0.5`,
    ]),
    [
      'g.txt --block _',
      "option '--block <X>' argument '_' is invalid. _ already means an open cell",
    ],
    [
      'g.txt --block XY',
      "option '--block <X>' argument 'XY' is invalid. Expected one visible character",
    ],
  ])('%s', (line, message) => {
    expect(() => read(line!)).toThrow(new InputError(message!));
  });
});
