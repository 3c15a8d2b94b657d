// Several grids at once: a line each, with the figures in which they differ.

import { powerOfTen } from '../base/phrases.ts';
import type { CheckReport } from '../inspect/check.ts';
import type { GradeReport } from '../inspect/grade.ts';
import { joined, table } from './lines.ts';
import { sayGridFault } from './verdicts.ts';

/** A report and what its grid is called. */
export interface NamedReport<T> {
  readonly name: string;
  readonly report: T;
}

export function checkTable(grids: readonly NamedReport<CheckReport>[]): string {
  const rows = grids.map(({ name, report }) => {
    const { entries, blocks, expectedFillsLog10: log } = report;
    const fills = log === null ? 'none' : powerOfTen(log);
    return [name, sizeOf(report), entries, blocks, fills, ...verdictOf(report)];
  });
  const head = ['grid', 'size', 'entries', 'blocks', 'expected fills'];
  return joined(table([...head, ...verdictHead(grids)], rows));
}

export function gradeTable(grids: readonly NamedReport<GradeReport>[]): string {
  const rows = grids.map(({ name, report }) => {
    const { entries, whole, floor, mean, notInList, duplicates, ruleFaults } = report;
    const filled = whole === entries ? `${whole}` : `${whole} of ${entries}`;
    const scores = [floor ?? '', mean?.toFixed(1) ?? ''];
    const broken = ruleFaults === null ? [] : [ruleFaults.length];
    const counts = [notInList.length, duplicates.length, ...broken];
    return [name, sizeOf(report), filled, ...scores, ...counts, ...verdictOf(report)];
  });
  const isRuled = grids.some(({ report }) => report.ruleFaults !== null);
  const head = ['grid', 'size', 'entries', 'floor', 'mean', 'unlisted', 'alike'];
  return joined(table([...head, ...(isRuled ? ['broken'] : []), ...verdictHead(grids)], rows));
}

function sizeOf({ width, height }: Pick<CheckReport, 'width' | 'height'>): string {
  return `${width} x ${height}`;
}

function verdictHead(grids: readonly NamedReport<CheckReport | GradeReport>[]): string[] {
  const verdict = grids[0]?.report.verdict;
  return verdict == null ? [] : [verdict.profile];
}

function verdictOf({ verdict }: CheckReport | GradeReport): string[] {
  if (verdict === null) return [];
  return [verdict.accepts ? 'ok' : sayGridFault(verdict.faults[0]!)];
}
