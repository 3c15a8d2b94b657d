// The desk as its views see it: signals to read, and functions to call.

import type { ReadonlySignal, Signal } from '@preact/signals';
import type { DeskAction, DeskState } from '../state/desk-state.ts';
import type { Draft } from '../state/draft.ts';
import type { EngineAnswer, PageEngine } from './engine.ts';
import type { CandidateSeen, ClueSeen, FillSeen, FillVerdict, Report } from './seen.ts';

/** A fill that was made, and how it is made again. */
export interface FillMade {
  readonly seed: number;
  readonly isBest: boolean;
  readonly draft: Draft;
  readonly floor: number | undefined;
  readonly mean: number | undefined;
  readonly command: string;
}

export type Saving = 'saved' | 'waiting' | 'saving' | 'changed elsewhere' | 'not saved';
export type Panel = 'words' | 'fill' | 'clues' | 'check' | 'puzzle';

/** Where drafts are kept. */
export interface Keeper {
  /** What to call the file in commands. */
  readonly file: string;
  readonly save: (text: string, overwrites: boolean) => Promise<Saving>;
}

export interface Desk {
  readonly engine: PageEngine;
  readonly keeper: Keeper;
  readonly state: Signal<DeskState>;
  readonly draft: ReadonlySignal<Draft>;
  /** The index of the slot at the cursor. */
  readonly slot: ReadonlySignal<number | undefined>;
  readonly panel: Signal<Panel>;
  readonly report: Signal<Report | undefined>;
  readonly candidates: Signal<CandidateSeen | undefined>;
  readonly verdict: Signal<FillVerdict>;
  readonly clues: Signal<ClueSeen | undefined>;
  readonly saving: Signal<Saving>;
  /** The last thing said to those who listen. */
  readonly said: Signal<string>;
  /** Whether a search holds the deep worker. */
  readonly isSearching: Signal<boolean>;
  /** Whether the grid shows scores in place of room. */
  readonly showsScores: Signal<boolean>;
  /** Positions that an outlet objects to. */
  readonly marked: Signal<ReadonlySet<number>>;
  readonly filling: Filling;
  /** Milliseconds that the last answers took, for measuring. */
  readonly latencies: Record<'check' | 'suggest', number[]>;
  act(action: DeskAction): void;
  overwrite(): void;
}

export interface Filling {
  /** Of the next fill. */
  readonly seed: Signal<number>;
  /** Those that were made, the last first. */
  readonly made: Signal<readonly FillMade[]>;
  /** What a search has found so far. */
  readonly progress: Signal<EngineAnswer | undefined>;
  /** Why the last one came to nothing. */
  readonly problem: Signal<Pick<FillSeen, 'status' | 'reason' | 'help'> | undefined>;
}

/** Says something to those who listen to the page. */
export function say(desk: Desk, text: string): void {
  desk.said.value = text;
}
