// What people read of designs: how each pattern fills, what was moved for it, how words were laid, and what is missing.

import { counted, grouped, listed, outOf } from '../base/phrases.ts';
import type { RunCounts } from '../batch/run-counts.ts';
import type { DesignFigures, FillFigures, Moved } from '../design/design.ts';
import type { LaidOut } from '../design/lay-words.ts';
import type { PartedPlace } from '../design/move-blocks.ts';
import { cellName } from '../layout/cell-names.ts';
import type { WordSearch } from '../variety/word-search.ts';
import { type Ended, sayEnded } from './run.ts';

/** A pattern that was designed. */
export function sayDesign({ entries, blocks, bars, ...figures }: DesignFigures): string {
  const { lettersPerClueCell, crossed = 0, ...fills } = figures;
  if (lettersPerClueCell !== undefined) {
    const share = `${Math.round(100 * crossed)}% of letters crossed`;
    const cells = `${counted(blocks, 'clue cell')}, ${lettersPerClueCell.toFixed(2)} letters each`;
    return `${entries} entries, ${cells}, ${share}; ${sayFillFigures(fills)}`;
  }
  const parting = bars > 0 ? counted(bars, 'bar') : counted(blocks, 'block');
  return `${entries} entries, ${parting}; ${sayFillFigures(fills)}`;
}

export function sayFillFigures({ fillNodes, floor, mean }: FillFigures): string {
  if (fillNodes === null) return 'no fill found';
  const quality = mean === null ? '' : `, floor ${floor}, mean ${mean.toFixed(1)}`;
  return `fills in ${grouped(fillNodes)} nodes${quality}`;
}

/** How many patterns were drawn for a design. */
export function sayPatterns(n: number, count: number, drawn: number, seconds: number): string {
  return `design ${n} of ${count}: ${drawn} patterns, ${seconds} s`;
}

/** What is not symmetric in a theme. */
export function sayUnpaired(answer: string): string {
  const { length } = Array.from(answer);
  return `theme answer ${answer} has no partner of ${length} letters: the opposite slot stays open`;
}

/** Theme answers that are not where solvers expect them, because no arrangement of the others leaves room there. */
export function sayMisplaced(inColumns: readonly string[], revealer: string | undefined): string[] {
  const down =
    inColumns.length === 0
      ? []
      : [`${listed(inColumns)} ${inColumns.length === 1 ? 'goes' : 'go'} down`];
  const high = revealer === undefined ? [] : [`${revealer} is above the bottom third`];
  const where = [...down, ...high];
  if (where.length === 0) return [];
  return [`${listed(where)}: no better arrangement of the theme was found that fills`];
}

/** The last lines of designs in a style, with theme answers that pair with no other. */
export function sayDesignsEnd(
  counts: RunCounts,
  ended: Ended,
  style: string,
  unpaired: readonly string[],
): string[] {
  if (ended !== undefined) return sayMade(counts, ended);
  const unfilled = counts.failed('incomplete').length;
  const missing = counts.failed('missing').length;
  const found =
    unfilled === 0
      ? []
      : [
          `no fill found for ${outOf(unfilled, counts.wanted)} designs; --nodes or more words may help`,
        ];
  if (missing === 0) return found;
  const lines = [...found, sayMissing(missing, counts.wanted, style)];
  if (unpaired.length > 0) {
    lines.push(`theme answers of the same length as ${unpaired.join(', ')} would leave more room`);
  }
  return lines;
}

/** That designs or layouts were interrupted. */
export function sayMade({ kept, wanted }: RunCounts, ended: Ended): string[] {
  return sayEnded(ended, {}, `${outOf(kept, wanted)} made`);
}

/** Where some were made, what is missing would mostly have been one of them again. */
function sayMissing(missing: number, count: number, style: string): string {
  if (missing === count) return `no design found for style ${style}`;
  const patterns = counted(count - missing, 'different pattern');
  const same = 'rotations and reflections count as one';
  return `found only ${patterns} for style ${style} (${same}): ${outOf(missing, count)} designs missing`;
}

/** The nearest pattern that fills better, with at most so many blocks or bars moved. */
export function sayMoved({ before, nearest }: Moved, most: number): string {
  if (nearest === undefined) {
    const better = before.fillNodes === null ? 'fills' : 'fills better';
    return `no pattern that ${better} found by moving up to ${most}`;
  }
  const { takenOut, putIn, figures } = nearest;
  const isOfBars = [...takenOut, ...putIn].some(({ side }) => side !== undefined);
  const what = isOfBars ? 'bars' : 'blocks';
  const changes = [...sayPlaces('removed', takenOut), ...sayPlaces('added', putIn)];
  return `${what} ${changes.join(', ')}: ${sayFillFigures(figures)}`;
}

function sayPlaces(what: string, places: readonly PartedPlace[]): string[] {
  const where = ({ side, ...cell }: PartedPlace): string =>
    `${side === undefined ? 'at' : side === 'right' ? 'right of' : 'below'} ${cellName(cell)}`;
  return places.length === 0 ? [] : [`${what} ${places.map(where).join(' and ')}`];
}

/** So many words in one layout, and those that found no place. */
export function sayLaid({ puzzle, crossings, left }: LaidOut, words: number): string[] {
  const { width, height } = puzzle.layout.geometry;
  const placed = counted(words - left.length, 'word');
  return [
    `${placed}, ${width}x${height}, ${crossings} crossings`,
    ...(left.length > 0 ? [`no place for ${left.join(', ')}`] : []),
  ];
}

/** So many words in one square, and what is not as it was asked for. */
export function sayWordSearch({ puzzle, left, parts, random }: WordSearch): string[] {
  const { width, height } = puzzle.layout.geometry;
  const words = counted(puzzle.layout.slots.length, 'word');
  return [
    `${words}, ${width}x${height}, each found once`,
    ...(left.length > 0 ? [`no place for ${left.join(', ')}`] : []),
    ...(parts.length > 0 ? [`part of another word, left out: ${parts.join(', ')}`] : []),
    ...(random > 0 ? [`${counted(random, 'random letter')} after the sentence`] : []),
  ];
}
