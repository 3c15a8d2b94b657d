// The format `json`: a puzzle, or why there is none, as one object on one line. Every record has
// the same fields in the same order, null where there is nothing to say, and only `reason` and
// `limit` come with the status they explain. Rows and columns count from 1.

import { entryAt, isGiven, type Puzzle } from '../grid/puzzle.ts';
import { slotName } from '../grid/slots.ts';
import { OPEN } from '../grid/template.ts';
import { templateRows } from './template.ts';

/** What a record tells beyond the puzzle itself. */
export interface JsonFacts {
  /** Of crossfill. */
  readonly version: string;
  readonly status: 'filled' | 'blank' | 'unfillable' | 'gave-up';
  /** null where no seed had a say: a blank, or one of all fills. */
  readonly seed: number | null;
  readonly stats: JsonStats | null;
  readonly dicts: readonly JsonDict[];
  /** Why the grid cannot be filled; `slots` are indices into the puzzle's slots. */
  readonly reason?: { readonly text: string; readonly slots: readonly number[] };
  /** Whether a fill that was optimised is proved to have the best floor, and the best sum for it. */
  readonly proved?: { readonly floor: boolean; readonly sum: boolean };
  /** What the search gave up at. */
  readonly limit?: 'nodes' | 'time';
}

export interface JsonStats {
  readonly nodes: number;
  readonly backtracks: number;
  readonly restarts: number;
  readonly propagations: number;
  /** Of search; null unless asked for, so that the same seed gives the same bytes. */
  readonly milliseconds: number | null;
}

/** A word list that was read: `sha256` of the file's bytes, `words` the entries kept. */
export interface JsonDict {
  readonly name: string;
  readonly sha256: string;
  readonly words: number;
}

/** What scores entries; a WordList does. */
export interface Scores {
  scoreOf(letters: readonly string[]): number | undefined;
}

interface JsonEntry {
  readonly number: number;
  readonly direction: string;
  readonly row: number;
  readonly column: number;
  readonly length: number;
  /** null while a cell of it is open. */
  readonly answer: string | null;
  /** null if the word is in no list. */
  readonly score: number | null;
  readonly given: boolean;
}

const WEAKEST = 5;

/** One line of JSON. Entries without a score (givens in no list) do not count in mean and min. */
export function renderJson(puzzle: Puzzle, facts: JsonFacts, scores?: Scores): string {
  const { template, slots } = puzzle;
  const entries = jsonEntries(puzzle, scores);
  const record = {
    version: facts.version,
    status: facts.status,
    ...(facts.reason && {
      reason: facts.reason.text,
      reasonSlots: facts.reason.slots.map((index) => slotName(slots[index]!)),
    }),
    ...(facts.limit && { limit: facts.limit }),
    ...(facts.proved && { proved: facts.proved }),
    seed: facts.seed,
    width: template.width,
    height: template.height,
    rows: templateRows(puzzle),
    entries,
    score: summary(entries),
    stats: facts.stats,
    dicts: facts.dicts,
  };
  return `${JSON.stringify(record)}\n`;
}

function jsonEntries(puzzle: Puzzle, scores: Scores | undefined): JsonEntry[] {
  const { template, slots, cells } = puzzle;
  return slots.map((slot) => {
    const first = slot.cells[0]!;
    const whole = slot.cells.every((cell) => cells[cell] !== OPEN);
    return {
      number: slot.number,
      direction: slot.direction,
      row: Math.floor(first / template.width) + 1,
      column: (first % template.width) + 1,
      length: slot.cells.length,
      answer: whole ? entryAt(puzzle, slot) : null,
      score: whole ? (scores?.scoreOf(slot.cells.map((cell) => cells[cell]!)) ?? null) : null,
      given: isGiven(template, slot),
    };
  });
}

function summary(entries: readonly JsonEntry[]): object {
  const scored = entries.filter((entry) => entry.score !== null);
  if (scored.length === 0) return { mean: null, min: null, weakest: [] };
  const total = scored.reduce((sum, entry) => sum + entry.score!, 0);
  const ascending = [...scored].sort((a, b) => a.score! - b.score!);
  const weakest = ascending
    .slice(0, WEAKEST)
    .map(({ number, direction, answer, score }) => ({ number, direction, answer, score }));
  return {
    mean: Math.round((total / scored.length) * 100) / 100,
    min: ascending[0]!.score,
    weakest,
  };
}
