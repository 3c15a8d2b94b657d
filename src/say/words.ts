// Sentences on the words of a run: why a word is excluded, as an answer about the word and as a clause
// about an entry of a grid; and details of the lists.

import { counted, grouped } from '../base/phrases.ts';
import type { ChosenWords, WordChange, WordChoice } from '../words/reading/choose-words.ts';
import { formatScoreMap } from '../words/reading/score-map.ts';
import type { OutReason } from '../words/reading/word-status.ts';

/** "excluded by no.txt": why a word is out, and what would let it in. */
export function whyOut(reason: OutReason): string {
  switch (reason.kind) {
    case 'excluded':
      return `excluded by ${reason.list}`;
    case 'personal':
      return 'dropped by your personal list';
    case 'offensive':
      return reason.tier === 'crude'
        ? 'crude (filtered by --family)'
        : 'offensive (allowed by --allow-offensive)';
    case 'unlisted':
      return 'in no list';
    case 'tagged':
      return `tagged ${reason.tags.join(', ')} (--no-tags)`;
    case 'not-tagged':
      return `not tagged ${reason.tags.join(' or ')} (--only-tags)`;
    case 'floor':
      return `scored below ${reason.floor} (--min-score)`;
  }
}

/** "is excluded": the same of an entry, which goes before it. */
export function whyEntryOut(reason: OutReason): string {
  switch (reason.kind) {
    case 'excluded':
      return 'is excluded';
    case 'personal':
      return 'is dropped by your personal list';
    case 'offensive':
      return 'is offensive';
    case 'unlisted':
      return 'is in no list';
    case 'tagged':
      return `is tagged ${reason.tags.join(' and ')}`;
    case 'not-tagged':
      return `is not tagged ${reason.tags.join(' or ')}`;
    case 'floor':
      return `scores ${reason.score}, below the minimum of ${reason.floor}`;
  }
}

/** Details of the lists for `--verbose`: what they hold, and what became of their words. */
export function listDetails(
  choice: WordChoice,
  { words, reports, changes }: ChosenWords,
): string[] {
  const kept = reports.reduce((sum, report) => sum + report.kept, 0);
  const counts = words.lengths().map((length) => words.table(length).count);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const made = changes.map((change) => ({ ...change, count: change.count() }));
  const gone = made.reduce((sum, { leavesOut, count }) => sum + (leavesOut ? count : 0), 0);
  return [
    ...reports.map(({ name, kept, dropped }, list) => {
      const map = choice.lists[list]?.scoreMap;
      const scores = map === undefined ? '' : `, scores ${formatScoreMap(map)}`;
      return `${name}: ${grouped(kept)} kept, ${grouped(dropped)} dropped${scores}`;
    }),
    ...made.filter(({ count }) => count > 0).map(changeDetail),
    ...(choice.offensive !== undefined && !changes.some(({ kind }) => kind === 'blocked')
      ? ['no list looks English, so offensive English words were not filtered']
      : []),
    `${counted(total, 'word')} to choose from; ${sayUnused(kept - gone - total, choice)}`,
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
      return `${words} excluded by tags`;
    case 'blocked':
      return `${words} filtered as offensive`;
    case 'crude':
      return leavesOut ? `${words} filtered as crude` : `${words} scored down as crude`;
  }
}

/** The words that are neither to choose from nor left out by a change. */
function sayUnused(count: number, { minScore = 0, minScores = new Map() }: WordChoice): string {
  const are = counted(count, 'is a duplicate', 'are duplicates');
  const score = count === 1 ? 'scores' : 'score';
  if (minScores.size > 0) return `${are} or ${score} too low`;
  return minScore > 0 ? `${are} or ${score} below ${minScore}` : are;
}
