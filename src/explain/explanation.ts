// From a failed search to a reason: a core that is small as far as the effort goes, and what would
// help. A search that gave up may get its proof here, for a core is one.

import { type BuiltProblem, partOf, type RuledInput } from '../problem/build-problem.ts';
import type {
  Conflict,
  Help,
  LimitCause,
  Reason,
  RootConflict,
  SlotCore,
} from '../problem/conflict.ts';
import { hasDemands, type ProblemInput } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import { coreConflict, wipeoutConflict } from './conflicts.ts';
import { findCore, type Oracle, shrinkCore } from './core.ts';
import { type Explained, inputOf } from './explained.ts';
import { findHelp } from './help.ts';
import { Refuters } from './refuters.ts';
import { type Effort, Trials } from './trials.ts';
import { WholeGrid } from './whole-grid.ts';

/** The least and the most that a brief explanation filters; between them as much as the proof did. */
const BRIEF_LEAST = 100_000;
const BRIEF_MOST = 400_000;
const BRIEF_TRIALS = 60;
/** The least that a thorough one filters: seconds. */
const THOROUGH_LEAST = 4_000_000;
const THOROUGH_TRIALS = 2000;
/** One trial may take this share of the effort. */
const BRIEF_SHARE = 1 / 2;
const THOROUGH_SHARE = 1 / 8;
/** Finding what helps may take this share of the effort for the core, on top of it. */
const HELP_SHARE = 1 / 4;
/** A core of more slots than this, seen at sight, is not worth shrinking. */
const MOST_AT_SIGHT = 64;

/** A region that kept failing is the slots with at least this share of the worst's failures. */
const REGION_SHARE = 0.5;
const REGION_SLOTS = 4;

export interface ExplainOptions {
  /** Do what it takes. Default false: little enough not to be noticed. */
  readonly explain?: boolean;
  /** Ends the explanation with what it has. */
  readonly signal?: AbortSignal | undefined;
}

/** The reason when it was seen without a search. */
export async function explainConflict(
  of: Explained,
  { why, few }: RootConflict,
  { explain, signal }: ExplainOptions,
): Promise<Reason> {
  if (few.length === 0) return { why, core: undefined, help: [] };
  const effort = effortFor(explain, 0);
  let core: SlotCore = { slots: few, minimal: few.length === 1 };
  if (few.length > 1 && few.length <= MOST_AT_SIGHT) {
    const { input, slotOf } = inputOf(of, of.words);
    const trials = new Trials(effort, undefined, signal);
    const oracle = oracleOf({ input }, new Float64Array(slotOf.length), trials);
    const inProblem = few.map((slot) => slotOf.indexOf(slot));
    core = inPuzzle(await shrinkCore(inProblem, oracle), slotOf);
  }
  const help = await helpFor(of, core, effort, undefined, signal);
  return { why, core, help };
}

/** The reason when a search proved it. */
export async function explainSearch(
  of: Explained,
  built: BuiltProblem,
  search: Search,
  options: ExplainOptions,
): Promise<Reason> {
  const byCore = await reasonByCore(of, built, search, !hasDemands(built.input), options);
  return byCore ?? { why: conflictOf(of, built, search), core: undefined, help: [] };
}

/** What can be said of a proof without a core. */
function conflictOf({ blank }: Explained, built: BuiltProblem, search: Search): Conflict {
  const { weights, wipedOut } = search.state;
  if (search.counters.nodes === 0 && wipedOut >= 0) {
    return wipeoutConflict(blank, built.slotOf[wipedOut]!);
  }
  // A slot that never failed has weight 1.
  const noneFailed = weights.every((weight) => weight <= 1);
  if (noneFailed && hasDemands(built.input)) {
    return { kind: 'unplaceable', slots: [], what: demandsIn(built.input) };
  }
  const limits = limitsIn(built.input);
  if (noneFailed && limits.length > 0) return { kind: 'over-limits', slots: [], limits };
  const slots = failingRegion(built, search);
  return { kind: 'all-tried', slots, placedFirst: hasDemands(built.input) };
}

function demandsIn({
  mustWords,
  requiredLetters,
  letterCounts,
}: ProblemInput): ('words' | 'letters' | 'rebus')[] {
  const hasLeast = letterCounts?.some(({ least }) => least > 0) ?? false;
  return [
    ...(mustWords || requiredLetters ? (['words', 'letters'] as const) : []),
    ...(hasLeast ? (['rebus'] as const) : []),
  ];
}

function limitsIn({ limits = [], letterCounts = [] }: RuledInput): LimitCause[] {
  const hasMost = letterCounts.some(({ most }) => Number.isFinite(most));
  return [...limits.map(({ cause }) => cause), ...(hasMost ? [{ kind: 'rebus' } as const] : [])];
}

/** A reason, which is a proof, although the search gave up; undefined if none was found. */
export function proveByCore(
  of: Explained,
  built: BuiltProblem,
  search: Search,
  options: ExplainOptions,
): Promise<Reason | undefined> {
  return reasonByCore(of, built, search, false, options);
}

async function reasonByCore(
  of: Explained,
  built: BuiltProblem,
  { state, counters }: Search,
  proved: boolean,
  { explain, signal }: ExplainOptions,
): Promise<Reason | undefined> {
  const effort = effortFor(explain, counters.propagations);
  const trials = new Trials(effort, state, signal);
  const found = await findCore(oracleOf(built, heatOf(state), trials), proved);
  if (found === undefined) return undefined;
  const core = inPuzzle(found, built.slotOf);
  const help = await helpFor(of, core, effort, state, signal);
  const why = coreConflict(of.blank, of.words, core, of.under !== undefined);
  return { why, core, help };
}

/** The slots that wiped out most often, worst first, as indices into the puzzle's slots. */
export function failingRegion({ slotOf }: BuiltProblem, { state }: Search): readonly number[] {
  const heat = heatOf(state);
  const worst = heat.reduce((most, each) => Math.max(most, each), 0);
  return Array.from(heat.keys())
    .filter((slot) => heat[slot]! >= REGION_SHARE * worst)
    .sort((a, b) => heat[b]! - heat[a]! || a - b)
    .slice(0, REGION_SLOTS)
    .map((slot) => slotOf[slot]!);
}

/** How often each slot wiped out; of equals, those first that lost most words at the root. */
function heatOf(state: Search['state']): Float64Array {
  const { weights, slotIndex, domains, wipedOut } = state;
  return Float64Array.from(weights, (weight, slot) => {
    const { count } = slotIndex[slot]!;
    const lost = slot === wipedOut ? 1 : 1 - domains.size(slot) / count;
    return weight - 1 + lost / 2;
  });
}

/** Each trial starts with the heat of those before it, and adds its own. */
function oracleOf(
  { input }: Pick<BuiltProblem, 'input'>,
  heat: Float64Array,
  trials: Trials,
): Oracle {
  const refuters = new Refuters(input);
  return {
    heat,
    neighbours: (slot) => refuters.neighbours(slot),
    refuters: (slots, letters) => refuters.refuters(slots, letters),
    async fill(slots) {
      const before = Int32Array.from(slots, (slot) => heat[slot]! + 1);
      const weights = before.slice();
      const trial = await trials.fill(partOf(input, slots), weights);
      slots.forEach((slot, i) => {
        heat[slot]! += weights[i]! - before[i]!;
      });
      return trial;
    },
  };
}

function inPuzzle({ slots, minimal }: SlotCore, slotOf: readonly number[]): SlotCore {
  return { slots: slots.map((slot) => slotOf[slot]!), minimal };
}

function effortFor(explain: boolean | undefined, spent: number): Effort {
  if (explain === true) {
    const filtered = Math.max(THOROUGH_LEAST, spent);
    return { filtered, filteredEach: filtered * THOROUGH_SHARE, trials: THOROUGH_TRIALS };
  }
  const filtered = Math.min(BRIEF_MOST, Math.max(BRIEF_LEAST, spent));
  return { filtered, filteredEach: filtered * BRIEF_SHARE, trials: BRIEF_TRIALS };
}

function helpFor(
  of: Explained,
  { slots }: SlotCore,
  effort: Effort,
  state: Search['state'] | undefined,
  signal: AbortSignal | undefined,
): Promise<Help[]> {
  const newTrials = (): Trials => new Trials(forHelp(effort), state, signal);
  return findHelp({ ...of, slots }, newTrials(), newTrials, new WholeGrid(newTrials()));
}

function forHelp({ filtered, trials }: Effort): Effort {
  const most = filtered * HELP_SHARE;
  return {
    filtered: most,
    filteredEach: most * HELP_SHARE,
    trials: Math.ceil(trials * HELP_SHARE),
  };
}
