// Nodes of a trie, which src/rectangle/trie.ts lays out.

export const NODE: i32 = 16;
/** A mask of the letters that come next. */
export const LETTERS: i32 = 0;
/** The node below the lowest of them; those of the others follow. */
export const FIRST_CHILD: i32 = 4;
/** A number for that mask, the same in all nodes that have it. */
export const KIND: i32 = 8;

/** The node that a letter leads to. */
export function childOf(node: i32, letter: i32): i32 {
  const before = load<i32>(node, LETTERS) & ((1 << letter) - 1);
  return load<i32>(node, FIRST_CHILD) + popcnt(before) * NODE;
}
