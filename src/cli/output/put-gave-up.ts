import type { GaveUp } from '../../fill/outcome.ts';
import type { Result } from '../../format/writing.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Tags, Written } from './product.ts';
import type { PuzzleOutput } from './puzzle-output.ts';

/** Puts out a puzzle that was given up: the partial fill, if there is one, in place of the blank. */
export async function putGaveUp(
  output: PuzzleOutput,
  blank: Puzzle,
  { partial, ...told }: Result & Pick<GaveUp, 'partial'>,
  tags: Tags,
): Promise<Written | undefined> {
  if (partial === undefined) return output.put(blank, told, tags);
  return output.put(partial.puzzle, { ...told, isPartial: true }, tags);
}
