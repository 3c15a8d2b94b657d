// The nearest pattern that fills, or fills better, for a template that does not: few blocks moved, added or taken
// out, whole orbits of the symmetry that the template has. All such changes of one orbit or two are looked at,
// and of more those that go on from the best of fewer.

import { InputError } from '../base/errors.ts';
import { Random } from '../base/random.ts';
import type { CellPlace } from '../layout/layout.ts';
import { symmetriesOf } from '../layout/symmetry.ts';
import { blankPuzzle, type Puzzle } from '../puzzle/puzzle.ts';
import { freeOrbits, rank } from './anneal.ts';
import { type Canvas, canvasOf, DESIGN_SYMMETRIES, layoutOf } from './canvas.ts';
import { groundsOf } from './ground.ts';
import { PatternCost, type PatternFigures } from './pattern-cost.ts';
import type { RoomToFill } from './room-to-fill.ts';
import type { Wishes } from './wishes.ts';

/** Patterns that more changes go on from. */
const BEAM = 10;
/** Of each number of moved blocks, how many are kept to be tried. */
const KEPT = 8;

/** A pattern near another. */
export interface NearPattern {
  readonly puzzle: Puzzle;
  /** Blocks taken out or put in, whichever are more. */
  readonly moved: number;
  readonly takenOut: readonly CellPlace[];
  readonly putIn: readonly CellPlace[];
}

interface Tried {
  readonly parted: Uint8Array;
  readonly figures: PatternFigures;
}

/**
 * Patterns with at most so many blocks moved and no fault that the template has not, the fewest moved first, then
 * the most promising. `failed` are slots that could not be filled. @throws InputError for bars
 */
export function nearPatterns(
  template: Puzzle,
  most: number,
  room: RoomToFill,
  failed: readonly number[],
): NearPattern[] {
  const { layout } = template;
  const { geometry } = layout;
  if (geometry.bars !== undefined) throw new InputError('blocks are moved, and it has bars');
  const marked = (kind: 'void' | 'block'): Uint8Array =>
    Uint8Array.from(geometry.positions, (at) => Number(at === kind));
  const canvas = canvasFor(template, marked('void'));
  const letters = geometry.positions.map((at) =>
    typeof at === 'number' ? template.givens[at] : undefined,
  );
  const { fixed } = groundsOf(canvas, false, {
    letters,
    blocks: new Uint8Array(letters.length),
  })[0]!;
  const start = Uint8Array.from(geometry.positions, (at) => Number(typeof at !== 'number'));
  const cost = new PatternCost(canvas, wishesOf(template, most), room, letters, new Random(0));
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

function canvasFor({ layout }: Puzzle, voids: Uint8Array): Canvas {
  const { width, height } = layout.geometry;
  const own: readonly string[] = symmetriesOf(layout);
  const symmetry = DESIGN_SYMMETRIES.find((each) => own.includes(each)) ?? 'none';
  return canvasOf(width, height, symmetry, { voids });
}

/** What the template keeps itself. */
function wishesOf({ layout }: Puzzle, most: number): Wishes {
  const { slots, geometry, cellCount } = layout;
  const leastLength = Math.min(...slots.map(({ cells }) => cells.length));
  const blocks = geometry.positions.filter((at) => at === 'block').length;
  const letters = slots.reduce((sum, { cells }) => sum + cells.length, 0);
  return {
    leastLength,
    entries: [0, slots.length + 2 * most],
    blocks: [0, blocks + most],
    longest: Number.POSITIVE_INFINITY,
    shortShare: 1,
    cheaters: false,
    variety: 0,
    ...(letters < 2 * cellCount && {
      unchecked: {
        letters: (length: number) => [0, Math.ceil(length / 2)] as const,
        maxRun: 2,
        runAtEnds: true,
      },
    }),
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
  const places = (from: Uint8Array, to: Uint8Array): CellPlace[] =>
    Array.from(from.keys())
      .filter((at) => from[at]! > to[at]!)
      .map((at) => ({ row: Math.floor(at / canvas.width) + 1, column: (at % canvas.width) + 1 }));
  return {
    puzzle: blankPuzzle(layout, givens),
    moved,
    takenOut: places(before, after),
    putIn: places(after, before),
  };
}
