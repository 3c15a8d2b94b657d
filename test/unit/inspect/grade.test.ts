import { describe, expect, test } from 'vitest';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import type { WordLore } from '../../../src/inspect/clashes.ts';
import { type GradeReport, gradeReport } from '../../../src/inspect/grade.ts';
import { profileNamed } from '../../../src/inspect/profiles.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';

const LIST = 'SWIM;60\nSWAM;40\nMEW;90\nWIT;100\nAAH;5\nQUIZ;55';

const grade = (text: string, lore: WordLore = {}): GradeReport =>
  gradeReport(parseTemplate(text), parseWordList(LIST), lore);

describe('scores', () => {
  const report = grade('SWIM\n####\nMEW#\n####\nXQJ#\n####\nSWAM\n####\nA_H#\n####\nAAH#');

  test('of the entries that are whole and in the list', () => {
    expect(report).toMatchObject({ entries: 6, whole: 5, mean: 48.75, floor: 5 });
    expect(report.weakest).toEqual([
      { slot: '6A', answer: 'AAH', score: 5 },
      { slot: '4A', answer: 'SWAM', score: 40 },
      { slot: '1A', answer: 'SWIM', score: 60 },
      { slot: '2A', answer: 'MEW', score: 90 },
    ]);
    expect(report.notInList).toEqual([{ slot: '3A', answer: 'XQJ' }]);
  });

  test('by tens', () => {
    const filled = report.histogram.filter(({ entries }) => entries > 0);
    expect(filled).toEqual([
      { from: 0, to: 9, entries: 1 },
      { from: 40, to: 49, entries: 1 },
      { from: 60, to: 69, entries: 1 },
      { from: 90, to: 100, entries: 1 },
    ]);
    expect(report.histogram).toHaveLength(10);
  });

  test('a full hundred is in the last ten', () => {
    expect(grade('WIT').histogram.at(-1)).toEqual({ from: 90, to: 100, entries: 1 });
  });

  test('of nothing', () => {
    expect(grade('___')).toMatchObject({ whole: 0, mean: null, floor: null, weakest: [] });
  });
});

describe('duplicates', () => {
  test('the same word', () => {
    expect(grade('WIT\n###\nWIT\n###\nMEW').duplicates).toEqual([
      { kind: 'same', answers: ['WIT', 'WIT'], slots: ['1A', '2A'] },
    ]);
  });

  test('forms of one word, where stems are known', () => {
    const stemOf = (word: string): string => (word === 'SWAM' ? 'SWIM' : word);
    expect(grade('SWIM\n####\nSWAM').duplicates).toEqual([]);
    expect(grade('SWIM\n####\nSWAM', { stemOf }).duplicates).toEqual([
      { kind: 'stem', answers: ['SWIM', 'SWAM'], slots: ['1A', '2A'] },
    ]);
    expect(grade('WIT\n###\nWIT', { stemOf }).duplicates).toMatchObject([{ kind: 'same' }]);
  });
});

test('names that cross, and only where they do', () => {
  const isName = (letters: readonly string[]): boolean =>
    ['ANN', 'NED', 'TED'].includes(letters.join(''));
  expect(grade('ANN\n##E\nTED', { isName }).crossingNames).toEqual([
    { row: 1, column: 3, answers: ['ANN', 'NED'], slots: ['1A', '2D'] },
    { row: 3, column: 3, answers: ['TED', 'NED'], slots: ['3A', '2D'] },
  ]);
  expect(grade('ANN\n###\nTED', { isName }).crossingNames).toEqual([]);
  expect(grade('ANN\n##E\nTED').crossingNames).toEqual([]);
});

describe('letters', () => {
  test('that are missing', () => {
    expect(grade('QUIZ').missingLetters.join('')).toBe('ABCDEFGHJKLMNOPRSTVWXY');
    const pangram = 'ABCDEFGHIJKLM\n#############\nNOPQRSTUVWXYZ';
    expect(grade(pangram).missingLetters).toEqual([]);
  });

  test.each([
    ['QUIZ', 5.5],
    ['AE', 1],
    ['KITE', 2],
    ['_', null],
    ['ЯЗ', null],
  ])('%s as Scrabble tiles: %s', (text, mean) => {
    expect(grade(text).scrabbleMean).toBe(mean);
  });
});

test('an outlet rejects a grid that is not finished', () => {
  const puzzle = parseTemplate('___\nABC\nDEF');
  const { verdict } = gradeReport(
    puzzle,
    parseWordList(LIST),
    {},
    {
      profile: profileNamed('american'),
    },
  );
  expect(verdict).toMatchObject({ accepts: false, faults: [{ kind: 'unfilled', entries: 4 }] });
});
