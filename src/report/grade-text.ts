// `grade` for people: scores with a histogram, what is repeated or missing, the form, a verdict.

import { formLines, verdictLines } from './check-text.ts';
import type { GradeReport } from './grade.ts';
import { counted, fact, joined, section, someOf } from './layout.ts';

/** The longest bar of the histogram. */
const BAR = 40;
const NAMED_ENTRIES = 20;

export function gradeText(name: string, report: GradeReport): string {
  const { width, height, entries, whole } = report;
  const done = whole === entries ? 'all filled' : `${whole} filled`;
  return joined([
    `${name}: ${width} x ${height}, ${counted(entries, 'entry', 'entries')}, ${done}`,
    ...section('Scores', scoreLines(report)),
    ...section('Letters and repeats', repeatLines(report)),
    ...section('Form', formLines(report)),
    ...verdictLines(report.verdict),
  ]);
}

function scoreLines({ mean, floor, weakest, histogram, notInList }: GradeReport): string[] {
  const unlisted = notInList.map(({ slot, answer }) => `${answer} ${slot}`);
  const lines = notInList.length === 0 ? [] : fact('Not in the list', listOf(unlisted));
  if (mean === null) return lines;
  const most = Math.max(...histogram.map(({ entries }) => entries));
  const lowest = histogram.findIndex(({ entries }) => entries > 0);
  const bars = histogram.slice(lowest).reverse();
  return [
    ...fact('Mean', mean.toFixed(1)),
    ...fact('Floor', String(floor)),
    ...fact(
      'Weakest',
      weakest.map(({ slot, answer, score }) => `${answer} ${score} ${slot}`).join(', '),
    ),
    ...lines,
    ...bars.flatMap(({ from, to, entries }) => {
      const bar = entries === 0 ? '' : '#'.repeat(Math.max(1, Math.round((BAR * entries) / most)));
      return fact(
        `${String(from).padStart(3)}-${to}`,
        `${String(entries).padStart(4)} ${bar}`.trimEnd(),
      );
    }),
  ];
}

function repeatLines(report: GradeReport): string[] {
  const { duplicates, crossingNames, missingLetters, scrabbleMean } = report;
  const told = duplicates.map(({ kind, answers, slots }) => {
    const entries = answers.map((answer, i) => `${answer} ${slots[i]}`).join(' and ');
    return kind === 'same' ? entries : `${entries} (one stem)`;
  });
  const crossings = crossingNames.map(({ answers, slots, row, column }) => {
    const [first, second] = answers.map((answer, i) => `${answer} ${slots[i]}`);
    return `${first} and ${second} at row ${row} column ${column}`;
  });
  return [
    ...fact('Duplicates', told.length === 0 ? 'none' : told.join('; ')),
    ...(crossings.length === 0 ? [] : fact('Names crossing', crossings.join('; '))),
    ...fact('Missing letters', missingLetters.length === 0 ? 'none' : missingLetters.join(' ')),
    ...(scrabbleMean === null ? [] : fact('Scrabble mean', scrabbleMean.toFixed(2))),
  ];
}

function listOf(names: readonly string[]): string {
  return `${names.length}: ${someOf(names, NAMED_ENTRIES)}`;
}
