// What would help: the least that must change for some slots to be filled together. Each change is tried, the slots
// alone, and what lets them be filled is tried with the whole grid: what does not help there is left out.

import { placeOf, type Slot } from '../layout/layout.ts';
import { shortName } from '../layout/slot-names.ts';
import { isWeave } from '../layout/weave.ts';
import { partOf } from '../problem/build-problem.ts';
import type { Help } from '../problem/conflict.ts';
import { answerAt, isGiven, type Puzzle } from '../puzzle/puzzle.ts';
import type { ProblemInput } from '../solve/problem.ts';
import { answerCells, answersAcross } from './answers.ts';
import { type Explained, inputOf } from './explained.ts';
import { lowerFloor } from './floor-help.ts';
import type { Trials } from './trials.ts';
import type { WholeGrid } from './whole-grid.ts';

/** So many blocks are found, of all that would do. */
const MOST_BLOCKS = 3;
/** So many other places for answers. */
const MOST_MOVES = 3;
/** Cells of slots that are too many for one block to help, and that would take long to go through. */
const MOST_CELLS_FOR_BLOCKS = 100_000;
/** Runs shorter than this are no entries that anybody likes. */
const SHORTEST_ENTRY = 3;

/** Everything the changes are tried on. */
export interface HelpCase extends Explained {
  /** Indices into the puzzle's slots. */
  readonly slots: readonly number[];
}

/**
 * The changes that help, one of a kind at most, but for givens, moves and blocks. Under rules no repeats are tried,
 * for rules may forbid them, and blocks only where rules ask nothing of single slots but the answers set there.
 * Answers may be moved, and are not spelled otherwise; where there are some, moves and blocks have trials of their own.
 */
export async function findHelp(
  help: HelpCase,
  trials: Trials,
  placing: () => Trials,
  grid: WholeGrid,
): Promise<Help[]> {
  const { blank, words, allowRepeats, slots, under } = help;
  const { input: whole, slotOf } = inputOf(help, words);
  const inProblem = slots.map((slot) => slotOf.indexOf(slot));
  // A given entry that its rules do not want.
  if (inProblem.includes(-1)) return [];
  const input = partOf(whole, inProblem);
  const inCore = slots.map((slot) => blank.layout.slots[slot]!);
  const answers = answersAcross(blank, inCore);
  const forPlaces = (): Trials => (answers.length > 0 ? placing() : trials);
  const mayBlock =
    !isWeave(blank.layout) &&
    (under === undefined ||
      (!whole.decided && !whole.limits && (whole.domains ?? []).every((ids) => ids === undefined)));
  return grid.surest([
    ...(await missingLengths(help, input.slots, whole, grid)),
    ...(await lowerFloor(help, inProblem, trials, grid)),
    ...(allowRepeats || under !== undefined ? [] : await repeats(input, trials, whole, grid)),
    ...(await otherGivens(blank, input, trials, whole, grid)),
    ...(await moves(help, answers, forPlaces(), grid)),
    ...(mayBlock ? await blocks(blank, input, forPlaces(), whole, grid, under !== undefined) : []),
  ]);
}

/** Words of lengths that have none, if the rest of the grid can do without them. */
async function missingLengths(
  { words, under }: HelpCase,
  slots: ProblemInput['slots'],
  whole: ProblemInput,
  grid: WholeGrid,
): Promise<Help[]> {
  const { unfloored } = words;
  const all = under?.(unfloored).words ?? unfloored;
  const lengths = [...new Set(slots.map((cells) => cells.length))].sort((a, b) => a - b);
  const missing = lengths.filter((length) => all.table(length).count === 0);
  const help: Help[] = [];
  for (const length of missing) {
    const others = whole.slots.flatMap((cells, slot) => (cells.length === length ? [] : [slot]));
    const rest = { ...partOf(whole, others), ...demandsOf(whole) };
    help.push(...(await grid.verified({ kind: 'length', length }, rest)));
  }
  return help;
}

/** What has to appear, which a part of a problem is without. */
function demandsOf(whole: ProblemInput): Partial<ProblemInput> {
  const { mustWords, requiredLetters, letterCounts } = whole;
  return {
    mustWords,
    requiredLetters,
    letterCounts,
  };
}

async function repeats(
  input: ProblemInput,
  trials: Trials,
  whole: ProblemInput,
  grid: WholeGrid,
): Promise<Help[]> {
  const { answer } = await trials.fill({ ...input, allowRepeats: true });
  if (answer !== 'filled') return [];
  return grid.verified({ kind: 'repeats' }, { ...whole, allowRepeats: true });
}

/** Each given letter, of no answer, that alone is in the way; if there is none, whether all of them are. */
async function otherGivens(
  blank: Puzzle,
  input: ProblemInput,
  trials: Trials,
  whole: ProblemInput,
  grid: WholeGrid,
): Promise<Help[]> {
  const { layout, givens } = blank;
  const set = answerCells(blank);
  const isLone = (cell: number): boolean => input.givens[cell]! >= 0 && !set.has(cell);
  const cells = new Set(input.slots.flat().filter(isLone));
  if (cells.size === 0) return [];
  const without = (taken: ReadonlySet<number>, of = input): ProblemInput => ({
    ...of,
    givens: of.givens.map((letter, cell) => (taken.has(cell) ? -1 : letter)),
  });
  if (cells.size > 1 && (await trials.fill(without(cells))).answer !== 'filled') return [];
  const help: Help[] = [];
  for (const cell of [...cells].sort((a, b) => a - b)) {
    const trial = await trials.fill(without(new Set([cell])));
    if (trial.answer !== 'filled') continue;
    const { row, column } = placeOf(layout, cell);
    const byFill = (letters: Int32Array): Help => {
      const instead = input.words.alphabet[letters[cell]!]!;
      return { kind: 'given', row, column, given: givens[cell]!, instead };
    };
    const open = without(new Set([cell]), whole);
    help.push(...(await grid.verified(byFill(trial.letters), open, byFill)));
  }
  if (help.length > 0 || cells.size === 1) return help;
  return grid.verified({ kind: 'givens' }, without(cells, whole));
}

/** Other slots of the same length for answers that cross the slots of the case, which all have words then. */
async function moves(
  help: HelpCase,
  answers: readonly number[],
  trials: Trials,
  grid: WholeGrid,
): Promise<Help[]> {
  const { blank, words, slots } = help;
  const { layout } = blank;
  const found: Help[] = [];
  for (const answer of answers) {
    for (const slot of layout.slots) {
      if (trials.areOver || found.length === MOST_MOVES) return found;
      if (isGiven(blank, slot)) continue;
      const from = layout.slots[answer]!;
      const moved = withMoved(blank, from, slot);
      if (moved === undefined) continue;
      const touched = layout.slots.flatMap((each, index) =>
        each.cells.some((cell) => slot.cells.includes(cell)) ? [index] : [],
      );
      const { input, slotOf } = inputOf({ ...help, blank: moved }, words);
      const tried = new Set([...slots, ...touched, answer].map((each) => slotOf.indexOf(each)));
      tried.delete(-1);
      const trial = await trials.fill(partOf(input, [...tried]));
      if (trial.answer !== 'filled') continue;
      const move: Help = {
        kind: 'move',
        answer: answerAt(blank, from)!,
        slot: shortName(slot),
        from: shortName(from),
      };
      found.push(...(await grid.verified(move, input)));
    }
  }
  return found;
}

/** The puzzle with the answer of one slot in another; undefined where it does not fit. */
function withMoved(blank: Puzzle, from: Slot, to: Slot): Puzzle | undefined {
  if (to.cells.length !== from.cells.length) return undefined;
  const others = blank.layout.slots.filter((slot) => slot !== from && isGiven(blank, slot));
  const stay = new Set(others.flatMap(({ cells }) => cells));
  const givens = blank.givens.map((given, cell) =>
    from.cells.includes(cell) && !stay.has(cell) ? undefined : given,
  );
  for (const [i, cell] of to.cells.entries()) {
    const letter = blank.givens[from.cells[i]!];
    if (givens[cell] !== undefined && givens[cell] !== letter) return undefined;
    givens[cell] = letter;
  }
  return { ...blank, givens, cells: givens };
}

/** Open cells where a block would cut the slots into ones that have words. */
async function blocks(
  { layout, givens }: Puzzle,
  { domains: _, ...input }: ProblemInput,
  trials: Trials,
  { domains: __, ...whole }: ProblemInput,
  grid: WholeGrid,
  renames: boolean,
): Promise<Help[]> {
  const cellCount = input.slots.reduce((sum, { length }) => sum + length, 0);
  if (trials.areOver || cellCount > MOST_CELLS_FOR_BLOCKS) return [];
  const help: Help[] = [];
  let onlyShort = false;
  const { cells, short } = blockCandidates(input.slots);
  for (const cell of cells) {
    if (trials.areOver || help.length === MOST_BLOCKS) break;
    if (short.has(cell)) {
      if (help.length > 0 && !onlyShort) break;
      onlyShort = true;
    }
    if (givens[cell] !== undefined) continue;
    // What is given in full afterwards is taken as it stands.
    const cutIn = (of: ProblemInput['slots']): ProblemInput['slots'] =>
      of
        .flatMap((slot) => cutAt(slot, cell))
        .filter((slot) => slot.some((each) => givens[each] === undefined));
    const slots = cutIn(input.slots);
    if (slots.length === 0 || (await trials.fill({ ...input, slots })).answer !== 'filled')
      continue;
    const { row, column } = placeOf(layout, cell);
    const block: Help = { kind: 'block', row, column, renames };
    help.push(...(await grid.verified(block, { ...whole, slots: cutIn(whole.slots) })));
  }
  return help;
}

/** Cells that leave no short runs first, of those the ones in most of the slots, then in order. */
function blockCandidates(slots: ProblemInput['slots']): {
  readonly cells: readonly number[];
  readonly short: ReadonlySet<number>;
} {
  const through = new Map<number, number>();
  const short = new Set<number>();
  for (const cells of slots) {
    cells.forEach((cell, position) => {
      through.set(cell, (through.get(cell) ?? 0) + 1);
      const runs = [position, cells.length - 1 - position];
      if (runs.some((run) => run > 0 && run < SHORTEST_ENTRY)) short.add(cell);
    });
  }
  const cells = [...through.keys()].sort(
    (a, b) =>
      Number(short.has(a)) - Number(short.has(b)) || through.get(b)! - through.get(a)! || a - b,
  );
  return { cells, short };
}

/** The slots that are left of one when a cell of it becomes a block. */
function cutAt(cells: readonly number[], cell: number): (readonly number[])[] {
  const at = cells.indexOf(cell);
  if (at < 0) return [cells];
  return [cells.slice(0, at), cells.slice(at + 1)].filter((run) => run.length > 1);
}
