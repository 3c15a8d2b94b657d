import { describe, expect, test } from 'vitest';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { formOf } from '../../../src/inspect/form.ts';

const formOfText = (text: string) => formOf(parseTemplate(text));

describe('the form of a grid', () => {
  test('counted by hand', () => {
    // 1 2 3 #
    // 4 . . #
    // # 5 . 6
    // _ # # #
    expect(formOfText('___#\n___#\n#___\n_###')).toEqual({
      width: 4,
      height: 4,
      open: 10,
      blocks: 6,
      blockShare: 0.375,
      entries: 6,
      meanLength: 2.83,
      longest: 3,
      lengths: [
        { length: 2, count: 1 },
        { length: 3, count: 5 },
      ],
      checked: 8,
      unchecked: 1,
      isolated: 1,
      weave: null,
      symmetry: [],
      pieces: 2,
      cheaters: [
        { row: 1, column: 4 },
        { row: 3, column: 1 },
        { row: 4, column: 3 },
      ],
      cuttingCells: [],
    });
  });

  test('of nothing but blocks', () => {
    expect(formOfText('##')).toMatchObject({ entries: 0, meanLength: null, longest: 0, pieces: 0 });
  });
});
