// What would help: the least that must change for some slots to be filled together. Each change is
// tried, the slots alone; whether the rest of the grid follows is another question.

import { placeOf, type Slot } from '../layout/layout.ts';
import { shortName } from '../layout/slot-names.ts';
import { partOf } from '../problem/build-problem.ts';
import { isGiven, type Puzzle } from '../puzzle/puzzle.ts';
import type { ProblemInput } from '../solve/problem.ts';
import { type Answer, answerCells, answersAcross } from './answers.ts';
import { type Explained, inputOf } from './explained.ts';
import type { Trials } from './trials.ts';

/** A change that lets the slots be filled. Rows and columns count from 1. */
export type Help = { readonly text: string } & (
  | { readonly kind: 'length'; readonly length: number }
  | { readonly kind: 'floor'; readonly minScore: number }
  | { readonly kind: 'repeats' }
  /** `instead` is a letter that will do. */
  | {
      readonly kind: 'given';
      readonly row: number;
      readonly column: number;
      readonly instead: string;
    }
  | { readonly kind: 'givens' }
  /** An answer that stands elsewhere; `slot` as people write it. */
  | { readonly kind: 'move'; readonly answer: string; readonly slot: string }
  | { readonly kind: 'block'; readonly row: number; readonly column: number }
);

/** So many blocks are told, of all that would do. */
const BLOCKS_TOLD = 3;
/** So many other places for answers. */
const MOVES_TOLD = 3;
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
    under === undefined ||
    (!whole.decided && !whole.limits && (whole.domains ?? []).every((ids) => ids === undefined));
  return [
    ...missingLengths(help, input.slots),
    ...(await lowerFloor(help, inProblem, trials)),
    ...(allowRepeats || under !== undefined ? [] : await repeats(input, trials)),
    ...(await otherGivens(blank, input, trials)),
    ...(await moves(help, answers, forPlaces())),
    ...(mayBlock ? await blocks(blank, input, forPlaces(), under !== undefined) : []),
  ];
}

function missingLengths({ words, under }: HelpCase, slots: ProblemInput['slots']): Help[] {
  const { unfloored } = words;
  const all = under?.(unfloored).words ?? unfloored;
  const lengths = [...new Set(slots.map((cells) => cells.length))].sort((a, b) => a - b);
  return lengths
    .filter((length) => all.table(length).count === 0)
    .map((length) => ({ kind: 'length', length, text: `a word of length ${length}` }));
}

/** The highest floor on scores that is low enough; floors that are lower already stay. */
async function lowerFloor(
  help: HelpCase,
  inProblem: readonly number[],
  trials: Trials,
): Promise<Help[]> {
  const { blank, words, slots } = help;
  const all = words.unfloored;
  const scores = new Set<number>();
  for (const length of new Set(slots.map((slot) => blank.layout.slots[slot]!.cells.length))) {
    const floor = words.minScoreOf(length);
    for (const score of all.table(length).scores) if (score < floor) scores.add(score);
  }
  const floors = [...scores].sort((a, b) => a - b);
  const helps = async (minScore: number): Promise<boolean> => {
    const byLength = Array.from(
      words.floors.minScores,
      ([length, floor]) => [length, Math.min(floor, minScore)] as const,
    );
    const list = all.atLeast(Math.min(words.minScore, minScore), new Map(byLength));
    const { answer } = await trials.fill(partOf(inputOf(help, list).input, inProblem));
    return answer === 'filled';
  };
  if (floors.length === 0 || !(await helps(floors[0]!))) return [];
  let [low, high] = [0, floors.length];
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (await helps(floors[middle]!)) low = middle;
    else high = middle;
  }
  const minScore = floors[low]!;
  return [{ kind: 'floor', minScore, text: `a floor of ${minScore} on scores (--min-score)` }];
}

async function repeats(input: ProblemInput, trials: Trials): Promise<Help[]> {
  const { answer } = await trials.fill({ ...input, allowRepeats: true });
  const text = 'words that may stand more than once (--allow-repeats)';
  return answer === 'filled' ? [{ kind: 'repeats', text }] : [];
}

/** Each given letter, of no answer, that alone is in the way; if there is none, whether all of them are. */
async function otherGivens(blank: Puzzle, input: ProblemInput, trials: Trials): Promise<Help[]> {
  const { layout, givens } = blank;
  const set = answerCells(blank);
  const isLone = (cell: number): boolean => input.givens[cell]! >= 0 && !set.has(cell);
  const cells = new Set(input.slots.flat().filter(isLone));
  if (cells.size === 0) return [];
  const without = (taken: ReadonlySet<number>): ProblemInput => ({
    ...input,
    givens: input.givens.map((letter, cell) => (taken.has(cell) ? -1 : letter)),
  });
  if (cells.size > 1 && (await trials.fill(without(cells))).answer !== 'filled') return [];
  const help: Help[] = [];
  for (const cell of [...cells].sort((a, b) => a - b)) {
    const trial = await trials.fill(without(new Set([cell])));
    if (trial.answer !== 'filled') continue;
    const { row, column } = placeOf(layout, cell);
    const instead = input.words.alphabet[trial.letters[cell]!]!;
    const text = `${instead} instead of the given ${givens[cell]} in row ${row}, column ${column}`;
    help.push({ kind: 'given', row, column, instead, text });
  }
  if (help.length > 0 || cells.size === 1) return help;
  return [{ kind: 'givens', text: 'other letters than the ones given there' }];
}

/** Other slots of the same length for answers that cross the slots of the case, which all have words then. */
async function moves(help: HelpCase, answers: readonly Answer[], trials: Trials): Promise<Help[]> {
  const { blank, words, slots } = help;
  const { layout } = blank;
  const found: Help[] = [];
  for (const answer of answers) {
    for (const [to, slot] of layout.slots.entries()) {
      if (trials.areOver || found.length === MOVES_TOLD) return found;
      if (isGiven(blank, slot)) continue;
      const moved = withMoved(blank, answer, slot);
      if (moved === undefined) continue;
      const touched = layout.slots.flatMap((each, index) =>
        each.cells.some((cell) => slot.cells.includes(cell)) ? [index] : [],
      );
      const { input, slotOf } = inputOf({ ...help, blank: moved }, words);
      const tried = new Set(
        [...slots, ...touched, answer.slot].map((each) => slotOf.indexOf(each)),
      );
      tried.delete(-1);
      const trial = await trials.fill(partOf(input, [...tried]));
      if (trial.answer !== 'filled') continue;
      const name = shortName(layout.slots[to]!);
      const text = `${answer.text} at ${name} in place of ${shortName(layout.slots[answer.slot]!)}`;
      found.push({ kind: 'move', answer: answer.text, slot: name, text });
    }
  }
  return found;
}

/** The puzzle with an answer in another slot; undefined where it does not fit. */
function withMoved(blank: Puzzle, answer: Answer, to: Slot): Puzzle | undefined {
  const from = blank.layout.slots[answer.slot]!;
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
  renames: boolean,
): Promise<Help[]> {
  const cellCount = input.slots.reduce((sum, { length }) => sum + length, 0);
  if (trials.areOver || cellCount > MOST_CELLS_FOR_BLOCKS) return [];
  const help: Help[] = [];
  let onlyShort = false;
  const { cells, short } = blockCandidates(input.slots);
  for (const cell of cells) {
    if (trials.areOver || help.length === BLOCKS_TOLD) break;
    if (short.has(cell)) {
      if (help.length > 0 && !onlyShort) break;
      onlyShort = true;
    }
    if (givens[cell] !== undefined) continue;
    const cut = input.slots.flatMap((slot) => cutAt(slot, cell));
    // What is given in full afterwards is taken as it stands.
    const slots = cut.filter((slot) => slot.some((each) => givens[each] === undefined));
    if (slots.length === 0 || (await trials.fill({ ...input, slots })).answer !== 'filled')
      continue;
    const { row, column } = placeOf(layout, cell);
    const names = renames ? ' (slots may get other numbers)' : '';
    help.push({
      kind: 'block',
      row,
      column,
      text: `a block in row ${row}, column ${column}${names}`,
    });
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
