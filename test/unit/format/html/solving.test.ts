// What solvers do on the page, without a page. Grids are drawn as templates, so that moves can be read.

import { beforeEach, describe, expect, test } from 'vitest';
import { Solving, typedLetters } from '../../../../src/format/html/page/solving.ts';
import { cellLabel, checkedText, fullText } from '../../../../src/format/html/page/words.ts';
import { type HtmlOptions, puzzleData } from '../../../../src/format/html/render-html.ts';
import { stringsOf } from '../../../../src/format/page/strings.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';

const EN = stringsOf('en');

function solvingOf(text: string, more: Partial<Puzzle> = {}, show: HtmlOptions['show'] = 'both') {
  return new Solving(puzzleData({ ...parseTemplate(text), ...more }, EN, show));
}

function where({ cursor, puzzle }: Solving): string {
  const { x, y } = puzzle.drawing.cells[cursor.cell]!;
  const slot = cursor.slot === undefined ? 'no entry' : puzzle.slots[cursor.slot]!.name;
  return `r${y + 1}c${x + 1} ${slot}`;
}

/** ABC over D#E over FGH. */
let solving: Solving;
beforeEach(() => {
  solving = solvingOf('ABC\nD#E\nFGH\n');
});

describe('the cursor', () => {
  test('goes along rows and columns, over blocks, and stays at the rim', () => {
    expect(where(solving)).toBe('r1c1 1 Across');
    solving.move(1, 0);
    expect(where(solving)).toBe('r1c2 1 Across');
    solving.move(0, 1);
    expect(where(solving)).toBe('r3c2 3 Across');
    solving.move(0, 1);
    expect(where(solving)).toBe('r3c2 3 Across');
    solving.goTo(3);
    expect(where(solving)).toBe('r2c1 1 Down');
    solving.move(1, 0);
    expect(where(solving)).toBe('r2c3 2 Down');
  });

  test('keeps its direction where a cell has it, and turns when it is told to', () => {
    solving.toggle();
    expect(where(solving)).toBe('r1c1 1 Down');
    solving.point(2);
    expect(where(solving)).toBe('r1c3 2 Down');
    solving.point(2);
    expect(where(solving)).toBe('r1c3 1 Across');
    solving.goTo(1);
    solving.toggle();
    expect(where(solving)).toBe('r1c2 1 Across');
  });

  test('goes through the entries, to the first blank cell of each, and no further', () => {
    expect(solving.goToEntry(-1)).toBe(false);
    solving.type(['A']);
    expect(solving.goToEntry(2)).toBe(true);
    expect(where(solving)).toBe('r2c1 1 Down');
    expect(solving.goToEntry(1)).toBe(true);
    expect(solving.goToEntry(1)).toBe(false);
    expect(where(solving)).toBe('r1c3 2 Down');
  });

  test('goes to the ends of an entry', () => {
    solving.end();
    expect(where(solving)).toBe('r1c3 1 Across');
    solving.home();
    expect(where(solving)).toBe('r1c1 1 Across');
  });

  test('stands in cells without an entry', () => {
    const lone = solvingOf('_#\n#_\n');
    expect(where(lone)).toBe('r1c1 no entry');
    lone.type(['A']);
    lone.move(0, 1);
    lone.goTo(1);
    lone.toggle();
    expect(lone.goToEntry(1)).toBe(false);
    expect(lone.contents).toEqual(['A', '']);
  });
});

describe('letters', () => {
  test('go into one cell after the other, and from a complete entry to the next that is not', () => {
    solving.type(['A', 'B', 'C']);
    expect(where(solving)).toBe('r3c1 3 Across');
    solving.type(['F', 'G', 'H', 'D']);
    expect(solving.contents.slice(3)).toEqual(['D', '', 'F', 'G', 'H']);
    expect(where(solving)).toBe('r2c3 2 Down');
    solving.type(['E']);
    expect(solving.isSolved).toBe(true);
    expect(where(solving)).toBe('r2c3 2 Down');
  });

  test('are taken out here, or else before', () => {
    solving.type(['A', 'B']);
    solving.backspace();
    expect(solving.contents.slice(0, 2)).toEqual(['A', '']);
    expect(where(solving)).toBe('r1c2 1 Across');
    solving.goTo(0);
    solving.delete();
    expect(solving.contents[0]).toBe('');
    solving.backspace();
    expect(where(solving)).toBe('r1c1 1 Across');
  });

  test('several go into one cell when that is asked for', () => {
    const hearts = solvingOf('[HEART]S\n');
    hearts.takesSeveral = true;
    hearts.type(['H', 'E', 'X']);
    hearts.backspace();
    hearts.type(['A', 'R', 'T']);
    hearts.step(1);
    expect(hearts.takesSeveral).toBe(false);
    hearts.type(['S']);
    expect(hearts.contents).toEqual(['HEART', 'S']);
    expect(hearts.isSolved).toBe(true);
  });

  test('that are given stay', () => {
    const given = solvingOf('AB\n', { revealed: new Set([0]) });
    given.type(['X', 'Y']);
    expect(given.contents).toEqual(['A', 'Y']);
    given.goTo(0);
    given.delete();
    given.clear('grid');
    expect(given.contents).toEqual(['A', '']);
  });

  test('of a codeword are the same wherever the number is', () => {
    const code = solvingOf('ABA\n', { variety: { kind: 'codeword', codes: [4, 7, 4] } });
    code.type(['A']);
    expect(code.contents).toEqual(['A', '', 'A']);
    code.reveal('grid');
    expect(code.isSolved).toBe(true);
  });

  test.each([
    ['a', ['A']],
    ['é', ['É']],
    ['e\u0301', ['É']],
    ['ß', ['S', 'S']],
    ['7-я ', ['7', 'Я']],
    ['', []],
  ])('of %j are %j', (text, letters) => {
    expect(typedLetters(text)).toEqual(letters);
  });
});

describe('help', () => {
  test('a check marks what is wrong, until it is another letter', () => {
    solving.type(['A', 'X', 'Y']);
    solving.goTo(2);
    expect(solving.check('letter')).toBe(1);
    expect([...solving.wrong]).toEqual([2]);
    expect(solving.check('word')).toBe(2);
    solving.goTo(1);
    solving.type(['B']);
    expect([...solving.wrong]).toEqual([2]);
    solving.clear('word');
    expect(solving.check('grid')).toBe(0);
    expect(solving.wrong.size).toBe(0);
  });

  test('what is revealed is locked; what was right before is no help', () => {
    solving.type(['A', 'X']);
    solving.reveal('word');
    expect(solving.contents.slice(0, 3)).toEqual(['A', 'B', 'C']);
    expect([...solving.shown]).toEqual([1, 2]);
    solving.goTo(1);
    solving.type(['X']);
    expect(solving.contents[1]).toBe('B');
  });

  test('an accent more is no mistake, another letter is', () => {
    solving.type(['Á', 'Ü', 'Ç']);
    solving.goTo(0);
    expect(solving.check('word')).toBe(1);
  });

  test('there is none without the solution', () => {
    const puzzle = solvingOf('AB\n', {}, 'puzzle');
    expect(puzzle.hasSolution).toBe(false);
    expect(JSON.stringify(puzzle.puzzle)).not.toMatch(/"[AB]"/);
    puzzle.reveal('grid');
    expect(puzzle.contents).toEqual(['', '']);
    puzzle.type(['X', 'Y']);
    expect(puzzle.isSolved).toBe(false);
    expect(fullText(puzzle, EN)).toBe('The grid is full.');
  });
});

describe('what was solved before', () => {
  test('is there again, and the cursor at the first entry that is not whole', () => {
    solving.type(['A', 'B', 'C']);
    solving.goTo(5);
    solving.reveal('letter');
    const again = solvingOf('ABC\nD#E\nFGH\n');
    again.resume(JSON.parse(JSON.stringify(solving.progress)));
    expect(again.contents).toEqual(solving.contents);
    expect([...again.shown]).toEqual([...solving.shown]);
    expect(where(again)).toBe('r3c2 3 Across');
  });

  test('is passed over where it does not fit', () => {
    solving.resume({ contents: ['A'], shown: [0, 99] });
    solving.resume({ contents: new Array(8).fill(null), shown: [] });
    expect(solving.contents.join('')).toBe('');
  });
});

test('cells say where they are and what is in them', () => {
  const marked = solvingOf('({A})B\nCD\n', { revealed: new Set([1]) });
  expect(cellLabel(marked, 0, EN)).toBe(
    'row 1 column 1, 1 Across letter 1 of 2, blank, circled, shaded',
  );
  expect(cellLabel(marked, 1, EN)).toBe('row 1 column 2, 1 Across letter 2 of 2, B, given');
  marked.type(['X']);
  marked.check('grid');
  marked.goTo(2);
  marked.reveal('letter');
  expect(cellLabel(marked, 0, EN)).toContain('X, circled, shaded, wrong');
  expect(cellLabel(marked, 2, EN)).toBe('row 2 column 1, 3 Across letter 1 of 2, C, revealed');
  expect(cellLabel(marked, 3, EN)).toBe('row 2 column 2, 3 Across letter 2 of 2, blank');
  const code = solvingOf('AB\n', { variety: { kind: 'codeword', codes: [4, 7] } });
  expect(cellLabel(code, 1, EN)).toBe('row 1 column 2, Across letter 2 of 2, number 7, blank');
});

test('a full grid is told to be right, or not', () => {
  expect(fullText(solving, EN)).toBe('');
  solving.reveal('grid');
  expect(fullText(solving, EN)).toBe('Solved, with some help.');
  const own = solvingOf('AB\n');
  own.type(['A', 'C']);
  expect(fullText(own, EN)).toBe('The grid is full, but something is wrong.');
  own.type(['B']);
  expect(fullText(own, EN)).toBe('Solved! Every letter is right.');
  own.type(['X']);
  expect(own.contents).toEqual(['A', 'B']);
  expect([0, 1, 2].map((wrong) => checkedText(wrong, EN))).toEqual([
    'No mistakes so far.',
    'One cell is wrong.',
    '2 cells are wrong.',
  ]);
});
