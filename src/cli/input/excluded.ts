// Words that are left out by name, by `--exclude`, by rules or by a person's own list: which of them rules ask
// for all the same, and which entries of a grid are among them, or are left out by their scores or tags.

import { InputError } from '../../base/errors.ts';
import { type Folding, lettersOf } from '../../base/letters.ts';
import { entryAt, type Puzzle } from '../../puzzle/puzzle.ts';
import type { Rules, SlotRule } from '../../verify/rules.ts';
import { spellWord } from '../../words/language/spell.ts';
import { unscored, type WordChoice } from '../../words/reading/choose-words.ts';
import { namedWords } from '../../words/reading/named-words.ts';
import { parseWordLists } from '../../words/reading/parse-word-list.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';

const APPEARS = 'has to appear';

/** A list that leaves words out. */
interface Excluder {
  readonly name: string;
  readonly isPersonal: boolean;
  readonly words: WordList;
}

export class ExcludedWords {
  private readonly excluders: readonly Excluder[];

  constructor({ exclude = [], strip = false }: Omit<WordChoice, 'lists'>, fold: Folding) {
    this.excluders = exclude.map((source) => {
      const named = unscored(namedWords(source, () => fold));
      const { words } = parseWordLists([named], { fold, strip, mayBeEmpty: true });
      return { name: source.name, isPersonal: source.isPersonal === true, words };
    });
  }

  /** A list that leaves a word out; one that was named goes before a person's own. */
  find(letters: readonly string[]): Excluder | undefined {
    const having = this.excluders.filter(({ words }) => words.wordId(letters) >= 0);
    return having.find(({ isPersonal }) => !isPersonal) ?? having[0];
  }
}

/** Rules, and what is to be told of them. */
export interface RulesTold {
  readonly rules: Rules;
  readonly notes: readonly string[];
}

/**
 * What rules set goes before a person's own list, which is told. Of words among which there is a choice, those that
 * are left out go. @throws InputError for a word that is set, or has to appear, and is excluded
 */
export function withoutExcluded(rules: Rules, excluded: ExcludedWords): RulesTold {
  const { fold = true, must } = rules;
  const notes: string[] = [];
  const isWanted = (text: string, at: SlotRule['at'], what: string): void => {
    const excluder = excluded.find(lettersOf(text));
    if (excluder === undefined) return;
    const { name, isPersonal } = excluder;
    if (!isPersonal) throw new InputError(`${text} ${what}, and is excluded (${name})`, at);
    // What is set is given, and told as such.
    if (what === APPEARS) notes.push(`${text} ${what}, although your own list drops it (${name})`);
  };
  const left = (words: readonly string[], of: string): string[] => {
    const gone = words.filter((word) => excluded.find(lettersOf(word)) !== undefined);
    if (gone.length > 0) notes.push(`${of}: left out, for they are excluded: ${gone.join(', ')}`);
    return words.filter((word) => !gone.includes(word));
  };
  const slots = rules.slots?.map((rule): SlotRule => {
    if (rule.kind === 'words') {
      return { ...rule, words: left(rule.words, `${rule.slot}@${rule.name ?? ''}`) };
    }
    if (rule.kind === 'word') {
      const text = spellWord(rule.word, fold, rule.at).join('');
      isWanted(text, rule.at, `is to stand at ${rule.slot}`);
    }
    return rule;
  });
  if (must !== undefined && must.count === undefined) {
    for (const word of must.words) isWanted(word, must.at, APPEARS);
  }
  const some = must?.count === undefined ? must : { ...must, words: left(must.words, 'must') };
  return { rules: { ...rules, slots, must: some }, notes };
}

/** Of words that a slot may not have: those that no list has anyway, which a slip of the pen may be the reason of. */
export function notesOnNothingExcluded(
  { slots = [], fold = true }: Rules,
  listed: WordList,
): string[] {
  return slots.flatMap((rule) => {
    if (rule.kind !== 'not') return [];
    const letters = spellWord(rule.word, fold, rule.at);
    if (listed.wordId(letters) >= 0) return [];
    return [
      `exclude-at ${rule.slot}=${rule.word}: ${letters.join('')} is in no list, so nothing is left out`,
    ];
  });
}

/** Whether a choice leaves words out that somebody might want. */
export function leavesOut({ exclude, onlyTags, noTags, minScore, minScores }: WordChoice): boolean {
  const lists = [exclude, onlyTags, noTags].map((each) => each?.length ?? 0);
  return Math.max(...lists, minScore ?? 0, minScores?.size ?? 0) > 0;
}

/** An entry that stands in a grid, a word that the choice leaves out. */
export interface LeftOut {
  /** Index into the puzzle's slots. */
  readonly slot: number;
  readonly answer: string;
  /** "scores 50, and the floor is 60". */
  readonly why: string;
}

/** Of the whole entries; what is in no list, or left out as offensive only, is not among them. */
export function entriesLeftOut(
  puzzle: Puzzle,
  words: WordList,
  { onlyTags = [], noTags = [] }: WordChoice,
  excluded: ExcludedWords,
): LeftOut[] {
  return puzzle.layout.slots.flatMap((slot, index): LeftOut[] => {
    const letters = entryAt(puzzle, slot);
    const score = letters && words.known.scoreOf(letters);
    if (letters === undefined || score === undefined || words.scoreOf(letters) !== undefined) {
      return [];
    }
    const floor = words.minScoreOf(letters.length);
    const tags = words.known.tagsOf(letters);
    const unwanted = tags.filter((tag) => noTags.includes(tag));
    const reasons = [
      score < floor && `scores ${score}, and the floor is ${floor}`,
      unwanted.length > 0 && `is tagged ${unwanted.join(' and ')}`,
      onlyTags.length > 0 &&
        !tags.some((tag) => onlyTags.includes(tag)) &&
        `is not tagged ${onlyTags.join(' or ')}`,
      excludedAs(excluded.find(letters)),
    ];
    const why = reasons.find((reason) => typeof reason === 'string');
    return why === undefined ? [] : [{ slot: index, answer: letters.join(''), why }];
  });
}

function excludedAs(excluder: Excluder | undefined): string | undefined {
  if (excluder === undefined) return undefined;
  return excluder.isPersonal ? 'is dropped by your own list' : 'is excluded';
}
