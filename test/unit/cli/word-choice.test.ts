// Which words a command line lets in, seen in what it fills and what --verbose tells.

import { describe, expect, test } from 'vitest';
import { scratch } from '../../support/scratch.ts';
import { runIn } from '../../support/world.ts';

const { file, folder } = scratch();
const row = file('row.txt', '___\n');
const list = file('words.txt', 'cat;60\ncow;20\ndog;10\n');
const rude = file('rude.txt', 'cat;60\ncrap;60\ncock;30\nslut;60\nbird;60\n');
const four = file('four.txt', '____\n');

/** The fills of a one-word grid, sorted. */
async function fills(...argv: string[]): Promise<string[]> {
  const { stdout } = await runIn([...argv, '--all', '-f', 'template', '-q']);
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .sort();
}

/** The words that are there for a grid of one word, sorted. */
async function offered(template: string, ...argv: string[]): Promise<string[]> {
  const line = ['suggest', template, '--slot', '1A', '-n', '400', '--nodes', '0', '-f', 'json'];
  const { stdout } = await runIn([...line, ...argv]);
  const { candidates } = JSON.parse(stdout) as { candidates: { word: string }[] };
  return candidates.map(({ word }) => word).sort();
}

async function told(...argv: string[]): Promise<string[]> {
  const { stderr } = await runIn([...argv, '-s', '1', '-v']);
  return stderr.replaceAll(`${folder}/`, '').replaceAll('crossfill: ', '').split('\n');
}

describe('words', () => {
  test.each<[string, string[], string[]]>([
    ['as listed', [], ['CAT', 'COW', 'DOG']],
    ['excluded', ['--exclude', file('no.txt', 'Cow\nemu')], ['CAT', 'DOG']],
    ['excluded, whatever its score', ['--exclude', file('no3.txt', 'Cow;900')], ['CAT', 'DOG']],
    [
      'excluded twice',
      ['--exclude', file('no.txt', 'cow'), '--exclude', file('no2.txt', 'cat')],
      ['DOG'],
    ],
    [
      'preferred',
      ['--prefer', file('yes.txt', 'dog\nowl'), '--min-score', '30'],
      ['CAT', 'DOG', 'OWL'],
    ],
    ['of a length, floored', ['--min-score', '3:20'], ['CAT', 'COW']],
    ['of another length, floored', ['--min-score', '4:20'], ['CAT', 'COW', 'DOG']],
  ])('%s', async (_name, argv, expected) => {
    expect(await fills(row, '-d', list, ...argv)).toEqual(expected);
  });

  test('a given stays, excluded or not', async () => {
    const given = file('given.txt', 'COW\n');
    const no = file('no.txt', 'cow');
    expect(await fills(given, '-d', list, '--exclude', no)).toEqual(['COW']);
  });

  test('a reason names the floor of the length', async () => {
    const argv = [row, '-d', list, '--min-score', '5', '--min-score', '3:70', '-s', '1'];
    const { code, stderr } = await runIn(argv);
    expect(code).toBe(3);
    expect(stderr).toContain('the list has no word of length 3 scored 70 or more');
  });
});

describe('offensive words', () => {
  test.each<[string, string[], string[]]>([
    ['blocked ones are kept out', [], ['BIRD', 'COCK', 'CRAP']],
    ['crude ones score low', ['--min-score', '30'], ['BIRD']],
    ['all as listed', ['--allow-offensive', '--min-score', '30'], ['BIRD', 'COCK', 'CRAP', 'SLUT']],
    ['for the family', ['--family'], ['BIRD']],
  ])('%s', async (_name, argv, expected) => {
    expect(await offered(four, '-d', rude, ...argv)).toEqual(expected);
  });

  test('the bundled list loses its crude ones for the family', async () => {
    const pattern = file('pattern.txt', 'CRA_\n');
    expect(await offered(pattern)).toContain('CRAP');
    expect(await offered(pattern, '--family')).not.toContain('CRAP');
    expect(await offered(pattern, '--family')).toContain('CRAB');
  });

  test('a map of scores does not raise the crude ones of the bundled list', async () => {
    const pattern = file('pattern.txt', 'CRA_\n');
    const raised = ['-d', 'english:+50', '--min-score', '50'];
    expect(await offered(pattern, ...raised)).not.toContain('CRAP');
    expect(await offered(pattern, ...raised, '--allow-offensive')).toContain('CRAP');
  });

  test('preferred words are looked at, too', async () => {
    const yes = file('yes.txt', 'slut\ncrab');
    expect(await offered(file('s.txt', 'SLU_\n'), '--prefer', yes)).not.toContain('SLUT');
  });

  test('--all and --tally go through the words of a fill', async () => {
    expect(await fills(four, '-d', rude)).toEqual(['BIRD', 'COCK', 'CRAP']);
    expect(await fills(four, '-d', rude, '--allow-offensive')).toEqual([
      ...['BIRD', 'COCK', 'CRAP', 'SLUT'],
    ]);
    expect(await fills(four, '-d', rude, '--family')).toEqual(['BIRD']);
  });

  test('where there is no fill, what was kept out is told', async () => {
    const { stderr } = await runIn([file('s.txt', 'SLU_\n'), '-d', rude, '-s', '1']);
    expect(stderr).toMatch(
      /cannot be filled: without the word filtered as offensive \(--allow-offensive\): no word fits/,
    );
    const other = await runIn([file('x.txt', 'XXX_\n'), '-d', list, '-s', '1']);
    expect(other.stderr).not.toContain('offensive');
  });

  test('a given stays', async () => {
    expect(await fills(file('s.txt', 'SLUT\n'), '-d', rude)).toEqual(['SLUT']);
  });
});

describe('--verbose tells', () => {
  test('what became of the words', async () => {
    const yes = file('yes.txt', 'cat\nowl\nsl-ut\n');
    const no = file('no.txt', 'bird\nemu\n');
    const argv = [row, '-d', `${rude}:+5`, '-d', list, '--prefer', yes, '--exclude', no];
    expect((await told(...argv)).slice(0, 8)).toEqual([
      'rude.txt: 5 kept, 0 dropped, scores +5',
      'words.txt: 3 kept, 0 dropped',
      'yes.txt: 3 kept, 0 dropped',
      '3 words preferred',
      '1 word filtered as offensive',
      '2 words scored down as crude',
      '1 word excluded',
      '6 words to choose from; 3 are duplicates',
    ]);
  });

  test('which floors there are, and what was not searched', async () => {
    const own = file('own.txt', 'кіт\nslut\n');
    expect((await told(row, '-d', own, '--min-score', '4:60')).slice(2, 4)).toEqual([
      'no list looks English, so offensive English words were not filtered',
      '1 word to choose from; 1 is a duplicate or scores too low',
    ]);
  });
});

test.each([
  ['--exclude', 'nosuch.txt'],
  ['--prefer', 'nosuch.txt'],
])('%s %s is an error of its own', async (option, name) => {
  expect(await runIn([row, '-d', list, option, name])).toEqual({
    code: 2,
    stdout: '',
    stderr: 'crossfill: nosuch.txt: no such file or directory\n',
  });
});
