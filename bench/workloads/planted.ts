// Puzzles with a known fill: words of a short list are laid into an empty grid so that every run of
// two or more letters is one of them, again and again, until the wanted share of the cells holds a
// letter. The template is that grid with its letters taken out; words repeat, so a filler must be
// told that they may. The longer the pass, the fewer crossings a word must make to be laid.

import { Random } from '../../src/base/random.ts';
import { Board } from './board.ts';
import { shuffled } from './shuffle.ts';
import { BLOCK_CELL, OPEN_CELL, templateText } from './template-text.ts';

export interface PlantedOptions {
  readonly width: number;
  readonly height: number;
  /** What to lay: upper-case words of two letters or more. */
  readonly words: readonly string[];
  /** Share of the cells that shall hold letters; a grid is full at about a half. */
  readonly letters: number;
  readonly seed: number;
}

export interface Planted {
  /** The template, open where the solution has letters. */
  readonly template: string;
  /** The fill that was planted, in the same form; a filler may find another. */
  readonly solution: string;
  /** Letters in it, as a share of its cells. */
  readonly letters: number;
}

/** Crossings that a word must make, pass by pass. */
const CROSSINGS = [2, 1, 2, 1, 2, 1, 0, 2, 1, 0];
/** Words laid without any crossing at the start, for the others to grow from. */
const FIRST_WORDS = 20;

export function planted({ width, height, words, letters, seed }: PlantedOptions): Planted {
  const random = new Random(seed);
  const board = new Board(width, height);
  const wanted = letters * width * height;
  const places = Array.from({ length: 2 * width * height }, (_, place) => place);
  const longest = words.reduce((most, word) => Math.max(most, word.length), 0);
  const pass = (crossings: number, most: number): void => {
    let laid = 0;
    for (const place of shuffled(places, random)) {
      if (board.letters >= wanted || laid >= most) return;
      const [start, across] = [place >> 1, (place & 1) === 0];
      const room = board.room(start, across, longest);
      if (room.length < 2 || room.filter((cell) => cell !== BLOCK_CELL).length < crossings)
        continue;
      const from = random.below(words.length);
      let best = '';
      let bestCrossings = crossings - 1;
      for (let i = 0; i < words.length; i++) {
        const word = words[(from + i) % words.length]!;
        const made = sharedLetters(word, room);
        if (made <= bestCrossings || !board.endsAt(start, across, word.length)) continue;
        [best, bestCrossings] = [word, made];
      }
      if (best === '') continue;
      board.lay(best, start, across);
      laid++;
    }
  };
  pass(0, FIRST_WORDS);
  for (const crossings of CROSSINGS) pass(crossings, Number.POSITIVE_INFINITY);
  const { cells } = board;
  return {
    template: templateText(
      cells.map((cell) => (cell === BLOCK_CELL ? cell : OPEN_CELL)),
      width,
    ),
    solution: templateText(cells, width),
    letters: board.letters / cells.length,
  };
}

/** Letters that a word shares with what lies in its room; -1 if it does not fit or adds none. */
function sharedLetters(word: string, room: readonly string[]): number {
  if (word.length > room.length) return -1;
  let shared = 0;
  for (let i = 0; i < word.length; i++) {
    if (room[i] === word[i]) shared++;
    else if (room[i] !== BLOCK_CELL) return -1;
  }
  return shared < word.length ? shared : -1;
}
