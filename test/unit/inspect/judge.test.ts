import { describe, expect, test } from 'vitest';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { formOf } from '../../../src/inspect/form.ts';
import { judge } from '../../../src/inspect/judge.ts';
import {
  type Checking,
  PROFILES,
  type Profile,
  profileNamed,
} from '../../../src/inspect/profiles.ts';

const LENIENT: Profile = {
  name: 'test',
  title: 'Test',
  source: 'none',
  minLength: 2,
  symmetries: [],
  checking: { kind: 'half', rounding: 'down', maxRun: 99, runAtEnds: true },
};

function faults(text: string, rules: Partial<Profile>): readonly string[] {
  const puzzle = parseTemplate(text);
  return judge(puzzle, formOf(puzzle), { ...LENIENT, ...rules }).faults;
}

const half = (rules: object): { checking: Checking } => ({
  checking: { kind: 'half', rounding: 'down', maxRun: 99, runAtEnds: true, ...rules },
});

describe('a fault for each rule', () => {
  test.each<[string, string, Partial<Profile>, string[]]>([
    ['nothing wrong', '___\n___\n___', {}, []],
    ['size', '___\n___', { sizes: [[15, 15]] }, ['3 x 2, not 15 x 15']],
    [
      'sizes',
      '___\n___',
      {
        sizes: [
          [5, 5],
          [2, 3],
        ],
      },
      ['3 x 2, not 5 x 5 or 2 x 3'],
    ],
    ['a size that fits', '___\n___', { sizes: [[3, 2]] }, []],
    ['no entries', '#', {}, ['no entries']],
    ['too many entries', '___\n___', { maxEntries: 4 }, ['5 entries, at most 4']],
    ['as many entries as may be', '___\n___', { maxEntries: 5 }, []],
    ['too many blocks', '#__\n___\n__#', { maxBlocks: 1 }, ['2 blocks, at most 1']],
    [
      'too large a share of blocks',
      '###\n___\n___',
      { maxBlockShare: 1 / 6 },
      ['3 blocks, 33.3 % of the cells, at most 2'],
    ],
    ['a share is rounded up to whole blocks', '#__\n___\n__#', { maxBlockShare: 1 / 6 }, []],
    ['a share as large as may be', '#__\n___\n___', { maxBlockShare: 1 / 9 }, []],
    ['short entries', '___\n___', { minLength: 3 }, ['under 3 letters: 1D, 2D, 3D']],
    [
      'many short entries',
      '________\n________',
      { minLength: 3 },
      ['under 3 letters: 1D, 2D, 3D, 4D, 5D, 6D and 2 more'],
    ],
    [
      'no symmetry',
      '##_\n___\n#__',
      { symmetries: ['half-turn', 'left-right', 'up-down'] },
      ['no symmetry by half-turn, left-right or up-down: by up-down, r1c2 lacks a block opposite'],
    ],
    ['one symmetry of several', '#_#\n___\n___', { symmetries: ['half-turn', 'left-right'] }, []],
    [
      'two pieces',
      '__#__\n__#__',
      {},
      ['in 2 pieces, not in one: 4 cells from r1c1, 4 cells from r1c4'],
    ],
    [
      'unchecked cells',
      '___\n_#_',
      { checking: { kind: 'all' } },
      ['unchecked cells: 3: r1c2, r2c1, r2c3'],
    ],
    [
      'isolated cells',
      '__#\n__#\n##_',
      {},
      [
        'cells in no entry: 1: r3c3',
        'in 2 pieces, not in one: 4 cells from r1c1, 1 cell from r3c3',
      ],
    ],
    ['a word given twice', 'AB\nBA', {}, ['AB at 1A and 1D', 'BA at 3A and 2D']],
  ])('%s', (_, text, rules, expected) => {
    expect(faults(text, rules)).toEqual(expected);
  });

  // 1 Across has its first, third and fifth letter checked; 2 Down and so on are checked at the top.
  const comb = '_____\n_#_#_\n_#_#_';
  // 4 Across has two of five.
  const fork = '#_#_#\n_____\n#_#_#';

  test.each<[string, string, object, string[]]>([
    ['a third is half of three, rounded down', comb, {}, []],
    ['half of an odd length, rounded down', fork, {}, []],
    [
      'half of an odd length, rounded up',
      fork,
      { rounding: 'up' },
      ['fewer than half of the letters checked: 3A, 1D, 2D'],
    ],
    [
      'a run of unchecked letters',
      '____\n_##_\n_##_\n____',
      { maxRun: 1 },
      ['more than 1 unchecked letters in a row: 1A, 3A, 1D, 2D'],
    ],
    [
      'two unchecked letters at an end',
      comb,
      { runAtEnds: false },
      ['two unchecked letters at an end: 1D, 2D, 3D'],
    ],
  ])('checking: %s', (_, text, rules, expected) => {
    expect(faults(text, half(rules))).toEqual(expected);
  });

  test('what was found elsewhere comes last', () => {
    const puzzle = parseTemplate('#');
    const verdict = judge(puzzle, formOf(puzzle), LENIENT, ['not yet']);
    expect(verdict).toMatchObject({ accepts: false, faults: ['no entries', 'not yet'] });
  });
});

describe('the profiles', () => {
  test('have a name each, a title and a source', () => {
    expect(new Set(PROFILES.map(({ name }) => name)).size).toBe(PROFILES.length);
    for (const { name, title, source } of PROFILES) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(title).not.toBe('');
      expect(source).not.toBe('');
      expect(profileNamed(name)?.title).toBe(title);
    }
    expect(profileNamed('nosuch')).toBeUndefined();
  });

  test.each([
    ['nyt', 78, 15],
    ['nyt-themeless', 72, 15],
    ['nyt-sunday', 140, 21],
  ])('%s has the figures that everyone knows', (name, entries, size) => {
    const { maxEntries, maxBlockShare, minLength, sizes, checking } = profileNamed(name)!;
    expect({ maxEntries, maxBlockShare, minLength, sizes, checking }).toEqual({
      maxEntries: entries,
      maxBlockShare: 1 / 6,
      minLength: 3,
      sizes: [[size, size]],
      checking: { kind: 'all' },
    });
  });
});
