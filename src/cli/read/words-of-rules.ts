// Rules and the choice of words affect each other: what rules exclude, prefer and ask of all words goes into the
// choice, and rules may not ask for words that the choice excludes by name.

import { InputError } from '../../base/errors.ts';
import { lettersOf } from '../../base/letters.ts';
import type { RulesNote } from '../../say/inputs.ts';
import type { Rules, SlotRule } from '../../verify/rules.ts';
import { spellWord } from '../../words/language/spell.ts';
import type { ChosenWords, WordChoice } from '../../words/reading/choose-words.ts';
import { checkTags } from '../spec/checks.ts';
import type { RulesRead } from './rules.ts';

/** The choice with what rules say of all words. @throws InputError for tags that contradict each other */
export function underRules<T extends WordChoice>(choice: T, rules: RulesRead): T {
  const onlyTags = [...(choice.onlyTags ?? []), ...rules.onlyTags];
  const noTags = [...(choice.noTags ?? []), ...rules.noTags];
  checkTags({ onlyTags, noTags });
  return {
    ...choice,
    prefer: [...(choice.prefer ?? []), ...rules.prefer],
    exclude: [...(choice.exclude ?? []), ...rules.exclude],
    onlyTags,
    noTags,
    // What the command line says goes before what a file says.
    minScore: choice.minScore ?? rules.minScore ?? 0,
    ...(rules.minScores.size > 0 && {
      minScores: new Map([...rules.minScores, ...(choice.minScores ?? [])]),
    }),
  };
}

/** @throws InputError for a rule against repeats, which an option allows */
export function checkRepeats({ duplicates }: Rules): void {
  const sameWord = duplicates?.findLast(({ kind }) => kind === 'word');
  if (sameWord === undefined || sameWord.mode === 'off') return;
  const what = `conflicts with the rule duplicates word=${sameWord.mode}`;
  throw new InputError(`option --allow-repeats: ${what}`);
}

/** Whether a choice leaves out words beyond offensive ones. */
export function leavesOut({ exclude, onlyTags, noTags, minScore, minScores }: WordChoice): boolean {
  const lists = [exclude, onlyTags, noTags].map((each) => each?.length ?? 0);
  return Math.max(...lists, minScore ?? 0, minScores?.size ?? 0) > 0;
}

/**
 * The rules without excluded words where a rule offers several. A word that a rule sets may be one that the personal
 * list drops. @throws InputError for a word that is set, or has to appear, and is excluded
 */
export function withoutExcluded(
  rules: Rules,
  { statusOf, listed }: ChosenWords,
): { readonly rules: Rules; readonly notes: readonly RulesNote[] } {
  const { fold = true, must } = rules;
  const notes: RulesNote[] = [];
  const excluderOf = (word: string) => {
    const status = statusOf(lettersOf(word));
    const reason = status.status === 'out' ? status.reason : undefined;
    return reason?.kind === 'excluded' || reason?.kind === 'personal' ? reason : undefined;
  };
  /** The personal list that drops a word that a rule requires. */
  const dropperOf = (word: string, at: SlotRule['at'], what: string): string | undefined => {
    const excluder = excluderOf(word);
    if (excluder?.kind !== 'excluded') return excluder?.list;
    throw new InputError(`${word} ${what} excluded (${excluder.list})`, at);
  };
  const left = (words: readonly string[], rule: string): string[] => {
    const gone = words.filter((word) => excluderOf(word) !== undefined);
    if (gone.length > 0) notes.push({ kind: 'excluded-choices', rule, words: gone });
    return words.filter((word) => !gone.includes(word));
  };
  const slots = rules.slots?.map((rule): SlotRule => {
    if (rule.kind === 'words') {
      return { ...rule, words: left(rule.words, `${rule.slot}@${rule.name ?? ''}`) };
    }
    // One that the personal list drops is reported as a given entry.
    if (rule.kind === 'word') {
      const word = spellWord(rule.word, fold, rule.at).join('');
      dropperOf(word, rule.at, `is set at ${rule.slot} but`);
    }
    return rule;
  });
  if (must !== undefined && must.count === undefined) {
    for (const word of must.words) {
      const list = dropperOf(word, must.at, 'must appear but is');
      if (list !== undefined) notes.push({ kind: 'dropped-must', word, list });
    }
  }
  const some = must?.count === undefined ? must : { ...must, words: left(must.words, 'must') };
  for (const rule of rules.slots ?? []) {
    if (rule.kind !== 'not') continue;
    const letters = spellWord(rule.word, fold, rule.at);
    if (listed.wordId(letters) >= 0) continue;
    const word = letters.join('');
    notes.push({ kind: 'unlisted-not', slot: rule.slot, written: rule.word, word });
  }
  return { rules: { ...rules, slots, must: some }, notes };
}
