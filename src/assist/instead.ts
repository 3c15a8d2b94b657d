// What could stand in a filled grid instead of what stands there: for each word of an entry, or letter of a
// cell, the fill that changes the fewest other entries. Those are tried that leave most of what crosses
// a word as it is; and the nearest way out of one entry is the least change to better words.

import { lettersOf } from '../base/letters.ts';
import { type LeastChange, leastChange, opening } from '../fill/least-change.ts';
import type { FillerOptions } from '../fill/outcome.ts';
import type { EntryChange } from '../inspect/changes.ts';
import {
  type ChangesNeeded,
  compareInstead,
  gradeOf,
  type Instead,
  type InsteadReport,
  type InsteadVerdict,
  type NamedChange,
  type SwapReport,
} from '../inspect/instead.ts';
import { cellName } from '../layout/cell-names.ts';
import { placeOf, slotsThrough } from '../layout/layout.ts';
import { shortName } from '../layout/slot-names.ts';
import { RebusRules } from '../problem/rebus-rules.ts';
import { RuleError } from '../problem/rule-error.ts';
import { answerAt, contentsAt, entryAt, isRebus, type Puzzle } from '../puzzle/puzzle.ts';
import type { Rules, SlotRule } from '../verify/rules.ts';
import { fitsCells } from '../words/vocabulary/entry-pattern.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';

export interface InsteadOptions {
  /** What else is asked of a fill. */
  readonly filler: FillerOptions;
  /** Candidates that are tried. */
  readonly count: number;
  /** Search nodes for each. */
  readonly nodes: number;
  readonly seed: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: () => void;
}

/** Nodes for better words, of those that change as few entries. */
const POLISH_NODES = 500;

/** Words for a slot that is filled. */
export async function wordsInstead(
  puzzle: Puzzle,
  words: WordList,
  slot: number,
  options: InsteadOptions,
): Promise<InsteadReport> {
  const at = puzzle.layout.slots[slot]!;
  const old = entryAt(puzzle, at)!;
  const ranked = nearestFirst(puzzle, words, slot, options.filler.rules ?? {});
  const candidates: Instead[] = [];
  for (const text of ranked.slice(0, options.count)) {
    const rule: SlotRule = { kind: 'word', slot: shortName(at), word: text };
    const least = await changeTo(puzzle, words, rule, options);
    const others = least.changes.filter((change) => change.slot !== slot);
    candidates.push({ text, ...changesNeeded(puzzle, least, others) });
    options.onProgress?.();
  }
  return {
    at: shortName(at),
    old: old.join(''),
    oldScore: words.known.scoreOf(old) ?? null,
    known: ranked.length,
    tried: candidates.length,
    candidates: candidates.sort(compareInstead),
  };
}

/** Letters for a cell that is filled. @throws InputError for a cell of no entry */
export async function lettersInstead(
  puzzle: Puzzle,
  words: WordList,
  cell: number,
  options: InsteadOptions,
): Promise<InsteadReport> {
  const { layout, cells } = puzzle;
  const [slot] = slotsThrough(layout)[cell]!;
  const at = cellName(placeOf(layout, cell));
  if (slot === undefined) throw new RuleError({ kind: 'cell-of-no-entry', cell: at });
  const { cells: of } = layout.slots[slot]!;
  if (options.filler.rules?.rebus !== undefined || of.some((each) => isRebus(cells[each]))) {
    // A pattern speaks of letters, and not of cells.
    throw new RuleError({ kind: 'cell-beside-rebus', cell: at });
  }
  const old = cells[cell]!;
  const letters = words.alphabet.filter((letter) => letter !== old);
  const candidates: Instead[] = [];
  for (const letter of letters) {
    const pattern = of.map((each) => (each === cell ? letter : '.')).join('');
    const rule: SlotRule = { kind: 'pattern', slot: shortName(layout.slots[slot]!), pattern };
    const least = await changeTo(puzzle, words, rule, options);
    candidates.push({ text: letter, ...changesNeeded(puzzle, least) });
    options.onProgress?.();
  }
  const known = letters.length;
  return {
    at,
    old,
    oldScore: null,
    known,
    tried: known,
    candidates: candidates.sort(compareInstead),
  };
}

/** A way out, and the grid afterwards, if there is one. */
export interface Swap {
  readonly report: Omit<SwapReport, 'rows'>;
  readonly puzzle: Puzzle | undefined;
}

/**
 * The nearest way out of an entry: the least change after which all that is new scores better than it; of an
 * entry in no list, after which it stands in one.
 */
export async function swap(
  puzzle: Puzzle,
  words: WordList,
  slot: number,
  options: Omit<InsteadOptions, 'count'>,
): Promise<Swap> {
  const at = puzzle.layout.slots[slot]!;
  const old = entryAt(puzzle, at)!;
  const text = old.join('');
  const oldScore = words.known.scoreOf(old) ?? null;
  const better = oldScore === null ? words : words.atLeast(oldScore + 1);
  const rule: SlotRule = { kind: 'not', slot: shortName(at), word: text };
  const least = await changeTo(puzzle, better, rule, options);
  const { outcome } = least;
  const report = { slot: shortName(at), old: text, oldScore, ...changesNeeded(puzzle, least) };
  return { report, puzzle: outcome.status === 'filled' ? outcome.puzzle : undefined };
}

function changeTo(
  puzzle: Puzzle,
  words: WordList,
  rule: SlotRule,
  { filler, nodes, seed, signal }: Omit<InsteadOptions, 'count'>,
): Promise<LeastChange> {
  const { rules = {}, ...rest } = filler;
  const slots = [...(rules.slots ?? []), rule];
  const run = { seed, maxNodes: nodes, polishNodes: POLISH_NODES, signal };
  return leastChange(puzzle, words, { ...rest, rules: { ...rules, slots } }, run);
}

/** `shown` are the changes to report. */
function changesNeeded(
  puzzle: Puzzle,
  least: LeastChange,
  shown: readonly EntryChange[] = least.changes,
): ChangesNeeded {
  return {
    verdict: verdictOf(least),
    changes: shown.map((change) => named(puzzle, change)),
    needed: least.needed,
    ...gradeOf(least.changes),
  };
}

function verdictOf({ outcome }: LeastChange): InsteadVerdict {
  if (outcome.status === 'filled') return 'fills';
  return outcome.status === 'unfillable' ? 'dead' : 'unknown';
}

function named({ layout }: Puzzle, { slot, isSet: _, ...change }: EntryChange): NamedChange {
  return { slot: shortName(layout.slots[slot]!), ...change };
}

/**
 * The words of a slot but the one that stands there: those first that leave most of what crosses a word of the
 * list, or as it is; of these the better scores. Words that could be spelled over its cells in several ways
 * are not among them.
 */
function nearestFirst(puzzle: Puzzle, list: WordList, slot: number, asked: Rules): string[] {
  const { layout, cells } = puzzle;
  const { cells: of } = layout.slots[slot]!;
  const { blank, rules } = opening(puzzle, list, asked);
  const rebus = new RebusRules(blank, rules);
  const words = rebus.spelled(list);
  const allowed = rebus.lettersAllowed(slot, words);
  const { count, length, letters, scores } = words.table(of.length);
  const through = slotsThrough(layout);
  const old = answerAt(puzzle, layout.slots[slot]!);
  // For each position and letter how many crossings it leaves without a word.
  const broken = of.map((cell) =>
    words.alphabet.map((letter) => {
      if (cells[cell] === letter) return 0;
      const others = through[cell]!.filter((other) => other !== slot);
      const isBroken = (other: number): boolean => {
        const there = layout.slots[other]!.cells;
        const now = contentsAt(cells, layout.slots[other]!);
        const next = now.map((content, i) => (there[i] === cell ? letter : content));
        return next.every((each) => each !== undefined) && words.wordId(next as string[]) < 0;
      };
      return others.filter(isBroken).length;
    }),
  );
  const cost = Int32Array.from({ length: count }, (_, id) => {
    let sum = 0;
    for (let p = 0; p < length; p++) sum += broken[p]![letters[id * length + p]!]!;
    return sum;
  });
  const mayStand = (id: number): boolean =>
    allowed === undefined || allowed.every((each, p) => each.has(letters[id * length + p]!));
  const isSure = (text: string): boolean =>
    words.strings.length === 0 || rebus.spellings(slot, lettersOf(text)).length === 1;
  return Array.from({ length: count }, (_, id) => id)
    .filter((id) => mayStand(id) && fitsCells(letters, of, id * length))
    .sort((a, b) => cost[a]! - cost[b]! || scores[b]! - scores[a]! || a - b)
    .map((id) => words.wordText(length, id))
    .filter((text) => text !== old && isSure(text));
}
