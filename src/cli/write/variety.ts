// Puzzles without clues: each filled grid becomes one, and what is given and proved of it is noted.

import type { Result } from '../../format/writing.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { makeCodeword } from '../../variety/codeword.ts';
import { makeFillIn } from '../../variety/fill-in.ts';
import type { OutputOptions } from '../spec/options.ts';
import type { Log } from '../world/log.ts';
import type { Searched } from './write-context.ts';

/** A puzzle, and what became of it. */
export interface Sheet {
  readonly puzzle: Puzzle;
  readonly result: Result;
}

/** A fill as the puzzle that is asked for; anything else as it is. */
export async function varied(
  puzzle: Puzzle,
  result: Result,
  { puzzle: kind }: OutputOptions,
  searched: Searched | undefined,
  log: Log,
): Promise<Sheet> {
  if (kind === undefined || searched === undefined || result.status !== 'filled') {
    return { puzzle, result };
  }
  const seed = result.seed ?? 0;
  const made =
    kind === 'codeword'
      ? makeCodeword(puzzle, searched.words.unfloored, seed)
      : await makeFillIn(puzzle, seed);
  const { given, isOnly } = made;
  const proof =
    isOnly === true
      ? 'the only solution (proved)'
      : isOnly === false
        ? 'not the only solution'
        : 'not proved to be the only solution';
  log.note(`${kind}: ${given.join(', ')} given; ${proof}`);
  return { puzzle: made.puzzle, result: { ...result, variety: { given, isOnly } } };
}
