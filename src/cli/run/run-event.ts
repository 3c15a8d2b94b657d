// What a job says as it goes on. Jobs yield events and do nothing else that anybody sees; where an event goes, run-job.ts
// decides: what is put out, what is printed, what records keep, what counts.

import type { BatchResult } from '../../batch/batch-result.ts';
import type { ManifestLine } from '../../batch/manifest-line.ts';
import type { RunStatus } from '../../batch/run-counts.ts';
import type { Result } from '../../format/writing.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Counters } from '../../solve/outcome.ts';

/** What may be said in the middle of a search, too. */
export type LiveEvent =
  /** A line for people; a detail only for those who want many. */
  | { readonly kind: 'note' | 'detail'; readonly text: string }
  /** How far the run has come, after so many seconds: the line that is drawn over. */
  | { readonly kind: 'progress'; readonly line: (seconds: number) => string };

export type RunEvent =
  | LiveEvent
  /** What became of one puzzle. */
  | PuzzleEvent
  /** A puzzle that an earlier run has made. */
  | { readonly kind: 'known'; readonly line: ManifestLine; readonly isKept: boolean }
  /** Of puzzles that were `made`, one that is put out, one that is already, and one that is not. */
  | (Omit<PuzzleEvent, 'kind'> & { readonly kind: 'chosen' })
  | { readonly kind: 'kept'; readonly n: number; readonly words: Iterable<string> }
  | { readonly kind: 'left'; readonly n: number; readonly why: string }
  /** What a search took that was not for one puzzle. */
  | { readonly kind: 'searched'; readonly stats: Counters }
  /** An answer that is no puzzle. */
  | { readonly kind: 'text'; readonly text: string }
  /** All there is has been yielded, whatever was wanted. */
  | { readonly kind: 'complete' };

export interface PuzzleEvent {
  readonly kind: 'puzzle';
  /** Counted from 1. */
  readonly n: number;
  /** null where no seed had a say. */
  readonly seed: number | null;
  /** Undefined for one that the end of the run has cut off: it counts as not made. */
  readonly status: RunStatus | undefined;
  /** Why it is not what was wanted. */
  readonly why?: string;
  /** What is put out: the puzzle, or the record of why there is none; undefined for nothing. */
  readonly output?: { readonly puzzle: Puzzle; readonly result: Result };
  /** What `{template}` stands for, and the puzzle as it was read. */
  readonly template?: string;
  readonly read?: Puzzle;
  readonly stats?: Counters;
  /** Of a batch, for its records. */
  readonly made?: BatchResult;
}

/** Lines about something. */
export function named(name: string, lines: readonly string[]): string[] {
  return lines.map((line) => `${name}: ${line}`);
}

/** Notes on `name`, or on the whole run. */
export function* notes(lines: readonly string[], name?: string): Generator<LiveEvent> {
  const texts = name === undefined ? lines : named(name, lines);
  for (const text of texts) yield { kind: 'note', text };
}
