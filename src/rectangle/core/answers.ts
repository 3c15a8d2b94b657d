// What the loops answer.

/** So much work was done as there was leave for. */
export const PAUSED: i32 = 0;
/** All rows have a word. */
export const FULL: i32 = 1;
/** Nothing is left to try. */
export const DONE: i32 = 2;
/** More rows have a word than ever before. */
export const DEEPER: i32 = 3;
