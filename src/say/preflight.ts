// The table of a preflight: what is found, what printers ask for, and what they would refuse.

import { counted, someOf } from '../base/phrases.ts';
import type { PreflightRow } from '../preflight/preflight.ts';

const INCH = 72;
const NAMES_MOST = 5;

interface TableLine {
  readonly what: string;
  readonly found: string;
  readonly wanted: string;
}

export function preflightText(rows: readonly PreflightRow[]): string {
  const lines = rows.map((row) => ({ ...lineOf(row), row }));
  const widths = (['what', 'found'] as const).map((key) =>
    Math.max(...lines.map((line) => line[key].length)),
  );
  return lines
    .map(({ what, found, wanted, row }) => {
      const columns = [what.padEnd(widths[0]!), found.padEnd(widths[1]!)];
      return `${row.isAccepted ? 'ok     ' : 'REFUSED'}  ${columns.join('  ')}  ${wanted}\n`;
    })
    .join('');
}

/** A line on each thing that would be refused. */
export function preflightFaults(rows: readonly PreflightRow[]): string[] {
  return rows
    .filter(({ isAccepted }) => !isAccepted)
    .map((row) => {
      const { what, found, wanted } = lineOf(row);
      return `${what}: ${found}; printers ask for ${wanted}`;
    });
}

function lineOf(row: PreflightRow): TableLine {
  const at = row.page === undefined ? '' : `, page ${row.page}`;
  switch (row.kind) {
    case 'page-size': {
      const size = `${inches(row.width)} x ${inches(row.height)} in`;
      const others = row.others === 0 ? '' : `, and ${counted(row.others, 'other page')}`;
      return {
        what: 'page size',
        found: `${size}${row.bleeds ? ' and bleed' : ''}${others}`,
        wanted: 'one size from 4 x 6 to 8.5 x 11.7 in',
      };
    }
    case 'pages':
      return { what: 'pages', found: String(row.count), wanted: 'an even number from 24 to 828' };
    case 'fonts': {
      const missing =
        row.missing.length === 0
          ? 'all embedded'
          : `not embedded: ${someOf(row.missing, NAMES_MOST)}`;
      return { what: 'fonts', found: `${row.count}, ${missing}`, wanted: 'all embedded' };
    }
    case 'text-size':
    case 'number-size':
      return {
        what: row.kind === 'text-size' ? 'smallest type' : 'smallest number',
        found: row.size === undefined ? 'none' : `${row.size.toFixed(1)} pt${at}`,
        wanted: `${row.least} pt or more`,
      };
    case 'gutter':
    case 'margins':
      return {
        what: row.kind === 'gutter' ? 'inner margin' : 'outer margins',
        found: row.found === undefined ? 'nothing printed' : `${inches(row.found)} in${at}`,
        wanted:
          row.kind === 'gutter'
            ? `${inches(row.least)} in or more for so many pages`
            : `${inches(row.least)} in or more`,
      };
    case 'outside':
      return {
        what: 'over the edge',
        found: row.pages === 0 ? 'nothing' : `on ${counted(row.pages, 'page')}${at}`,
        wanted: 'nothing, or to the end of the bleed',
      };
    case 'images':
      return {
        what: 'images',
        found:
          row.resolution === undefined
            ? 'none'
            : `${row.count}, ${Math.floor(row.resolution)} dpi${at}`,
        wanted: `${row.least} dpi or more`,
      };
    case 'screen':
      return {
        what: 'for screens',
        found: row.found.length === 0 ? 'nothing' : row.found.join(', '),
        wanted: 'no bookmarks or links',
      };
    case 'blank-pages':
      return {
        what: 'blank in a row',
        found: `${counted(row.most, 'page')}${at}`,
        wanted: '2 pages or fewer',
      };
  }
}

function inches(points: number): string {
  return String(Math.round((points / INCH) * 1000) / 1000);
}
