import { describe, expect, test } from 'vitest';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { formOf } from '../../../src/inspect/form.ts';
import { type GridFault, judge } from '../../../src/inspect/judge.ts';
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

function faults(text: string, rules: Partial<Profile>): readonly GridFault[] {
  const puzzle = parseTemplate(text);
  return judge(puzzle, formOf(puzzle), { ...LENIENT, ...rules }).faults;
}

const half = (rules: object): { checking: Checking } => ({
  checking: { kind: 'half', rounding: 'down', maxRun: 99, runAtEnds: true, ...rules },
});

describe('a fault for each rule', () => {
  test.each<[string, string, Partial<Profile>, GridFault[]]>([
    ['nothing wrong', '___\n___\n___', {}, []],
    [
      'size',
      '___\n___',
      { sizes: [[15, 15]] },
      [{ kind: 'size', width: 3, height: 2, sizes: [[15, 15]] }],
    ],
    [
      'sizes',
      '___\n___',
      {
        sizes: [
          [5, 5],
          [2, 3],
        ],
      },
      [
        {
          kind: 'size',
          width: 3,
          height: 2,
          sizes: [
            [5, 5],
            [2, 3],
          ],
        },
      ],
    ],
    ['a size that fits', '___\n___', { sizes: [[3, 2]] }, []],
    ['no entries', '#', {}, [{ kind: 'no-entries' }]],
    ['too many entries', '___\n___', { maxEntries: 4 }, [{ kind: 'entries', count: 5, most: 4 }]],
    ['as many entries as may be', '___\n___', { maxEntries: 5 }, []],
    ['too many blocks', '#__\n___\n__#', { maxBlocks: 1 }, [{ kind: 'blocks', count: 2, most: 1 }]],
    [
      'too large a share of blocks',
      '###\n___\n___',
      { maxBlockShare: 1 / 6 },
      [{ kind: 'block-share', count: 3, share: 0.3333, most: 2 }],
    ],
    ['a share is rounded up to whole blocks', '#__\n___\n__#', { maxBlockShare: 1 / 6 }, []],
    ['a share as large as may be', '#__\n___\n___', { maxBlockShare: 1 / 9 }, []],
    [
      'short entries',
      '___\n___',
      { minLength: 3 },
      [{ kind: 'short', least: 3, slots: ['1D', '2D', '3D'] }],
    ],
    [
      'no symmetry',
      '##_\n___\n#__',
      { symmetries: ['half-turn', 'left-right', 'up-down'] },
      [
        {
          kind: 'symmetry',
          wanted: ['half-turn', 'left-right', 'up-down'],
          nearest: { symmetry: 'up-down', against: [{ row: 1, column: 2 }] },
        },
      ],
    ],
    ['one symmetry of several', '#_#\n___\n___', { symmetries: ['half-turn', 'left-right'] }, []],
    [
      'two pieces',
      '__#__\n__#__',
      {},
      [
        {
          kind: 'pieces',
          pieces: [
            { row: 1, column: 1, size: 4 },
            { row: 1, column: 4, size: 4 },
          ],
        },
      ],
    ],
    [
      'unchecked cells',
      '___\n_#_',
      { checking: { kind: 'all' } },
      [
        {
          kind: 'unchecked',
          cells: [
            { row: 1, column: 2 },
            { row: 2, column: 1 },
            { row: 2, column: 3 },
          ],
        },
      ],
    ],
    [
      'isolated cells',
      '__#\n__#\n##_',
      {},
      [
        { kind: 'isolated', cells: [{ row: 3, column: 3 }] },
        {
          kind: 'pieces',
          pieces: [
            { row: 1, column: 1, size: 4 },
            { row: 3, column: 3, size: 1 },
          ],
        },
      ],
    ],
    [
      'a word given twice',
      'AB\nBA',
      {},
      [
        { kind: 'repeated', answer: 'AB', slots: ['1A', '1D'] },
        { kind: 'repeated', answer: 'BA', slots: ['3A', '2D'] },
      ],
    ],
  ])('%s', (_, text, rules, expected) => {
    expect(faults(text, rules)).toEqual(expected);
  });

  // 1 Across has its first, third and fifth letter checked; 2 Down and so on are checked at the top.
  const comb = '_____\n_#_#_\n_#_#_';
  // 4 Across has two of five.
  const fork = '#_#_#\n_____\n#_#_#';

  test.each<[string, string, object, GridFault[]]>([
    ['a third is half of three, rounded down', comb, {}, []],
    ['half of an odd length, rounded down', fork, {}, []],
    [
      'half of an odd length, rounded up',
      fork,
      { rounding: 'up' },
      [{ kind: 'half-checked', slots: ['3A', '1D', '2D'] }],
    ],
    [
      'a run of unchecked letters',
      '____\n_##_\n_##_\n____',
      { maxRun: 1 },
      [{ kind: 'unchecked-run', most: 1, slots: ['1A', '3A', '1D', '2D'] }],
    ],
    [
      'two unchecked letters at an end',
      comb,
      { runAtEnds: false },
      [{ kind: 'unchecked-ends', slots: ['1D', '2D', '3D'] }],
    ],
  ])('checking: %s', (_, text, rules, expected) => {
    expect(faults(text, half(rules))).toEqual(expected);
  });

  test('what was found elsewhere comes last', () => {
    const puzzle = parseTemplate('#');
    const also = { kind: 'unfilled', entries: 1 } as const;
    const { accepts, faults } = judge(puzzle, formOf(puzzle), LENIENT, [also]);
    expect({ accepts, faults }).toEqual({ accepts: false, faults: [{ kind: 'no-entries' }, also] });
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
