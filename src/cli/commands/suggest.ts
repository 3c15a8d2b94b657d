// `crossfill suggest`: words for one slot, or without a slot where the grid is tightest.

import {
  findSlotNamed,
  type HeatPaint,
  InputError,
  isGiven,
  lookAhead,
  overviewReport,
  overviewText,
  slotName,
  suggest,
  suggestText,
} from '../../index.ts';
import { type ReportInput, readReportInput } from '../input/report-input.ts';
import type { ReportOutput, SuggestRequest } from '../line/report-request.ts';
import { wantsColor } from '../output/formats.ts';
import { putReport } from '../output/put-report.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { settleNode } from '../world/settle-node.ts';

export async function suggestWords(request: SuggestRequest, session: Session): Promise<ExitCode> {
  const input = await readReportInput(request, session);
  const paint = await heatPaint(request.output, session);
  const unfillable =
    request.slot === undefined
      ? await overview(request, input, session, paint)
      : await candidates(request, request.slot, input, session, paint);
  settleNode();
  if (unfillable === null) return EXIT.filled;
  session.log.note(`${input.name}: cannot be filled: ${unfillable}`);
  return EXIT.unfillable;
}

/** Why no fill exists, or null. */
async function candidates(
  request: SuggestRequest,
  slot: string,
  input: ReportInput,
  session: Session,
  paint: HeatPaint | undefined,
): Promise<string | null> {
  const { name, blank, words } = input;
  const { slots } = blank.layout;
  const index = findSlotNamed(slots, slot);
  if (isGiven(blank, slots[index]!)) {
    throw new InputError(`${name}: ${slotName(slots[index]!)} is given in full`);
  }
  const report = suggest(blank, words, index, request);
  const text = (): string => suggestText(name, report, paint);
  await putReport('suggest', input, report, text, request.output, session);
  return report.unfillable;
}

async function overview(
  { allowRepeats, output }: SuggestRequest,
  input: ReportInput,
  session: Session,
  paint: HeatPaint | undefined,
): Promise<string | null> {
  const { name, blank, words } = input;
  const { reason, domains } = lookAhead(blank, words, allowRepeats);
  const report = overviewReport(blank, domains, reason?.text);
  const text = (): string => overviewText(name, blank, report, paint);
  await putReport('suggest', input, report, text, output, session);
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
