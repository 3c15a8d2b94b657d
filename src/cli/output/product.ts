// Where puzzles go: standard output, one file, or a file each. Whoever makes puzzles sees one
// interface, hands over whole puzzles only, and waits until there is room for more.

import type { Chunk } from '../../index.ts';

/** What a path's placeholders stand for. */
export interface Tags {
  /** Counted from 1. */
  readonly n: number;
  readonly seed: number | null;
}

export interface Product {
  /** Takes what one puzzle became; nothing at all is no puzzle. */
  put(chunk: Chunk, tags: Tags): Promise<void>;
  /** Everything is in its place when this is done. */
  finish(): Promise<void>;
  /** Removes what is not whole. Does nothing after `finish`. */
  discard(): void;
}
