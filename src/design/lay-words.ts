// Criss-cross: words of one's own in one connected layout, as small and as crossed as a budget finds. Words are laid
// one after the other where they cross most and widen the layout least; then some are taken up and laid anew, for
// ever, and what is not much worse is gone on from (ruin and recreate, Schrimpf and others 2000).

import { lettersOf } from '../base/letters.ts';
import { nextTurn } from '../base/next-turn.ts';
import { Random } from '../base/random.ts';
import { gridLayout } from '../layout/grid-layout.ts';
import { blankPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { ACROSS, areaOf, type Box, DOWN, type LaidWord, LayBoard } from './lay-board.ts';

/** Places looked at, unless it is said. */
const LAY_NODES = 6_000_000;
/** What a layout costs by what it lacks: a word, a cell less, a crossing. */
const WORD_COST = 1000;
const CROSSING_WORTH = 3;
/** Layouts begun, as a share of the budget; the best is improved. */
const BEGUN_SHARE = 0.2;
/** Words taken up at once, at most. */
const TAKEN_UP = 6;
/** How much worse is gone on from, at first. */
const HEAT = 6;
/** A layout counts as so many places at least: words with no letter in common have none to look at. */
const LEAST_NODES = 30;
/** Places looked at between two turns of the event loop. */
const SLICE = 100_000;

/** Width by height of what a layout should fill. */
const ASPECTS = { square: 1, portrait: 3 / 4 } as const;
export type LayShape = keyof typeof ASPECTS;
export const LAY_SHAPES = Object.keys(ASPECTS) as LayShape[];

export interface LayOptions {
  readonly seed: number;
  /** Columns and rows at most; at least one word is no longer than the longer side. */
  readonly most?: readonly [width: number, height: number];
  /** The rectangle of this shape around the words should be small; undefined for any rectangle. */
  readonly shape?: LayShape;
  /** What is around the words and between them; default blocks. */
  readonly outside?: 'block' | 'void';
  /** Places to look at. */
  readonly maxNodes?: number;
  readonly signal?: AbortSignal;
}

export interface LaidOut {
  readonly puzzle: Puzzle;
  /** Words that found no place. */
  readonly left: readonly string[];
  readonly crossings: number;
}

interface CrissCross {
  readonly laid: readonly LaidWord[];
  readonly cost: number;
}

/** Words in capitals, no two the same, each of two letters or more; undefined if it was aborted. */
export function layWords(
  words: readonly string[],
  options: LayOptions,
): Promise<LaidOut | undefined> {
  return new Layer(words, options).run();
}

class Layer {
  private readonly words: readonly string[];
  private readonly spelled: readonly (readonly number[])[];
  private readonly alphabet: readonly string[];
  private readonly board: LayBoard;
  private readonly random: Random;
  private readonly options: LayOptions;
  private readonly budget: number;
  private readonly signal: AbortSignal | undefined;
  private nodes = 0;
  private turns = 0;

  constructor(words: readonly string[], options: LayOptions) {
    const { seed, maxNodes = LAY_NODES, signal } = options;
    this.options = options;
    this.words = words;
    const letters = words.map(lettersOf);
    this.alphabet = [...new Set(letters.flat())];
    const numbers = new Map(this.alphabet.map((letter, at) => [letter, at + 1]));
    this.spelled = letters.map((word) => word.map((letter) => numbers.get(letter)!));
    this.board = new LayBoard(this.spelled);
    this.random = new Random(seed);
    this.budget = maxNodes;
    this.signal = signal;
  }

  async run(): Promise<LaidOut | undefined> {
    let now = await this.recreated([]);
    while (now !== undefined && this.nodes < this.budget * BEGUN_SHARE) {
      const other = await this.recreated([]);
      if (other === undefined) return undefined;
      if (other.cost < now.cost) now = other;
    }
    if (now === undefined) return undefined;
    let best = now;
    while (this.nodes < this.budget && now.laid.length > 1) {
      const heat = HEAT * (1 - this.nodes / this.budget);
      const next = await this.recreated(this.ruined(now.laid));
      if (next === undefined) return undefined;
      if (next.cost < now.cost + heat * this.random.unit()) now = next;
      if (now.cost < best.cost) best = now;
    }
    return this.drawn(best.laid);
  }

  /** Without some words that lie close together, and what then hangs together with the first no longer. */
  private ruined(laid: readonly LaidWord[]): LaidWord[] {
    const { random } = this;
    const from = laid[random.below(laid.length)]!;
    const far = ({ row, column }: LaidWord): number =>
      Math.abs(row - from.row) + Math.abs(column - from.column);
    const count = 1 + random.below(Math.min(TAKEN_UP, laid.length - 1));
    const gone = new Set(
      random.below(2) === 0
        ? [...laid].sort((a, b) => far(a) - far(b) || a.word - b.word).slice(0, count)
        : Array.from({ length: count }, () => laid[random.below(laid.length)]!),
    );
    return this.largestPart(laid.filter((each) => !gone.has(each)));
  }

  private largestPart(laid: readonly LaidWord[]): LaidWord[] {
    let largest: LaidWord[] = [];
    const left = new Set(laid);
    for (const first of laid) {
      if (!left.delete(first)) continue;
      const part = [first];
      for (let i = 0; i < part.length; i++) {
        for (const other of left) {
          if (!this.isCrossing(part[i]!, other)) continue;
          left.delete(other);
          part.push(other);
        }
      }
      if (part.length > largest.length) largest = part;
    }
    return largest;
  }

  private isCrossing(one: LaidWord, two: LaidWord): boolean {
    if (one.way === two.way) return false;
    const [across, down] = one.way === ACROSS ? [one, two] : [two, one];
    const column = down.column - across.column;
    const row = across.row - down.row;
    const [wide, high] = [this.spelled[across.word]!.length, this.spelled[down.word]!.length];
    return column >= 0 && column < wide && row >= 0 && row < high;
  }

  /** All words laid that have a place, those given where they are; undefined if it was aborted. */
  private async recreated(given: readonly LaidWord[]): Promise<CrissCross | undefined> {
    const { board, random, spelled } = this;
    const begun = this.nodes;
    board.clear();
    const laid = [...given];
    for (const each of laid) board.lay(each);
    const isLaid = new Set(laid.map(({ word }) => word));
    const left = spelled.map((_, word) => word).filter((word) => !isLaid.has(word));
    random.shuffle(left);
    // Long words first, but not always.
    const rank = spelled.map(({ length }) => length + 4 * random.unit());
    left.sort((a, b) => rank[b]! - rank[a]!);
    if (laid.length === 0 && left.length > 0) {
      const first = this.firstPlace(left);
      laid.push(first);
      board.lay(first);
      left.splice(left.indexOf(first.word), 1);
    }
    for (let isMore = true; isMore && left.length > 0; ) {
      isMore = false;
      for (let i = 0; i < left.length; ) {
        if (this.nodes >= (this.turns + 1) * SLICE) {
          this.turns = Math.floor(this.nodes / SLICE);
          await nextTurn();
          if (this.signal?.aborted) return undefined;
        }
        const place = this.placeOf(left[i]!);
        if (place === undefined) {
          i++;
          continue;
        }
        board.lay(place);
        laid.push(place);
        left.splice(i, 1);
        isMore = true;
      }
    }
    this.nodes = Math.max(this.nodes, begun + LEAST_NODES);
    const cost =
      WORD_COST * left.length + this.sizeOf(board.box) - CROSSING_WORTH * board.crossings;
    return { laid, cost };
  }

  /** In the middle, down if it is too long to go across. */
  private firstPlace(left: readonly number[]): LaidWord {
    const { side } = this.board;
    const [width, height] = this.options.most ?? [side, side];
    const lengthOf = (word: number): number => this.spelled[word]!.length;
    const word = left.find((each) => lengthOf(each) <= Math.max(width, height))!;
    const [half, along] = [side >> 1, (side - lengthOf(word)) >> 1];
    return lengthOf(word) <= width
      ? { word, row: half, column: along, way: ACROSS }
      : { word, row: along, column: half, way: DOWN };
  }

  /** How large a box is: the cells of the rectangle of the wanted shape around it; infinite beyond the bound. */
  private sizeOf(box: Box): number {
    const { most = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY], shape } = this.options;
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    if (width > most[0] || height > most[1]) return Number.POSITIVE_INFINITY;
    if (shape === undefined) return areaOf(box);
    const aspect = ASPECTS[shape];
    return Math.max(width, height * aspect) ** 2 / aspect;
  }

  /** Where a word crosses most and widens the layout least. */
  private placeOf(word: number): LaidWord | undefined {
    const { board, random } = this;
    const { top, left, bottom, right } = board.box;
    const spelled = this.spelled[word]!;
    const size = this.sizeOf(board.box);
    let best: LaidWord | undefined;
    let bestCost = Number.POSITIVE_INFINITY;
    for (let row = top; row < bottom; row++) {
      for (let column = left; column < right; column++) {
        const letter = board.letters[row * board.side + column]!;
        if (letter === 0) continue;
        for (let i = 0; i < spelled.length; i++) {
          if (spelled[i] !== letter) continue;
          for (const way of [ACROSS, DOWN] as const) {
            const place: LaidWord =
              way === ACROSS
                ? { word, row, column: column - i, way }
                : { word, row: row - i, column, way };
            this.nodes++;
            const crossings = board.crossingsOf(place);
            if (crossings < 1) continue;
            const cost =
              this.sizeOf(board.boxWith(place)) -
              size -
              CROSSING_WORTH * crossings +
              4 * random.unit();
            if (cost < bestCost) [best, bestCost] = [place, cost];
          }
        }
      }
    }
    return best;
  }

  private drawn(laid: readonly LaidWord[]): LaidOut {
    const { board, words } = this;
    board.clear();
    for (const each of laid) board.lay(each);
    const { top, left, bottom, right } = board.box;
    const letters: (string | undefined)[] = [];
    for (let row = top; row < bottom; row++) {
      for (let column = left; column < right; column++) {
        const letter = board.letters[row * board.side + column]!;
        letters.push(letter === 0 ? undefined : this.alphabet[letter - 1]);
      }
    }
    const { outside = 'block' } = this.options;
    const kinds = letters.map((letter) => (letter === undefined ? outside : 'cell'));
    const layout = gridLayout(right - left, kinds);
    const isLaid = new Set(laid.map(({ word }) => word));
    return {
      puzzle: blankPuzzle(
        layout,
        layout.geometry.positionOf.map((at) => letters[at]),
      ),
      left: words.filter((_, word) => !isLaid.has(word)),
      crossings: board.crossings,
    };
  }
}
