// `crossfill suggest`: words for one slot, or without a slot where the grid is tightest.

import { lookAhead } from '../../assist/look-ahead.ts';
import { suggest } from '../../assist/suggest.ts';
import { InputError } from '../../base/errors.ts';
import { overviewReport } from '../../inspect/suggest.ts';
import { findSlotNamed, slotName } from '../../layout/slot-names.ts';
import { isGiven, isWhole, type Puzzle } from '../../puzzle/puzzle.ts';
import type { HeatPaint } from '../../say/heat.ts';
import { sayConflict } from '../../say/reasons.ts';
import { overviewText, saidOverview, saidSuggest, suggestText } from '../../say/suggest.ts';
import { givensLeftOut } from '../read/grid-notes.ts';
import type { InputGrid, Inputs } from '../read/inputs.ts';
import { sayNotes } from '../read/notes.ts';
import { type GridUnderRules, readReportInput, underRulesOf } from '../read/prepare.ts';
import type { SuggestJob } from '../spec/jobs.ts';
import type { ReportDestination } from '../spec/options.ts';
import type { ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { settleNode } from '../world/settle-node.ts';
import { displayFormsOf } from '../write/display-forms.ts';
import { wantsColor } from '../write/painter.ts';
import { putReports } from '../write/put-report.ts';
import type { Suggestion } from './suggest-instead.ts';

export async function suggestWords(job: SuggestJob, session: Session): Promise<ExitCode> {
  const input = await readReportInput(job, session);
  const grid = input.grids[0]!;
  const { name, puzzle } = grid;
  const isInstead = asksInstead(job, puzzle, input);
  const under = isInstead ? { blank: puzzle, options: {} } : underRulesOf(puzzle, input);
  const { blank } = under;
  if (!isInstead) sayNotes(givensLeftOut(name, blank, input), session.log);
  const { record, text, unfillable, exitCode } = isInstead
    ? await (await import('./suggest-instead.ts')).suggestInstead(job, grid, input)
    : await suggestion(job, grid, under, input, await heatPaint(job, session));
  const faults = unfillable === undefined ? [] : [`cannot be filled: ${unfillable}`];
  const reports = [{ name, blank, record, faults }];
  const answer = await putReports('suggest', input, reports, () => text, job, session);
  settleNode();
  return exitCode ?? answer;
}

/** Whether it is asked what could stand instead of what stands there, and stays there but for that. */
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
