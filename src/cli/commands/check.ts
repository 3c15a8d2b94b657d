// `crossfill check`: the report on templates. It ends with the code of a grid that cannot be filled
// when propagation proves so, or when the outlet asked about would reject the grid.

import { lookAhead } from '../../assist/look-ahead.ts';
import { whyNot } from '../../assist/why-not.ts';
import { lettersOf } from '../../base/letters.ts';
import { proofread } from '../../clues/proofread.ts';
import { type CheckReport, checkReport } from '../../inspect/check.ts';
import { profileNamed } from '../../inspect/profiles.ts';
import { checkText, saidCheck } from '../../say/check.ts';
import { clueFaultLines } from '../../say/clues.ts';
import { sayUnfillable } from '../../say/fills.ts';
import { checkTable } from '../../say/grid-tables.ts';
import { sayGridFault } from '../../say/verdicts.ts';
import { emptiedLengths, givensLeftOut } from '../read/grid-notes.ts';
import { type InputGrid, type Inputs, ofGrid } from '../read/inputs.ts';
import { sayNotes } from '../read/notes.ts';
import { readReportInput, underRulesOf } from '../read/prepare.ts';
import { otherPattern } from '../run/other-pattern.ts';
import type { CheckJob } from '../spec/jobs.ts';
import type { ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { displayFormsOf } from '../write/display-forms.ts';
import { type GridReport, putReports } from '../write/put-report.ts';

export async function check(job: CheckJob, session: Session): Promise<ExitCode> {
  const { full } = job;
  const input = await readReportInput(job, session);
  const checked: Checked[] = [];
  for (const grid of input.grids) checked.push(await checkGrid(job, grid, input, session));
  const text = (): string =>
    checked.length > 1 && !full
      ? checkTable(checked)
      : checked.map(({ name, blank, report }) => checkText(name, blank, report, full)).join('\n');
  return putReports('check', input, checked, text, job, session);
}

interface Checked extends GridReport {
  readonly report: CheckReport;
}

async function checkGrid(
  { full, profile: outlet, ruleLines, rules, clues }: CheckJob,
  grid: InputGrid,
  input: Inputs,
  { log }: Session,
): Promise<Checked> {
  const { name, puzzle, source } = grid;
  const { words, chosen, keptOut } = input;
  const { blank, options, conflict, domains } = ofGrid(input, grid, () => {
    const under = underRulesOf(puzzle, input);
    return { ...under, ...lookAhead(under.blank, words, under.options) };
  });
  sayNotes(givensLeftOut(name, blank, input), log);
  if (conflict) sayNotes(emptiedLengths(name, blank, input), log);
  const found = conflict && (await whyNot(blank, words, options));
  const reason = found && { ...found, keptOut: keptOut(blank) };
  const profile = outlet === undefined ? undefined : profileNamed(outlet);
  const report = checkReport(blank, chosen.listed, domains, { reason, profile });
  const faults: string[] = [];
  if (reason !== undefined) {
    faults.push(...sayUnfillable(reason, blank));
    if (ruleLines.length + rules.length === 0) faults.push(...otherPattern(blank, source));
  }
  const { verdict } = report;
  if (verdict?.accepts === false) {
    faults.push(`rejected by ${outlet}: ${sayGridFault(verdict.faults[0]!, full)}`);
  }
  const record = saidCheck(report, blank, full);
  if (!clues) return { name, blank, report, record, faults };
  const clueFaults = proofread(puzzle, {
    displayOf: displayFormsOf(input.lists, words),
    isAbbreviation: (answer) => chosen.listed.tagsOf(lettersOf(answer)).includes('abbr'),
  });
  faults.push(...clueFaultLines(clueFaults));
  return { name, blank, report, record: { ...record, clues: clueFaults }, faults };
}
