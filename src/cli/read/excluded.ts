// What rules ask for and the choice of words leaves out by name, by `--exclude`, by rules or by a person's own list.

import { InputError } from '../../base/errors.ts';
import { lettersOf } from '../../base/letters.ts';
import type { Rules, SlotRule } from '../../verify/rules.ts';
import { spellWord } from '../../words/language/spell.ts';
import type { ChosenWords, WordChoice } from '../../words/reading/choose-words.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';

const APPEARS = 'has to appear';

/** Rules, and what is to be told of them. */
export interface RulesTold {
  readonly rules: Rules;
  readonly notes: readonly string[];
}

/**
 * What rules set goes before a person's own list, which is told. Of words among which there is a choice, those that
 * are left out go. @throws InputError for a word that is set, or has to appear, and is excluded
 */
export function withoutExcluded(rules: Rules, { statusOf }: ChosenWords): RulesTold {
  const { fold = true, must } = rules;
  const notes: string[] = [];
  const excluderOf = (word: string) => {
    const status = statusOf(lettersOf(word));
    const reason = status.status === 'out' ? status.reason : undefined;
    return reason?.kind === 'excluded' || reason?.kind === 'personal' ? reason : undefined;
  };
  const isWanted = (text: string, at: SlotRule['at'], what: string): void => {
    const excluder = excluderOf(text);
    if (excluder === undefined) return;
    const { kind, list } = excluder;
    if (kind === 'excluded') throw new InputError(`${text} ${what}, and is excluded (${list})`, at);
    // What is set is given, and told as such.
    if (what === APPEARS) notes.push(`${text} ${what}, although your own list drops it (${list})`);
  };
  const left = (words: readonly string[], of: string): string[] => {
    const gone = words.filter((word) => excluderOf(word) !== undefined);
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
