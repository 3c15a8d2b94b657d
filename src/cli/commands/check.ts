// `crossfill check`: the report on templates. It ends with the code of a grid that cannot be filled
// when propagation proves so, or when the outlet asked about would reject the grid.

import { lookAhead } from '../../assist/look-ahead.ts';
import { whyNot } from '../../assist/why-not.ts';
import { type CheckReport, checkReport } from '../../inspect/check.ts';
import { profileNamed } from '../../inspect/profiles.ts';
import { checkText } from '../../say/check.ts';
import { checkTable } from '../../say/grid-tables.ts';
import { noteOtherPattern, noteUnfillable, withCondition } from '../output/explain-notes.ts';
import { type GridReport, putReports } from '../output/put-report.ts';
import { tellOfEmptied, tellOfLeftOut } from '../read/grid-notes.ts';
import { ofGrid } from '../read/read-inputs.ts';
import { readReportInput, underRulesOf } from '../read/report-input.ts';
import type { CheckJob } from '../spec/jobs.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';

export async function check(job: CheckJob, session: Session): Promise<ExitCode> {
  const { full } = job;
  const input = await readReportInput(job, session);
  const profile = job.profile === undefined ? undefined : profileNamed(job.profile);
  const reports: GridReport<CheckReport>[] = [];
  for (const grid of input.grids) {
    const { name } = grid;
    const { blank, options, reason, domains } = ofGrid(input, grid, () => {
      const under = underRulesOf(grid.puzzle, input);
      return { ...under, ...lookAhead(under.blank, input.words, under.options) };
    });
    tellOfLeftOut(name, blank, input, session.log);
    if (reason) tellOfEmptied(name, blank, input, session.log);
    const found =
      reason && ((await whyNot(blank, input.words, options)) ?? { ...reason, help: [] });
    const { reason: why } = withCondition(
      { reason: found },
      { keptOut: () => input.keptOut(blank) },
    );
    const report = checkReport(blank, input.chosen.listed, domains, {
      unfillable: why?.text,
      help: why?.help.map(({ text }) => text) ?? [],
      profile,
      full,
    });
    reports.push({ name, blank, report });
  }
  const text = (): string =>
    reports.length > 1 && !full
      ? checkTable(reports)
      : reports.map(({ name, report }) => checkText(name, report, full)).join('\n');
  await putReports('check', input, reports, text, job, session);
  let holds = true;
  for (const [at, { name, blank, report }] of reports.entries()) {
    const { unfillable, help, verdict } = report;
    if (unfillable !== null) {
      noteUnfillable(name, unfillable, help, session.log);
      if (job.ruleLines.length + job.rules.length === 0)
        noteOtherPattern(input.grids[at]!, blank, session.log);
    }
    if (verdict?.accepts === false) {
      session.log.note(`${name}: rejected by ${job.profile}: ${verdict.faults[0]}`);
    }
    holds &&= unfillable === null && verdict?.accepts !== false;
  }
  return holds ? EXIT.filled : EXIT.unfillable;
}
