// What each request comes to: the same functions that the command calls, in the same order, so that the same options
// give the same answer. What is returned is plain JSON.

import { wordsInstead } from '../../assist/instead.ts';
import { lookAhead } from '../../assist/look-ahead.ts';
import { suggesting } from '../../assist/suggest.ts';
import { whyNot } from '../../assist/why-not.ts';
import { toBase64 } from '../../base/base64.ts';
import { InputError } from '../../base/errors.ts';
import { lettersOf } from '../../base/letters.ts';
import { nextTurn } from '../../base/next-turn.ts';
import { proofread } from '../../clues/proofread.ts';
import { withoutOldClues } from '../../clues/with-clues.ts';
import type { BestFill } from '../../fill/best.ts';
import { DEFAULT_NODES } from '../../fill/filler.ts';
import { type LeastChange, leastChange } from '../../fill/least-change.ts';
import type { Outcome } from '../../fill/outcome.ts';
import { scoresOf } from '../../fill/quality.ts';
import { FORMATS, refuseLost } from '../../format/formats.ts';
import { renderTemplate } from '../../format/template/render-template.ts';
import { type Chunk, inFrame, type Result } from '../../format/writing.ts';
import { checkReport } from '../../inspect/check.ts';
import type { DomainCounts } from '../../inspect/domain.ts';
import { cellLetters } from '../../inspect/letters.ts';
import { profileNamed } from '../../inspect/profiles.ts';
import { overviewReport } from '../../inspect/suggest.ts';
import { findSlotNamed, shortName } from '../../layout/slot-names.ts';
import { design as designed } from '../../library/design.ts';
import { withMustAsTheme } from '../../problem/appear-rules.ts';
import type { Reason } from '../../problem/conflict.ts';
import { puzzleUnderRules } from '../../problem/puzzle-under-rules.ts';
import type { PuzzleOptions } from '../../problem/ruled-puzzle.ts';
import { answerAt, entryAt, isGiven, isWhole, type Puzzle } from '../../puzzle/puzzle.ts';
import { saidCheck } from '../../say/check.ts';
import { sayClueFault } from '../../say/clues.ts';
import { sayHelp, sayReason } from '../../say/reasons.ts';
import { saidOverview, saidSuggest } from '../../say/suggest.ts';
import type { Counters } from '../../solve/outcome.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';
import { keptOptions } from './kept-options.ts';
import type {
  CheckAsked,
  ConvertAsked,
  DesignAskedFor,
  FillAsked,
  PuzzleAsked,
  ServiceTask,
  SuggestAsked,
} from './requests.ts';
import type { Wordbook, WordsReady } from './wordbook.ts';

type AnswerFields = Readonly<Record<string, unknown>>;

/** What a task needs besides what it was asked. */
export interface TaskContext {
  readonly book: Wordbook;
  readonly signal: AbortSignal;
  readonly progress: (fields: AnswerFields) => void;
}

const AS_IT_IS = { status: 'blank', seed: null } as const;
/** Nodes to explain why there is no fill, and for each suggestion. */
const WHY_NODES = 50_000;
const SUGGEST_NODES = 1000;
const SUGGESTED = 15;

/** The answer to a request; undefined for one that was stopped before there was any. @throws InputError */
export async function perform(
  task: Exclude<ServiceTask, { do: 'stop' }>,
  context: TaskContext,
): Promise<AnswerFields | undefined> {
  switch (task.do) {
    case 'fill':
      return fill(task, false, context);
    case 'best':
      return fill(task, true, context);
    case 'suggest':
      return suggest(task, context);
    case 'check':
      return check(task, context);
    case 'why':
      return why(task, context);
    case 'convert':
      return convert(task, context);
    case 'design':
      return design(task, context);
    case 'clues':
      return clues(task, context);
  }
}

async function fill(
  asked: FillAsked,
  isBest: boolean,
  context: TaskContext,
): Promise<AnswerFields | undefined> {
  const { seed = 0, nodes: maxNodes, explain, format = 'template', change } = asked;
  const ready = await context.book.fillerFor(asked);
  const { filler, puzzle, words, options } = ready;
  const { signal, progress } = context;
  const onProgress = ({ nodes }: Counters): void => progress({ nodes });
  const run = { seed, explain, partial: maxNodes === undefined, signal, onProgress };
  let least: LeastChange | undefined;
  let outcome: Outcome;
  if (change !== undefined) {
    least = await leastChange(puzzle, words, options, { ...run, maxNodes });
    outcome = least.outcome;
  } else {
    outcome = await filler.fill({
      ...run,
      maxNodes: Math.min(DEFAULT_NODES, maxNodes ?? DEFAULT_NODES),
    });
  }
  if (isBest && outcome.status === 'filled') {
    const onBetter = ({ puzzle: better, quality, stats }: BestFill): void => {
      const { floor, mean } = quality;
      progress({ nodes: stats.nodes, floor, mean, puzzle: renderTemplate(better) });
    };
    outcome = await filler.best({ ...run, maxNodes, first: outcome, onBetter });
  }
  const { stats } = outcome;
  if (outcome.status === 'unfillable') {
    return { status: 'unfillable', ...saidWhy(outcome.reason, filler.blank), nodes: stats.nodes };
  }
  if (outcome.status === 'gave-up') {
    if (outcome.limit === 'aborted') return undefined;
    const { region, limit, partial } = outcome;
    const names = region?.map((slot) => nameOf(filler.blank, slot));
    const fullest = partial && renderTemplate(partial.puzzle);
    return { status: 'gave-up', limit, slots: names, partial: fullest, nodes: stats.nodes };
  }
  const { quality } = outcome;
  const filled = withMustAsTheme(outcome.puzzle, options.rules ?? {});
  const result: Result = {
    status: 'filled',
    seed,
    stats,
    proved: quality?.proved,
    changes: least?.changes,
    changesNeeded: least?.needed,
  };
  const clued = withoutOldClues(filled, puzzle);
  const { floor, mean, weakest } = scoresOf(clued, words);
  return {
    status: 'filled',
    ...(await written(clued, result, { ...asked, format }, ready, context)),
    seed,
    nodes: stats.nodes,
    floor,
    mean,
    weakest: weakest.map((each) => ({ slot: nameOf(clued, each.slot), score: each.score })),
    proved: quality?.proved,
    limit: quality?.limit,
    changes: least?.changes.map((each) => ({ ...each, slot: nameOf(clued, each.slot) })),
    changesNeeded: least?.needed,
  };
}

async function suggest(
  asked: SuggestAsked,
  { book, signal, progress }: TaskContext,
): Promise<AnswerFields | undefined> {
  const { slot, count = SUGGESTED, nodes = SUGGEST_NODES, seed = 0 } = asked;
  const puzzle = await book.puzzleOf(asked);
  const ready = book.wordsFor(asked.words);
  const index = slot === undefined ? undefined : findSlotNamed(puzzle.layout.slots, slot);
  const { lock = [], free = [] } = asked.rules ?? {};
  const isReworked = lock.length + free.length > 0;
  if (index !== undefined && !isReworked && isWhole(puzzle, puzzle.layout.slots[index]!)) {
    const filler = optionsOf(asked, ready, book);
    const options = { filler, count, nodes, seed, signal };
    const report = await wordsInstead(puzzle, ready.words, index, options);
    return signal.aborted ? undefined : { ...report };
  }
  const { blank, options } = underRules(puzzle, asked, ready, book);
  if (index === undefined) {
    const { conflict, domains } = lookAhead(blank, ready.words, options);
    return { ...saidOverview(overviewReport(blank, domains, conflict), blank) };
  }
  if (isGiven(blank, blank.layout.slots[index]!)) {
    throw new InputError(`all letters of ${slot} are given`);
  }
  const steps = suggesting(blank, ready.words, index, { ...options, count, nodes, seed });
  for (let tried = 0; ; tried++) {
    const { done, value } = steps.next();
    const report = saidSuggest(value, blank);
    if (done) return { ...report };
    progress({ ...report, searched: tried });
    await nextTurn();
    if (signal.aborted) return undefined;
  }
}

async function check(asked: CheckAsked, { book }: TaskContext): Promise<AnswerFields> {
  const { profile, full, explain = true } = asked;
  const puzzle = await book.puzzleOf(asked);
  const ready = book.wordsFor(asked.words);
  const { blank, options } = underRules(puzzle, asked, ready, book);
  const { conflict, domains } = lookAhead(blank, ready.words, options);
  const seen = conflict && { why: conflict, core: undefined, help: [] };
  const reason = seen && explain ? await whyNot(blank, ready.words, options) : seen;
  const outlet = profile === undefined ? undefined : profileNamed(profile);
  const report = checkReport(blank, ready.chosen.listed, domains, { reason, profile: outlet });
  return {
    ...saidCheck(report, blank, full),
    unfillableSlots: reason && slotsOf(reason, blank),
    ...lettersAndScores(puzzle, blank, domains, ready.words),
  };
}

/** Letters that open cells are bound to have, and the scores of the entries that are there; null for one in no list. */
function lettersAndScores(
  puzzle: Puzzle,
  blank: Puzzle,
  domains: DomainCounts,
  words: WordList,
): AnswerFields {
  const forced = [...cellLetters(blank, domains).values()].flatMap(({ row, column, letters }) =>
    letters.length === 1 ? [{ row, column, letter: letters[0]!.letter }] : [],
  );
  const scores = puzzle.layout.slots.flatMap((slot) => {
    const letters = entryAt(puzzle, slot);
    if (letters === undefined) return [];
    return [{ slot: shortName(slot), score: words.known.scoreOf(letters) ?? null }];
  });
  return { forced, scores };
}

/** Why there is no fill, with care; where there is one, that there is. */
async function why(asked: FillAsked, context: TaskContext): Promise<AnswerFields | undefined> {
  const { seed = 0, nodes: maxNodes = WHY_NODES } = asked;
  const { filler } = await context.book.fillerFor(asked);
  const { signal } = context;
  const onProgress = ({ nodes }: Counters): void => context.progress({ nodes });
  const outcome = await filler.fill({ seed, maxNodes, explain: true, signal, onProgress });
  if (outcome.status === 'filled') return { status: 'filled' };
  if (outcome.status === 'unfillable') {
    return { status: 'unfillable', ...saidWhy(outcome.reason, filler.blank) };
  }
  if (outcome.limit === 'aborted') return undefined;
  const slots = outcome.region?.map((slot) => nameOf(filler.blank, slot));
  return { status: 'gave-up', limit: outcome.limit, slots };
}

async function convert(asked: ConvertAsked, context: TaskContext): Promise<AnswerFields> {
  const puzzle = await context.book.puzzleOf(asked);
  const ready = context.book.wordsFor(asked.words);
  return written(puzzle, AS_IT_IS, asked, ready, context);
}

async function design(
  asked: DesignAskedFor,
  { book, signal, progress }: TaskContext,
): Promise<AnswerFields | undefined> {
  const { width, height, style = 'american', theme, symmetry, seed, nodes: maxNodes } = asked;
  const { words } = book.wordsFor(asked.words);
  const onProgress = (drawn: number): void => progress({ drawn });
  const answers = theme?.map((answer) => answer.toUpperCase());
  const how = { width, height, theme: answers, symmetry, seed, maxNodes, signal, onProgress };
  const made = await designed(words, { style, ...how });
  if (signal.aborted) return undefined;
  if (made === undefined) return { status: 'gave-up' };
  return { status: 'designed', puzzle: renderTemplate(made.puzzle), figures: made.figures };
}

/** What is known of clues for the entries, and what is wrong with those that are there. */
async function clues(
  asked: Pick<PuzzleAsked, 'puzzle' | 'encoding'>,
  { book }: TaskContext,
): Promise<AnswerFields> {
  const puzzle = await book.puzzleOf(asked);
  const { chosen, words } = book.wordsFor();
  const sources = await book.host.clueSources();
  const answers = puzzle.layout.slots.flatMap((slot) => answerAt(puzzle, slot) ?? []);
  const known = answers.map((answer) => [
    answer,
    sources.flatMap((source) =>
      source.cluesOf(answer).map(({ text, level }) => ({ text, level, source: source.name })),
    ),
  ]);
  const faults = proofread(puzzle, {
    displayOf: book.host.displayOf(words),
    isAbbreviation: (answer) => chosen.listed.tagsOf(lettersOf(answer)).includes('abbr'),
  });
  const said = faults.map((fault) => ({ slot: fault.slot, text: sayClueFault(fault) }));
  return { known: Object.fromEntries(known), faults: said };
}

function optionsOf(
  { rules, allowRepeats }: PuzzleAsked,
  { stemOf }: WordsReady,
  { host }: Wordbook,
): PuzzleOptions {
  return { allowRepeats, rules: rules && { fold: host.fold(), ...rules }, stemOf };
}

function underRules(
  puzzle: Puzzle,
  asked: PuzzleAsked,
  ready: WordsReady,
  book: Wordbook,
): { readonly blank: Puzzle; readonly options: PuzzleOptions } {
  const options = optionsOf(asked, ready, book);
  if (options.rules === undefined) return { blank: puzzle, options };
  const { blank, rules } = puzzleUnderRules(puzzle, options.rules, ready.words);
  return { blank, options: { ...options, rules } };
}

function saidWhy(reason: Reason, blank: Puzzle): AnswerFields {
  return {
    reason: sayReason(reason, blank),
    help: reason.help.map(sayHelp),
    slots: slotsOf(reason, blank),
  };
}

function slotsOf({ core, why }: Reason, blank: Puzzle): string[] {
  return (core?.slots ?? why.slots).map((slot) => nameOf(blank, slot));
}

function nameOf({ layout }: Puzzle, slot: number): string {
  return shortName(layout.slots[slot]!);
}

/** A puzzle as the file of a format: text, or bytes as base64. @throws InputError for one that it cannot say */
async function written(
  puzzle: Puzzle,
  result: Result,
  asked: ConvertAsked,
  { chosen, words }: WordsReady,
  { book: { host } }: TaskContext,
): Promise<AnswerFields> {
  const { format, show } = asked;
  refuseLost(format, puzzle);
  const displayOf = host.displayOf(words);
  const writer = await FORMATS[format].openWriter({
    show,
    words,
    displayOf: displayOf && ((answer) => displayOf(answer) ?? answer),
    facts: async () => ({ ...(await host.facts(chosen)), options: keptOptions(asked) }),
    painter: async () => undefined,
    pdfKit: async () => {
      throw new InputError('the format pdf needs the command: crossfill convert FILE -o FILE.pdf');
    },
  });
  const chunk: Chunk =
    'documentOf' in writer
      ? await writer.documentOf([puzzle])
      : inFrame(writer.frame, writer.chunkOf(puzzle, result), true);
  if (typeof chunk === 'string') return { puzzle: chunk };
  return { puzzle: toBase64(chunk), encoding: 'base64' };
}
