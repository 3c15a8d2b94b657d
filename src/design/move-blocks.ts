// The nearest pattern that fills, or fills better, for a template that does not: few blocks, or bars, moved, added or
// taken out, whole orbits of the symmetry that the template has. All such changes of one orbit or two are looked at,
// and of more those that go on from the best of fewer.

import { Random } from '../base/random.ts';
import type { CellPlace, Layout } from '../layout/layout.ts';
import { symmetriesOf } from '../layout/symmetry.ts';
import { blankPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { freeOrbits, rank } from './anneal.ts';
import {
  type Canvas,
  canvasOf,
  DESIGN_SYMMETRIES,
  FREE,
  isRim,
  layoutOf,
  OPEN,
  PARTED,
} from './canvas.ts';
import { PatternCost, type PatternFigures } from './pattern-cost.ts';
import type { RoomToFill } from './room-to-fill.ts';
import { startGridsOf } from './start-grids.ts';
import type { Wishes } from './wishes.ts';

/** Patterns that more changes go on from. */
const BEAM = 10;
/** Of each number of moved blocks, how many are kept to be tried. */
const KEPT = 8;

/** Where a block is, or the cell with a bar at its right or below it. */
export interface PartedPlace extends CellPlace {
  readonly side?: 'right' | 'below';
}

/** A pattern near another. */
export interface NearPattern {
  readonly puzzle: Puzzle;
  /** Blocks, or bars, taken out or put in, whichever are more. */
  readonly moved: number;
  readonly takenOut: readonly PartedPlace[];
  readonly putIn: readonly PartedPlace[];
}

interface Tried {
  readonly parted: Uint8Array;
  readonly figures: PatternFigures;
}

/**
 * Patterns with at most so many blocks, or bars, moved and no fault that the template has not, the fewest moved first,
 * then the most promising, of a template in which any can be moved. `failed` are slots that could not be filled.
 */
export function nearPatterns(
  template: Puzzle,
  most: number,
  room: RoomToFill,
  failed: readonly number[],
): NearPattern[] {
  const { layout } = template;
  const { positions } = layout.geometry;
  const canvas = canvasFor(template);
  const letters = positions.map((at) => (typeof at === 'number' ? template.givens[at] : undefined));
  const start = partedIn(layout, canvas);
  const fixed = fixedIn(canvas, start, letters);
  const cost = new PatternCost(
    canvas,
    wishesOf(template, start, most),
    room,
    letters,
    new Random(0),
  );
  cost.wantMore(layout, failed);
  const before = cost.of(start);
  const orbits = freeOrbits(canvas, fixed);
  const known = new Set([start.join('')]);
  const found: (Tried & { readonly moved: number })[] = [];
  let beam: Tried[] = [{ parted: start, figures: before }];
  // Each change moves at least a block.
  for (let changes = 0; changes < most && beam.length > 0; changes++) {
    const next: Tried[] = [];
    for (const { parted } of beam) {
      for (const changed of changesOf(orbits, parted)) {
        const after = parted.slice();
        for (const at of changed) after[at]! ^= 1;
        const moved = movedBetween(start, after);
        const key = after.join('');
        if (moved > most || moved === 0 || known.has(key)) continue;
        known.add(key);
        const tried = { parted: after, figures: cost.of(after) };
        if (tried.figures.faults <= before.faults) found.push({ ...tried, moved });
        next.push(tried);
      }
    }
    next.sort((a, b) => rank(a.figures) - rank(b.figures));
    beam = next.slice(0, BEAM);
  }
  found.sort((a, b) => a.moved - b.moved || a.figures.total - b.figures.total);
  return found
    .filter(({ moved }, at) => found[at - KEPT]?.moved !== moved)
    .map(({ parted, moved }) => near(canvas, template, start, parted, moved));
}

/** A block and its orbit out, or in, or moved. */
function* changesOf(
  orbits: readonly (readonly number[])[],
  parted: Uint8Array,
): Generator<readonly number[]> {
  for (const orbit of orbits) {
    yield orbit;
    if (parted[orbit[0]!] === 0) continue;
    for (const other of orbits) if (parted[other[0]!] === 0) yield [...orbit, ...other];
  }
}

function movedBetween(before: Uint8Array, after: Uint8Array): number {
  let [out, put] = [0, 0];
  for (let at = 0; at < before.length; at++) {
    if (before[at]! > after[at]!) out++;
    if (before[at]! < after[at]!) put++;
  }
  return Math.max(out, put);
}

function canvasFor({ layout }: Puzzle): Canvas {
  const { width, height, positions, bars } = layout.geometry;
  const own: readonly string[] = symmetriesOf(layout);
  const symmetry = DESIGN_SYMMETRIES.find((each) => own.includes(each)) ?? 'none';
  const voids = Uint8Array.from(positions, (at) => Number(at === 'void'));
  return canvasOf(width, height, symmetry, { voids, isBarred: bars !== undefined });
}

/** The spots that part a template. */
function partedIn({ geometry }: Layout, { isBarred, orbits }: Canvas): Uint8Array {
  const { positions, bars, width } = geometry;
  if (!isBarred || bars === undefined) {
    return Uint8Array.from(positions, (at) => Number(typeof at !== 'number'));
  }
  const area = positions.length;
  return Uint8Array.from(orbits, (_, spot) => {
    const cell = positions[spot % area];
    if (typeof cell !== 'number' || isRim(spot, width, area)) return 0;
    return Number((spot < area ? bars.right : bars.below).has(cell));
  });
}

/** What stays: no block comes where a letter is given, and no bar beside one comes or goes. */
function fixedIn(
  canvas: Canvas,
  start: Uint8Array,
  letters: readonly (string | undefined)[],
): Uint8Array {
  const area = letters.length;
  const { fixed } = startGridsOf(canvas, false, { letters, blocks: new Uint8Array(area) })[0]!;
  if (!canvas.isBarred) return fixed;
  return fixed.map((what, spot) => {
    const at = spot % area;
    const next = at + (spot < area ? 1 : canvas.width);
    if (what !== FREE || (letters[at] === undefined && letters[next] === undefined)) return what;
    return start[spot] === 1 ? PARTED : OPEN;
  });
}

/** What the template keeps itself. */
function wishesOf({ layout }: Puzzle, start: Uint8Array, most: number): Wishes {
  const { slots, geometry, cellCount } = layout;
  const leastLength = Math.min(...slots.map(({ cells }) => cells.length));
  const voids = geometry.bars ? 0 : geometry.positions.filter((at) => at === 'void').length;
  const blocks = start.reduce((sum, spot) => sum + spot, -voids);
  const letters = slots.reduce((sum, { cells }) => sum + cells.length, 0);
  return {
    leastLength,
    entries: [0, slots.length + 2 * most],
    blocks: [0, blocks + most],
    longest: Number.POSITIVE_INFINITY,
    shortShare: 1,
    cheaters: false,
    variety: 0,
    unchecked:
      letters < 2 * cellCount
        ? {
            letters: (length: number) => [0, Math.ceil(length / 2)] as const,
            maxRun: 2,
            runAtEnds: true,
          }
        : undefined,
  };
}

function near(
  canvas: Canvas,
  template: Puzzle,
  before: Uint8Array,
  after: Uint8Array,
  moved: number,
): NearPattern {
  const least = Math.min(...template.layout.slots.map(({ cells }) => cells.length));
  const layout = layoutOf(canvas, after, Math.min(2, least));
  const { positions } = template.layout.geometry;
  const givens = layout.geometry.positionOf.map((at) => {
    const cell = positions[at];
    return typeof cell === 'number' ? template.givens[cell] : undefined;
  });
  const { width, isBarred } = canvas;
  const area = positions.length;
  const places = (from: Uint8Array, to: Uint8Array): PartedPlace[] =>
    Array.from(from.keys())
      .filter((spot) => from[spot]! > to[spot]!)
      .map((spot) => {
        const at = spot % area;
        const place = { row: Math.floor(at / width) + 1, column: (at % width) + 1 };
        return isBarred ? { ...place, side: spot < area ? 'right' : 'below' } : place;
      });
  return {
    puzzle: blankPuzzle(layout, givens),
    moved,
    takenOut: places(before, after),
    putIn: places(after, before),
  };
}
