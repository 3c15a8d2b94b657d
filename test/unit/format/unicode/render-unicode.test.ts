import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import { renderUnicode } from '../../../../src/format/unicode/render-unicode.ts';
import type { Variety } from '../../../../src/puzzle/puzzle.ts';

/** The lines of a picture drawn in a test, without its frame of empty lines. */
function picture(text: string): string {
  return text.replace(/^\n/, '').replace(/\n *$/, '\n');
}

test('blocks that meet are one, and numbers stand above their cells', () => {
  expect(renderUnicode(parseTemplate('AB##\nC___\n#__#\n'))).toBe(
    picture(`
┌¹──┬²──┬───────┐
│ A │ B │███████│
├³──┼───┼⁴──┬───┤
│ C │   │   │   │
├───┼⁵──┼───┼───┤
│███│   │   │███│
└───┴───┴───┴───┘
`),
  );
});

test('bars are thick, voids are nothing, marks stand around letters', () => {
  expect(renderUnicode(parseTemplate('~AB|C#\n -\n_(_)_{D}#\n_[EF]_{_}#\n({A})##_#\n'))).toBe(
    picture(`
      ┌¹────┬²────┰³────┬─────┐
      │  A  │  B  ┃  C  │█████│
┌⁴────┾⁵━━━━┽─────╀─────┤█████│
│     │ ( ) │     │░░D░░│█████│
├⁶────┼─────┼─────┼─────┤█████│
│     │ EF  │     │░░░░░│█████│
├─────┼─────┴─────┼─────┤█████│
│░(A)░│███████████│     │█████│
└─────┴───────────┴─────┴─────┘
`),
  );
});

test('a hole has no lines in it', () => {
  expect(renderUnicode(parseTemplate('____\n_~~_\n_~~_\n____\n'))).toBe(
    picture(`
┌¹──┬───┬───┬²──┐
│   │   │   │   │
├───┼───┴───┼───┤
│   │       │   │
├───┤       ├───┤
│   │       │   │
├³──┼───┬───┼───┤
│   │   │   │   │
└───┴───┴───┴───┘
`),
  );
});

test('blocks alone, with a solid middle', () => {
  expect(renderUnicode(parseTemplate('##\n##\n'))).toBe(
    '┌───────┐\n│███████│\n│███████│\n│███████│\n└───────┘\n',
  );
});

test('cells widen for many letters, for letters that are wide, and for large numbers', () => {
  expect(renderUnicode(parseTemplate('[HEARTS]_\n', { leastLength: 1 }))).toBe(
    '┌¹─────┬²─────┐\n│HEARTS│      │\n└──────┴──────┘\n',
  );
  expect(renderUnicode(parseTemplate('한_\n'))).toBe('┌¹──┬───┐\n│한 │   │\n└───┴───┘\n');
  const long = renderUnicode(parseTemplate(`${'__#'.repeat(1001)}\n`));
  expect(long.split('\n')[0]).toMatch(/┬¹⁰⁰⁰─┬─────┬─────┬¹⁰⁰¹─┬─────┬─────┐$/);
});

test('a puzzle shows what is revealed alone, in the same picture', () => {
  const puzzle = { ...parseTemplate('A[BC]\n'), revealed: new Set([0]) };
  expect(renderUnicode(puzzle, { show: 'puzzle' })).toBe('┌¹──┬───┐\n│ A │   │\n└───┴───┘\n');
});

test('letters are painted by their cells, and nothing else is', () => {
  const painted = renderUnicode(parseTemplate('(A)_\n'), {
    paint: (content, cell) => `<${content}${cell}>`,
  });
  expect(painted).toBe('┌¹──┬───┐\n│(<A0>)│   │\n└───┴───┘\n');
});

test('fifteen cells fit a terminal', () => {
  const text = renderUnicode(parseTemplate(`${'_'.repeat(15)}\n`.repeat(15)));
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBe(61);
});

test('the picture of the page on templates is that of its grid', () => {
  const page = readFileSync(new URL('../../../../docs/templates.md', import.meta.url), 'utf8');
  const [grid, drawn] = Array.from(page.matchAll(/^```\n([\s\S]*?)^```$/gm), ([, text]) => text!);
  expect(renderUnicode(parseTemplate(grid!))).toBe(drawn);
});

test('the words of a fill-in and the key of a codeword stand below', () => {
  const puzzle = parseTemplate('AB\nBC\n');
  const frame = /^[┌│├└].*\n/gmu;
  const below = (options: Parameters<typeof renderUnicode>[1], variety: Variety): string =>
    renderUnicode({ ...puzzle, variety, revealed: new Set([0]) }, options).replaceAll(frame, '');
  const words = ['AB', 'BC'];
  expect(below({}, { kind: 'fill-in', words })).toBe('\n2 letters:\nAB  BC\n');
  const codeword = { kind: 'codeword', codes: [1, 2, 2, 3] } as const;
  expect(below({}, codeword)).toBe('\n1 A  2 B\n3 C\n');
  expect(below({ show: 'puzzle' }, codeword)).toBe('\n1 A  2 _\n3 _\n');
});
