// Reports on their way out: as text or as one object of JSON a grid, to standard output or a file that is there
// whole or not at all.

import { renderTemplate } from '../../format/template/render-template.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Inputs } from '../read/inputs.ts';
import type { ReportName } from '../spec/commands.ts';
import type { ReportDestination } from '../spec/options.ts';
import { packageVersion } from '../world/bundled.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { wantsColor } from './painter.ts';
import { putText } from './sink.ts';
import { dictsRead } from './write-context.ts';

/** A report on one grid. */
export interface GridReport {
  readonly name: string;
  /** Under the rules. */
  readonly blank: Puzzle;
  /** For machines. */
  readonly record: object;
  /** Why it is not what it should be, if it is not. */
  readonly faults: readonly string[];
}

/** Puts reports out, says what is wrong with the grids, and answers by it. */
export async function putReports(
  kind: ReportName,
  { lists }: Inputs,
  reports: readonly GridReport[],
  text: () => string,
  to: ReportDestination,
  session: Session,
): Promise<ExitCode> {
  const out =
    to.format === 'json'
      ? await recordsOf(kind, lists, reports)
      : await withHeadings(text(), to, session);
  await putText(out, to.output, session);
  for (const { name, faults } of reports) {
    for (const fault of faults) session.log.note(`${name}: ${fault}`);
  }
  return reports.every(({ faults }) => faults.length === 0) ? EXIT.filled : EXIT.unfillable;
}

/** A heading begins at the start of a line, after an empty one or at the beginning. */
async function withHeadings(text: string, to: ReportDestination, { io }: Session): Promise<string> {
  if (!wantsColor(to, io)) return text;
  const { Chalk } = await import('chalk');
  const { bold } = new Chalk({ level: 1 });
  return text.replace(/(^|\n\n)(\S.*)/g, (_, before, line) => `${before}${bold(line)}`);
}

async function recordsOf(
  report: ReportName,
  lists: Inputs['lists'],
  reports: readonly GridReport[],
): Promise<string> {
  const dicts = await dictsRead(lists);
  const version = packageVersion();
  const records = reports.map(({ name, blank, record }) => {
    const rows = renderTemplate(blank).trimEnd().split('\n');
    return `${JSON.stringify({ version, report, template: name, rows, ...record, dicts })}\n`;
  });
  return records.join('');
}
