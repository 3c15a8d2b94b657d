// What the fills of some grids are like beside published ones: of the first fill, of the best by the default
// taste, and of the best by scores alone; a row each, means over grids and seeds. Limits are nodes, so the
// table is the same on every machine.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bestNodesFor } from '../src/fill/best.ts';
import { Filler } from '../src/fill/filler.ts';
import { scoresOf } from '../src/fill/quality.ts';
import { type TasteFigures, tasteFigures } from '../src/inspect/taste-figures.ts';
import { answerAt, type Puzzle } from '../src/puzzle/puzzle.ts';
import { PLAIN_TASTE } from '../src/taste/taste.ts';
import { Stems } from '../src/words/language/stems.ts';
import type { WordList } from '../src/words/vocabulary/word-list.ts';
import type { Pair } from './contestant.ts';
import type { Report } from './report.ts';
import { mean } from './statistics.ts';
import { Table } from './table.ts';

const ROWS = ['first', 'best', 'plain best'] as const;

/** Of one fill. */
interface Measured extends TasteFigures {
  readonly entries: number;
  readonly answers: readonly string[];
  readonly floor: number;
  readonly mean: number;
}

export async function tasteTable(
  root: string,
  pairs: readonly Pair[],
  seeds: readonly number[],
  maxNodes: number | undefined,
  report: Report,
): Promise<boolean> {
  const irregular = readFileSync(join(root, 'dicts', 'stems.txt'), 'utf8');
  const found = new Map<(typeof ROWS)[number], Measured[]>(ROWS.map((row) => [row, []]));
  const shares: number[] = [];
  let sound = true;
  for (const { grid, list, allowRepeats } of pairs) {
    const { words } = list;
    const { stemming } = new Stems(irregular, (word) => isBase(words, word));
    const options = { allowRepeats, stemOf: stemming };
    const fillers = {
      best: new Filler(grid.blank, words, options),
      'plain best': new Filler(grid.blank, words, { ...options, taste: PLAIN_TASTE }),
    };
    const ofGrid: Measured[] = [];
    for (const seed of seeds) {
      const outcomes = {
        first: await fillers.best.fill({ seed, maxNodes: bestNodesFor(grid.blank) }),
        best: await fillers.best.best({ seed, maxNodes: maxNodes ?? bestNodesFor(grid.blank) }),
        'plain best': await fillers['plain best'].best({
          seed,
          maxNodes: maxNodes ?? bestNodesFor(grid.blank),
        }),
      };
      for (const row of ROWS) {
        const outcome = outcomes[row];
        report.record({ type: 'taste', grid: grid.name, list: list.name, seed, row, ...outcome });
        if (outcome.status !== 'filled') {
          report.say(`${grid.name}, seed ${seed}, ${row}: ${outcome.status}`);
          sound = false;
          continue;
        }
        const measured = measure(outcome.puzzle, words, stemming);
        found.get(row)!.push(measured);
        if (row === 'best') ofGrid.push(measured);
      }
    }
    shares.push(...sharedEntries(ofGrid));
  }
  say(found, report);
  if (shares.length > 0) {
    report.say(`\nentries that two seeds of a grid share: ${percent(mean(shares))} in the mean`);
  }
  return sound;
}

function isBase(words: WordList, word: string): boolean {
  const letters = Array.from(word);
  return words.wordId(letters) >= 0 && !words.isName(letters);
}

function measure(puzzle: Puzzle, words: WordList, stemOf: (word: string) => string): Measured {
  const answers = puzzle.layout.slots.map((slot) => answerAt(puzzle, slot)!);
  const letters = puzzle.cells.flatMap((content) => [...content!]);
  const { floor = 0, mean: ofAll = 0 } = scoresOf(puzzle, words);
  const figures = tasteFigures(answers, letters, words, stemOf);
  return { ...figures, entries: answers.length, answers, floor, mean: ofAll };
}

function say(found: ReadonlyMap<string, readonly Measured[]>, report: Report): void {
  const titles = ['-S %', 'inflected %', 'pairs', 'JQXZ', 'names, phrases %', 'floor', 'mean'];
  const table = new Table([
    { title: 'a grid in the mean', width: 18 },
    ...titles.map((title) => ({ title, width: 6 })),
  ]);
  report.say(`\n${table.heading}`);
  for (const [row, all] of found) {
    if (all.length === 0) continue;
    const entries = mean(all.map((each) => each.entries));
    const of = (figure: (each: Measured) => number): number => mean(all.map(figure));
    report.say(
      table.row([
        row,
        percent(of(({ plurals }) => plurals) / entries),
        percent(of(({ inflected }) => inflected) / entries),
        of(({ stemPairs }) => stemPairs).toFixed(2),
        of(({ rareLetters }) => rareLetters).toFixed(2),
        percent(of(({ namesAndPhrases }) => namesAndPhrases ?? 0) / entries),
        of(({ floor }) => floor).toFixed(1),
        of((each) => each.mean).toFixed(2),
      ]),
    );
  }
  const some = [...found.values()].flat();
  if (some.length === 0) return;
  const { published } = some[0]!;
  const like = (figure: 'stemPairs' | 'rareLetters'): string =>
    mean(some.map((each) => each.published[figure])).toFixed(2);
  const shares = [published.plurals, published.inflected].map(percent);
  const cells = [...shares, like('stemPairs'), like('rareLetters')];
  report.say(table.row(['published', ...cells, percent(published.namesAndPhrases), '-', '-']));
}

/** For each two fills the share of the entries that both have. */
function sharedEntries(fills: readonly Measured[]): number[] {
  return fills.flatMap(({ answers }, i) =>
    fills.slice(0, i).map((other) => {
      const theirs = new Set(other.answers);
      return answers.filter((answer) => theirs.has(answer)).length / answers.length;
    }),
  );
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
