// `crossfill grade`: the report on finished grids, which are templates with their letters given. It
// ends with the code of a grid that cannot be when the outlet asked about would reject one, or when one
// breaks a rule.

import { InputError } from '../../base/errors.ts';
import { byCodeUnits } from '../../base/order.ts';
import { entriesLeftOut } from '../../inspect/entries-left-out.ts';
import { type GradeReport, gradeReport, type RuleBreach } from '../../inspect/grade.ts';
import { profileNamed } from '../../inspect/profiles.ts';
import { checkSlotNames } from '../../problem/puzzle-under-rules.ts';
import { entryAt, type Puzzle } from '../../puzzle/puzzle.ts';
import { sayBreach } from '../../say/fill-faults.ts';
import { gradeText, saidGrade } from '../../say/grade.ts';
import { gradeTable } from '../../say/grid-tables.ts';
import { sayGridFault } from '../../say/verdicts.ts';
import { verify } from '../../verify/verify.ts';
import { type Inputs, ofGrid } from '../read/inputs.ts';
import { readReportInput } from '../read/prepare.ts';
import { bundledStems } from '../read/taste.ts';
import { leavesOut } from '../read/words-of-rules.ts';
import type { GradeJob } from '../spec/jobs.ts';
import type { ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { displayFormsOf } from '../write/display-forms.ts';
import { type GridReport, putReports } from '../write/put-report.ts';

export async function grade(job: GradeJob, session: Session): Promise<ExitCode> {
  const { full, sort } = job;
  const input = await readReportInput(job, session);
  // A word that the rules leave out is graded, and is against the rules.
  const words = input.chosen.inoffensive;
  const lore = {
    isName: (letters: readonly string[]) => words.isName(letters),
    stemOf: bundledStems(words),
  };
  const profile = job.profile === undefined ? undefined : profileNamed(job.profile);
  const reports = input.grids.map((grid): Graded => {
    const { name, puzzle } = grid;
    const ruleFaults = ofGrid(input, grid, () => ruleFaultsIn(puzzle, input));
    const report = gradeReport(puzzle, words, lore, { profile, ruleFaults, full });
    const faults: string[] = [];
    if (report.verdict?.accepts === false) {
      faults.push(`rejected by ${job.profile}: ${sayGridFault(report.verdict.faults[0]!, full)}`);
    }
    const [broken] = ruleFaults ?? [];
    if (broken !== undefined) faults.push(`breaks a rule: ${sayBreach(broken, puzzle)}`);
    return { name, blank: puzzle, report, record: saidGrade(report, puzzle, full), faults };
  });
  if (sort !== undefined) reports.sort(ORDERS[sort]);
  const displayOf = displayFormsOf(input.lists, words);
  const text = (): string =>
    (reports.length > 1 || sort !== undefined) && !full
      ? gradeTable(reports)
      : reports
          .map(({ name, blank, report }) => gradeText(name, blank, report, { full, displayOf }))
          .join('\n');
  return putReports('grade', input, reports, text, job, session);
}

interface Graded extends GridReport {
  readonly report: GradeReport;
}

/** The best first; grids without a score last, and equals as they came. */
const ORDERS: Readonly<Record<NonNullable<GradeJob['sort']>, (a: Graded, b: Graded) => number>> = {
  name: (a, b) => byCodeUnits(a.name, b.name),
  floor: (a, b) => (b.report.floor ?? -1) - (a.report.floor ?? -1),
  mean: (a, b) => (b.report.mean ?? -1) - (a.report.mean ?? -1),
  unlisted: (a, b) => a.report.notInList.length - b.report.notInList.length,
};

/**
 * What in a finished grid is against the rules that a fill of it would have obeyed: rules on words and slots, and
 * options that leave words out. Undefined where there are none.
 * @throws InputError for rules on slots that there are not
 */
function ruleFaultsIn(
  puzzle: Puzzle,
  { chosen, choice, options }: Inputs,
): RuleBreach[] | undefined {
  const { rules } = options;
  if (rules === undefined && !leavesOut(choice)) return undefined;
  const leftOut = entriesLeftOut(puzzle, chosen.statusOf);
  const faults = leftOut.map((entry): RuleBreach => ({ kind: 'left-out', ...entry }));
  if (rules === undefined) return faults;
  const reworking = rules.free?.[0] ?? rules.lock?.[0];
  if (reworking !== undefined) {
    const what = 'grade takes no free and no lock: it judges the grid as it is';
    throw new InputError(what, reworking.at);
  }
  checkSlotNames(puzzle, rules);
  const inSlot = new Set(puzzle.layout.slots.flatMap(({ cells }) => cells));
  // What a person gave would not be judged.
  const givens = puzzle.givens.map((given, cell) => (inSlot.has(cell) ? undefined : given));
  const isOpen = puzzle.layout.slots.some((slot) => entryAt(puzzle, slot) === undefined);
  const partial = isOpen && (rules.only ?? []).length === 0;
  const { inoffensive } = chosen;
  const asked = { ...options, anyWord: true, partial };
  return [...faults, ...verify({ ...puzzle, givens }, inoffensive, asked)];
}
