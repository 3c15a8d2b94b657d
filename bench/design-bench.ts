// `npm run bench -- --design [FOLDER]`: how many designs fill, and how well, beside random patterns within the same
// limits; with a folder of templates that hold theme answers, beside these: the answers are taken out of each and
// a design is made for them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from '../src/base/random.ts';
import { freeOrbits } from '../src/design/anneal.ts';
import { layoutOf, PARTED } from '../src/design/canvas.ts';
import { type Design, Designer } from '../src/design/design.ts';
import { PatternCost } from '../src/design/pattern-cost.ts';
import { type DesignPlan, planDesign } from '../src/design/plan.ts';
import { RoomToFill } from '../src/design/room-to-fill.ts';
import { styleNamed } from '../src/design/styles.ts';
import type { Wishes } from '../src/design/wishes.ts';
import { Filler } from '../src/fill/filler.ts';
import { parsePuzzles } from '../src/format/read-puzzles.ts';
import { answerAt, blankPuzzle, type Puzzle } from '../src/puzzle/puzzle.ts';
import { parseWordList } from '../src/words/reading/parse-word-list.ts';
import type { WordList } from '../src/words/vocabulary/word-list.ts';

const FILL_NODES = 20_000;
const BEST_NODES = 8000;
const SEEDS = 10;
const STYLES: readonly (readonly [style: string, width: number, height: number])[] = [
  ['mini', 7, 7],
  ['midi', 11, 11],
  ['nyt', 15, 15],
  ['nyt-themeless', 15, 15],
  ['british', 15, 15],
  ['barred', 12, 12],
];
/** Flips before a random pattern is given up. */
const FLIPS = 20_000;
/** Blocks more or fewer than a design has. */
const NEAR = 2;

interface Tally {
  made: number;
  filled: number;
  floor: number;
  mean: number;
}

export async function designBench(
  root: string,
  folder: string | undefined,
  seeds = SEEDS,
): Promise<void> {
  const words = parseWordList(readFileSync(join(root, 'dicts', 'english.txt'), 'utf8'));
  const designer = new Designer(words);
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  if (folder === undefined) {
    for (const [name, width, height] of STYLES) {
      const plan = planDesign({ style: styleNamed(name)!, width, height });
      const [ours, random] = [newTally(), newTally()];
      const before = process.cpuUsage();
      const designs: (Design | undefined)[] = [];
      for (let seed = 1; seed <= seeds; seed++) {
        designs.push(await designer.design({ ...plan, seed }));
      }
      const { user, system } = process.cpuUsage(before);
      for (const [i, design] of designs.entries()) {
        await count(design?.puzzle, words, ours);
        const { blocks = 0, bars = 0 } = design?.figures ?? {};
        await count(randomPattern(plan, words, i + 1, blocks + bars), words, random);
      }
      const seconds = ((user + system) / 1e6 / seeds).toFixed(1);
      say(`${name} ${width}x${height}: designs ${told(ours)}, ${seconds} s each`);
      say(`${name} ${width}x${height}: random  ${told(random)}`);
    }
    return;
  }
  const [theirs, ours] = [newTally(), newTally()];
  for (const file of readdirSync(folder).sort()) {
    const puzzle = parsePuzzles(readFileSync(join(folder, file), 'utf8'), { source: file })[0]!;
    await count(puzzle, words, theirs);
    const { width, height } = puzzle.layout.geometry;
    const theme = puzzle.layout.slots.flatMap((slot) => {
      const answer = slot.direction === 'across' ? answerAt(puzzle, slot) : undefined;
      return answer === undefined ? [] : [answer];
    });
    const style = styleNamed(width === 15 && height === 15 ? 'nyt' : 'american')!;
    const plan = planDesign({ style, width, height, theme });
    const made = await designer.design({ ...plan, seed: 1 });
    await count(made?.puzzle, words, ours);
    say(
      `${file}: ${theme.map(({ length }) => length).join(' ')}: designs filled ${ours.filled}, published ${theirs.filled}`,
    );
  }
  say(`published ${told(theirs)}`);
  say(`designs   ${told(ours)}`);
}

function newTally(): Tally {
  return { made: 0, filled: 0, floor: 0, mean: 0 };
}

function told({ made, filled, floor, mean }: Tally): string {
  const average = (sum: number): string => (filled === 0 ? '-' : (sum / filled).toFixed(1));
  return `${filled} of ${made} fill, floor ${average(floor)}, mean ${average(mean)}`;
}

async function count(puzzle: Puzzle | undefined, words: WordList, tally: Tally): Promise<void> {
  tally.made++;
  if (puzzle === undefined) return;
  const filler = new Filler(puzzle, words);
  const { status } = await filler.fill({ seed: 1, maxNodes: FILL_NODES });
  if (status !== 'filled') return;
  tally.filled++;
  const best = await filler.best({ seed: 1, maxNodes: BEST_NODES });
  if (best.status !== 'filled' || best.quality === undefined) return;
  tally.floor += best.quality.floor ?? 0;
  tally.mean += best.quality.mean ?? 0;
}

/** Blocks or bars at random, about as many as a design has, until nothing is wrong that the style's outlet would see. */
function randomPattern(
  { canvas, wishes, starts }: DesignPlan,
  words: WordList,
  seed: number,
  blocks: number,
): Puzzle | undefined {
  const random = new Random(seed);
  const { fixed, letters } = starts[random.below(starts.length)]!;
  const firm = new Set(['entries', 'blocks'] as const);
  const asMany: Wishes = { ...wishes, firm, blocks: [blocks - NEAR, blocks + NEAR] };
  const cost = new PatternCost(canvas, asMany, new RoomToFill(words), letters, random);
  const parted = fixed.map((what) => Number(what === PARTED));
  const orbits = freeOrbits(canvas, fixed);
  let { faults } = cost.of(parted);
  for (let flip = 0; flip < FLIPS && faults > 0; flip++) {
    const orbit = orbits[random.below(orbits.length)]!;
    for (const at of orbit) parted[at]! ^= 1;
    const after = cost.of(parted).faults;
    if (after <= faults || random.below(200) === 0) faults = after;
    else for (const at of orbit) parted[at]! ^= 1;
  }
  if (faults > 0) return undefined;
  const layout = layoutOf(canvas, parted, 2);
  return blankPuzzle(
    layout,
    layout.geometry.positionOf.map((at) => letters[at]),
  );
}
