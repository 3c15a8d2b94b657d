// `crossfill suggest`: words for one slot, or without a slot where the grid is tightest.

import { lookAhead } from '../../assist/look-ahead.ts';
import { suggest } from '../../assist/suggest.ts';
import { InputError } from '../../base/errors.ts';
import { overviewReport } from '../../inspect/suggest.ts';
import { findSlotNamed, slotName } from '../../layout/slot-names.ts';
import type { Conflict } from '../../problem/conflict.ts';
import { isGiven, isWhole, type Puzzle } from '../../puzzle/puzzle.ts';
import type { HeatPaint } from '../../say/heat.ts';
import { sayConflict } from '../../say/reasons.ts';
import { overviewText, saidOverview, saidSuggest, suggestText } from '../../say/suggest.ts';
import { givensLeftOut } from '../read/grid-notes.ts';
import type { Inputs } from '../read/inputs.ts';
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

export async function suggestWords(job: SuggestJob, session: Session): Promise<ExitCode> {
  const input = await readReportInput(job, session);
  const { name, puzzle } = input.grids[0]!;
  if (asksInstead(job, puzzle, input)) {
    const { suggestInstead } = await import('./suggest-instead.ts');
    return suggestInstead(job, input.grids[0]!, input, session);
  }
  const grid = { name, ...underRulesOf(puzzle, input) };
  sayNotes(givensLeftOut(name, grid.blank, input), session.log);
  const paint = await heatPaint(job, session);
  const conflict =
    job.slot === undefined
      ? await overview(job, input, grid, session, paint)
      : await candidates(job, job.slot, input, grid, session, paint);
  settleNode();
  if (conflict === null) return EXIT.filled;
  session.log.note(`${name}: cannot be filled: ${sayConflict(conflict, grid.blank)}`);
  return EXIT.unfillable;
}

/** A grid under the rules. */
interface Grid extends GridUnderRules {
  readonly name: string;
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

/** Why no fill exists, or null. */
async function candidates(
  job: SuggestJob,
  slot: string,
  input: Inputs,
  { name, blank, options }: Grid,
  session: Session,
  paint: HeatPaint | undefined,
): Promise<Conflict | null> {
  const { words, lists } = input;
  const { count, nodes, seed } = job;
  const { slots } = blank.layout;
  const index = findSlotNamed(slots, slot);
  if (isGiven(blank, slots[index]!)) {
    throw new InputError(`${name}: all letters of ${slotName(slots[index]!)} are given`);
  }
  const report = suggest(blank, words, index, { ...options, count, nodes, seed });
  const displayOf = displayFormsOf(lists, words);
  const text = (): string => suggestText(name, blank, report, paint, displayOf);
  const record = saidSuggest(report, blank);
  await putReports('suggest', input, [{ name, blank, report: record }], text, job, session);
  return report.conflict;
}

async function overview(
  job: SuggestJob,
  input: Inputs,
  { name, blank, options }: Grid,
  session: Session,
  paint: HeatPaint | undefined,
): Promise<Conflict | null> {
  const { conflict, domains } = lookAhead(blank, input.words, options);
  const report = overviewReport(blank, domains, conflict);
  const text = (): string => overviewText(name, blank, report, paint, job.full);
  const record = saidOverview(report, blank);
  await putReports('suggest', input, [{ name, blank, report: record }], text, job, session);
  return report.conflict;
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
