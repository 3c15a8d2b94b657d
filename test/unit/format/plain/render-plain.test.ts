import { describe, expect, test } from 'vitest';
import { renderPlain } from '../../../../src/format/plain/plain.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';

function filled(template: string, fill: string): Puzzle {
  return { ...parseTemplate(template), cells: parseTemplate(fill).cells };
}

describe('plain', () => {
  test.each<[string, string, string]>([
    ['a filled grid', 'BAMBI\nA#E#D\nSWEET\n', 'B A M B I\nA   E   D\nS W E E T\n'],
    ['no trailing spaces', '#A#\nAB#\n###\n', '  A\nA B\n\n'],
    ['open cells', 'A_\n_B\n', 'A _\n_ B\n'],
    ['one cell', '_', '_\n'],
    ['a letter beyond the first plane', '\u{10400}A', '\u{10400} A\n'],
  ])('%s', (_name, text, plain) => {
    expect(renderPlain(parseTemplate(text))).toBe(plain);
  });

  test('what stands in cells is painted, blocks are not', () => {
    const puzzle = filled('A_#\n__B\n', 'AX#\nY_B\n');
    expect(renderPlain(puzzle, { paint: (content, cell) => `${content}${cell}` })).toBe(
      'A0 X1\nY2 _3 B4\n',
    );
  });
});
