// `crossfill check`: the report on a template. It ends with the code of a grid that cannot be filled
// when propagation proves so, or when the outlet asked about would reject the grid.

import { checkReport, checkText, lookAhead, profileNamed } from '../../index.ts';
import { readReportInput } from '../input/report-input.ts';
import type { CheckRequest } from '../line/report-request.ts';
import { withCondition } from '../output/explain-notes.ts';
import { putReport } from '../output/put-report.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';

export async function check(request: CheckRequest, session: Session): Promise<ExitCode> {
  const input = await readReportInput(request, session);
  const { name, blank, words } = input;
  const ahead = lookAhead(blank, words, request.allowRepeats);
  const { reason, domains } = withCondition(ahead, input);
  const profile = request.profile === undefined ? undefined : profileNamed(request.profile);
  const report = checkReport(blank, input.listed, domains, reason?.text, profile);
  await putReport('check', input, report, () => checkText(name, report), request.output, session);
  if (reason !== undefined) session.log.note(`${name}: cannot be filled: ${reason.text}`);
  if (report.verdict?.accepts === false) {
    session.log.note(`${name}: rejected by ${request.profile}: ${report.verdict.faults[0]}`);
  }
  const holds = reason === undefined && report.verdict?.accepts !== false;
  return holds ? EXIT.filled : EXIT.unfillable;
}
