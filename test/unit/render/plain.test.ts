import { describe, expect, test } from 'vitest';
import { parseTemplate } from '../../../src/grid/parse-template.ts';
import { blankPuzzle, type Puzzle } from '../../../src/grid/puzzle.ts';
import { renderPlain } from '../../../src/render/plain.ts';

function filled(template: string, fill: string): Puzzle {
  return { ...blankPuzzle(parseTemplate(template)), cells: parseTemplate(fill).cells };
}

describe('plain', () => {
  test.each<[string, string, string]>([
    ['a filled grid', 'BAMBI\nA#E#D\nSWEET\n', 'B A M B I\nA   E   D\nS W E E T\n'],
    ['no trailing spaces', '#A#\nAB#\n###\n', '  A\nA B\n\n'],
    ['open cells', 'A_\n_B\n', 'A _\n_ B\n'],
    ['one cell', '_', '_\n'],
    ['a letter beyond the first plane', '\u{10400}A', '\u{10400} A\n'],
  ])('%s', (_name, text, plain) => {
    expect(renderPlain(blankPuzzle(parseTemplate(text)))).toBe(plain);
  });

  test('givens are painted, letters of the fill, open cells and blocks are not', () => {
    const puzzle = filled('A_#\n__B\n', 'AX#\nY_B\n');
    expect(renderPlain(puzzle, (letter) => `<${letter}>`)).toBe('<A> X\nY _ <B>\n');
  });
});
