// What can be seen of a problem before it is searched: that it has no fill, and which slots are to blame.

/** What is in the way of a fill, as a sentence for people. */
export interface Finding {
  readonly text: string;
  /** The slots it speaks of, as indices into the puzzle's slots. */
  readonly slots: readonly number[];
}

/** What is seen without a search. */
export interface Sighting extends Finding {
  /** As many of the slots as cannot be filled together; none where no slot is to blame. */
  readonly few: readonly number[];
}
