// What is said of words and of lists of words, in tables: how many there are, which fit a pattern, what two
// lists have in common, and what the lists of a run say of a word.

import { counted, grouped, outOf } from '../base/phrases.ts';
import type { ComparedLists } from '../inspect/compared-lists.ts';
import type { LookUp } from '../inspect/look-up.ts';
import type { MatchingWords, WordLine } from '../inspect/matching-words.ts';
import { BANDS, type WordListCounts } from '../inspect/word-list-counts.ts';
import { joined, section, table } from './lines.ts';
import { whyOut } from './words.ts';

const WORD_HEAD = ['word', 'score', 'tags', 'printed'] as const;

/** `name` is what to call the words. */
export function wordListCountsText(name: string, { count, lengths }: WordListCounts): string {
  const rows = lengths.map((row) => [
    String(row.length),
    ...row.bands.map((band) => band.count),
    row.count,
  ]);
  const total = BANDS.map((_, band) =>
    lengths.reduce((sum, row) => sum + row.bands[band]!.count, 0),
  );
  return joined([
    `${name}: ${counted(count, 'word')}, by length and score`,
    ...table(['letters', ...BANDS.map(bandName), 'all'], [...rows, ['all', ...total, count]]),
  ]);
}

/** "90+", "70-89" and so on down. */
function bandName(from: number, band: number): string {
  return band === 0 ? `${from}+` : `${from}-${BANDS[band - 1]! - 1}`;
}

export function matchingWordsText({ pattern, count, words }: MatchingWords): string {
  const more = count - words.length;
  return joined([
    `${pattern}: ${counted(count, 'word')}`,
    ...table(
      WORD_HEAD,
      words.map((each) => wordCells(each, each.score)),
    ),
    ...(more > 0 ? [`  and ${grouped(more)} more`] : []),
  ]);
}

/** The cells of a row in a table of such words; the printed form only where it says more than the letters. */
function wordCells(
  { word, tags, display }: Omit<WordLine, 'score'>,
  score: number | null,
): (string | number)[] {
  return [word, score ?? '-', tags.join(' '), display === word ? '' : display];
}

export function lookUpText(answers: readonly LookUp[]): string {
  const rows = answers.map(({ score, listed, status, ...answer }) => [
    ...wordCells(answer, score),
    listed === null || listed === score
      ? listLabel(answer)
      : `${listLabel(answer)}, with score ${listed}`,
    status.status === 'in' ? 'in' : `out: ${whyOut(status.reason)}`,
  ]);
  return joined(table([...WORD_HEAD, 'list', 'status'], rows));
}

/** As json. */
export function saidLookUp({ word, status, ...facts }: LookUp) {
  const usable = status.status === 'in';
  return { word, usable, why: usable ? null : whyOut(status.reason), ...facts };
}

function listLabel({ list, listKind }: Pick<LookUp, 'list' | 'listKind'>): string {
  if (listKind === 'personal') return 'personal';
  return listKind === 'bundled' ? `${list} (bundled)` : (list ?? '-');
}

export function comparedListsText({ here, there, both, differing }: ComparedLists): string {
  const scores = `scores differ by ${differing.by} or more`;
  return joined([
    `${here.name} and ${there.name}`,
    ...table(
      ['', 'words'],
      [
        [here.name, here.count],
        [there.name, there.count],
        ['in both', both],
        [`only in ${here.name}`, here.only],
        [`only in ${there.name}`, there.only],
        [scores, differing.count],
      ],
    ),
    ...[here, there].flatMap(({ name, only, examples }) =>
      section(
        `Only in ${name}${ofAll(examples.length, only)}`,
        table(
          ['word', 'score'],
          examples.map(({ word, score }) => [word, score]),
        ),
      ),
    ),
    ...section(
      `${scores[0]!.toUpperCase()}${scores.slice(1)}${ofAll(differing.examples.length, differing.count)}`,
      table(
        ['word', here.name, there.name],
        differing.examples.map((each) => [each.word, each.here, each.there]),
      ),
    ),
  ]);
}

/** What a heading says where not all is shown. */
function ofAll(shown: number, count: number): string {
  return shown < count ? ` (${outOf(shown, count)})` : '';
}
