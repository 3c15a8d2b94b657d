// `crossfill suggest`: words for one slot, or without a slot where the grid is tightest.

import { lookAhead } from '../../assist/look-ahead.ts';
import { suggest } from '../../assist/suggest.ts';
import { InputError } from '../../base/errors.ts';
import { overviewReport } from '../../inspect/suggest.ts';
import { findSlotNamed, slotName } from '../../layout/slot-names.ts';
import { isGiven, isWhole, type Puzzle } from '../../puzzle/puzzle.ts';
import type { HeatPaint } from '../../say/heat.ts';
import { overviewText, suggestText } from '../../say/suggest.ts';
import type { ReportOutput, SuggestRequest } from '../line/report-request.ts';
import { displayFormsOf } from '../output/display-forms.ts';
import { wantsColor } from '../output/painter.ts';
import { putReports } from '../output/put-report.ts';
import { tellOfLeftOut } from '../read/grid-notes.ts';
import type { Inputs } from '../read/read-inputs.ts';
import { type GridUnderRules, readReportInput, underRulesOf } from '../read/report-input.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { settleNode } from '../world/settle-node.ts';

export async function suggestWords(request: SuggestRequest, session: Session): Promise<ExitCode> {
  const input = await readReportInput(request, session);
  const { name, puzzle } = input.grids[0]!;
  if (asksInstead(request, puzzle, input)) {
    const { suggestInstead } = await import('./suggest-instead.ts');
    return suggestInstead(request, input.grids[0]!, input, session);
  }
  const grid = { name, ...underRulesOf(puzzle, input) };
  tellOfLeftOut(name, grid.blank, input, session.log);
  const paint = await heatPaint(request.output, session);
  const unfillable =
    request.slot === undefined
      ? await overview(request, input, grid, session, paint)
      : await candidates(request, request.slot, input, grid, session, paint);
  settleNode();
  if (unfillable === null) return EXIT.filled;
  session.log.note(`${name}: cannot be filled: ${unfillable}`);
  return EXIT.unfillable;
}

/** A grid under the rules. */
interface Grid extends GridUnderRules {
  readonly name: string;
}

/** Whether it is asked what could stand instead of what stands there, and stays there but for that. */
function asksInstead(
  { slot, cell, swap }: SuggestRequest,
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
  { count, nodes, seed, output }: SuggestRequest,
  slot: string,
  input: Inputs,
  { name, blank, options }: Grid,
  session: Session,
  paint: HeatPaint | undefined,
): Promise<string | null> {
  const { words, lists } = input;
  const { slots } = blank.layout;
  const index = findSlotNamed(slots, slot);
  if (isGiven(blank, slots[index]!)) {
    throw new InputError(`${name}: ${slotName(slots[index]!)} is given in full`);
  }
  const report = suggest(blank, words, index, { ...options, count, nodes, seed });
  const displayOf = displayFormsOf(lists, words);
  const text = (): string => suggestText(name, report, paint, displayOf);
  await putReports('suggest', input, [{ name, blank, report }], text, output, session);
  return report.unfillable;
}

async function overview(
  { full, output }: SuggestRequest,
  input: Inputs,
  { name, blank, options }: Grid,
  session: Session,
  paint: HeatPaint | undefined,
): Promise<string | null> {
  const { reason, domains } = lookAhead(blank, input.words, options);
  const report = overviewReport(blank, domains, reason?.text);
  const text = (): string => overviewText(name, blank, report, paint, full);
  await putReports('suggest', input, [{ name, blank, report }], text, output, session);
  return report.unfillable;
}

/** Cool blue to hot red; undefined without colour. */
async function heatPaint(output: ReportOutput, { io }: Session): Promise<HeatPaint | undefined> {
  if (output.format !== 'text' || !wantsColor(output, io)) return undefined;
  const { Chalk } = await import('chalk');
  const { blue, cyan, green, yellow, red } = new Chalk({ level: 1 });
  const scale = [blue, cyan, green, yellow, red.bold];
  return (character, heat) => {
    const step = Math.min(scale.length - 1, Math.floor(heat * scale.length));
    return character === ' ' ? character : scale[step]!(character);
  };
}
