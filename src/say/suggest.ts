// `suggest` for people: the candidates of a slot in a table and its letters as a heat map; or, for
// the whole grid, the tightest slots and how free each cell is.

import { counted, grouped, percent, powerOfTen } from '../base/phrases.ts';
import type { CellLetters } from '../inspect/letters.ts';
import { OPEN } from '../inspect/slot-room.ts';
import { type OverviewReport, type SuggestReport, tightestCrossing } from '../inspect/suggest.ts';
import { cellName } from '../layout/cell-names.ts';
import { rowsOf } from '../layout/layout.ts';
import { shortName } from '../layout/slot-names.ts';
import type { Conflict } from '../problem/conflict.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { basisOf } from './check.ts';
import { fact, joined, section, table } from './lines.ts';
import type { DisplayOf } from './names.ts';
import { sayConflict } from './reasons.ts';

const TIGHTEST = 15;
/** Wider grids have no map: two characters a cell. */
const WIDEST_MAP = 38;
/** Changes the look of a character on a terminal by its heat, 0 to 1; its width on the screen must stay. */
export type HeatPaint = (character: string, heat: number) => string;

const NO_PAINT: HeatPaint = (character) => character;
/** The digit of the likeliest share. */
const HOTTEST = 9;
/** Alphabets with more letters in use have no heat map: two characters a letter. */
const MOST_LETTERS = 36;
/** With more, there is no room for the likeliest letter's share. */
const MOST_TOLD = 28;
/** A cell of this freedom is as cool as any: English grids leave 8 to 14 letters. */
const COOL_FREEDOM = 10;

export function suggestText(
  name: string,
  blank: Puzzle,
  report: SuggestReport,
  paint: HeatPaint = NO_PAINT,
  displayOf: DisplayOf = (answer) => answer,
): string {
  const { slot, conflict, cells } = report;
  return joined([
    `${name}: ${shortName(slot)} ${slot.pattern}, ${basisOf(conflict)}: ${grouped(slot.words)}`,
    ...section('Words', [...conflictLines(conflict, blank), ...candidateLines(report, displayOf)]),
    ...section(
      'Letters (9: likeliest in its cell, .: unlikely; then the share of the likeliest)',
      heatLines(cells, slot, paint),
    ),
  ]);
}

/** Reports in sentences, as JSON and users of the library have them. */
export interface SaidSuggest extends Omit<SuggestReport, 'conflict'> {
  /** Why no fill exists, where that is proved. */
  readonly unfillable: string | null;
}

export function saidSuggest(report: SuggestReport, blank: Puzzle): SaidSuggest {
  const { slot, conflict, ...rest } = report;
  return { slot, unfillable: conflict && sayConflict(conflict, blank), ...rest };
}

export function saidOverview({ conflict, ...rest }: OverviewReport, blank: Puzzle): object {
  return { unfillable: conflict && sayConflict(conflict, blank), ...rest };
}

function conflictLines(conflict: Conflict | null, blank: Puzzle): string[] {
  return conflict === null ? [] : fact('Cannot be filled', sayConflict(conflict, blank));
}

/** The letters of one open cell, with their shares of the words that are left. */
export function lettersAtText(name: string, at: string, { letters }: CellLetters): string {
  const rows = letters.map(({ letter, share }) => [letter, percent(share)]);
  return joined([`${name}: ${at}, open`, ...section('Letters', table(['letter', 'share'], rows))]);
}

export function overviewText(
  name: string,
  blank: Puzzle,
  { conflict, slots, cells }: OverviewReport,
  paint: HeatPaint = NO_PAINT,
  full = false,
): string {
  const most = full ? slots.length : TIGHTEST;
  const rows = slots.slice(0, most).map((slot) => [shortName(slot), slot.pattern, slot.words]);
  const tightest = [
    ...conflictLines(conflict, blank),
    ...table(['slot', 'pattern', 'words'], rows),
  ];
  const shown = rows.length < slots.length ? 'Tightest of ' : '';
  const map = blank.layout.geometry.width <= WIDEST_MAP ? mapLines(blank, cells, paint) : [];
  return joined([
    `${name}: ${counted(slots.length, 'slot')} to fill`,
    ...section(`${shown}${counted(slots.length, 'slot')}: ${basisOf(conflict)}`, tightest),
    ...section('Possible letters of each cell (+: ten or more)', map),
  ]);
}

function candidateLines(
  { candidates, tried, ruledOut, slot }: SuggestReport,
  displayOf: DisplayOf,
): string[] {
  const rows = candidates.map((candidate) => {
    const { word, score, verdict, crossingsLog10 } = candidate;
    const tightest = tightestCrossing(candidate);
    const room = tightest === undefined ? '' : `${grouped(tightest.words)} at ${tightest.slot}`;
    const all = crossingsLog10 === null ? '' : powerOfTen(crossingsLog10);
    return [displayOf(word), score, verdict, room, all];
  });
  const some = tried < slot.words ? `the best ${grouped(tried)} tried, ` : '';
  return [
    ...table(['word', 'score', 'verdict', 'tightest crossing', 'all crossings'], rows),
    ...(tried === 0 ? [] : [`  (${some}${grouped(ruledOut)} ruled out by propagation)`]),
  ];
}

/** A line a cell, a column a letter. */
function heatLines(
  cells: readonly CellLetters[],
  { direction }: { readonly direction: string },
  paint: HeatPaint,
): string[] {
  const inUse = [...new Set(cells.flatMap(({ letters }) => letters.map(({ letter }) => letter)))];
  if (inUse.length === 0 || inUse.length > MOST_LETTERS) return [];
  inUse.sort();
  const nameOf = (row: number, column: number): string => {
    if (direction === 'across') return `c${column}`;
    return direction === 'down' ? `r${row}` : cellName({ row, column });
  };
  const names = cells.map(({ row, column }) => nameOf(row, column));
  const margin = names.reduce((most, { length }) => Math.max(most, length), 3);
  const lines = cells.map(({ row, column, letters }) => {
    const shares = new Map(letters.map(({ letter, share }) => [letter, share]));
    const [best] = letters;
    if (best === undefined) return '';
    const heat = inUse.map((letter) => heatCharacter(shares.get(letter) ?? 0, best.share, paint));
    const line = `  ${nameOf(row, column).padEnd(margin)}  ${heat.join(' ')}`;
    return inUse.length > MOST_TOLD
      ? line.trimEnd()
      : `${line}  ${best.letter} ${percent(best.share)}`;
  });
  return [`${' '.repeat(margin + 4)}${inUse.join(' ')}`, ...lines];
}

/** The grid, an open cell as the number of letters it could as well have evenly. */
function mapLines(
  { layout, givens }: Puzzle,
  cells: readonly CellLetters[],
  paint: HeatPaint,
): string[] {
  const free = new Map(cells.map(({ row, column, freedom }) => [`${row} ${column}`, freedom]));
  return rowsOf(layout).map((positions, row) => {
    const looks = positions.map((at, column) => {
      if (typeof at !== 'number') return ' ';
      const freedom = free.get(`${row + 1} ${column + 1}`);
      if (freedom === undefined) return givens[at] ?? OPEN;
      const letters = Math.round(freedom);
      const heat = Math.max(0, 1 - freedom / COOL_FREEDOM);
      return paint(letters >= 10 ? '+' : String(letters), heat);
    });
    return `  ${looks.join(' ')}`.trimEnd();
  });
}

/** A share as one character, `most` being the largest of its row: 5 is about half as likely, `.` hardly possible. */
function heatCharacter(share: number, most: number, paint: HeatPaint): string {
  if (share === 0) return ' ';
  const digit = Math.round((HOTTEST * share) / most);
  return paint(digit === 0 ? '.' : String(digit), share / most);
}
