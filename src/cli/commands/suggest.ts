// `crossfill suggest`: words for one slot, or without a slot where the grid is tightest; of what is in the grid
// already, words instead of an entry, letters of a cell, the nearest way out of one entry.

import { lettersInstead, swap, wordsInstead } from '../../assist/instead.ts';
import { lookAhead } from '../../assist/look-ahead.ts';
import { suggest } from '../../assist/suggest.ts';
import { InputError } from '../../base/errors.ts';
import { renderTemplate } from '../../format/template/render-template.ts';
import { overviewReport } from '../../inspect/suggest.ts';
import { cellAt, cellName, parseCellName } from '../../layout/cell-names.ts';
import { placeOf } from '../../layout/layout.ts';
import { findSlotNamed, slotName } from '../../layout/slot-names.ts';
import { isGiven, isWhole, type Puzzle } from '../../puzzle/puzzle.ts';
import type { InputNote } from '../../say/inputs.ts';
import { insteadText, swapText } from '../../say/instead.ts';
import { sayConflict } from '../../say/reasons.ts';
import {
  type HeatPaint,
  lettersAtText,
  overviewText,
  saidOverview,
  saidSuggest,
  suggestText,
} from '../../say/suggest.ts';
import type { SlotRule } from '../../verify/rules.ts';
import { givensLeftOut, themeNotes } from '../read/grid-notes.ts';
import type { InputGrid, Inputs } from '../read/inputs.ts';
import { sayNotes } from '../read/notes.ts';
import { type GridUnderRules, readReportInput, underRulesOf } from '../read/prepare.ts';
import type { SuggestJob } from '../spec/jobs.ts';
import type { ReportDestination } from '../spec/options.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { settleNode } from '../world/settle-node.ts';
import { displayFormsOf } from '../write/display-forms.ts';
import { wantsColor } from '../write/painter.ts';
import { putReports } from '../write/put-report.ts';

/** What there is to say of a grid. */
interface Suggestion {
  /** For machines. */
  readonly record: object;
  readonly text: string;
  /** Why no fill exists, if none does. */
  readonly unfillable?: string;
  /** What the shell is answered, if that does not say it. */
  readonly exitCode?: ExitCode;
}

const SWAP_EXIT = { fills: EXIT.filled, dead: EXIT.unfillable, unknown: EXIT.gaveUp } as const;

export async function suggestWords(job: SuggestJob, session: Session): Promise<ExitCode> {
  const input = await readReportInput(job, session);
  const grid = input.grids[0]!;
  const { name, puzzle } = grid;
  const isInstead = asksInstead(job, puzzle, input);
  const under = isInstead ? { blank: puzzle, options: {} } : underRulesOf(puzzle, input);
  const { blank } = under;
  const notes = isInstead ? themeBeside(job, grid, input) : givensLeftOut(name, blank, input);
  sayNotes(notes, session.log);
  const { record, text, unfillable, exitCode } = isInstead
    ? await suggestInstead(job, grid, input)
    : await suggestion(job, grid, under, input, await heatPaint(job, session));
  const faults = unfillable === undefined ? [] : [`cannot be filled: ${unfillable}`];
  const reports = [{ name, blank, record, faults }];
  const answer = await putReports('suggest', input, reports, () => text, job, session);
  settleNode();
  return exitCode ?? answer;
}

/** Theme answers that every alternative keeps; the entry that is asked about is none of them. */
function themeBeside(
  { slot, swap }: SuggestJob,
  { name, puzzle }: InputGrid,
  { options, words }: Inputs,
): InputNote[] {
  const asked = slot ?? swap;
  const named: SlotRule[] = asked === undefined ? [] : [{ kind: 'not', slot: asked, word: '' }];
  return themeNotes(name, puzzle, { lock: options.rules?.lock, slots: named }, words);
}

/** Whether alternatives to what is in the grid are asked for: all else there stays. */
function asksInstead(
  { slot, cell, swap }: SuggestJob,
  puzzle: Puzzle,
  { options }: Inputs,
): boolean {
  if (cell !== undefined || swap !== undefined) return true;
  const { lock = [], free = [] } = options.rules ?? {};
  if (slot === undefined || lock.length + free.length > 0) return false;
  const { slots } = puzzle.layout;
  return isWhole(puzzle, slots[findSlotNamed(slots, slot)]!);
}

/** @throws InputError for a slot that there is not, or that is full */
function suggestion(
  { slot, count, nodes, seed, full }: SuggestJob,
  { name }: InputGrid,
  { blank, options }: GridUnderRules,
  { words, lists }: Inputs,
  paint: HeatPaint | undefined,
): Suggestion {
  if (slot === undefined) {
    const { conflict, domains } = lookAhead(blank, words, options);
    const report = overviewReport(blank, domains, conflict);
    const text = overviewText(name, blank, report, paint, full);
    const unfillable = conflict && sayConflict(conflict, blank);
    return { record: saidOverview(report, blank), text, unfillable };
  }
  const { slots } = blank.layout;
  const index = findSlotNamed(slots, slot);
  if (isGiven(blank, slots[index]!)) {
    throw new InputError(`${name}: all letters of ${slotName(slots[index]!)} are given`);
  }
  const report = suggest(blank, words, index, { ...options, count, nodes, seed });
  const text = suggestText(name, blank, report, paint, displayFormsOf(lists, words));
  const unfillable = report.conflict === null ? undefined : sayConflict(report.conflict, blank);
  return { record: saidSuggest(report, blank), text, unfillable };
}

/** Answers for a grid as it is. @throws InputError */
async function suggestInstead(
  { count, nodes, seed, slot, cell, swap: asked }: SuggestJob,
  grid: InputGrid,
  input: Inputs,
): Promise<Suggestion> {
  const { name, puzzle } = grid;
  const { words } = input;
  const options = { filler: input.options, count, nodes, seed };
  if (cell !== undefined) {
    const place = parseCellName(cell);
    if (place === undefined) {
      throw new InputError(`'${cell}' is not a cell: write row and column like r3c4`);
    }
    const at = cellAt(puzzle.layout, place);
    if (puzzle.cells[at] === undefined) return lettersOf(at, grid, input);
    const record = await lettersInstead(puzzle, words, at, options);
    return { record, text: insteadText(name, record, true) };
  }
  const index = findSlotNamed(puzzle.layout.slots, (slot ?? asked)!);
  if (slot !== undefined) {
    const record = await wordsInstead(puzzle, words, index, options);
    return { record, text: insteadText(name, record, false) };
  }
  const at = puzzle.layout.slots[index]!;
  if (!isWhole(puzzle, at)) {
    throw new InputError(`${name}: ${slotName(at)} is not filled: nothing to swap`);
  }
  const { report, puzzle: after } = await swap(puzzle, words, index, options);
  const rows = after === undefined ? null : renderTemplate(after).trimEnd().split('\n');
  const record = { ...report, rows };
  return { record, text: swapText(name, record), exitCode: SWAP_EXIT[report.verdict] };
}

/** The letters that propagation leaves an open cell. @throws InputError */
function lettersOf(cell: number, { name, puzzle }: InputGrid, input: Inputs): Suggestion {
  const { blank, options } = underRulesOf(puzzle, input);
  const { conflict, domains } = lookAhead(blank, input.words, options);
  const { cells } = overviewReport(blank, domains, conflict);
  const { row, column } = placeOf(puzzle.layout, cell);
  const letters = cells.find((each) => each.row === row && each.column === column);
  const at = cellName({ row, column });
  if (letters === undefined) throw new InputError(`${name}: ${at} is not part of an entry`);
  const unfillable = conflict && sayConflict(conflict, blank);
  const record = { at, unfillable: unfillable ?? null, cell: letters };
  return { record, text: lettersAtText(name, at, letters), unfillable };
}

/** Cool blue to hot red; undefined without colour. */
async function heatPaint(to: ReportDestination, { io }: Session): Promise<HeatPaint | undefined> {
  if (to.format !== 'text' || !wantsColor(to, io)) return undefined;
  const { Chalk } = await import('chalk');
  const { blue, cyan, green, yellow, red } = new Chalk({ level: 1 });
  const scale = [blue, cyan, green, yellow, red.bold];
  return (character, heat) => {
    const step = Math.min(scale.length - 1, Math.floor(heat * scale.length));
    return character === ' ' ? character : scale[step]!(character);
  };
}
