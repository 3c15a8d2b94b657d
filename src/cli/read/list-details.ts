// What --verbose tells about the lists: what they hold, and what became of their words.

import { counted, grouped } from '../../base/phrases.ts';
import type { ChosenWords, WordChange, WordChoice } from '../../words/reading/choose-words.ts';
import { formatScoreMap } from '../../words/reading/score-map.ts';

export function listDetails(
  choice: WordChoice,
  { words, reports, changes }: ChosenWords,
): string[] {
  const kept = reports.reduce((sum, report) => sum + report.kept, 0);
  const counts = words.lengths().map((length) => words.table(length).count);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const told = changes.map((change) => ({ ...change, count: change.count() }));
  const gone = told.reduce((sum, { leavesOut, count }) => sum + (leavesOut ? count : 0), 0);
  return [
    ...reports.map(({ name, kept, dropped }, list) => {
      const map = choice.lists[list]?.scoreMap;
      const scores = map === undefined ? '' : `, scores ${formatScoreMap(map)}`;
      return `${name}: ${grouped(kept)} kept, ${grouped(dropped)} dropped${scores}`;
    }),
    ...told.filter(({ count }) => count > 0).map(changeDetail),
    ...(choice.offensive !== undefined && !changes.some(({ kind }) => kind === 'blocked')
      ? ['no list looks English, so none was searched for offensive English words']
      : []),
    `${counted(total, 'word')} to choose from; ${grouped(kept - gone - total)} duplicate${floorOf(choice)}`,
  ];
}

function changeDetail({ kind, leavesOut, count }: Omit<WordChange, 'count'> & { count: number }) {
  const words = counted(count, 'word');
  switch (kind) {
    case 'preferred':
      return `${words} preferred`;
    case 'excluded':
      return `${words} excluded`;
    case 'tagged':
      return `${words} left out by their tags`;
    case 'blocked':
      return `${words} kept out as offensive`;
    case 'crude':
      return leavesOut ? `${words} kept out as crude` : `${words} scored low as crude`;
  }
}

function floorOf({ minScore = 0, minScores = new Map() }: WordChoice): string {
  if (minScores.size > 0) return ' or scored too low';
  return minScore > 0 ? ` or score below ${minScore}` : '';
}
