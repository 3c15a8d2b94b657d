// Word indices that several problems of the same lists copy instead of building their own: many grids,
// one list. Each is built once, when it is first asked for, in a memory that holds nothing else.

import { Memory } from '../../base/memory.ts';
import { buildLengthIndex, copyLengthIndex, type LengthIndex } from './word-index.ts';
import type { WordList } from './word-list.ts';

export class IndexShelf {
  private readonly memory = new Memory();
  private readonly known = new WeakMap<WordList, Map<string, LengthIndex>>();

  /** Lays out the index of a length in a memory. */
  copyTo(
    memory: Memory,
    words: WordList,
    length: number,
    letterCount: number,
    maskInts: number,
  ): LengthIndex {
    let ofList = this.known.get(words);
    if (ofList === undefined) {
      ofList = new Map();
      this.known.set(words, ofList);
    }
    const key = `${length} ${letterCount}`;
    let index = ofList.get(key);
    if (index === undefined) {
      index = buildLengthIndex(this.memory, words.table(length), letterCount, maskInts);
      ofList.set(key, index);
    }
    return copyLengthIndex(memory, this.memory, index);
  }
}
