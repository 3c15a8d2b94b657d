// `crossfill check`: the report on templates. It ends with the code of a grid that cannot be filled
// when propagation proves so, or when the outlet asked about would reject the grid.

import { lookAhead } from '../../assist/look-ahead.ts';
import { whyNot } from '../../assist/why-not.ts';
import { type CheckReport, checkReport } from '../../inspect/check.ts';
import { profileNamed } from '../../inspect/profiles.ts';
import { checkText, saidCheck } from '../../say/check.ts';
import { sayUnfillable } from '../../say/fills.ts';
import { checkTable } from '../../say/grid-tables.ts';
import { sayGridFault } from '../../say/verdicts.ts';
import { emptiedLengths, givensLeftOut } from '../read/grid-notes.ts';
import { ofGrid } from '../read/inputs.ts';
import { sayNotes } from '../read/notes.ts';
import { readReportInput, underRulesOf } from '../read/prepare.ts';
import { otherPattern } from '../run/other-pattern.ts';
import type { CheckJob } from '../spec/jobs.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { type GridReport, putReports } from '../write/put-report.ts';

export async function check(job: CheckJob, session: Session): Promise<ExitCode> {
  const { full } = job;
  const input = await readReportInput(job, session);
  const profile = job.profile === undefined ? undefined : profileNamed(job.profile);
  const reports: GridReport<CheckReport>[] = [];
  for (const grid of input.grids) {
    const { name } = grid;
    const { blank, options, conflict, domains } = ofGrid(input, grid, () => {
      const under = underRulesOf(grid.puzzle, input);
      return { ...under, ...lookAhead(under.blank, input.words, under.options) };
    });
    sayNotes(givensLeftOut(name, blank, input), session.log);
    if (conflict) sayNotes(emptiedLengths(name, blank, input), session.log);
    const found = conflict && (await whyNot(blank, input.words, options));
    const reason = found && { ...found, keptOut: input.keptOut(blank) };
    const report = checkReport(blank, input.chosen.listed, domains, { reason, profile });
    reports.push({ name, blank, report });
  }
  const text = (): string =>
    reports.length > 1 && !full
      ? checkTable(reports)
      : reports.map(({ name, blank, report }) => checkText(name, blank, report, full)).join('\n');
  const records = reports.map(({ blank, report, ...of }) => {
    return { ...of, blank, report: saidCheck(report, blank, full) };
  });
  await putReports('check', input, records, text, job, session);
  let holds = true;
  const isRuled = job.ruleLines.length + job.rules.length > 0;
  for (const [at, { name, blank, report }] of reports.entries()) {
    const { reason, verdict } = report;
    const faults: string[] = [];
    if (reason !== null) {
      faults.push(...sayUnfillable(reason, blank));
      if (!isRuled) faults.push(...otherPattern(blank, input.grids[at]!.source));
    }
    if (verdict?.accepts === false) {
      faults.push(`rejected by ${job.profile}: ${sayGridFault(verdict.faults[0]!, full)}`);
    }
    for (const fault of faults) session.log.note(`${name}: ${fault}`);
    holds &&= faults.length === 0;
  }
  return holds ? EXIT.filled : EXIT.unfillable;
}
