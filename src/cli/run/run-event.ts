// What a job reports. Jobs yield events and do nothing else that anybody sees; run-job.ts decides where an event goes:
// to the output, to standard error, to the records, into the counts.

import type { BatchResult } from '../../batch/batch-result.ts';
import type { ManifestLine } from '../../batch/manifest-line.ts';
import type { RunStatus } from '../../batch/run-counts.ts';
import type { Result } from '../../format/writing.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Counters } from '../../solve/outcome.ts';

/** What may also be reported in the middle of a search. */
export type LiveEvent =
  /** A line on standard error; a detail only with --verbose. */
  | { readonly kind: 'note' | 'detail'; readonly text: string }
  /** The progress line after so many seconds, which overwrites the one before. */
  | { readonly kind: 'progress'; readonly line: (seconds: number) => string };

export type RunEvent =
  | LiveEvent
  /** What became of one puzzle. */
  | PuzzleEvent
  /** A puzzle that an earlier run has made. */
  | { readonly kind: 'known'; readonly line: ManifestLine; readonly isKept: boolean }
  /** Of puzzles that were `made`: one that is put out now, one whose file is there already, one that is left out. */
  | (Omit<PuzzleEvent, 'kind'> & { readonly kind: 'chosen' })
  | { readonly kind: 'kept'; readonly n: number; readonly words: Iterable<string> }
  | { readonly kind: 'left'; readonly n: number; readonly why: string }
  /** Counters of a search that was not for a single puzzle. */
  | { readonly kind: 'searched'; readonly stats: Counters }
  /** An answer that is no puzzle. */
  | { readonly kind: 'text'; readonly text: string }
  /** There are no more puzzles, however many were wanted. */
  | { readonly kind: 'complete' };

export interface PuzzleEvent {
  readonly kind: 'puzzle';
  /** Counted from 1. */
  readonly n: number;
  /** null where the seed does not matter. */
  readonly seed: number | null;
  /** Undefined for a puzzle that was cut off by the end of the run: it does not count. */
  readonly status: RunStatus | undefined;
  /** Why it was rejected, or is too similar. */
  readonly why?: string;
  /** What is put out: the puzzle, or the record of why there is none; undefined for nothing. */
  readonly output?: { readonly puzzle: Puzzle; readonly result: Result };
  /** In a book. */
  readonly section?: string;
  /** The value of `{template}`, and the puzzle as it was read. */
  readonly template?: string;
  readonly read?: Puzzle;
  readonly stats?: Counters;
  /** Of fills, for the records of a batch. */
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
