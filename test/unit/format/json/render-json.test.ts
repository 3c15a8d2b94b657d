import { describe, expect, test } from 'vitest';
import { type JsonFacts, renderJson } from '../../../../src/format/json/render-json.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import type { EntryWords } from '../../../../src/format/writing.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';

const FACTS: JsonFacts = {
  version: '1.2.3',
  status: 'filled',
  seed: 7,
  stats: { nodes: 1, backtracks: 2, restarts: 3, propagations: 4 },
  dicts: [{ name: 'w.txt', sha256: 'abc', words: 9 }],
};

function puzzleOf(template: string, fill: string): Puzzle {
  return { ...parseTemplate(template), cells: parseTemplate(fill).cells };
}

function scores(table: Record<string, number>): Pick<EntryWords, 'scoreOf'> {
  return { scoreOf: (letters) => table[letters.join('')] };
}

const displayOf = (answer: string): string => (answer === 'BC' ? 'B c' : answer);

test('a record has every field, in order, on one line', () => {
  const puzzle = puzzleOf('A_\n#_\n', 'AB\n#C\n');
  expect(renderJson(puzzle, FACTS, scores({ AB: 60, BC: 0 }), displayOf)).toBe(
    '{"version":"1.2.3","status":"filled","seed":7,"width":2,"height":2,"rows":["AB","#C"],' +
      '"entries":[' +
      '{"number":1,"direction":"across","row":1,"column":1,"length":2,"answer":"AB","display":"AB","score":60,"given":false},' +
      '{"number":2,"direction":"down","row":1,"column":2,"length":2,"answer":"BC","display":"B c","score":0,"given":false}],' +
      '"score":{"mean":30,"min":0,"weakest":[' +
      '{"number":2,"direction":"down","answer":"BC","score":0},' +
      '{"number":1,"direction":"across","answer":"AB","score":60}]},' +
      '"stats":{"nodes":1,"backtracks":2,"restarts":3,"propagations":4,"milliseconds":null},' +
      '"dicts":[{"name":"w.txt","sha256":"abc","words":9}]}\n',
  );
});

describe('entries', () => {
  const record = (template: string, fill: string, table: Record<string, number>) =>
    JSON.parse(renderJson(puzzleOf(template, fill), FACTS, scores(table)));

  test('rows and columns count from 1', () => {
    const { entries } = record('#__\n___\n', '#AB\nCDE\n', {});
    const places = entries.map(({ row, column }: { row: number; column: number }) => [row, column]);
    expect(places).toEqual([
      [1, 2],
      [2, 1],
      [1, 2],
      [1, 3],
    ]);
  });

  test('a given in no list has no score and counts in none', () => {
    const { entries, score } = record('MATZ\n_###\n', 'MATZ\nE###\n', { ME: 40 });
    expect(entries[0]).toMatchObject({ answer: 'MATZ', score: null, given: true });
    expect(entries[1]).toMatchObject({ answer: 'ME', score: 40, given: false });
    expect(score).toEqual({
      mean: 40,
      min: 40,
      weakest: [{ number: 1, direction: 'down', answer: 'ME', score: 40 }],
    });
  });

  test('an entry with an open cell has no answer', () => {
    const { entries, score } = record('A_\n', 'A_\n', { A_: 1 });
    expect(entries[0]).toMatchObject({ answer: null, score: null, given: false });
    expect(score).toEqual({ mean: null, min: null, weakest: [] });
  });

  test('the five weakest are named, weakest first, the mean has two decimals', () => {
    const table = { AA: 10, BB: 20, CC: 5, DD: 90, EE: 95, FF: 91 };
    const rows = 'AA#BB#CC\n########\nDD#EE#FF\n';
    const { score } = record(rows, rows, table);
    const answers = score.weakest.map(({ answer }: { answer: string }) => answer);
    expect(answers).toEqual(['CC', 'AA', 'BB', 'DD', 'FF']);
    expect(score).toMatchObject({ mean: 51.83, min: 5 });
  });
});

test('an unfillable grid has its reason, with the slots it speaks of', () => {
  const blank = parseTemplate('__\n__\n');
  const reason = { text: 'too few words', slots: [1, 2] };
  const line = renderJson(blank, { ...FACTS, status: 'unfillable', reason });
  expect(JSON.parse(line)).toMatchObject({
    status: 'unfillable',
    reason: 'too few words',
    reasonSlots: ['3 Across', '1 Down'],
    core: null,
    rows: ['__', '__'],
  });
});

test('a core has its slots with their patterns, and what would help', () => {
  const blank = parseTemplate('_A\n__\n');
  const help = [{ kind: 'repeats', text: 'repeats' }];
  const reason = { text: 't', slots: [2], core: { slots: [3, 0], minimal: true }, help };
  const line = renderJson(blank, { ...FACTS, status: 'unfillable', reason });
  expect(JSON.parse(line).core).toEqual({
    slots: [
      { number: 2, direction: 'down', pattern: 'A?' },
      { number: 1, direction: 'across', pattern: '?A' },
    ],
    minimal: true,
    help,
  });
});

test('a search that gave up has its limit', () => {
  const blank = parseTemplate('__\n');
  const line = renderJson(blank, { ...FACTS, status: 'gave-up', limit: 'nodes' });
  expect(JSON.parse(line)).toMatchObject({ status: 'gave-up', limit: 'nodes' });
  expect(JSON.parse(line).region).toBeUndefined();
});

test('and the region where it kept failing, if that is known', () => {
  const blank = parseTemplate('__\n__\n');
  const line = renderJson(blank, { ...FACTS, status: 'gave-up', limit: 'nodes', region: [2, 0] });
  expect(JSON.parse(line).region).toEqual(['1 Down', '1 Across']);
});
