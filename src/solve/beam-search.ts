// Fills that a beam comes to, one round (beam.ts) after the other: an engine beside the search, which it drives.
// What a round left when it died are starts of runs, the latest first, which are then repaired (repair.ts), for as
// many slots filtered as the round took. Then the round goes back, or after a run from the root another one begins.
// Runs from the root grow, so it ends with a fill or with a proof, as the search does.

import { luby } from '../base/luby.ts';
import { Beam } from './beam.ts';
import type { Counters } from './outcome.ts';
import { type Assignment, REPAIR_FAILURES, Repairer } from './repair.ts';
import type { Answer, Search } from './search.ts';

/** States kept of a generation in the first round: most grids that a beam fills are filled by it. */
const FIRST_WIDTH = 10;
/** In the rounds after it; Luby's sequence multiplies it. */
const WIDTH = 60;
/** A round that died with more of the cells open than this share is not worth starting from. */
const MOST_OPEN = 0.6;
/** Failures of a run below what a round came to, before that is repaired. */
const DIVE_FAILURES = 300;

export class BeamSearch {
  private readonly search: Search;
  private readonly repairer: Repairer;
  /** What goes on, or is to begin: a round, a run at the root, or one below what a round came to. */
  private now: 'round' | 'root run' | 'dive' = 'round';
  private beam: Beam | undefined;
  private rounds = 0;
  /** Letters that rounds have tried, each a node. */
  private tried = 0;
  /** What the last round came to; the next start last. */
  private starts: Assignment[] = [];
  /** Slots filtered when the round began, and when the time for its starts is over. */
  private begun = 0;
  private until = 0;

  /** Drives a search from its root, which may have been narrowed, until the search is reset. */
  constructor(search: Search) {
    this.search = search;
    this.repairer = new Repairer(search.state, 'narrow');
    search.repairer = this.repairer;
  }

  get counters(): Counters {
    const { counters } = this.search;
    return { ...counters, nodes: counters.nodes + this.tried };
  }

  /** As `run` of the search, which holds the fill after `filled`. */
  run(maxNodes: number, pause: number): Answer {
    const { nodes, propagations } = this.counters;
    const pauseAt = propagations + nodes + pause;
    for (;;) {
      const answer =
        this.now === 'round'
          ? this.continueRound(maxNodes, pauseAt)
          : this.search.continueRun(maxNodes - this.tried, pauseAt - this.tried);
      if (answer !== 'over') return answer;
      if (this.now === 'round') this.endRound();
      else this.beginNext(this.repairer.nextStart(this.search.random));
    }
  }

  /** As `skip` of the search. */
  skip(): void {
    this.search.skip();
  }

  private continueRound(maxNodes: number, pauseAt: number): Answer | 'over' {
    const { search } = this;
    const { core } = search.state;
    const { nodes } = search.counters;
    // While a round is under way the state stands where the beam is, and is none of the search's own.
    if (!this.isUnderWay()) {
      const status = search.settle();
      if (status !== 'open') return status === 'filled' ? 'filled' : 'unfillable';
      search.note();
    }
    do {
      if (nodes + this.tried >= maxNodes) return 'gave-up';
      if (core.propagations() + nodes + this.tried >= pauseAt) return 'paused';
      if (!this.isUnderWay()) this.beginRound();
      if (this.isUnderWay()) this.tried += this.beam!.step();
    } while (this.isUnderWay());
    return 'over';
  }

  private isUnderWay(): boolean {
    return this.beam !== undefined && !this.beam.isOver;
  }

  /** Goes back with the last round, or begins another one. */
  private beginRound(): void {
    const { beam, search } = this;
    this.begun = search.state.core.propagations();
    if (beam?.canGoBack) {
      beam.goBack();
      return;
    }
    const width = this.rounds === 0 ? FIRST_WIDTH : WIDTH * luby(this.rounds - 1);
    this.rounds++;
    this.beam = new Beam(search.state, width, search.random);
  }

  private endRound(): void {
    const { core, problem } = this.search.state;
    const { starts } = this.beam!;
    const known = starts.at(-1)?.length ?? 0;
    const stayOpen = problem.cellStaysOpen?.reduce((sum, each) => sum + each, 0) ?? 0;
    this.starts = known < (1 - MOST_OPEN) * (problem.cellCount - stayOpen) ? [] : starts;
    this.until = core.propagations();
    if (this.starts.length > 0) this.until += this.until - this.begun;
    this.repairer.giveUp();
    this.beginNext();
  }

  /** Begins a run, from a `repair` if there is one, or takes the search to the root, where a round begins. */
  private beginNext(repair?: Assignment): void {
    const { search } = this;
    const isRoundDue = search.state.core.propagations() >= this.until;
    if (this.now === 'root run' || (isRoundDue && this.beam!.canGoBack)) {
      this.now = 'round';
      search.startRun([], 0);
      return;
    }
    const start = isRoundDue ? undefined : (repair ?? this.starts.pop());
    if (start === undefined) {
      this.now = 'root run';
      search.startAtRoot();
    } else {
      this.now = 'dive';
      search.startRun(start, start === repair ? REPAIR_FAILURES : DIVE_FAILURES);
    }
  }
}
