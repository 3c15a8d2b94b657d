// The templates of a bench: files, folders of them, or generated ones:
//   open:WIDTHxHEIGHT                         no block at all
//   lattice:WIDTHxHEIGHT:MOST[:SEED]          entries of at most MOST letters
//   late-lattice:WIDTHxHEIGHT:MOST[:SEED]     most of them nearly as long as that
//   planted:WIDTHxHEIGHT[:WORDS[:SEED]]       with a list of its own that fills it with repeats

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseTemplate } from '../src/format/template/parse-template.ts';
import type { Puzzle } from '../src/puzzle/puzzle.ts';
import { generatedList, type List, whole } from './lists.ts';
import { writeScratch } from './scratch.ts';
import { lattice } from './workloads/lattice.ts';
import { planted } from './workloads/planted.ts';
import { syntheticWords } from './workloads/synthetic-words.ts';
import { openTemplate } from './workloads/template-text.ts';
import { sampleWords, wordsOf } from './workloads/word-sample.ts';

export interface Grid {
  readonly name: string;
  readonly path: string;
  readonly blank: Puzzle;
  /** The list it was planted with: it is run with this one only, and words may repeat. */
  readonly ownList?: List;
}

/** Words of a planted puzzle, unless told; drawn from so many made-up ones if there is no list. */
const PLANTED_WORDS = '200';
const WORDS_TO_DRAW_FROM = 20_000;
/** Cells that hold letters in a planted puzzle. */
const PLANTED_LETTERS = 0.45;

/** The grids that arguments name; planted ones take their words from `source`. */
export function openGrids(specs: readonly string[], source: List | undefined): Grid[] {
  const grids = specs.flatMap((spec) => {
    const [kind, ...rest] = spec.split(':');
    if (kind === 'open' || kind === 'lattice' || kind === 'late-lattice') {
      return [generatedGrid(spec, templateOf(kind, rest))];
    }
    if (kind === 'planted') return [plantedGrid(spec, rest, source)];
    return files(spec).map((path) => gridAt(path, basename(path).replace(/\.txt$/, '')));
  });
  const names = grids.map(({ name }) => name);
  return grids.map((grid) => {
    const isTwice = names.indexOf(grid.name) !== names.lastIndexOf(grid.name);
    return isTwice ? { ...grid, name: `${basename(dirname(grid.path))}/${grid.name}` } : grid;
  });
}

export function generatedGrid(name: string, text: string): Grid {
  return gridAt(writeScratch(`${name}.txt`, text), name);
}

function templateOf(kind: string, [size = '', most = '', seed = '1']: string[]): string {
  const [width, height] = readSize(size);
  if (kind === 'open') return openTemplate(width, height);
  const late = kind === 'late-lattice';
  return lattice({ width, height, most: whole(most), late, seed: whole(seed) });
}

function plantedGrid(spec: string, rest: readonly string[], source: List | undefined): Grid {
  const [size = '', count = PLANTED_WORDS, seed = '1'] = rest;
  const [width, height] = readSize(size);
  const known = source ? wordsOf(source.words) : syntheticWords(WORDS_TO_DRAW_FROM, whole(seed));
  const words = sampleWords(known, whole(count), whole(seed));
  const options = { width, height, words, letters: PLANTED_LETTERS, seed: whole(seed) };
  const { template } = planted(options);
  return { ...generatedGrid(spec, template), ownList: generatedList(`${spec} words`, words) };
}

function gridAt(path: string, name: string): Grid {
  return { name, path, blank: parseTemplate(readFileSync(path, 'utf8'), { source: name }) };
}

function files(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => name.endsWith('.txt'));
  return names.sort().map((name) => join(path, name));
}

function readSize(text: string): [width: number, height: number] {
  const match = /^(\d+)x(\d+)$/.exec(text);
  if (match === null) throw new RangeError(`'${text}' is not a size such as 15x15`);
  return [Number(match[1]), Number(match[2])];
}
