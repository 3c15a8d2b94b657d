// A beam search over the letters of cells (docs/decisions/beam.md). A state has decided so many cells and
// lies at its fixpoint; all states of a generation have decided the same cells. Each state of a generation
// gives children, a letter of the next cell each (beam-cell.ts); of those that can be propagated the ones are kept below
// which most fills are expected. A generation without children ends the round.
//
// States are not copied: a path leads from one to the next (path.ts), and they stand in the order in which it is short.

import { ln } from '../base/plain-maths.ts';
import type { Random } from '../base/random.ts';
import type { Assignment } from './assignment.ts';
import { nextCell } from './beam-cell.ts';
import { Path, ROOT, type Step } from './path.ts';
import { propagate } from './propagate.ts';
import type { State } from './state.ts';
import type { Mark } from './trail.ts';

/** For each state that may be kept, so many children are tried at a time. */
const CHILDREN = 2;
/** A letter less likely than this is tried only while there are fewer states than may be kept. */
const LEAST_CHANCE = 1e-4;
/** Scales of the Gumbel noise on the logarithms by which children are chosen, and kept. */
const CHOICE_NOISE = 0.5;
const RANK_NOISE = 0.3;
/** So many of the best states of each generation are remembered, and so many in all. */
const REMEMBERED = 2;
const MOST_REMEMBERED = 120;
/** Odd, so that no two hashes become one by it. */
const HASH_FACTOR = 0x01000193;
/** Floats that the beliefs of a generation and of its children, half as many again, may take: 64 MB. */
const MOST_BELIEFS = 2 ** 24;

interface BeamState {
  readonly last: Step;
  /** The natural logarithm of the number of expected fills. */
  readonly value: number;
  /** As `believe` of core/beliefs.ts writes them: a row for each cell. */
  readonly beliefs: Float32Array;
  /** The same for states with the same fills below them: those that differ only in slots that are filled. */
  readonly open: number;
}

/** A letter to be tried below a state, by its number in the generation. */
interface Child {
  readonly parent: number;
  /** -1 where the cell has its letter already: the state stays as it is. */
  readonly letter: number;
  readonly score: number;
}

interface Kept {
  readonly state: BeamState;
  readonly rank: number;
  /** The state that it is a child of. */
  readonly parent: number;
}

export class Beam {
  private readonly state: State;
  private readonly random: Random | undefined;
  private readonly width: number;
  /** Floats in the row of a cell. */
  private readonly row: number;
  /** What takes everything back to where the round began. */
  private readonly start: Mark;
  private states: readonly BeamState[];
  private readonly path: Path;
  private cell = -1;
  /** Children not tried yet, the best first; and those tried now, where those of one state stand together. */
  private untried: Child[] = [];
  private children: readonly Child[] = [];
  private next = 0;
  private kept: Kept[] = [];
  /** What ranks lower is not kept. */
  private leastRank = Number.NEGATIVE_INFINITY;
  /** The letters of states, by cell; -1 for none. */
  private remembered: Int32Array[] = [];
  private ended = false;

  /** Begins a round where the search stands, at a fixpoint; of each generation `width` states are kept. */
  constructor(state: State, width: number, random: Random | undefined) {
    const { cellCount, letterCount } = state.problem;
    this.state = state;
    this.random = random;
    this.row = letterCount + 1;
    const most = Math.floor(MOST_BELIEFS / (this.row * Math.max(1, cellCount) * 2.5));
    this.width = Math.max(1, Math.min(width, most));
    this.start = state.trail.mark();
    this.path = new Path(state);
    this.states = [{ last: ROOT, value: this.valueHere(), beliefs: state.beliefs(), open: 0 }];
    this.chooseChildren();
  }

  /** Whether the round is over: then the search stands where it began. */
  get isOver(): boolean {
    return this.ended;
  }

  /**
   * When the round is over, what it came to: the letters of the best states of each generation, and of all
   * of the last one; the latest and best last.
   */
  get starts(): Assignment[] {
    return this.remembered.map((letters) => {
      const start = Array.from(letters, (letter, cell) => ({ cell, letter }));
      return start.filter(({ letter }) => letter >= 0);
    });
  }

  /** Tries the children of one state; how many they are. */
  step(): number {
    const { children, state } = this;
    const { trail, core } = state;
    const { parent } = children[this.next]!;
    const before = this.states[parent]!;
    let tried = 0;
    for (; children[this.next]?.parent === parent; this.next++) {
      const { letter } = children[this.next]!;
      if (letter < 0) {
        this.keep(before, this.rankOf(before.value));
        continue;
      }
      this.path.goTo(before.last);
      const mark = trail.mark();
      tried++;
      state.fixLetter(this.cell, letter);
      if (propagate(state)) this.keepChild(before.last, letter);
      else core.addWeight(state.wipedOut);
      core.dropQueue();
      trail.undo(mark);
    }
    if (this.next === children.length) this.goOn();
    return tried;
  }

  /** Keeps the state that the search stands at, unless as many are better. */
  private keepChild(before: Step, letter: number): void {
    const value = this.valueHere();
    const rank = this.rankOf(value);
    if (rank < this.leastRank) return;
    const { cell } = this;
    const last = { before, depth: before.depth + 1, cell, letter };
    const beliefs = this.state.beliefs();
    this.keep({ last, value, beliefs, open: hashOfOpen(beliefs, this.row) }, rank);
  }

  private keep(state: BeamState, rank: number): void {
    this.kept.push({ state, rank, parent: this.children[this.next]!.parent });
    if (this.kept.length >= 1.5 * this.width + 1) this.keepBest();
  }

  /** Drops all but the best, one of those with the same fills below; what is worse is not kept from now on. */
  private keepBest(): void {
    const seen = new Set<number>();
    this.kept = this.kept
      .sort((a, b) => b.rank - a.rank)
      .filter(({ state: { open } }) => !seen.has(open) && seen.add(open));
    if (this.kept.length <= this.width) return;
    this.kept.length = this.width;
    this.leastRank = this.kept.at(-1)!.rank;
  }

  /** Goes on with more of the children where few of those tried live, and else with the next generation. */
  private goOn(): void {
    const { untried, width } = this;
    this.keepBest();
    if (this.kept.length < width / 2 && untried.length > 0) this.takeChildren(CHILDREN * width);
    else this.endGeneration();
  }

  private endGeneration(): void {
    const best = this.kept;
    this.kept = [];
    this.leastRank = Number.NEGATIVE_INFINITY;
    if (best.length === 0) {
      this.end();
      return;
    }
    for (const { state } of best.slice(0, REMEMBERED).reverse()) this.remember(state);
    if (this.remembered.length > MOST_REMEMBERED) this.remembered.splice(0, REMEMBERED);
    // Children of a state stay together.
    this.states = best.sort((a, b) => a.parent - b.parent).map(({ state }) => state);
    this.chooseChildren();
  }

  private remember({ beliefs }: BeamState): void {
    const letters = new Int32Array(this.state.problem.cellCount);
    for (let cell = 0; cell < letters.length; cell++) {
      letters[cell] = Math.max(-1, -1 - beliefs[cell * this.row]!);
    }
    this.remembered.push(letters);
  }

  private end(): void {
    for (const state of [...this.states].reverse()) this.remember(state);
    this.states = [];
    this.state.core.dropQueue();
    this.state.trail.undo(this.start);
    this.ended = true;
  }

  /** Chooses the next cell, and the letters that are tried in it; ends the round when there is none. */
  private chooseChildren(): void {
    const { states, row } = this;
    const beliefs = states.map((each) => each.beliefs);
    const cell = nextCell(this.state.problem, beliefs, this.random);
    if (cell < 0) {
      this.end();
      return;
    }
    const children: Child[] = [];
    states.forEach(({ value, beliefs }, parent) => {
      const first = cell * row;
      if (beliefs[first]! < 0) {
        children.push({ parent, letter: -1, score: Number.POSITIVE_INFINITY });
        return;
      }
      const ways = beliefs.subarray(first + 1, first + row);
      const all = ways.reduce((sum, each) => sum + each, 0);
      for (let letter = 0; letter < row - 1; letter++) {
        const chance = ways[letter]! / all;
        if (chance === 0 || (chance < LEAST_CHANCE && states.length >= this.width)) continue;
        children.push({ parent, letter, score: value + ln(chance) + this.noise(CHOICE_NOISE) });
      }
    });
    this.cell = cell;
    this.untried = children.sort((a, b) => b.score - a.score);
    // A state that stays as it is takes one of them.
    this.takeChildren(CHILDREN * this.width + states.length);
  }

  /** Has so many of the best children tried next. */
  private takeChildren(count: number): void {
    this.children = this.untried.splice(0, count).sort((a, b) => a.parent - b.parent);
    this.next = 0;
  }

  private valueHere(): number {
    return this.state.expectation() * Math.LN2;
  }

  private rankOf(value: number): number {
    return value + this.noise(RANK_NOISE);
  }

  /** Gumbel noise of some scale: it turns the best of logarithms into a draw by what they stand for. */
  private noise(scale: number): number {
    const { random } = this;
    if (random === undefined) return 0;
    return -scale * ln(-ln((random.uint32() + 0.5) / 2 ** 32));
  }
}

/**
 * A hash of which cells are open, and of how many words the slots of each have. States for which it is the same hardly
 * ever differ in what is open.
 */
function hashOfOpen(beliefs: Float32Array, row: number): number {
  const bits = new Int32Array(beliefs.buffer, beliefs.byteOffset, beliefs.length);
  let hash = 0;
  for (let first = 0; first < bits.length; first += row) {
    const words = beliefs[first]! < 0 ? 0 : bits[first]!;
    hash = Math.imul(hash ^ words, HASH_FACTOR);
    hash ^= hash >>> 15;
  }
  return hash;
}
