// Puzzles with all that formats may carry, drawn from a seed; and bundled templates dressed the same way.

import { readdirSync, readFileSync } from 'node:fs';
import type { Random } from '../../src/base/random.ts';
import type { Feature } from '../../src/format/descriptor.ts';
import { parseTemplate } from '../../src/format/template/parse-template.ts';
import { gridLayout, type PositionKind } from '../../src/layout/grid-layout.ts';
import type { Bars } from '../../src/layout/layout.ts';
import { blankPuzzle, type Content, type Mark, type Puzzle } from '../../src/puzzle/puzzle.ts';
import { chance, pick } from './random-cases.ts';
import { firstOf } from './thoroughness.ts';

const TEMPLATES = new URL('../../templates/', import.meta.url);
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const REBUS = ['HEART', 'STAR', 'QU', 'THE', 'ÉTÉ'];
const CLUES = [
  'Pet',
  'It’s here (4)',
  'A: b ~ c',
  '"Quoted", twice',
  '¿Qué?',
  'Ж',
  '&lt;b>&amp;&lt;/b>',
  '=1+1',
];

/** What a puzzle is to have, besides letters and blocks. */
export interface Dress {
  readonly features: readonly Feature[];
  /** Whether some cells are left open. */
  readonly isPartial?: boolean;
  /** One of these is the least length of its slots. */
  readonly leastLengths?: readonly number[];
  /** Of single cells. Default A to Z. */
  readonly letters?: readonly string[];
}

/** The bundled templates that any format can say, a few of them unless all cases are looked at. */
export function bundledTemplates(): readonly (readonly [name: string, puzzle: Puzzle])[] {
  const names = readdirSync(TEMPLATES).filter((name) => /^(?!barred).*\.txt$/.test(name));
  const first = ['american-15-1.txt', 'quiz-10-7x6.txt', 'british-15-1.txt'];
  const rest = names.filter((name) => !first.includes(name));
  return firstOf([...first, ...rest], first.length).map((name) => [
    name,
    parseTemplate(readFileSync(new URL(name, TEMPLATES), 'utf8')),
  ]);
}

/** A small grid. */
export function randomPuzzle(random: Random, dress: Dress): Puzzle {
  const [width, height] = [1 + random.below(7), 1 + random.below(7)];
  const blocks = pick(random, [0, 0.15, 0.3]);
  const hasVoids = dress.features.includes('voids') && chance(random, 0.5);
  const kinds = Array.from({ length: width * height }, () => {
    if (!chance(random, blocks)) return 'cell';
    return hasVoids && chance(random, 0.5) ? 'void' : 'block';
  });
  if (!kinds.includes('cell')) kinds[0] = 'cell';
  const { cellCount } = gridLayout(width, kinds);
  const someCells = (): Set<number> =>
    new Set(Array.from({ length: cellCount }, (_, cell) => cell).filter(() => chance(random, 0.2)));
  const hasBars = dress.features.includes('bars') && chance(random, 0.5);
  const layout = gridLayout(width, kinds, {
    ...(hasBars && { bars: barsWithin(width, kinds, someCells(), someCells()) }),
    ...(dress.leastLengths && { leastLength: pick(random, dress.leastLengths) }),
  });
  return dressed(random, blankPuzzle(layout, new Array(layout.cellCount).fill(undefined)), dress);
}

/** Bars that have a cell at either side. */
function barsWithin(
  width: number,
  kinds: readonly PositionKind[],
  right: ReadonlySet<number>,
  below: ReadonlySet<number>,
): Bars {
  const { positions, positionOf } = gridLayout(width, kinds).geometry;
  const isCell = (at: number): boolean => typeof positions[at] === 'number';
  const hasRight = (at: number): boolean => (at + 1) % width > 0 && isCell(at + 1);
  return {
    right: new Set([...right].filter((cell) => hasRight(positionOf[cell]!))),
    below: new Set([...below].filter((cell) => isCell(positionOf[cell]! + width))),
  };
}

/** A puzzle with letters in its cells, and of each feature something, or nothing by chance. */
export function dressed(random: Random, { layout }: Puzzle, dress: Dress): Puzzle {
  const { features, isPartial = false, letters = LETTERS } = dress;
  const has = (feature: Feature): boolean => features.includes(feature) && chance(random, 0.8);
  const all = Array.from({ length: layout.cellCount }, (_, cell) => cell);
  const some = (share: number): number[] => all.filter(() => chance(random, share));
  const cells: Content[] = all.map(() => pick(random, letters));
  if (has('rebus')) for (const cell of some(0.2)) cells[cell] = pick(random, REBUS);
  if (isPartial) for (const cell of [0, ...some(0.5)]) cells[cell] = undefined;
  const marks = new Map<number, Set<Mark>>();
  const mark = (kind: Mark, share: number): void => {
    for (const cell of some(share)) marks.set(cell, new Set([...(marks.get(cell) ?? []), kind]));
  };
  if (has('circles')) mark('circle', 0.2);
  if (has('shades')) mark('shade', 0.2);
  const revealed = has('revealed') ? some(0.2).filter((cell) => cells[cell] !== undefined) : [];
  const clues = layout.slots.map((_, slot) =>
    chance(random, 0.9) ? `${pick(random, CLUES)} ${slot}` : undefined,
  );
  const hasClues = has('clues') && clues.some((clue) => clue !== undefined);
  const heading = {
    title: 'A “title”',
    author: 'An author',
    copyright: '© 2000',
    notes: 'One\ntwo',
  };
  return {
    ...blankPuzzle(layout, cells),
    ...(marks.size > 0 && { marks }),
    ...(revealed.length > 0 && { revealed: new Set(revealed) }),
    ...(hasClues && { clues }),
    ...(has('heading') && { heading }),
  };
}
