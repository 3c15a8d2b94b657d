// A trie of the words of one length, in one memory: from each beginning of a word to the letters that
// come next. The nodes lie depth by depth, those of one depth in the order of their words.

import type { Memory } from '../base/memory.ts';
import type { WordTable } from '../words/vocabulary/word-table.ts';

/** Letters that a mask has room for. */
export const MASK_LETTERS = 32;

/** Bytes of a node, and where in it stands what. */
export const NODE = 16;
/** A mask of the letters that come next. */
export const LETTERS = 0;
/** The node below the lowest of them, as a byte address; those of the others follow. */
export const FIRST_CHILD = 4;
/** A number for that mask, the same in all nodes that have it. */
export const KIND = 8;

/** Places are byte addresses. */
export interface Trie {
  readonly root: number;
  /** Where the nodes of whole words would lie, which are not there: that of word 0. */
  readonly leaves: number;
  /** The mask of each kind. */
  readonly kinds: readonly number[];
}

/** Words in their order, as a table has them. */
export type TrieWords = Pick<WordTable, 'length' | 'count' | 'letters'>;

/** Lays out the trie of words over at most `MASK_LETTERS` letters. */
export function layTrie(memory: Memory, { length, count, letters }: TrieWords): Trie {
  const kinds = new Map<number, number>();
  const take = (nodes: number): number => memory.take((nodes * NODE) / 4) * 4;
  const root = take(1);
  let level = root;
  // The first word of each node of a depth; the words of a node lie side by side.
  let begins = [0];
  for (let depth = 0; depth < length; depth++) {
    const masks: number[] = [];
    const firstChildren: number[] = [];
    const below: number[] = [];
    begins.forEach((begin, node) => {
      const end = begins[node + 1] ?? count;
      firstChildren.push(below.length);
      let mask = 0;
      for (let word = begin, last = -1; word < end; word++) {
        const letter = letters[word * length + depth]!;
        if (letter === last) continue;
        last = letter;
        mask |= 1 << letter;
        below.push(word);
      }
      masks.push(mask);
    });
    const isLast = depth === length - 1;
    const next = isLast ? memory.top * 4 : take(below.length);
    const m = memory.i32;
    masks.forEach((mask, node) => {
      if (!kinds.has(mask)) kinds.set(mask, kinds.size);
      const at = level + node * NODE;
      m[(at + LETTERS) / 4] = mask;
      m[(at + FIRST_CHILD) / 4] = next + firstChildren[node]! * NODE;
      m[(at + KIND) / 4] = kinds.get(mask)!;
    });
    level = next;
    begins = below;
  }
  return { root, leaves: level, kinds: [...kinds.keys()] };
}
