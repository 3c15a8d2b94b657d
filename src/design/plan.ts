// What is asked for, made ready to design: the first symmetry of the style that has a place for the theme and for
// what a mask outlines, limits by custom where none are asked for.

import { Random } from '../base/random.ts';
import type { Profile } from '../inspect/profiles.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { withArrowTheme } from './arrow-theme.ts';
import { type Canvas, canvasOf, checkSides, type DesignSymmetry, MOST_SIDE } from './canvas.ts';
import { DesignError } from './design-error.ts';
import { checkPossible } from './possible.ts';
import { type Given, type StartGrid, startGridsOf } from './start-grids.ts';
import type { Style } from './styles.ts';
import { checkAnswers, checkTheme } from './theme-rows.ts';
import type { Wishes } from './wishes.ts';

export interface DesignAsked {
  readonly style: Style;
  readonly width: number;
  readonly height: number;
  /** Answers to stand in rows, the one that reveals the theme last. */
  readonly theme?: readonly string[];
  /** Default: the first of the style's that is possible. */
  readonly symmetry?: DesignSymmetry;
  /** Its blocks, voids and letters stay. */
  readonly mask?: Puzzle;
  /** In place of the style's. */
  readonly wishes?: Partial<Wishes>;
}

export interface DesignPlan {
  readonly canvas: Canvas;
  readonly wishes: Wishes;
  /** One or another is begun from. */
  readonly starts: readonly StartGrid[];
  readonly theme: readonly string[];
  /** The outlet that has to accept it. */
  readonly profile: Profile | undefined;
}

/** @throws DesignError for a size that the outlet never takes, and if no symmetry is possible, with what keeps the first from it; and for wishes that no pattern can fulfil */
export function planDesign(asked: DesignAsked): DesignPlan {
  checkSides(asked);
  const { style, symmetry, width, height } = asked;
  const [least, most] = style.sides ?? [0, MOST_SIDE];
  if (Math.min(width, height) < least || Math.max(width, height) > most) {
    throw new DesignError({
      kind: 'sides-of-style',
      style: style.name,
      width,
      height,
      least,
      most,
    });
  }
  const sizes = style.profile?.sizes;
  if (sizes !== undefined && !sizes.some(([w, h]) => w === width && h === height)) {
    throw new DesignError({ kind: 'size-of-style', style: style.name, width, height, sizes });
  }
  let reason: DesignError | undefined;
  for (const choice of symmetry === undefined ? style.symmetries : [symmetry]) {
    try {
      return planBy(choice, asked);
    } catch (error) {
      if (!(error instanceof DesignError)) throw error;
      reason ??= error;
    }
  }
  throw reason ?? new RangeError('style without symmetries');
}

function planBy(
  symmetry: DesignSymmetry,
  { style, width, height, theme = [], mask, wishes: own }: DesignAsked,
): DesignPlan {
  if (symmetry === 'quarter-turn' && width !== height) {
    throw new DesignError({ kind: 'no-quarter-turn', width, height });
  }
  const area = width * height;
  const positions = mask?.layout.geometry.positions ?? new Array(area).fill(0);
  const marked = (kind: 'void' | 'block'): Uint8Array =>
    Uint8Array.from(positions, (at) => Number(at === kind));
  const [voids, blocks] = [marked('void'), marked('block')];
  const { isBarred = false, isLattice = false, profile } = style;
  const canvas = canvasOf(width, height, symmetry, { voids, isBarred });
  if (!isBarred) checkMask(canvas, voids, blocks);
  const letters = positions.map((at) => (typeof at === 'number' ? mask?.givens[at] : undefined));
  const given: Given = { letters, blocks };
  const starts = startGridsOf(canvas, isLattice, given);
  const open = area - voids.reduce((sum, each) => sum + each, 0);
  const asked = (['entries', 'blocks', 'longest'] as const).filter(
    (name) => own?.[name] !== undefined,
  );
  const usual = style.wishes(width, height, open);
  if (usual.ratio === undefined) checkTheme(canvas, theme, starts);
  else checkArrowTheme(canvas, theme, starts[0]!);
  const aims = usual.aims && own?.blocks && { aims: own.blocks };
  // What is asked for is the same for every design.
  const asAsked = {
    entryAims: own?.entries === undefined ? usual.entryAims : undefined,
    longShare: own?.longest === undefined ? usual.longShare : undefined,
  };
  const said = Object.entries(own ?? {}).filter(([, wish]) => wish !== undefined);
  const wishes = {
    ...usual,
    firm: new Set(asked),
    ...asAsked,
    ...Object.fromEntries(said),
    ...aims,
  };
  checkPossible(canvas, wishes, new Set(asked));
  return { canvas, wishes, starts, theme, profile };
}

/** @throws DesignError for words that there is no place for */
function checkArrowTheme(canvas: Canvas, theme: readonly string[], start: StartGrid): void {
  checkAnswers(canvas, theme);
  if (withArrowTheme(canvas, start, theme, new Random(0)) !== undefined) return;
  const { width, height, symmetry } = canvas;
  throw new DesignError({ kind: 'no-room-for-theme', width, height, symmetry, unpaired: [] });
}

/** @throws DesignError where the symmetry lays a void or a block of a mask on something else */
function checkMask(
  { orbits, symmetry, width }: Canvas,
  voids: Uint8Array,
  blocks: Uint8Array,
): void {
  for (const [at, orbit] of orbits.entries()) {
    const isSame = orbit.every((each) => voids[each] === voids[at] && blocks[each] === blocks[at]);
    if (isSame) continue;
    const [row, column] = [Math.floor(at / width) + 1, (at % width) + 1];
    throw new DesignError({ kind: 'mask-asymmetric', symmetry, row, column });
  }
}
