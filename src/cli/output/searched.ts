import type { Puzzle, WordList } from '../../index.ts';
import type { ListRead } from '../input/read-input.ts';

/** What a search knows of the puzzles that it puts out. */
export interface Searched {
  readonly lists: readonly ListRead[];
  readonly words: WordList;
  /** The puzzle as it was read, if there is but one. */
  readonly read?: Puzzle;
}
