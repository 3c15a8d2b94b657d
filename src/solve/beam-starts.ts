// Where runs start that a beam looks for (beam.ts): at the states of a round that died, the latest first, which
// are then repaired (repair.ts). That lasts for as many slots filtered as the round took; then it goes back, or after
// a run from the root another one begins.

import { luby } from '../base/luby.ts';
import type { Random } from '../base/random.ts';
import type { Assignment } from './assignment.ts';
import { Beam } from './beam.ts';
import type { State } from './state.ts';

/** States kept of a generation in the first round: most grids that a beam fills are filled by it. */
const FIRST_WIDTH = 10;
/** In the rounds after it; Luby's sequence multiplies it. */
const WIDTH = 60;
/** A round that died with more of the cells open than this share is not worth starting from. */
const MOST_OPEN = 0.6;

export class BeamStarts {
  private readonly state: State;
  private rounds = 0;
  private beam: Beam | undefined;
  /** The next one last. */
  private starts: Assignment[] = [];
  /** Slots filtered when the round began, and when the time for its starts is over. */
  private begun = 0;
  private until = 0;

  constructor(state: State) {
    this.state = state;
  }

  /** Whether it is time to seek again: that for the last round's starts is over. */
  get isRoundDue(): boolean {
    return this.state.core.propagations() >= this.until;
  }

  /** Whether a round that died can go back. */
  get canGoBack(): boolean {
    return this.beam?.canGoBack ?? false;
  }

  /** Whether a round is under way. */
  get isUnderWay(): boolean {
    return this.beam !== undefined && !this.beam.isOver;
  }

  /** Goes on with a round, the search at the root: how many letters were tried; whether it is over. */
  seek(random: Random | undefined): { readonly tried: number; readonly isOver: boolean } {
    const { core, problem } = this.state;
    if (!this.isUnderWay) {
      this.begun = core.propagations();
      this.beam = this.beginOrGoBack(random);
    }
    const beam = this.beam!;
    const tried = beam.isOver ? 0 : beam.step();
    if (!beam.isOver) return { tried, isOver: false };
    const { starts } = beam;
    const known = starts.at(-1)?.length ?? 0;
    const stayOpen = problem.cellStaysOpen?.reduce((sum, each) => sum + each, 0) ?? 0;
    this.starts = known < (1 - MOST_OPEN) * (problem.cellCount - stayOpen) ? [] : starts;
    this.until = core.propagations();
    if (this.starts.length > 0) this.until += this.until - this.begun;
    return { tried, isOver: true };
  }

  private beginOrGoBack(random: Random | undefined): Beam {
    const { beam } = this;
    if (beam?.canGoBack) {
      beam.goBack();
      return beam;
    }
    const width = this.rounds === 0 ? FIRST_WIDTH : WIDTH * luby(this.rounds - 1);
    this.rounds++;
    return new Beam(this.state, width, random);
  }

  /** The next start, if there is one left. */
  take(): Assignment | undefined {
    return this.starts.pop();
  }
}
