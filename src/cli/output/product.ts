// Where puzzles go: standard output, one file, or a file each. Whoever makes puzzles sees one
// interface, hands over whole puzzles only, and waits until there is room for more.

/** What a path's placeholders stand for. */
export interface Tags {
  /** Counted from 1. */
  readonly n: number;
  readonly seed: number | null;
}

export interface Product {
  /** Takes the text of one puzzle; an empty text is none. */
  put(text: string, tags: Tags): Promise<void>;
  /** Everything is in its place when this is done. */
  finish(): Promise<void>;
  /** Removes what is not whole. Does nothing after `finish`. */
  discard(): void;
}
