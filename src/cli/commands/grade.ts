// `crossfill grade`: the report on a finished grid, which is a template with its letters given. It
// ends with the code of a grid that cannot be when the outlet asked about would reject it.

import { gradeReport, gradeText, profileNamed } from '../../index.ts';
import { readReportInput } from '../input/report-input.ts';
import { bundledStems } from '../input/stems.ts';
import type { GradeRequest } from '../line/report-request.ts';
import { putReport } from '../output/put-report.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';

export async function grade(request: GradeRequest, session: Session): Promise<ExitCode> {
  const input = await readReportInput(request, session);
  const { name, blank, words } = input;
  const profile = request.profile === undefined ? undefined : profileNamed(request.profile);
  const lore = {
    isName: (letters: readonly string[]) => words.isName(letters),
    stemOf: bundledStems(words),
  };
  const report = gradeReport(blank, words, lore, profile);
  await putReport('grade', input, report, () => gradeText(name, report), request.output, session);
  if (report.verdict?.accepts !== false) return EXIT.filled;
  session.log.note(`${name}: rejected by ${request.profile}: ${report.verdict.faults[0]}`);
  return EXIT.unfillable;
}
