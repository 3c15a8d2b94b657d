// How work on rectangles is counted.

/**
 * So many words are placed in the time of one decision of the other search: they are one node, so that
 * a limit means as much work here as there.
 */
export const WORDS_A_NODE = 100;

/** Words or letters that one call of a loop tries at most: a 32-bit integer. */
export const MOST_AT_ONCE = 2 ** 30;

/** More integers than this are taken neither for sets nor for chances. */
export const MOST_INTS = 2 ** 24;
