// Italics and bold in clues: as HTML and back, as runs, and left out.

import { describe, expect, test } from 'vitest';
import { clueOfHtml, htmlOfClue } from '../../../src/format/markup.ts';
import { asClue, runsOf, withoutStyles } from '../../../src/format/styles.ts';

describe('HTML', () => {
  test.each([
    ['<i>Hamlet</i> role', '<i>Hamlet</i> role'],
    ['<EM>a</EM> <strong class="x">b</strong>', '<i>a</i> <b>b</b>'],
    ['<span>x</span> < y &amp; <br>z', 'x < y &  z'],
    ['a tag is &lt;i&gt;', 'a tag is &lt;i>'],
    ['&lt;b>', '&lt;b>'],
    ['1 &lt; 2', '1 < 2'],
  ])('%s', (html, clue) => {
    expect(clueOfHtml(html)).toBe(clue);
    expect(clueOfHtml(htmlOfClue(clue))).toBe(clue);
  });
});

test('runs', () => {
  expect(runsOf('a <i>b <b>c</i></b> &lt;i> d')).toEqual([
    { text: 'a ', isItalic: false, isBold: false },
    { text: 'b ', isItalic: true, isBold: false },
    { text: 'c', isItalic: true, isBold: true },
    { text: ' <i> d', isItalic: false, isBold: false },
  ]);
});

test('without styles', () => {
  expect(withoutStyles('<b>x</b> &lt;i> &lt; y')).toBe('x <i> &lt; y');
  expect(withoutStyles(asClue('<i>x</i>'))).toBe('<i>x</i>');
});
