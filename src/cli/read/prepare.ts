// What a search or a report needs before it starts: all that it reads, and each grid with the rules applied. A grid
// that cannot be used ends the run before the first fill. A fill is prepared as a batch of one.

import { Filler } from '../../fill/filler.ts';
import { openedFiller } from '../../fill/least-change.ts';
import type { FillerOptions } from '../../fill/outcome.ts';
import { entriesLeftOut } from '../../inspect/entries-left-out.ts';
import { slotName } from '../../layout/slot-names.ts';
import { allButLocked, puzzleUnderRules } from '../../problem/puzzle-under-rules.ts';
import type { PuzzleOptions } from '../../problem/ruled-puzzle.ts';
import { isGiven, type Puzzle } from '../../puzzle/puzzle.ts';
import { gridDetails } from '../../say/inputs.ts';
import type { Rules, SlotRule } from '../../verify/rules.ts';
import type {
  BatchJob,
  CheckJob,
  EnumerateJob,
  FillJob,
  GradeJob,
  SuggestJob,
} from '../spec/jobs.ts';
import { sourceOf, type TemplateSource } from '../spec/options.ts';
import type { Log } from '../world/log.ts';
import type { Session } from '../world/session.ts';
import { visible } from '../world/terminal.ts';
import { gridNotes, themeNotes } from './grid-notes.ts';
import { type InputGrid, type Inputs, ofGrid, readInputs } from './inputs.ts';
import { sayNotes } from './notes.ts';
import { readTaste, withStems } from './taste.ts';
import { filesIn } from './template.ts';

/** A grid of a batch. */
export interface BatchGrid extends InputGrid {
  /** As it is to be filled: with what rules set, without what they take out. */
  readonly blank: Puzzle;
  /** What a filler is made with, but for stems. */
  readonly options: FillerOptions;
}

export interface Prepared extends Pick<Inputs, 'words' | 'lists' | 'choice' | 'keptOut'> {
  readonly grids: readonly BatchGrid[];
  /** What fills the grid, where but one is wanted. */
  readonly filler: Filler | undefined;
  /** What reading and indexing took. */
  readonly seconds: { readonly load: number; readonly index?: number };
}

/** Reads what fills are made of, the lists once. @throws InputError for what cannot be used */
export async function prepare(
  job: FillJob | EnumerateJob | BatchJob,
  session: Session,
): Promise<Prepared> {
  const { io, log, stop } = session;
  const started = io.now();
  const wantsOne = job.kind !== 'batch';
  const sources = wantsOne ? [job.source] : sourcesOf(job);
  const inputs = await readInputs({ ...job, sources }, session, {
    wantsOne,
    isSeeded: job.seed !== undefined,
  });
  const { words, lists, choice, keptOut } = inputs;
  const options = { ...inputs.options, taste: await readTaste(job, io) };
  const isChange = job.kind === 'fill' && job.change !== undefined;
  const loaded = io.now();
  const { grids, filler } = await stop.unbroken(() => {
    const { stemOf, printed } = withStems(options, words);
    const noted = new Set<string>();
    let filler: Filler | undefined;
    const grids = inputs.grids.map((grid): BatchGrid => {
      const { name, puzzle } = grid;
      const asked = isChange ? notAsTheyAre(options, puzzle, inputs) : options;
      if (!noted.has(name)) noteTheme(grid, asked.rules, isChange, inputs, log);
      const made = ofGrid(inputs, grid, () =>
        isChange
          ? openedFiller(puzzle, words, { ...asked, stemOf, printed })
          : new Filler(puzzle, words, { ...asked, stemOf, printed }),
      );
      if (wantsOne) {
        filler = made;
        made.prepare();
      }
      // Notes on a template that is named twice come once.
      if (!noted.has(name)) noteGrid(grid, made, inputs, log);
      noted.add(name);
      // Threads start from the blank, in which what was freed is open already; the least change starts from the
      // puzzle as it was read.
      const { rules } = isChange ? asked : made;
      return { ...grid, blank: made.blank, options: { ...options, rules } };
    });
    return { grids, filler };
  });
  const load = (loaded - started) / 1000;
  const index = wantsOne ? (io.now() - loaded) / 1000 : undefined;
  return { grids, filler, words, lists, choice, keptOut, seconds: { load, index } };
}

/** Files that are named, then those of the folder. */
function sourcesOf(job: BatchJob): readonly TemplateSource[] {
  const others = job.templates === undefined ? [] : filesIn(sourceOf(job.templates, job));
  return [...job.sources, ...others];
}

/** Theme answers that a rework keeps, which an error about their letters may be about. */
function noteTheme(
  { name, puzzle }: InputGrid,
  rules: Rules = {},
  isChange: boolean,
  { words }: Inputs,
  log: Log,
): void {
  const { lock, free } = rules;
  if (!isChange && lock === undefined && free === undefined) return;
  sayNotes(themeNotes(name, puzzle, rules, words), log);
}

function noteGrid(grid: InputGrid, filler: Filler, inputs: Inputs, log: Log): void {
  const { name } = grid;
  if (log.verbosity === 'quiet') return;
  sayNotes(gridNotes(grid, filler, inputs), log);
  if (log.verbosity !== 'verbose') return;
  for (const detail of gridDetails(name, filler.blank, inputs.chosen.listed)) log.detail(detail);
}

/** The options with a rule for each entry of the grid that is excluded: it may not stay, unless it is locked. */
function notAsTheyAre(
  options: FillerOptions,
  puzzle: Puzzle,
  { chosen, words }: Inputs,
): FillerOptions {
  const { rules = {} } = options;
  const { slots: all } = puzzle.layout;
  const locked = allButLocked(puzzle, rules, words);
  const slots = entriesLeftOut(puzzle, chosen.statusOf)
    .filter(({ slot }) => !isGiven(locked, all[slot]!))
    .map(
      ({ slot, answer }): SlotRule => ({ kind: 'not', slot: slotName(all[slot]!), word: answer }),
    );
  return { ...options, rules: { ...rules, slots: [...(rules.slots ?? []), ...slots] } };
}

/** Reads what a report names. @throws InputError for what cannot be used */
export async function readReportInput(
  job: CheckJob | SuggestJob | GradeJob,
  session: Session,
): Promise<Inputs> {
  const inputs = await readInputs(job, session, { wantsOne: job.kind === 'suggest' });
  const isShown = job.output === undefined && session.io.stdoutIsTerminal;
  const shown = (name: string): string => (isShown ? visible(name) : name);
  const grids = inputs.grids.map((grid) => ({ ...grid, name: shown(grid.name) }));
  return { ...inputs, grids, options: withStems(inputs.options, inputs.words) };
}

/** A grid as it is to be filled, and what is left to ask of its fills. */
export interface GridUnderRules {
  /** With what rules set and without what they take out. */
  readonly blank: Puzzle;
  /** The options, with the rules that are not done. */
  readonly options: PuzzleOptions;
}

/** @throws InputError for rules that cannot be meant for the grid */
export function underRulesOf(
  puzzle: Puzzle,
  { words, options }: Pick<Inputs, 'words' | 'options'>,
): GridUnderRules {
  if (options.rules === undefined) return { blank: puzzle, options };
  const { blank, rules } = puzzleUnderRules(puzzle, options.rules, words);
  return { blank, options: { ...options, rules } };
}
