// The rules of a run, and the choice of words with what they say of it.

import { InputError } from '../../base/errors.ts';
import type { Folding } from '../../base/letters.ts';
import type { FillerOptions } from '../../fill/outcome.ts';
import type { ChosenWords, WordChoice } from '../../words/reading/choose-words.ts';
import { checkTags } from '../spec/checks.ts';
import type { RuleOptions } from '../spec/options.ts';
import type { Io } from '../world/io.ts';
import type { Log } from '../world/log.ts';
import { notesOnNothingExcluded, withoutExcluded } from './excluded.ts';
import type { GridRead } from './rule-files.ts';

/** A choice of words with what rules say of it, and the rules on slots. */
export interface UnderRules<T extends WordChoice> {
  readonly choice: T;
  readonly options: FillerOptions;
  /** What is to be told of the rules. */
  readonly notes: readonly string[];
}

/** The rules of the `grid`, or of several. @throws InputError for rules that contradict each other, or the choice */
export async function underRules<T extends WordChoice>(
  choice: T,
  { allowRepeats, ruleLines, rules: files }: RuleOptions,
  fold: () => Folding,
  io: Io,
  grid: GridRead | undefined,
): Promise<UnderRules<T>> {
  const given = choice.fold;
  const folding = (): Folding => (typeof given === 'boolean' ? given : fold());
  if (ruleLines.length + files.length === 0) {
    return { choice, options: { allowRepeats }, notes: [] };
  }
  const { readRules } = await import('./read-rules.ts');
  const spelling = { fold: folding(), strip: choice.strip ?? false };
  const { rules, exclude, prefer, minScore, minScores, notes, ...tags } = await readRules(
    { ruleLines, rules: files },
    spelling,
    io,
    grid,
  );
  const sameWord = rules.duplicates?.findLast(({ kind }) => kind === 'word');
  if (allowRepeats && sameWord !== undefined && sameWord.mode !== 'off') {
    const what = `the rule duplicates word=${sameWord.mode} says the contrary`;
    throw new InputError(`option --allow-repeats: ${what}`);
  }
  checkTags(
    [...(choice.onlyTags ?? []), ...tags.onlyTags],
    [...(choice.noTags ?? []), ...tags.noTags],
  );
  const ruled = {
    ...choice,
    prefer: [...(choice.prefer ?? []), ...prefer],
    exclude: [...(choice.exclude ?? []), ...exclude],
    onlyTags: [...(choice.onlyTags ?? []), ...tags.onlyTags],
    noTags: [...(choice.noTags ?? []), ...tags.noTags],
    // What the command line says goes before what a file says.
    minScore: choice.minScore ?? minScore ?? 0,
    ...(minScores.size > 0 && { minScores: new Map([...minScores, ...(choice.minScores ?? [])]) }),
  };
  return { choice: ruled, options: { allowRepeats, rules }, notes };
}

/** The options without what the choice leaves out; tells what is to be told of rules. @throws InputError */
export function optionsFor(
  { notes, options }: Pick<UnderRules<WordChoice>, 'notes' | 'options'>,
  chosen: ChosenWords,
  log: Log,
): FillerOptions {
  if (options.rules === undefined) return options;
  const told = withoutExcluded(options.rules, chosen);
  const idle = notesOnNothingExcluded(told.rules, chosen.listed);
  for (const note of [...notes, ...told.notes, ...idle]) log.note(note);
  return { ...options, rules: told.rules };
}
