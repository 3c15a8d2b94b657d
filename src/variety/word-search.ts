// A word search: words in straight lines, of four or eight directions, in a square of letters. What they leave over spells
// a sentence, as far as it goes, and is random behind it. Words are laid one after the other at random, where a
// sentence has to come out even with as many shared cells as that takes; those that block others are taken up again.
// Nobody finds a word twice, or an offensive one that was not laid: letters that make one by chance are drawn anew.

import { byCodeUnits } from '../base/order.ts';
import { Random } from '../base/random.ts';
import { gridLayout } from '../layout/grid-layout.ts';
import { withShortNames } from '../layout/slot-names.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { SearchBoard } from './search-board.ts';

/** A word by its letters, and as it is printed. */
export interface SearchWord {
  readonly letters: readonly string[];
  readonly shown: string;
}

export interface WordSearchPlan {
  readonly words: readonly SearchWord[];
  /** Columns and rows; as small as does well, if not given. */
  readonly size?: readonly [width: number, height: number];
  readonly directions: 4 | 8;
  /** Letters. */
  readonly sentence: readonly string[];
  /** Words that must not come about by chance. */
  readonly banned: readonly string[];
  readonly seed: number;
}

export interface WordSearch {
  readonly puzzle: Puzzle;
  /** Words that found no place, and those that are part of others and would be found twice. */
  readonly left: readonly string[];
  readonly parts: readonly string[];
  /** Letters behind the sentence. */
  readonly random: number;
}

/** Of all cells those of words, where nothing else says how large a grid is. */
const DENSITY = 0.62;
/** The most of them with which a grid that comes out even is tried. */
const MOST_DENSITY = 0.8;
/** Cells that a word shares with others, at most on average. */
const MOST_SHARED = 1.5;
const LEAST_SIDE = 5;
const ATTEMPTS = 60;
/** Words taken up where one finds no place, and how often, as a multiple of the words. */
const TAKEN_UP = 2;
const STEPS = 4;
/** Rounds of drawing letters anew. */
const ROUNDS = 60;

interface FilledBoard {
  readonly board: SearchBoard;
  /** Indices of words without a place. */
  readonly left: readonly number[];
  /** Letters behind the sentence. */
  readonly random: number;
}

/** At least one word; undefined if there is no room for the sentence. */
export function makeWordSearch(plan: WordSearchPlan): WordSearch | undefined {
  const texts = plan.words.map(({ letters }) => letters.join(''));
  const isPart = texts.map((text, i) => {
    const back = [...plan.words[i]!.letters].reverse().join('');
    return texts.some((other, j) => j !== i && (other.includes(text) || other.includes(back)));
  });
  const words = plan.words.filter((_, i) => !isPart[i]);
  const random = new Random(plan.seed);
  const sizes = plan.size === undefined ? sizesFor(words, plan.sentence.length) : [plan.size];
  let best: FilledBoard | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const size of sizes) {
    for (let i = 0; i < ATTEMPTS && least > 0; i++) {
      const made = attempt(words, size, plan, random);
      if (made === undefined || costOf(made) >= least) continue;
      [best, least] = [made, costOf(made)];
    }
  }
  if (best === undefined) return undefined;
  const { board, left } = best;
  return {
    puzzle: drawn(board, words, plan),
    left: left.map((word) => words[word]!.shown),
    parts: plan.words.filter((_, i) => isPart[i]).map(({ shown }) => shown),
    random: best.random,
  };
}

function costOf({ left, random }: FilledBoard): number {
  return 1000 * left.length + random;
}

/** First those in which the sentence can come out even, and as few cells are shared as can be; then one with room. */
function sizesFor(
  words: readonly SearchWord[],
  sentence: number,
): (readonly [width: number, height: number])[] {
  const letters = words.reduce((sum, word) => sum + word.letters.length, 0);
  const longest = Math.max(...words.map((word) => word.letters.length));
  const roomy = Math.max(letters / DENSITY, letters + sentence);
  const least = Math.max(LEAST_SIDE, longest);
  const side = Math.max(least, Math.ceil(Math.sqrt(roomy)));
  if (sentence === 0) return [[side, side]];
  const even: (readonly [number, number])[] = [];
  for (let height = side; height >= least; height--) {
    for (const width of [height + 1, height]) {
      const covered = width * height - sentence;
      const isEven = covered <= letters && covered >= letters - words.length * MOST_SHARED;
      if (isEven && covered <= MOST_DENSITY * width * height) even.push([width, height]);
    }
  }
  return [...even, [side, side]];
}

/** undefined if the letters that are left are fewer than those of the sentence, or say what they must not. */
function attempt(
  words: readonly SearchWord[],
  [width, height]: readonly [width: number, height: number],
  { sentence, directions, banned }: WordSearchPlan,
  random: Random,
): FilledBoard | undefined {
  const spelled = words.map(({ letters }) => letters);
  const board = new SearchBoard(width, height, directions, spelled);
  const total = spelled.reduce((sum, { length }) => sum + length, 0);
  const isEven = sentence.length > 0;
  const left: number[] = [];
  const queue = spelled.map((_, word) => word);
  random.shuffle(queue);
  const rank = spelled.map(({ length }) => length + 3 * random.unit());
  queue.sort((a, b) => rank[b]! - rank[a]!);
  let steps = STEPS * words.length;
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    const shared = total - (width * height - sentence.length) - board.shared;
    const wanted = isEven ? Math.max(0, Math.round(shared / (queue.length + 1))) : random.below(3);
    if (board.lay(word, wanted, random)) continue;
    if (steps-- > 0 && board.laid.length > TAKEN_UP) {
      queue.push(word, ...board.takeUp(TAKEN_UP, random));
    } else {
      left.push(word);
    }
  }
  const open = board.openCells();
  if (open.length < sentence.length) return undefined;
  const pool = spelled.flat();
  const behind = open.slice(sentence.length);
  for (const [i, cell] of open.entries()) board.letters[cell] = sentence[i];
  for (const cell of behind) board.letters[cell] = pool[random.below(pool.length)];
  const isBehind = new Set(behind);
  const unwanted = new Set([...banned, ...spelled.map((letters) => letters.join(''))]);
  for (let round = 0; round < ROUNDS; round++) {
    const found = board.foundByChance(unwanted);
    if (found.length === 0) return { board, left, random: isEven ? behind.length : 0 };
    for (const cells of found) {
      const free = cells.filter((cell) => isBehind.has(cell));
      if (free.length === 0) return undefined;
      board.letters[free[random.below(free.length)]!] = pool[random.below(pool.length)];
    }
  }
  return undefined;
}

function drawn(
  { width, height, letters, laid }: SearchBoard,
  words: readonly SearchWord[],
  { directions, sentence }: WordSearchPlan,
): Puzzle {
  const { geometry, cellCount } = gridLayout(width, Array(width * height).fill('cell'));
  const listed = laid
    .map(({ word, cells, direction }) => ({ shown: words[word]!.shown, cells, direction }))
    .sort((a, b) => byCodeUnits(a.shown, b.shown));
  const slots = listed.map(({ cells, direction }, i) => ({ number: i + 1, direction, cells }));
  return {
    layout: { cellCount, slots: withShortNames(slots), geometry },
    givens: letters,
    cells: letters,
    revealed: new Set(letters.keys()),
    variety: {
      kind: 'word-search',
      words: listed.map(({ shown }) => shown),
      directions,
      sentence: sentence.join(''),
    },
  };
}
