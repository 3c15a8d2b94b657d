// The signs of a template that are no letters. A cell is one of the first three, a letter, or several in
// brackets; parentheses around a cell are a circle, braces a shade.

export const BLOCK = '#';
export const OPEN = '_';
/** Of an arrowword: a block that holds clues. */
export const CLUE_CELL = '>';
/** No cell at all. */
export const VOID = '~';

/** Behind a cell: a bar at its right side. */
export const BAR = '|';
/** In a line of its own, under a cell: a bar below it. */
export const BAR_BELOW = '-';

/** What stands around the several letters of a cell. */
export const REBUS = ['[', ']'] as const;
/** What stands around a cell that is marked. */
export const MARKS = { circle: ['(', ')'], shade: ['{', '}'] } as const;
