// What the core knows of the rectangle that it works for, each by its name: TypeScript sets it once
// (src/rectangle/core.ts). Places are byte addresses, sizes are in bytes.

/** Letters of a word across, and how many words there are below each other: at least two. */
export let width: i32 = 0;
export let height: i32 = 0;
/** The letters of the words across, word after word. */
export let words: i32 = 0;

// For going through every fill (src/rectangle/row-state.ts).

/** Whether a word may stand twice. */
export let allowRepeats: i32 = 0;
/** Whether to find one fill of each pair that are each other's mirror image: for squares. */
export let inPairs: i32 = 0;
/** A set of words across. */
export let stride: i32 = 0;
/** The sets of each kind at position 0; those at the next position are `positionSize` further on. */
export let sets: i32 = 0;
export let positionSize: i32 = 0;
/** Of each kind at position 0, a bit for each chunk of the set that is not empty. */
export let summaries: i32 = 0;
export let summarySize: i32 = 0;
/** For each letter, and one after the last, the first word that begins with it or a later one. */
export let wordsFrom: i32 = 0;
/** A record for each row. */
export let rows: i32 = 0;
/** Row after row, for each column: the trie's node above, and the set of words that it lets stand. */
export let nodes: i32 = 0;
export let rowSets: i32 = 0;
/** Where the nodes of whole words down would lie, that of word 0 first. */
export let leaves: i32 = 0;
/** The words of a full grid: across, then down. */
export let found: i32 = 0;

// For seeking one fill (src/rectangle/seek-state.ts).

export let acrossRoot: i32 = 0;
export let downRoot: i32 = 0;
/** For each column, for each node of the trie of words down, a float: its chance. */
export let chances: i32 = 0;
export let columnSize: i32 = 0;
/** For each row a float: the least chance with which it is gone on with. */
export let floors: i32 = 0;
/** For each cell of each row, a float for each letter of a mask. */
export let tastes: i32 = 0;
/** Words that may stand in the first row, in the order in which they are tried. */
export let firstWords: i32 = 0;
export let firstCount: i32 = 0;
/** Records of the cells, row by row; each row has one more after its last. */
export let cells: i32 = 0;
