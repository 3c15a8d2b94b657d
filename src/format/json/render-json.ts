// The format `json`: a puzzle, or why there is none, as one object on one line. Every record has
// the same fields in the same order, null where there is nothing to say, and only `reason` and
// `limit` come with the status they explain. Rows and columns count from 1.

import { type ArrowKind, arrowsOf } from '../../layout/arrows.ts';
import { cellName } from '../../layout/cell-names.ts';
import { type Position, placeAt, placeOf, rowsOf, type Slot } from '../../layout/layout.ts';
import { slotName } from '../../layout/slot-names.ts';
import { isWeave } from '../../layout/weave.ts';
import { contentsAt, entryAt, isGiven, type Puzzle, patternText } from '../../puzzle/puzzle.ts';
import { templateRows } from '../template/render-template.ts';
import { themeNames } from '../theme-names.ts';
import type {
  EntryWords,
  FailureReason,
  Result,
  RunFacts,
  StreamWriter,
  WriteContext,
} from '../writing.ts';

/** What a record says beyond the puzzle itself. */
export interface JsonFacts extends Result, RunFacts {}

interface JsonEntry {
  readonly number: number;
  readonly direction: string;
  readonly row: number;
  readonly column: number;
  readonly length: number;
  /** null while a cell of it is open. */
  readonly answer: string | null;
  /** Of a weave, whose slots do not follow from its rows: row and column of each cell. */
  readonly cells?: readonly (readonly [row: number, column: number])[];
  /** Of an arrowword: row and column of the block with its clue, and the arrow from there. */
  readonly clueCell?: readonly [row: number, column: number];
  readonly arrow?: ArrowKind;
  /** As it is printed, where that is known: `Lake Erie`; else the letters. */
  readonly display: string | null;
  /** null if the word is in no list. */
  readonly score: number | null;
  readonly given: boolean;
  /** Of a puzzle with clues. */
  readonly clue?: string | null;
  readonly clueSource?: string | null;
}

const WEAKEST = 5;

export async function openJson(context: WriteContext): Promise<StreamWriter> {
  const run = await context.facts();
  const { words, displayOf } = context;
  return {
    frame: {},
    chunkOf: (puzzle, result) => renderJson(puzzle, { ...result, ...run }, words, displayOf),
  };
}

/** One line of JSON; `displayOf` says how an answer is printed. Entries without a score (givens in no list) do not count in mean and min. */
export function renderJson(
  puzzle: Puzzle,
  facts: JsonFacts,
  scores?: Pick<EntryWords, 'scoreOf'>,
  displayOf: (answer: string) => string = (answer) => answer,
): string {
  const { width, height } = puzzle.layout.geometry;
  const entries = jsonEntries(puzzle, scores, displayOf);
  const record = {
    version: facts.version,
    status: facts.status,
    ...(facts.reason && {
      reason: facts.reason.text,
      reasonSlots: namesOf(puzzle, facts.reason.slots),
      core: jsonCore(puzzle, facts.reason),
    }),
    limit: facts.limit,
    region: facts.region ? namesOf(puzzle, facts.region) : undefined,
    proved: facts.proved,
    ...(facts.changes && {
      changes: facts.changes.map(({ slot, old, new: now, oldScore, newScore }) => ({
        slot: slotName(puzzle.layout.slots[slot]!),
        old,
        new: now,
        oldScore,
        newScore,
      })),
      changesNeeded: facts.changesNeeded,
    }),
    design: facts.design,
    puzzle: facts.variety ? jsonVariety(puzzle, facts.variety) : undefined,
    seed: facts.seed,
    width,
    height,
    rows: templateRows(puzzle),
    theme: themeNames(puzzle),
    solutionWord: puzzle.solutionWord?.map((cell) => cellName(placeOf(puzzle.layout, cell))),
    entries,
    score: summary(entries),
    stats: facts.stats ? { ...facts.stats, milliseconds: facts.milliseconds ?? null } : null,
    dicts: facts.dicts,
  };
  return `${JSON.stringify(record)}\n`;
}

/** `codes` row by row, null where there is no letter. */
function jsonVariety(
  { layout, variety }: Puzzle,
  { given, isOnly }: NonNullable<JsonFacts['variety']>,
): object {
  const only = isOnly ?? null;
  if (variety?.kind !== 'codeword') return { ...variety, given, only };
  const codeAt = (at: Position): number | null =>
    typeof at === 'number' ? (variety.codes[at] ?? null) : null;
  const codes = rowsOf(layout).map((row) => row.map(codeAt));
  return { kind: variety.kind, codes, given, only };
}

function namesOf({ layout }: Puzzle, indices: readonly number[]): string[] {
  return indices.map((index) => slotName(layout.slots[index]!));
}

function jsonCore({ layout, givens }: Puzzle, { core, help = [] }: FailureReason): object | null {
  if (core === undefined) return null;
  const jsonSlots = core.slots.map((index) => {
    const slot = layout.slots[index]!;
    const { number, direction } = slot;
    return { number, direction, pattern: patternText(contentsAt(givens, slot), '?') };
  });
  return { slots: jsonSlots, minimal: core.minimal, help };
}

function jsonEntries(
  puzzle: Puzzle,
  scores: Pick<EntryWords, 'scoreOf'> | undefined,
  displayOf: (answer: string) => string,
): JsonEntry[] {
  const { layout, clues, clueSources } = puzzle;
  const isWoven = isWeave(layout);
  const arrows = new Map(arrowsOf(layout).map((arrow) => [arrow.slot, arrow]));
  const arrowFields = (index: number): Pick<JsonEntry, 'clueCell' | 'arrow'> => {
    const arrow = arrows.get(index);
    if (arrow === undefined) return {};
    const { row, column } = placeAt(arrow.from, layout.geometry.width);
    return { clueCell: [row, column], arrow: arrow.kind };
  };
  const placesOf = ({ cells }: Slot): [number, number][] =>
    cells.map((cell) => {
      const { row, column } = placeOf(layout, cell);
      return [row, column];
    });
  return layout.slots.map((slot, index) => {
    const letters = entryAt(puzzle, slot);
    const answer = letters?.join('') ?? null;
    return {
      number: slot.number,
      direction: slot.direction,
      ...placeOf(layout, slot.cells[0]!),
      length: slot.cells.length,
      cells: isWoven ? placesOf(slot) : undefined,
      ...arrowFields(index),
      answer,
      display: answer === null ? null : displayOf(answer),
      score: (letters && scores?.scoreOf(letters)) ?? null,
      given: isGiven(puzzle, slot),
      clue: clues && (clues[index] ?? null),
      clueSource: clueSources && (clueSources[index] ?? null),
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
