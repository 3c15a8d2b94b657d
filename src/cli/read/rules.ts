// From rule lines to rules: what each says is gathered, and the files that they name are read. Paths in a rules
// file start at its folder.

import { dirname } from 'node:path';
import { InputError, type Place } from '../../base/errors.ts';
import type { InputNote } from '../../say/inputs.ts';
import type {
  DuplicateRule,
  FreeRule,
  LettersRule,
  LikenessRule,
  MustRule,
  RebusRule,
  Rules,
  SlotMention,
  SlotRule,
  TagLimit,
} from '../../verify/rules.ts';
import type { WordSource } from '../../words/reading/word-source.ts';
import type { Tag } from '../../words/vocabulary/tags.ts';
import type { Rule, RuleOptions } from '../spec/options.ts';
import { parseRuleFile } from '../spec/rule-file.ts';
import type { CellCount, Floor, SlotDemand } from '../spec/rule-values.ts';
import type { Io } from '../world/io.ts';
import { RULES_FILE, readText } from './bytes.ts';
import { type GridRead, RuleFiles, type Spelling } from './rule-files.ts';
import { SaidOnce } from './said-once.ts';

export interface RulesRead {
  readonly rules: Rules;
  /** Words that rules leave out of the lists or raise in them, as lists of their own. */
  readonly exclude: readonly WordSource[];
  readonly prefer: readonly WordSource[];
  /** Tags of which a word needs one, and tags that none may have. */
  readonly onlyTags: readonly Tag[];
  readonly noTags: readonly Tag[];
  /** Floors on scores: one for all words, and others by length. */
  readonly minScore?: number;
  readonly minScores: ReadonlyMap<number, number>;
  /** Files without a rule, and what reading passed over. */
  readonly notes: readonly InputNote[];
}

/**
 * The rules of a command line and of the files it names, for a `grid`; without it they name no other
 * grids. @throws InputError
 */
export async function readRules(
  { ruleLines, rules: files }: Pick<RuleOptions, 'ruleLines' | 'rules'>,
  spelling: Spelling,
  io: Io,
  grid?: GridRead,
): Promise<RulesRead> {
  const reader = new RulesReader(new RuleFiles(spelling, io, grid));
  const empty: InputNote[] = [];
  for (const name of files) {
    const { source, text } = await readText(name, RULES_FILE, io);
    const found = parseRuleFile(text, source);
    if (found.length === 0) empty.push({ kind: 'no-rules', file: source });
    await reader.read(found, dirname(name));
  }
  await reader.read(ruleLines, '');
  return reader.finish(spelling, empty);
}

class RulesReader {
  private readonly files: RuleFiles;
  private readonly once = new SaidOnce();
  private readonly slots: SlotRule[] = [];
  private readonly only: SlotMention[] = [];
  private readonly lock: SlotMention[] = [];
  private readonly free: FreeRule[] = [];
  private readonly differ: LikenessRule[] = [];
  private share: { readonly count: number; readonly at: Place } | undefined;
  private readonly must: string[] = [];
  private mustAt: Place | undefined;
  private mustCount: { readonly count: number; readonly at: Place } | undefined;
  private requireLetters: LettersRule | undefined;
  private avoidLetters: LettersRule | undefined;
  private readonly rebus: string[] = [];
  private rebusAt: Place | undefined;
  private rebusCount: { readonly count: CellCount; readonly at: Place } | undefined;
  private readonly duplicates: DuplicateRule[] = [];
  private readonly limits: TagLimit[] = [];
  private readonly exclude: WordSource[] = [];
  private readonly prefer: WordSource[] = [];
  private readonly onlyTags: Tag[] = [];
  private readonly noTags: Tag[] = [];
  private minScore: number | undefined;
  private readonly minScores = new Map<number, number>();

  constructor(files: RuleFiles) {
    this.files = files;
  }

  async read(lines: readonly Rule[], folder: string): Promise<void> {
    for (const line of lines) await this.readLine(line, folder);
  }

  finish({ fold }: Spelling, empty: readonly InputNote[]): RulesRead {
    const { slots, only, lock, free, differ, share, must, mustAt, mustCount } = this;
    const { requireLetters, avoidLetters, duplicates, limits, minScore } = this;
    const { rebus, rebusCount, exclude, prefer, minScores, onlyTags, noTags } = this;
    if (mustCount !== undefined && mustAt === undefined) {
      throw new InputError('of which words? must-count is for those of must', mustCount.at);
    }
    if (mustCount !== undefined && mustCount.count > new Set(must).size) {
      const among = `${new Set(must).size} named (must)`;
      const what = `${mustCount.count} words must appear, and only ${among}`;
      throw new InputError(what, mustCount.at);
    }
    if (share !== undefined && differ.length === 0) {
      throw new InputError(
        'how many entries may be the same as in which grid? none is named (differ)',
        share.at,
      );
    }
    if (rebusCount !== undefined && rebus.length === 0) {
      throw new InputError('of which strings? none is named (rebus)', rebusCount.at);
    }
    const likeness = differ.map((rule) => ({ ...rule, mostSame: share?.count ?? 0 }));
    const mustRule: MustRule = {
      words: must,
      count: mustCount?.count,
      at: mustAt,
    };
    const rebusRule: RebusRule = {
      strings: rebus,
      ...rebusCount?.count,
      at: this.rebusAt,
    };
    const rules: Rules = {
      fold,
      slots: slots.length > 0 ? slots : undefined,
      only: only.length > 0 ? only : undefined,
      lock: lock.length > 0 ? lock : undefined,
      free: free.length > 0 ? free : undefined,
      likeness: likeness.length > 0 ? likeness : undefined,
      must: must.length > 0 ? mustRule : undefined,
      requireLetters,
      avoidLetters,
      rebus: rebus.length > 0 ? rebusRule : undefined,
      duplicates: duplicates.length > 0 ? duplicates : undefined,
      limits: limits.length > 0 ? limits : undefined,
    };
    const notes = [...empty, ...this.files.notes];
    const floor = minScore === undefined ? {} : { minScore };
    return { rules, exclude, prefer, onlyTags, noTags, minScores, notes, ...floor };
  }

  private async readLine(line: Rule, folder: string): Promise<void> {
    const { at } = line;
    switch (line.keyword) {
      case 'slot':
        this.slots.push(await this.slotRule(line.value, at, folder));
        return;
      case 'min-score-slot':
      case 'exclude-at':
        this.slots.push(line.value);
        return;
      case 'only':
      case 'lock':
        this[line.keyword].push(...line.value);
        return;
      case 'free':
        this.free.push(...line.value);
        return;
      case 'differ':
        this.differ.push(await this.files.likeness(line.value, at, folder));
        return;
      case 'share':
        this.once.add(line, line.keyword, String(line.value));
        this.share = { count: line.value, at };
        return;
      case 'must':
        this.mustAt ??= at;
        this.must.push(...(await this.files.words(line.value, at, folder)));
        return;
      case 'must-count':
        this.once.add(line, line.keyword, String(line.value));
        this.mustCount = { count: line.value, at };
        return;
      case 'require-letters':
        this.requireLetters = { letters: `${this.requireLetters?.letters ?? ''}${line.value}`, at };
        return;
      case 'avoid-letters':
        this.avoidLetters = { letters: `${this.avoidLetters?.letters ?? ''}${line.value}`, at };
        return;
      case 'rebus':
        this.rebusAt ??= at;
        this.rebus.push(...line.value);
        return;
      case 'rebus-count':
        this.once.add(line, line.keyword, `${line.value.least}-${line.value.most}`);
        this.rebusCount = { count: line.value, at };
        return;
      case 'duplicates':
        this.addDuplicates(line, line.value);
        return;
      case 'exclude':
      case 'prefer':
        this[line.keyword].push(await this.files.source(line.value, at, folder));
        return;
      case 'limit':
        this.limits.push(line.value);
        return;
      case 'only-tags':
        this.onlyTags.push(...line.value);
        return;
      case 'no-tags':
        this.noTags.push(...line.value);
        return;
      case 'min-score':
        this.addFloor(line, line.value);
    }
  }

  private addDuplicates(line: Rule, rule: DuplicateRule): void {
    const kind = rule.kind === 'run' ? `run:${rule.length}` : rule.kind;
    this.once.add(line, `duplicates ${kind}`, `${kind}=${rule.mode}`);
    this.duplicates.push(rule);
  }

  private addFloor(line: Rule, { length, score }: Floor): void {
    const of = length === undefined ? '' : `${length}:`;
    this.once.add(line, `min-score ${of}`, `${of}${score}`);
    if (length === undefined) this.minScore = score;
    else this.minScores.set(length, score);
  }

  private async slotRule(
    { slot, sign, value }: SlotDemand,
    at: Place,
    folder: string,
  ): Promise<SlotRule> {
    if (sign === '=') return { kind: 'word', slot, word: value, at };
    if (sign === '=~') return { kind: 'pattern', slot, pattern: value, at };
    const words = await this.files.words({ file: value }, at, folder);
    return { kind: 'words', slot, words, name: value, at };
  }
}
