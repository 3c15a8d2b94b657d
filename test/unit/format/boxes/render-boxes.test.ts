// The pictures are those of Ruby Quiz #10 (James Edward Gray II, 2004) and what its rules make of
// grids that it does not show.

import { describe, expect, test } from 'vitest';
import { renderBoxes } from '../../../../src/format/boxes/render-boxes.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';

function boxes(text: string): string {
  return renderBoxes(parseTemplate(text, { block: 'X' }));
}

/** As the quiz draws boxes before it speaks of numbers. */
function unnumbered(text: string): string {
  return boxes(text).replace(/\d/g, ' ');
}

/** The lines of a picture drawn in a test, without its frame of empty lines. */
function picture(text: string): string {
  return text.replace(/^\n/, '').replace(/\n *$/, '\n');
}

test('the layout of the quiz', () => {
  const layout = `
    X _ _ _ _ X X
    _ _ X _ _ _ _
    _ _ _ _ X _ _
    _ X _ _ X X X
    _ _ _ X _ _ _
    X _ _ _ _ _ X`;
  expect(boxes(layout)).toBe(
    picture(`
     #####################
     #1   #    #2   #3   #
     #    #    #    #    #
####################################
#4   #    ######5   #    #6   #7   #
#    #    ######    #    #    #    #
####################################
#8   #    #9   #    #    #10  #    #
#    #    #    #    #    #    #    #
#####################    ###########
#    ######11  #    #
#    ######    #    #
####################################
#12  #13  #    ######14  #15  #    #
#    #    #    ######    #    #    #
####################################
     #16  #    #    #    #    #
     #    #    #    #    #    #
     ##########################
`),
  );
});

describe('the small pictures of the quiz', () => {
  test('a letter square', () => {
    expect(unnumbered('_')).toBe('######\n#    #\n#    #\n######\n');
  });

  test('filled squares on the outer edges are dropped', () => {
    expect(unnumbered('X _ X\n_ _ _\n')).toBe(
      picture(`
     ######
     #    #
     #    #
################
#    #    #    #
#    #    #    #
################
`),
    );
  });
});

test('with numbers and dropped corners, as the command prints them', () => {
  expect(boxes('_ _\nX _\n')).toBe(
    picture(`
###########
#1   #2   #
#    #    #
###########
     #    #
     #    #
     ######
`),
  );
});

test('letters, given or filled, stand in the third row and column of their cell', () => {
  expect(boxes('AB\nC_\n')).toBe(
    picture(`
###########
#1   #2   #
# A  # B  #
###########
#3   #    #
# C  #    #
###########
`),
  );
});

test('a block inside is solid, one that only touches the outside at a corner is too', () => {
  const text = 'X___\n_X__\n____\n';
  expect(unnumbered(text)).toBe(
    picture(`
     ################
     #    #    #    #
     #    #    #    #
#####################
#    ######    #    #
#    ######    #    #
#####################
#    #    #    #    #
#    #    #    #    #
#####################
`),
  );
});

test('blocks joined to the outside over other blocks are left out', () => {
  expect(unnumbered('__X__\n__X__\n__XX_\n_____\n')).toBe(
    picture(`
###########    ###########
#    #    #    #    #    #
#    #    #    #    #    #
###########    ###########
#    #    #    #    #    #
#    #    #    #    #    #
###########    ###########
#    #    #         #    #
#    #    #         #    #
##########################
#    #    #    #    #    #
#    #    #    #    #    #
##########################
`),
  );
});

test('blocks only are no picture at all, but lines', () => {
  expect(boxes('XX\nXX\n')).toBe('\n\n\n\n\n\n\n');
});

test('cells widen for numbers of more than four digits, and keep their letters in place', () => {
  const width = 10_001;
  const lines = boxes(`${'_'.repeat(width)}\n${'A'.repeat(width)}\n`).split('\n');
  expect(lines[1]!.endsWith('#10000#10001#')).toBe(true);
  expect(lines[1]!.startsWith('#1    #2    #')).toBe(true);
  expect(lines[5]!.startsWith('# A   # A   #')).toBe(true);
  expect(new Set(lines.slice(0, 7).map((line) => line.length))).toEqual(new Set([width * 6 + 1]));
});
