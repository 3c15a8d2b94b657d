// Where puzzles go: standard output, one file, or a file each. Whoever makes puzzles sees one
// interface, hands over whole puzzles only, and waits until there is room for more.

import type { Chunk } from '../../format/frame.ts';

/** What a path's placeholders stand for. */
export interface Tags {
  /** Counted from 1. */
  readonly n: number;
  readonly seed: number | null;
  /** The base name of the template. */
  readonly template?: string;
}

/** A file that one puzzle went into. */
export interface Written {
  readonly file: string;
  readonly bytes: Uint8Array;
}

export interface Product {
  /** Takes what one puzzle became; nothing at all is no puzzle. Tells the file, if it has one to itself. */
  put(chunk: Chunk, tags: Tags): Promise<Written | undefined>;
  /** Everything is in its place when this is done. */
  finish(): Promise<void>;
  /** Removes what is not whole. Does nothing after `finish`. */
  discard(): void;
}
