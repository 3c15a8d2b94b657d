import { expect, test } from 'vitest';
import { headingLines } from '../../../../src/format/page/around-grid.ts';
import { stringsOf } from '../../../../src/format/page/strings.ts';

const EN = stringsOf('en');

test('who made it stands above, whose it is below', () => {
  const heading = {
    title: 'Stars',
    author: 'Ann',
    editor: 'Bo',
    publisher: 'The Post',
    copyright: '2026 Ann',
    date: '2026-11-22',
    notes: 'No peeking.',
  };
  expect(headingLines(heading, EN)).toEqual({
    title: 'Stars',
    above: ['By Ann, Edited by Bo', '2026-11-22'],
    notes: 'No peeking.',
    below: ['The Post', '© 2026 Ann'],
  });
});

test('nothing is said twice, and nothing of what is not known', () => {
  expect(headingLines({ author: 'by Ann', copyright: 'Copyright Ann', title: '' }, EN)).toEqual({
    title: undefined,
    above: ['by Ann'],
    notes: undefined,
    below: ['Copyright Ann'],
  });
  expect(headingLines(undefined, EN)).toMatchObject({ above: [], below: [] });
});
