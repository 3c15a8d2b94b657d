// `npm run bench -- --arrows [SEEDS]`: arrowwords of five sizes, each judged by a plain reader that shares no code with what
// made it, and how well some of them fill.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ArrowPatterns } from '../src/design/arrow-patterns.ts';
import { planDesign } from '../src/design/plan.ts';
import { RoomToFill } from '../src/design/room-to-fill.ts';
import { styleNamed } from '../src/design/styles.ts';
import { Filler } from '../src/fill/filler.ts';
import { templateRows } from '../src/format/template/render-template.ts';
import { arrowsOf } from '../src/layout/arrows.ts';
import { placeAt, placeOf } from '../src/layout/layout.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { parseWordList } from '../src/words/reading/parse-word-list.ts';
import { faultsOfArrows } from '../test/support/plain-arrows.ts';

const SIZES = [
  [9, 9],
  [11, 15],
  [13, 18],
  [15, 20],
  [20, 28],
] as const;
const BEST_NODES = 60_000;
/** Of a size, so many are filled. */
const FILLED = 20;

export async function arrowBench(root: string, seeds = 100): Promise<void> {
  const words = parseWordList(readFileSync(join(root, 'dicts', 'english.txt'), 'utf8'));
  const room = new RoomToFill(words, 50);
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  say(
    '| size | printable | letters per clue cell | crossed | two letters | CPU s | floors | mean |',
  );
  say('|---|---|---|---|---|---|---|---|');
  for (const [width, height] of SIZES) {
    const plan = planDesign({ style: styleNamed('arrow')!, width, height });
    const [floors, means, ratios]: number[][] = [[], [], []];
    let [printable, crossed, short, entries, cpu] = [0, 0, 0, 0, 0];
    for (let seed = 1; seed <= seeds; seed++) {
      const before = process.cpuUsage().user;
      const [pattern] = await new ArrowPatterns({ ...plan, seed }, room).candidates(1, 0);
      cpu += process.cpuUsage().user - before;
      if (pattern === undefined) continue;
      const { puzzle, figures } = pattern;
      printable += Number(faultsIn(puzzle).length === 0);
      crossed += figures.crossed!;
      ratios!.push(puzzle.layout.cellCount / figures.blocks);
      entries += puzzle.layout.slots.length;
      short += puzzle.layout.slots.filter(({ cells }) => cells.length === 2).length;
      if (seed > FILLED) continue;
      const outcome = await new Filler(puzzle, words).best({ seed, maxNodes: BEST_NODES });
      if (outcome.status !== 'filled') continue;
      floors!.push(outcome.quality!.floor ?? 0);
      means!.push(outcome.quality!.mean ?? 0);
    }
    const mean = (values: readonly number[]): number =>
      values.reduce((sum, each) => sum + each, 0) / values.length;
    const figures = [
      `${width}x${height}`,
      `${printable} of ${seeds}`,
      `${mean(ratios!).toFixed(2)} (${Math.min(...ratios!).toFixed(2)})`,
      `${((100 * crossed) / ratios!.length).toFixed(1)}%`,
      `${((100 * short) / entries).toFixed(2)}%`,
      (cpu / 1e6 / seeds).toFixed(2),
      `${Math.min(...floors!)} to ${Math.max(...floors!)} (${floors!.length})`,
      mean(means!).toFixed(1),
    ];
    say(`| ${figures.join(' | ')} |`);
  }
}

function faultsIn(puzzle: Puzzle): string[] {
  const { layout } = puzzle;
  const arrows = arrowsOf(layout).map(({ slot, from, kind }) => {
    const clue = placeAt(from, layout.geometry.width);
    const { cells, direction } = layout.slots[slot]!;
    const first = placeOf(layout, cells[0]!);
    return {
      clue: [clue.row, clue.column] as const,
      first: [first.row, first.column] as const,
      direction,
      kind,
    };
  });
  return faultsOfArrows(templateRows(puzzle), arrows);
}
