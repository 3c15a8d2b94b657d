// Which words a grid may use, and how good they are: the lists, then what goes beyond them, in this
// order. Preferred words are raised, and added if no list has them; offensive ones are left out or
// scored down, preferred or not; excluded ones are left out; then what has the wrong tags, and what is scored
// too low goes last. Each list is read once, whatever is asked of it afterwards.

import { countCommon, LEFT_OUT, rescore } from '../vocabulary/rescore.ts';
import { type Tag, tagBits } from '../vocabulary/tags.ts';
import type { WordList } from '../vocabulary/word-list.ts';
import { MAX_SCORE, withFlags } from '../vocabulary/word-table.ts';
import { namedWords } from './named-words.ts';
import { foldingOnce } from './own-letters.ts';
import { type ParsedWordLists, parseWordLists, type WordListOptions } from './parse-word-list.ts';
import type { ScoreMap } from './score-map.ts';
import type { WordListReport, WordSource } from './word-source.ts';
import { decideStatus, type NamedList, type TierLeftOut, type WordStatus } from './word-status.ts';

/** A preferred word scores so much more than its list says. */
const PREFERRED_RAISE = 20;
/** But at least this, which is among the good words that are tried first. */
const PREFERRED_LEAST = 70;
/** The most that a crude word scores, so that it stands only where nothing else does. */
export const CRUDE_CAP = 20;
/** English has a letter beyond A to Z in 3 of 1,000 entries; of other languages, Dutch in 14. */
const ENGLISH_SHARE = 0.01;

/** English words that few want to meet in a puzzle; see `dicts/README.md`. */
export interface OffensiveTiers {
  /** Left out. */
  readonly blocked: WordSource;
  /** Scored down, or left out, too, from a puzzle for the family. */
  readonly crude: WordSource;
  readonly family: boolean;
}

export interface WordChoice extends WordListOptions {
  /** The first that has a word decides its score. */
  readonly lists: readonly WordSource[];
  /** Words to raise, whatever they score there; what no list has is added. */
  readonly prefer?: readonly WordSource[];
  /** Words to leave out. */
  readonly exclude?: readonly WordSource[];
  /** Words that have none of these tags are left out; plain words have none. Default: all may stand. */
  readonly onlyTags?: readonly Tag[];
  /** Words that have one of these tags are left out. */
  readonly noTags?: readonly Tag[];
  /** Default: no word is offensive. They say nothing of lists that are not in English. */
  readonly offensive?: OffensiveTiers | undefined;
}

export type ChangeKind = 'preferred' | 'blocked' | 'crude' | 'excluded' | 'tagged';

/** What happened to some words of the lists. */
export interface WordChange {
  readonly kind: ChangeKind;
  /** Whether the words are gone. */
  readonly leavesOut: boolean;
  /** How many words of the lists it touches, of some lengths or of all, which needs every table. */
  readonly count: (lengths?: Iterable<number>) => number;
}

export interface ChosenWords {
  readonly words: WordList;
  /** All words of the lists, before any was left out. */
  readonly listed: WordList;
  /** The same but for offensive ones, with the scores that they count for. */
  readonly inoffensive: WordList;
  /** Of the lists, then of those of preferred words. */
  readonly reports: readonly WordListReport[];
  /** In the order in which they were made. */
  readonly changes: readonly WordChange[];
  readonly folded?: ParsedWordLists['folded'];
  readonly prefer: readonly NamedList[];
  readonly exclude: readonly NamedList[];
  /** Whether a word, given as its letters, is among `words`, and if not, why. */
  readonly statusOf: (letters: readonly string[]) => WordStatus;
  /** The first list that has a word, which decides on it, as a place in `reports`; -1 if none has it. */
  readonly listOf: (letters: readonly string[]) => number;
}

/** @throws InputError as `parseWordLists`, and as `namedWords`; a list of words to exclude may be empty. */
export function chooseWords(choice: WordChoice): ChosenWords {
  const { lists, prefer = [], exclude = [], onlyTags = [], noTags = [], offensive } = choice;
  const fold = choice.fold ?? foldingOnce(lists);
  const options = { fold, strip: choice.strip ?? false };
  const named = (source: WordSource): WordSource =>
    namedWords(source, typeof fold === 'function' ? fold : () => fold);
  const readAlone = (...sources: readonly WordSource[]): ParsedWordLists =>
    parseWordLists(sources.map(unscored), { ...options, mayBeEmpty: true });
  const preferring = prefer.map(named);
  const excluded = readAlone(...exclude.map(named));
  const listing = parseWordLists([...lists, ...preferring.map(unscored)], options);
  const { words: listed, wordsOf, reports, folded } = listing;
  const own = reports.map((_, list) => wordsOf(list));
  let words = listed;
  let known = listed;
  const changes: WordChange[] = [];
  const change = (kind: ChangeKind, others: WordList, to: (score: number) => number): void => {
    const before = words;
    words = rescore(before, others, to);
    const leavesOut = to(0) === LEFT_OUT;
    if (!leavesOut) known = rescore(known, others, to);
    changes.push({ kind, leavesOut, count: (lengths) => countCommon(before, others, lengths) });
  };
  if (prefer.length > 0) change('preferred', wordsOf(lists.length, reports.length), preferredScore);
  const tiers: TierLeftOut[] = [];
  const isShared = (_: unknown, i: number): boolean => i < lists.length && !isPersonal(lists[i]!);
  if (offensive !== undefined && reports.filter(isShared).some(isEnglish)) {
    tiers.push({ tier: 'blocked', words: readAlone(offensive.blocked).words });
    const crude = readAlone(offensive.crude).words;
    if (offensive.family) tiers.push({ tier: 'crude', words: crude });
    for (const { tier, words } of tiers) change(tier, words, leaveOut);
    // A score of one's own stays.
    const cruder = lists.reduce(
      (left, list, i) => (isPersonal(list) ? rescore(left, own[i]!, leaveOut) : left),
      crude,
    );
    if (!offensive.family) change('crude', cruder, crudeScore);
  }
  const inoffensive = words;
  if (exclude.length > 0) change('excluded', excluded.words, leaveOut);
  if (onlyTags.length + noTags.length > 0) {
    const before = words;
    const after = before.withTables((table) =>
      withFlags(table, tagBits(onlyTags), tagBits(noTags)),
    );
    words = after;
    changes.push({
      kind: 'tagged',
      leavesOut: true,
      count: () => countAll(before) - countAll(after),
    });
  }
  const left = words === known ? words : words.knowing(known);
  const chosen = {
    words: left.atLeast(choice.minScore ?? 0, choice.minScores),
    listed,
    prefer: prefer.map((source, i) => ({ source, words: own[lists.length + i]! })),
    exclude: exclude.map((source, i) => ({ source, words: excluded.wordsOf(i) })),
  };
  const decided = { ...chosen, tiers, onlyTags, noTags };
  return {
    ...chosen,
    inoffensive,
    reports,
    changes,
    folded,
    statusOf: (letters) => decideStatus(letters, decided),
    listOf: (letters) => own.findIndex((list) => list.wordId(letters) >= 0),
  };
}

function countAll(words: WordList): number {
  return words.lengths().reduce((sum, length) => sum + words.table(length).count, 0);
}

function preferredScore(score: number): number {
  return Math.min(MAX_SCORE, Math.max(PREFERRED_LEAST, score + PREFERRED_RAISE));
}

function crudeScore(score: number): number {
  return Math.min(CRUDE_CAP, score);
}

function isPersonal({ isPersonal = false }: WordSource): boolean {
  return isPersonal;
}

function leaveOut(): number {
  return LEFT_OUT;
}

/** A list of which only the words matter; one that stands in a list of preferred ones only scores the same as all such. */
export function unscored(source: WordSource): WordSource {
  const scoreMap: ScoreMap = { operation: 'is', operand: 0 };
  return { ...source, scoreMap };
}

/** Whether a list may be in English, judged by its letters. */
function isEnglish({ kept, beyondAz }: WordListReport): boolean {
  return kept > 0 && beyondAz <= ENGLISH_SHARE * kept;
}
