// The colours of a grid on a terminal: letters that are not what they were, givens, and weak entries.

import type { Paint } from '../../format/writing.ts';
import { entryAt, isGiven, type Puzzle } from '../../puzzle/puzzle.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';
import type { Destination } from '../spec/options.ts';
import type { Io } from '../world/io.ts';
import { isColorWanted } from '../world/terminal.ts';

/** Entries that score lower are used only where they must be (docs/words.md). */
const WEAK_SCORE = 30;

/** Whether to write in colour: into a file only where it is asked for. */
export function wantsColor(
  { color, output }: Destination,
  io: Pick<Io, 'env' | 'stdoutIsTerminal'>,
): boolean {
  if (color === 'auto' && output !== undefined) return false;
  return isColorWanted(color, io.env, () => io.stdoutIsTerminal);
}

/** `read` is the grid as it was before, if there was one. */
export async function painter(
  words: WordList | undefined,
  read: Puzzle | undefined,
): Promise<(puzzle: Puzzle) => Paint> {
  const { Chalk } = await import('chalk');
  const { bold, green, yellow } = new Chalk({ level: 1 });
  return (puzzle) => {
    const weak = words === undefined ? new Set() : weakCells(puzzle, words);
    return (content, cell) => {
      if (isChanged(puzzle, read, cell)) return green(content);
      if (puzzle.givens[cell] !== undefined) return bold.cyan(content);
      return weak.has(cell) ? yellow(content) : content;
    };
  };
}

/** Whether another letter stood in a cell. */
function isChanged({ cells }: Puzzle, read: Puzzle | undefined, cell: number): boolean {
  const before = read?.cells[cell];
  return before !== undefined && cells[cell] !== undefined && cells[cell] !== before;
}

/** The cells of entries that score too low for what an editor takes. */
function weakCells(puzzle: Puzzle, words: WordList): Set<number> {
  const weak = puzzle.layout.slots.filter((slot) => {
    const letters = isGiven(puzzle, slot) ? undefined : entryAt(puzzle, slot);
    const score = letters && words.scoreOf(letters);
    return score !== undefined && score < WEAK_SCORE;
  });
  return new Set(weak.flatMap(({ cells }) => cells));
}
