// From rule lines to rules: those of files, then those of the command line, are put together by keyword, and the
// files that they name are read. Paths in a rules file start at its folder.

import { dirname } from 'node:path';
import { InputError, type Place } from '../../base/errors.ts';
import type { InputNote } from '../../say/inputs.ts';
import type {
  DuplicateRule,
  LettersRule,
  LikenessRule,
  Rules,
  SlotMention,
  SlotRule,
} from '../../verify/rules.ts';
import type { WordSource } from '../../words/reading/word-source.ts';
import type { Tag } from '../../words/vocabulary/tags.ts';
import type { Rule, RuleKeyword, RuleOptions } from '../spec/options.ts';
import { parseRuleFile } from '../spec/rule-file.ts';
import type { Io } from '../world/io.ts';
import { RULES_FILE, readText } from './bytes.ts';
import { type GridRead, RuleFiles, type RuleSpelling } from './rule-files.ts';

export interface RulesRead {
  readonly rules: Rules;
  /** Words that rules leave out of the lists or raise in them, as lists of their own. */
  readonly exclude: readonly WordSource[];
  readonly prefer: readonly WordSource[];
  /** Tags of which a word needs one, and tags that none may have. */
  readonly onlyTags: readonly Tag[];
  readonly noTags: readonly Tag[];
  /** The slots of theme answers, in place of what the grids say. */
  readonly theme?: readonly SlotMention[];
  /** Floors on scores: one for all words, and others by length. */
  readonly minScore?: number;
  readonly minScores: ReadonlyMap<number, number>;
  /** Files without a rule, and what reading passed over. */
  readonly notes: readonly InputNote[];
}

/** A rule, and where the files lie that it names. */
type FolderRule<K extends RuleKeyword = RuleKeyword> = Extract<Rule, { keyword: K }> & {
  readonly folder: string;
};

/**
 * The rules of a command line and of the files it names, for a `grid`; without it they name no other
 * grids. @throws InputError
 */
export async function readRules(
  { ruleLines, rules: names }: Pick<RuleOptions, 'ruleLines' | 'rules'>,
  spelling: RuleSpelling,
  io: Io,
  grid?: GridRead,
): Promise<RulesRead> {
  const notes: InputNote[] = [];
  const lines: FolderRule[] = [];
  for (const name of names) {
    const { source, text } = await readText(name, RULES_FILE, io);
    const found = parseRuleFile(text, source);
    if (found.length === 0) notes.push({ kind: 'no-rules', file: source });
    lines.push(...found.map((rule) => ({ ...rule, folder: dirname(name) })));
  }
  lines.push(...ruleLines.map((rule) => ({ ...rule, folder: '' })));
  const files = new RuleFiles(spelling, io, grid);
  const of = <K extends RuleKeyword>(...keywords: K[]): FolderRule<K>[] =>
    lines.filter((line): line is FolderRule<K> =>
      keywords.some((keyword) => keyword === line.keyword),
    );

  const rules: Rules = {
    fold: spelling.fold,
    slots: some(await slotRules(of('slot', 'min-score-slot', 'exclude-at'), files)),
    only: some(of('only').flatMap(({ value }) => value)),
    lock: some(of('lock').flatMap(({ value }) => value)),
    free: some(of('free').flatMap(({ value }) => value)),
    likeness: some(await likeness(of('differ'), of('share'), files)),
    must: await mustRule(of('must'), of('must-count'), files),
    requireLetters: lettersRule(of('require-letters')),
    avoidLetters: lettersRule(of('avoid-letters')),
    rebus: rebusRule(of('rebus'), of('rebus-count')),
    duplicates: some(duplicateRules(of('duplicates'))),
    limits: some(of('limit').map(({ value }) => value)),
  };
  const sources = async (
    named: readonly FolderRule<'exclude' | 'prefer'>[],
  ): Promise<WordSource[]> => {
    const read: WordSource[] = [];
    for (const { value, at, folder } of named) read.push(await files.source(value, at, folder));
    return read;
  };
  return {
    rules,
    exclude: await sources(of('exclude')),
    prefer: await sources(of('prefer')),
    onlyTags: of('only-tags').flatMap(({ value }) => value),
    noTags: of('no-tags').flatMap(({ value }) => value),
    theme: of('theme').length > 0 ? of('theme').flatMap(({ value }) => value) : undefined,
    ...floorsOf(of('min-score')),
    notes: [...notes, ...files.notes],
  };
}

/** A list, unless it is empty. */
function some<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

async function slotRules(
  lines: readonly FolderRule<'slot' | 'min-score-slot' | 'exclude-at'>[],
  files: RuleFiles,
): Promise<SlotRule[]> {
  const rules: SlotRule[] = [];
  for (const line of lines) {
    if (line.keyword === 'slot') rules.push(await slotRule(line, files));
    else rules.push(line.value);
  }
  return rules;
}

async function slotRule(
  { value: demand, at, folder }: FolderRule<'slot'>,
  files: RuleFiles,
): Promise<SlotRule> {
  const { slot, sign, value } = demand;
  if (sign === '=') return { kind: 'word', slot, word: value, at };
  if (sign === '=~') return { kind: 'pattern', slot, pattern: value, at };
  const words = await files.words({ file: value }, at, folder);
  return { kind: 'words', slot, words, name: value, at };
}

async function likeness(
  differ: readonly FolderRule<'differ'>[],
  shares: readonly FolderRule<'share'>[],
  files: RuleFiles,
): Promise<LikenessRule[]> {
  const share = last(shares, String);
  if (share !== undefined && differ.length === 0) {
    const what = 'share needs a grid to compare with: name it with differ';
    throw new InputError(what, share.at);
  }
  const rules: LikenessRule[] = [];
  for (const { value, at, folder } of differ) {
    rules.push({ ...(await files.likeness(value, at, folder)), mostSame: share?.value ?? 0 });
  }
  return rules;
}

async function mustRule(
  must: readonly FolderRule<'must'>[],
  counts: readonly FolderRule<'must-count'>[],
  files: RuleFiles,
): Promise<Rules['must']> {
  const count = last(counts, String);
  const [first] = must;
  if (first === undefined) {
    if (count === undefined) return undefined;
    throw new InputError('must-count needs words to count: name them with must', count.at);
  }
  const words: string[] = [];
  for (const { value, at, folder } of must) words.push(...(await files.words(value, at, folder)));
  const named = new Set(words).size;
  if (count !== undefined && count.value > named) {
    const what = `${count.value} words must appear, but must names only ${named}`;
    throw new InputError(what, count.at);
  }
  return words.length > 0 ? { words, count: count?.value, at: first.at } : undefined;
}

function lettersRule(
  lines: readonly FolderRule<'require-letters' | 'avoid-letters'>[],
): LettersRule | undefined {
  const letters = lines.map(({ value }) => value).join('');
  return lines.length > 0 ? { letters, at: lines.at(-1)!.at } : undefined;
}

function rebusRule(
  rebus: readonly FolderRule<'rebus'>[],
  counts: readonly FolderRule<'rebus-count'>[],
): Rules['rebus'] {
  const count = last(counts, ({ least, most }) => `${least}-${most}`);
  const [first] = rebus;
  if (first !== undefined) {
    return { strings: rebus.flatMap(({ value }) => value), ...count?.value, at: first.at };
  }
  if (count === undefined) return undefined;
  throw new InputError('rebus-count needs strings: name them with rebus', count.at);
}

function duplicateRules(lines: readonly FolderRule<'duplicates'>[]): DuplicateRule[] {
  const kindOf = ({ value }: FolderRule<'duplicates'>): string =>
    value.kind === 'run' ? `run:${value.length}` : value.kind;
  checkOnce(lines, kindOf, (line) => `${kindOf(line)}=${line.value.mode}`);
  return lines.map(({ value }) => value);
}

function floorsOf(
  lines: readonly FolderRule<'min-score'>[],
): Pick<RulesRead, 'minScore' | 'minScores'> {
  const lengthOf = ({ value }: FolderRule<'min-score'>): string =>
    value.length === undefined ? '' : `${value.length}:`;
  checkOnce(lines, lengthOf, (line) => `${lengthOf(line)}${line.value.score}`);
  let minScore: number | undefined;
  const minScores = new Map<number, number>();
  for (const { length, score } of lines.map(({ value }) => value)) {
    if (length === undefined) minScore = score;
    else minScores.set(length, score);
  }
  return { minScore, minScores };
}

/** Of rules of which one holds the last. @throws InputError as `checkOnce` */
function last<T extends Pick<FolderRule, 'keyword' | 'at' | 'value'>>(
  lines: readonly T[],
  textOf: (value: T['value']) => string,
): T | undefined {
  checkOnce(
    lines,
    () => '',
    ({ value }) => textOf(value),
  );
  return lines.at(-1);
}

/**
 * What a command line says goes before what files say; two rules about the same that differ in the same place are a
 * contradiction. `textOf` is what a rule says, in one spelling. @throws InputError
 */
function checkOnce<T extends Pick<FolderRule, 'keyword' | 'at'>>(
  lines: readonly T[],
  about: (line: T) => string,
  textOf: (line: T) => string,
): void {
  const said = new Map<string, T>();
  for (const line of lines) {
    const before = said.get(about(line));
    said.set(about(line), line);
    if (before === undefined || textOf(before) === textOf(line)) continue;
    if (isOfFile(before.at) !== isOfFile(line.at)) continue;
    const where = isOfFile(line.at) ? ` in ${before.at.source}:${before.at.line}` : '';
    throw new InputError(`conflicts with ${line.keyword} ${textOf(before)}${where}`, line.at);
  }
}

function isOfFile({ line }: Place): boolean {
  return line !== undefined;
}
