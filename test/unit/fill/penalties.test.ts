import { describe, expect, test } from 'vitest';
import { CLASH_COST, crossingNames, kinFor, penaltyFor } from '../../../src/fill/penalties.ts';
import { answerAt } from '../../../src/puzzle/puzzle.ts';
import { PLAIN_TASTE, type Taste } from '../../../src/taste/taste.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { filledAs, pictureOf, puzzleOf } from '../../support/pictures.ts';

const blank = puzzleOf(pictureOf('___', '_#_', '___'));
const filled = (letters: string) => filledAs(blank, letters);
const ALIKE = { word: true, inside: false, stem: true, run: 0 };
const own = (word: string): string => word;

test('where nothing can cost points there is no penalty', () => {
  const words = parseWordList('CAT\nDOG');
  expect(penaltyFor(blank, words, PLAIN_TASTE, undefined, own)).toBeUndefined();
  const taste = { ...PLAIN_TASTE, nameCrossing: 0 };
  expect(penaltyFor(blank, parseWordList('ANN;50;name'), taste, undefined, own)).toBeUndefined();
});

test('names that cross cost points, a name alone does not', () => {
  const words = parseWordList('ANN;50;name\nADA;50;name\nNOT;50\nATT;50');
  const penalty = penaltyFor(blank, words, PLAIN_TASTE, undefined, own)!;
  const { nameCrossing } = PLAIN_TASTE;
  expect(penalty(filled('ANND#OATT'))).toBe(nameCrossing);
  expect(penalty(filled('ATTD#OANN'))).toBe(nameCrossing);
  expect(penalty(filled('ADAD#DADA'))).toBe(4 * nameCrossing);
  expect(penalty(filled('XXXX#XANN'))).toBe(0);
});

test('each pair of words too alike costs points', () => {
  const stemOf = (word: string): string => word.slice(0, 2);
  const penalty = penaltyFor(blank, parseWordList('CAB\nCAS'), PLAIN_TASTE, ALIKE, stemOf)!;
  expect(penalty(filled('CABO#EDUD'))).toBe(0);
  expect(penalty(filled('CABA#TDUD'))).toBe(CLASH_COST);
  expect(penalty(filled('CABA#EBED'))).toBe(2 * CLASH_COST);
});

describe('a taste', () => {
  const words = parseWordList(
    `data\nbase\ndatabase\nshore\nseashore\nsea\nover\neating\novereating;50\nslaves\nslave
     ends up;50;phrase\nendsup;50;phrase\nends\ncars\ncar\ndogs\ndog\nhats\nhat\nsupends`,
    { strip: true },
  );
  const stemOf = (word: string): string => word.replace(/S$/, '');
  const cost = (taste: Partial<Taste>, ...entries: string[]): number => {
    const none = { ...PLAIN_TASTE, nameCrossing: 0 };
    const longest = Math.max(...entries.map((entry) => entry.length));
    const rowOf = (entry: string): string => entry.padEnd(longest, '#');
    const rows = entries.flatMap((entry) => [rowOf(entry), rowOf('')]);
    const grid = puzzleOf(pictureOf(...rows.map((row) => row.replace(/[A-Z]/g, '_'))));
    const penalty = penaltyFor(grid, words, { ...none, ...taste }, undefined, stemOf)!;
    return penalty(filledAs(grid, rows.join('')));
  };

  test.each<[string[], number]>([
    [['CARS'], 0],
    [['CARS', 'DOGS'], 3],
    [['CARS', 'DOGS', 'HATS'], 9],
    [['CARS', 'DOGS', 'CAR', 'DATA'], 3],
  ])('minds plurals more and more: %s', (entries, points) => {
    expect(cost({ pluralRise: 3 }, ...entries)).toBe(points);
  });

  test.each<[string[], number]>([
    [['SLAVE', 'SLAVES'], 100],
    [['SLAVE', 'DATA'], 0],
    // The same word is no pair of forms.
    [['SLAVE', 'SLAVE'], 0],
    [['DATA', 'DATABASE'], 7],
    [['DATABASE', 'DATA'], 7],
    [['DATA', 'BASE', 'DATABASE'], 14],
    [['SEA', 'SEASHORE'], 7],
    [['SHORE', 'SEASHORE'], 7],
    [['SEASHORE', 'SHORES'], 7],
    [['OVEREATING', 'OVER'], 7],
    [['ENDSUP', 'ENDS'], 7],
    // Beside what is left of SUPENDS no word stands, and it is no phrase.
    [['SUPENDS', 'ENDSUP'], 0],
  ])('minds words that have something in common: %s', (entries, points) => {
    expect(cost({ stemPair: 100, partPair: 7 }, ...entries)).toBe(points);
  });
});

test.each([
  [[], 0],
  [['ABC'], 0],
  [['ABC', 'GHI'], 0],
  [['ABC', 'ADG'], 1],
  [['ABC', 'ADG', 'CFI', 'GHI'], 4],
])('the names %j cross %i times', (names: string[], crossings) => {
  const puzzle = puzzleOf(pictureOf('ABC', 'D#F', 'GHI'));
  const { slots } = puzzle.layout;
  const isName = (slot: number): boolean => names.includes(answerAt(puzzle, slots[slot]!)!);
  expect(crossingNames(slots, isName)).toBe(crossings);
});

describe('what should not meet in a grid', () => {
  const words = parseWordList(
    'soapopera;70;phrase\nsoap\nabc;69;name\nadg;69;name\ncfi;70;name\nghi;50',
  );
  const taste: Taste = { ...PLAIN_TASTE, partPair: 1 };
  const printed = (entry: string) => (entry === 'SOAPOPERA' ? 'soap opera' : undefined);

  test('words that two entries share as they are printed', () => {
    const grid = puzzleOf(pictureOf('_________', '#########', '____#####'));
    const kin = kinFor(grid, words, taste, own, printed)!;
    expect(kin(filledAs(grid, 'SOAPOPERA#########SOAP#####'))).toBe(1);
    expect(kin(filledAs(grid, 'SOAPOPERA#########DATA#####'))).toBe(0);
  });

  test('names that cross, if neither is known to most solvers', () => {
    const grid = puzzleOf(pictureOf('___', '_#_', '___'));
    const kin = kinFor(grid, words, taste, own)!;
    // ABC crosses ADG, of 69 as well, and CFI, of 70.
    expect(kin(filledAs(grid, 'ABCD#FGHI'))).toBe(1);
  });

  test('nothing for a taste that minds no pairs', () => {
    expect(kinFor(blank, words, PLAIN_TASTE, own)).toBeUndefined();
  });
});
