// A beam search over the letters of cells (docs/decisions/beam.md). A state has decided so many cells and
// lies at its fixpoint; all states of a generation have decided the same cells. Each state of a generation
// gives children, a letter of the next cell each (beam-cell.ts); of those that can be propagated the ones are kept
// below which most fills are expected. A generation without children ends the round, which can go back some
// generations and draw other letters.
//
// States are not copied: a path leads from one to the next (path.ts), and they stand in the order in which it is short.

import { ln } from '../base/plain-maths.ts';
import type { Random } from '../base/random.ts';
import { nextCell } from './beam-cell.ts';
import { type BeamState, hashOfOpen, letterIn } from './beam-state.ts';
import { Path, ROOT, type Step } from './path.ts';
import { propagate } from './propagate.ts';
import type { Assignment } from './repair.ts';
import type { State } from './state.ts';
import type { TrailMark } from './trail.ts';

/** For each state that may be kept, so many children are tried at a time; at first one more for each state there is. */
const CHILDREN = 2;
/** A letter less likely than this is tried only while there are fewer states than may be kept. */
const LEAST_CHANCE = 1e-4;
/** Scales of the Gumbel noise on the logarithms by which children are chosen, and kept. */
const CHOICE_NOISE = 0.5;
const RANK_NOISE = 0.3;
/** So many of the best states of each generation are remembered, and so many in all. */
const REMEMBERED = 2;
const MOST_REMEMBERED = 120;
/**
 * A round that dies goes back so many generations and tries other letters; twice as many each time that it dies
 * again without having come further, and so often.
 */
const BACK = 4;
const MOST_BACKS = 5;
/** Floats that the beliefs of a generation and of its children, half as many again, may take: 64 MB. */
const MOST_BELIEFS = 2 ** 24;

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
  /** Whether states with the same open cells are as good as one: not where something is demanded of the whole grid. */
  private readonly mergesAlike: boolean;
  /** Floats in the row of a cell. */
  private readonly row: number;
  /** What takes everything back to where the round began. */
  private start: TrailMark;
  private states: readonly BeamState[];
  private path: Path;
  /** The states of each generation, by their letters. */
  private readonly generations: (readonly Step[])[] = [];
  /** How many generations the round has come to, and how often it went back since. */
  private deepest = 0;
  private backs = 0;
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
    const { cellCount, letterCount, hasDemands, limits } = state.problem;
    this.state = state;
    this.random = random;
    this.row = letterCount + 1;
    this.mergesAlike = !hasDemands && limits === undefined;
    const most = Math.floor(MOST_BELIEFS / (this.row * Math.max(1, cellCount) * 2.5));
    this.width = Math.max(1, Math.min(width, most));
    this.start = state.trail.mark();
    this.path = new Path(state);
    this.states = [this.stateHere(ROOT, this.valueHere())];
    this.chooseChildren();
  }

  /** Whether the round has died or is complete: then the search stands where it began. */
  get isOver(): boolean {
    return this.ended;
  }

  /**
   * When the round is over, what it came to: the letters of the best states of each generation, and of all
   * of the last one; the latest and best last. Those from before it went back come before.
   */
  get starts(): Assignment[] {
    return this.remembered.map((letters) => {
      const start = Array.from(letters, (letter, cell) => ({ cell, letter }));
      return start.filter(({ letter }) => letter >= 0);
    });
  }

  /** Whether the round, when it is over, can go back. */
  get canGoBack(): boolean {
    return this.backs < MOST_BACKS && this.generations.length > 1;
  }

  /** Goes back, and on from there. The search stands where the round began; its root may have been refuted further. */
  goBack(): void {
    const { generations, state } = this;
    const to = Math.max(0, generations.length - 1 - BACK * 2 ** this.backs);
    this.backs++;
    const steps = generations[to]!;
    generations.length = to;
    this.start = state.trail.mark();
    this.path = new Path(state);
    this.ended = false;
    this.states = steps.flatMap((last) =>
      this.path.goTo(last) ? this.stateHere(last, this.valueHere()) : [],
    );
    if (this.states.length > 0) this.chooseChildren();
    else this.end();
  }

  /** Tries the next child; how many letters that took. */
  step(): number {
    const { parent, letter } = this.children[this.next++]!;
    const before = this.states[parent]!;
    if (letter < 0) this.keep(before, this.rankOf(before.value), parent);
    else this.tryLetter(before.last, letter, parent);
    if (this.next === this.children.length) this.goOn();
    return letter < 0 ? 0 : 1;
  }

  private tryLetter(before: Step, letter: number, parent: number): void {
    const { cell, path, state } = this;
    path.goTo(before);
    const mark = state.trail.mark();
    state.fixLetter(cell, letter);
    if (propagate(state)) {
      this.keepChild({ before, depth: before.depth + 1, cell, letter }, parent);
    } else {
      state.core.addWeight(state.wipedOut);
    }
    state.core.dropQueue();
    state.trail.undo(mark);
  }

  /** Keeps the state that the search stands at, unless as many are better. */
  private keepChild(last: Step, parent: number): void {
    const value = this.valueHere();
    const rank = this.rankOf(value);
    if (rank >= this.leastRank) this.keep(this.stateHere(last, value), rank, parent);
  }

  private stateHere(last: Step, value: number): BeamState {
    const beliefs = this.state.beliefs();
    return { last, value, beliefs, openHash: hashOfOpen(beliefs, this.row) };
  }

  private keep(state: BeamState, rank: number, parent: number): void {
    this.kept.push({ state, rank, parent });
    if (this.kept.length >= 1.5 * this.width + 1) this.keepBest();
  }

  /** Drops all but the best, and of states alike all but one; what is worse is not kept from now on. */
  private keepBest(): void {
    this.kept.sort((a, b) => b.rank - a.rank);
    if (this.mergesAlike) {
      const seen = new Set<number>();
      this.kept = this.kept.filter(
        ({ state: { openHash } }) => !seen.has(openHash) && seen.add(openHash),
      );
    }
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
    this.remembered.push(letters.map((_, cell) => letterIn(beliefs, this.row, cell)));
  }

  private end(): void {
    for (const state of [...this.states].reverse()) this.remember(state);
    if (this.generations.length > this.deepest) {
      this.deepest = this.generations.length;
      this.backs = 0;
    }
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
      if (letterIn(beliefs, row, cell) >= 0) {
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
    this.generations.push(states.map(({ last }) => last));
    this.cell = cell;
    // Those without a letter come first.
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
