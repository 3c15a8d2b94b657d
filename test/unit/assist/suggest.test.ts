import { describe, expect, test } from 'vitest';
import { type SuggestOptions, suggest } from '../../../src/assist/suggest.ts';
import { Random } from '../../../src/base/random.ts';
import { Filler } from '../../../src/fill/filler.ts';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { answerAt } from '../../../src/puzzle/puzzle.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';
import { met, some } from '../../support/thoroughness.ts';

const OPTIONS: SuggestOptions = { allowRepeats: false, count: 1000, nodes: 1000, seed: 1 };

function suggestIn(text: string, list: string, slot: number, options = {}) {
  const blank = parseTemplate(text);
  return suggest(blank, parseWordList(list), slot, { ...OPTIONS, ...options });
}

describe('candidates', () => {
  // Across: CAT leaves CO and CA below its C, DOG leaves DA; EEL has nothing below.
  const text = '___\n_##';
  const list = 'CAT;40\nCOT;60\nDOG;60\nEEL;90\nCO;50\nCA;50\nDA;50';

  test('best first: verdict, score, room', () => {
    const { slot, candidates, tried, ruledOut } = suggestIn(text, list, 0);
    expect(slot).toMatchObject({ number: 1, direction: 'across', pattern: '___', words: 3 });
    expect({ tried, ruledOut }).toEqual({ tried: 3, ruledOut: 0 });
    expect(candidates.map(({ word, score, verdict }) => [word, score, verdict])).toEqual([
      ['COT', 60, 'fills'],
      ['DOG', 60, 'fills'],
      ['CAT', 40, 'fills'],
    ]);
    expect(candidates[0]).toMatchObject({
      crossings: [{ slot: '1D', words: 2 }],
      crossingsLog10: 0.3,
    });
  });

  test('without nodes no more is known than propagation says', () => {
    const { candidates } = suggestIn(text, list, 0, { nodes: 0 });
    expect(new Set(candidates.map(({ verdict }) => verdict))).toEqual(new Set(['consistent']));
  });

  test('as many as asked for', () => {
    expect(suggestIn(text, list, 0, { count: 2 }).candidates).toHaveLength(2);
  });

  test('the letters of the slot, likeliest first', () => {
    const { cells } = suggestIn(text, list, 0);
    expect(cells.map(({ column }) => column)).toEqual([1, 2, 3]);
    // The corner: C two words across by two down, D one by one.
    expect(cells[0]!.letters).toEqual([
      { letter: 'C', share: 0.8 },
      { letter: 'D', share: 0.2 },
    ]);
  });

  test('a word that stands elsewhere is dead, unless words may repeat', () => {
    const twice = ['___\n###\nCAT', 'CAT\nDOG', 0] as const;
    const verdicts = (allowRepeats: boolean): string[] =>
      suggestIn(...twice, { allowRepeats }).candidates.map(
        ({ word, verdict }) => `${word} ${verdict}`,
      );
    expect(verdicts(true).sort()).toEqual(['CAT fills', 'DOG fills']);
    expect(verdicts(false)).toContain('DOG fills');
    expect(verdicts(false)).not.toContain('CAT fills');
  });
});

test('where the best are all ruled out, more are tried', () => {
  // A column turns A into B and B into A: A...B above needs B...A below, which no word is.
  const many = Array.from({ length: 500 }, (_, n) =>
    ['A', ...[100, 10, 1].map((unit) => 'CDEFGHIJKL'[Math.floor(n / unit) % 10]), 'B;90'].join(''),
  );
  const list = [...many, 'AAAAA;10', 'BBBBB;10', 'AXB', 'AYB', 'BXA', 'BYA'].join('\n');
  const report = suggestIn('_____\n_###_\n_____', list, 0, { count: 2 });
  expect(report).toMatchObject({ tried: 502, ruledOut: 500, conflict: null });
  expect(report.candidates.map(({ word, verdict }) => `${word} ${verdict}`)).toEqual([
    'AAAAA fills',
    'BBBBB fills',
  ]);
  expect(suggestIn('_____\n_###_\n_____', list, 0, { count: 3 }).candidates[2]).toMatchObject({
    verdict: 'dead',
    crossings: [],
    crossingsLog10: null,
  });
});

describe('no word at all', () => {
  test('seen at once', () => {
    const report = suggestIn('Q__', 'CAT', 0);
    expect(report).toMatchObject({ candidates: [], tried: 0 });
    expect(report.conflict?.kind).toBe('no-word-fits');
  });

  test('proved by propagation', () => {
    expect(suggestIn('__\n#_', 'AB\nCD', 0).conflict?.kind).toBe('wiped-out');
  });
});

test('verdicts are true: against every fill of small random grids', async () => {
  const random = new Random(3);
  const seen = { fills: 0, consistent: 0, dead: 0 };
  for (let i = 0; i < some(30); i++) {
    const text = ['___\n___\n___', '____\n_#_#\n____', '#__\n___\n__#'][i % 3]!;
    const lines = Array.from({ length: 60 }, () =>
      Array.from({ length: 2 + random.below(3) }, () => 'AEST'[random.below(4)]).join(''),
    );
    const words = parseWordList(lines.join('\n'));
    const filler = new Filler(parseTemplate(text), words);
    const { blank } = filler;
    const inFills = blank.layout.slots.map(() => new Set<string>());
    for await (const puzzle of filler.all()) {
      puzzle.layout.slots.forEach(
        (slot, index) => void inFills[index]!.add(answerAt(puzzle, slot)!),
      );
    }
    for (const index of blank.layout.slots.keys()) {
      const report = suggest(blank, words, index, OPTIONS);
      expect(report.conflict === null).toBe(inFills[index]!.size > 0);
      for (const { word, verdict } of report.candidates) {
        expect(verdict).toBe(inFills[index]!.has(word) ? 'fills' : 'dead');
        seen[verdict]++;
      }
      const suggested = new Set(report.candidates.map(({ word }) => word));
      for (const word of inFills[index]!) expect(suggested).toContain(word);
    }
  }
  expect(seen.fills).toBeGreaterThan(met(20));
  expect(seen.dead).toBeGreaterThan(met(20));
});
