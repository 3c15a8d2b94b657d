// What an outlet would reject a grid for, a sentence each, and the verdict of a report.

import { counted, listed, percent, someOf } from '../base/phrases.ts';
import type { GridFault, OutletVerdict } from '../inspect/judge.ts';
import { cellName } from '../layout/cell-names.ts';
import type { CellPlace } from '../layout/layout.ts';
import { fact, section } from './lines.ts';

/** Slots and cells named in one fault; the rest are counted. */
const NAMED = 6;

/** A `full` one names all slots and cells. */
export function sayGridFault(fault: GridFault, full = false): string {
  const most = full ? Number.POSITIVE_INFINITY : NAMED;
  const slots = (names: readonly string[]): string => someOf(names, most);
  const cells = (places: readonly CellPlace[]): string => someOf(places.map(cellName), most);
  switch (fault.kind) {
    case 'weave':
      return 'a weave, not a grid of rows and columns';
    case 'size': {
      const wanted = fault.sizes.map(([width, height]) => `${width} x ${height}`).join(' or ');
      return `${fault.width} x ${fault.height}, not ${wanted}`;
    }
    case 'no-entries':
      return 'no entries';
    case 'entries':
    case 'blocks':
      return `${fault.count} ${fault.kind}, at most ${fault.most}`;
    case 'block-share':
      return `${counted(fault.count, 'block')}, ${percent(fault.share)} of the cells, at most ${fault.most}`;
    case 'short':
      return `under ${fault.least} letters: ${slots(fault.slots)}`;
    case 'symmetry': {
      const { wanted, nearest } = fault;
      const none = `no ${listed(wanted, 'or')} symmetry`;
      if (nearest === undefined) return none;
      const need = nearest.against.length === 1 ? 'needs' : 'need';
      return `${none}: for ${nearest.symmetry}, ${cells(nearest.against)} ${need} a block opposite`;
    }
    case 'isolated':
      return `${counted(fault.cells.length, 'cell')} in no entry: ${cells(fault.cells)}`;
    case 'unchecked':
      return `${counted(fault.cells.length, 'unchecked cell')}: ${cells(fault.cells)}`;
    case 'half-checked':
      return `fewer than half of the letters checked: ${slots(fault.slots)}`;
    case 'unchecked-run':
      return `more than ${fault.most} unchecked letters in a row: ${slots(fault.slots)}`;
    case 'unchecked-ends':
      return `two unchecked letters at an end: ${slots(fault.slots)}`;
    case 'pieces': {
      const { pieces } = fault;
      const parts = pieces.map((each) => `${counted(each.size, 'cell')} from ${cellName(each)}`);
      return `not connected, ${pieces.length} pieces: ${someOf(parts, NAMED)}`;
    }
    case 'repeated':
      return `${fault.answer} at ${fault.slots.join(' and ')}`;
    case 'unfilled':
      return `${counted(fault.entries, 'entry', 'entries')} not filled`;
  }
}

export function verdictLines(verdict: OutletVerdict | null, full = false): string[] {
  if (verdict === null) return [];
  const { profile, title, source, accepts, faults } = verdict;
  const lines = accepts
    ? fact('Grid', 'no reason to reject it')
    : faults.flatMap((fault, i) => fact(i === 0 ? 'Rejected for' : '', sayGridFault(fault, full)));
  return section(`${title} (${profile})`, [...lines, ...fact('Source', source)]);
}

/** A verdict with its faults in sentences. */
export interface SaidVerdict extends Omit<OutletVerdict, 'faults'> {
  readonly faults: readonly string[];
}

export function saidVerdict(verdict: OutletVerdict | null, full: boolean): SaidVerdict | null {
  if (verdict === null) return null;
  return { ...verdict, faults: verdict.faults.map((fault) => sayGridFault(fault, full)) };
}
