// How the cost grows: CPU time and peak memory of cold runs against the size of the list, on one
// 15 x 15 lattice, and against the size of the lattice, with one list. Writes growth.md
// into the folder named, or beside this bench's README.
//   npm run bench:growth -- [--dict FILE] [--seeds 1-3] [--limit 10] [--out FOLDER]

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generatedGrid } from './grids.ts';
import { type Growth, growthTable, type Point } from './growth-report.ts';
import { header, headerText } from './header.ts';
import { LibraryContestant } from './library-contestant.ts';
import { type List, openList } from './lists.ts';
import { readSeeds } from './options.ts';
import { lattice } from './workloads/lattice.ts';

const LIST_SIZES = [1_000, 3_000, 10_000, 30_000, 100_000, 300_000, 1_000_000];
const SIDES = [5, 7, 11, 15, 21, 31, 45, 65, 95, 135, 185, 250];
/** Entries have 5 to 11 letters. */
const MOST = 11;
const SIDE_FOR_LISTS = 15;
const WORDS_FOR_GRIDS = 300_000;

const { values } = parseArgs({
  options: {
    dict: { type: 'string' },
    seeds: { type: 'string', default: '1-3' },
    limit: { type: 'string', default: '10' },
    out: { type: 'string', default: fileURLToPath(new URL('../../', import.meta.url)) },
  },
});
const limitMs = Number(values.limit) * 1000;
const root = fileURLToPath(new URL('../../../', import.meta.url));
const contestant = new LibraryContestant('this', root, { kind: 'fill', mode: 'cold', limitMs });
const whole = openList(values.dict ?? `synthetic:${WORDS_FOR_GRIDS}`);
const head = headerText(header([contestant], [whole], {}));
process.stdout.write(`${head}\n`);

const listSizes: Point[] = [];
for (const size of values.dict === undefined ? LIST_SIZES : LIST_SIZES.filter(isInside)) {
  const list = openList(
    values.dict === undefined ? `synthetic:${size}` : `sample:${size}:1:${values.dict}`,
  );
  listSizes.push(await measure(SIDE_FOR_LISTS, list, list.count));
}
if (values.dict !== undefined) listSizes.push(await measure(SIDE_FOR_LISTS, whole, whole.count));
const gridSizes: Point[] = [];
for (const side of SIDES) gridSizes.push(await measure(side, whole, side * side));
contestant.stop();

const growths: Growth[] = [
  {
    title: `Words in the list (${SIDE_FOR_LISTS} x ${SIDE_FOR_LISTS} lattice)`,
    x: 'words',
    points: listSizes,
  },
  {
    title: `Cells of the grid (square lattices, ${whole.count} words)`,
    x: 'cells',
    points: gridSizes,
  },
];
const table = growths.map(growthTable).join('\n');
writeFileSync(join(values.out, 'growth.md'), `${growthPreface(head)}\n${table}`);
process.stdout.write(`\n${table}`);

function isInside(size: number): boolean {
  return size < whole.count;
}

async function measure(side: number, list: List, x: number): Promise<Point> {
  const text = lattice({ width: side, height: side, most: MOST, seed: 1 });
  const grid = generatedGrid(`lattice:${side}x${side}:${MOST}`, text);
  const runs = [];
  for (const seed of readSeeds(values.seeds)) {
    runs.push(await contestant.run({ grid, list, allowRepeats: false }, seed));
  }
  return { x, slots: grid.blank.layout.slots.length, runs, limitMs };
}

function growthPreface(head: string): string {
  return `# How the cost grows

Made by \`npm run bench:growth\`: each run in a process of its own, medians of the seeds; CPU time, so
compiling and collecting garbage in other threads count. Statuses as in the README.

${head
  .split('\n')
  .map((line) => `    ${line}`)
  .join('\n')}
`;
}
