import { answerAt, isGiven, type Puzzle } from '../puzzle/puzzle.ts';

/** The entries of a fill that were not given. */
export function ownWords(puzzle: Puzzle): Set<string> {
  const words = new Set<string>();
  for (const slot of puzzle.layout.slots) {
    const word = isGiven(puzzle, slot) ? undefined : answerAt(puzzle, slot);
    if (word !== undefined) words.add(word);
  }
  return words;
}
