import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';
import type { ListRead } from '../read/lists.ts';

/** What a search knows of the puzzles that it puts out. */
export interface Searched {
  readonly lists: readonly ListRead[];
  readonly words: WordList;
  /** The puzzle as it was read, if there is but one. */
  readonly read?: Puzzle;
}
