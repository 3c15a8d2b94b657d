// `grade` for people: scores with a histogram, what is repeated or missing, the form, a verdict.

import { counted, percent } from '../base/phrases.ts';
import type { GradeReport } from '../inspect/grade.ts';
import { cellName } from '../layout/cell-names.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { formLines, notInListLines } from './check.ts';
import { sayBreach } from './fill-faults.ts';
import { fact, joined, labelled, section, together } from './lines.ts';
import type { DisplayOf } from './names.ts';
import { type SaidVerdict, saidVerdict, verdictLines } from './verdicts.ts';

/** The longest bar of the histogram. */
const BAR = 40;

/** How entries are printed, and whether all of them are; default: as in the grid, and not. */
export interface GradeTextOptions {
  readonly displayOf?: (answer: string) => string;
  readonly full?: boolean;
}

export function gradeText(
  name: string,
  puzzle: Puzzle,
  report: GradeReport,
  { displayOf = (answer) => answer, full = false }: GradeTextOptions = {},
): string {
  const { width, height, entries, whole } = report;
  const done = whole === entries ? 'all filled' : `${whole} filled`;
  return joined([
    `${name}: ${width} x ${height}, ${counted(entries, 'entry', 'entries')}, ${done}`,
    ...section('Scores', scoreLines(report, displayOf, full)),
    ...section('Letters and repeats', repeatLines(report, displayOf)),
    ...section('Taste', tasteLines(report)),
    ...section('Form', formLines(report, full)),
    ...section('Rules', ruleLines(report, puzzle)),
    ...verdictLines(report.verdict, full),
  ]);
}

/** A report in sentences, as JSON and users of the library have it. */
export interface SaidGrade extends Omit<GradeReport, 'ruleFaults' | 'verdict'> {
  /** What is against the rules of the puzzle; null if there are none. */
  readonly ruleFaults: readonly string[] | null;
  readonly verdict: SaidVerdict | null;
}

export function saidGrade(report: GradeReport, puzzle: Puzzle, full = false): SaidGrade {
  const { ruleFaults, verdict } = report;
  return {
    ...report,
    ruleFaults: ruleFaults?.map((each) => sayBreach(each, puzzle)) ?? null,
    verdict: saidVerdict(verdict, full),
  };
}

function ruleLines({ ruleFaults }: GradeReport, puzzle: Puzzle): string[] {
  if (ruleFaults === null) return [];
  if (ruleFaults.length === 0) return fact('Broken', 'none');
  return ruleFaults.flatMap((each, i) => fact(i === 0 ? 'Broken' : '', sayBreach(each, puzzle)));
}

function scoreLines(
  { mean, floor, weakest, histogram, notInList }: GradeReport,
  displayOf: DisplayOf,
  full: boolean,
): string[] {
  const lines = notInListLines(notInList, full);
  if (mean === null) return lines;
  const most = Math.max(...histogram.map(({ entries }) => entries));
  const lowest = histogram.findIndex(({ entries }) => entries > 0);
  const bars = histogram.slice(lowest).reverse();
  return [
    ...fact('Mean', mean.toFixed(1)),
    ...fact('Floor', String(floor)),
    ...fact(
      full ? 'Weakest first' : 'Weakest',
      weakest
        .map(({ slot, answer, score }) => together(`${displayOf(answer)} ${slot} ${score}`))
        .join(', '),
    ),
    ...lines,
    '',
    ...bars.map(({ from, to, entries }) => {
      const bar = entries === 0 ? 0 : Math.max(1, Math.round((BAR * entries) / most));
      return labelled(`${from} to ${to}`, `${String(entries).padStart(4)} ${'#'.repeat(bar)}`);
    }),
  ];
}

function repeatLines(report: GradeReport, displayOf: DisplayOf): string[] {
  const { duplicates, crossingNames, missingLetters, scrabbleMean } = report;
  const listed = duplicates.map(({ kind, answers, slots }) => {
    const entries = answers.map((answer, i) => `${displayOf(answer)} ${slots[i]}`).join(' and ');
    return together(kind === 'same' ? entries : `${entries} (same stem)`);
  });
  const crossings = crossingNames.map(({ answers, slots, row, column }) => {
    const [first, second] = answers.map((answer, i) => `${displayOf(answer)} ${slots[i]}`);
    return together(`${first} and ${second} at ${cellName({ row, column })}`);
  });
  return [
    ...fact('Duplicates', listed.length === 0 ? 'none' : listed.join('; ')),
    ...(crossings.length === 0 ? [] : fact('Names crossing', crossings.join('; '))),
    ...fact('Missing letters', missingLetters.length === 0 ? 'none' : missingLetters.join(' ')),
    ...(scrabbleMean === null ? [] : fact('Scrabble mean', scrabbleMean.toFixed(2))),
  ];
}

/** Each figure beside that of published grids of the size. */
function tasteLines({ whole, taste }: GradeReport): string[] {
  if (taste === null || whole === 0) return [];
  const { plurals, inflected, stemPairs, rareLetters, namesAndPhrases, published } = taste;
  const shared = (count: number, share: number): string =>
    `${together(`${count}, ${percent(count / whole)}`)} (published: ${percent(share)})`;
  const plain = (count: number, wanted: number): string => `${count} (published: ${wanted})`;
  return [
    ...fact('Entries in -S', shared(plurals, published.plurals)),
    ...fact('Inflected', shared(inflected, published.inflected)),
    ...fact('Same-stem pairs', plain(stemPairs, published.stemPairs)),
    ...fact('J, Q, X, Z', plain(rareLetters, published.rareLetters)),
    ...(namesAndPhrases === null
      ? []
      : fact('Names, phrases', shared(namesAndPhrases, published.namesAndPhrases))),
  ];
}
