// From rule lines to rules: what each says is read, and the files that they name. Paths in a rules
// file start at its folder.

import { dirname, isAbsolute, join } from 'node:path';
import {
  type DuplicateMode,
  type DuplicateRule,
  type Folding,
  type FreeRule,
  InputError,
  isWhole,
  type Layout,
  type LettersRule,
  type LikenessRule,
  type MustRule,
  namedWords,
  type Place,
  parseCellName,
  parseWordLists,
  type Rules,
  type SlotMention,
  type SlotRule,
  spellWord,
  type Tag,
  type TagLimit,
  tagNamed,
  tagsNamed,
  unscored,
  type WordSource,
} from '../../index.ts';
import type { RulesRequest } from '../line/request.ts';
import { parseRuleLines, type RuleLine } from '../line/rule-lines.ts';
import type { Io } from '../world/io.ts';
import { RULES_FILE } from './read-bytes.ts';
import { readLists, readTemplate, readText } from './read-input.ts';

const MAX_SCORE = 100;
const SLOT_RULE = /^(\d+[\s-]*[a-z]+)\s*(=~|=|@)\s*(.*)$/iu;
const EXCLUDE_AT = /^(\d+[\s-]*[a-z]+)\s*=\s*(.*)$/iu;
const BELOW = /^\s*below\s+(\d+)\s*$/iu;
const DUPLICATES = /^(word|inside|stem|run:(\d+))\s*=\s*(off|avoid|forbid)$/u;

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
}

/** How words are spelled; as for the lists. */
interface Spelling {
  readonly fold: Folding;
  readonly strip: boolean;
}

/** What other grids are compared with, and how they are read. */
export interface GridRead {
  readonly layout: Layout;
  readonly block: string;
}

/**
 * The rules of a command line and of the files it names, for a `grid`; without it they name no other
 * grids. @throws InputError
 */
export async function readRules(
  { lines, files }: RulesRequest,
  spelling: Spelling,
  io: Io,
  grid?: GridRead,
): Promise<RulesRead> {
  const reader = new RulesReader(spelling, io, grid);
  for (const name of files) {
    const { source, text } = await readText(name, RULES_FILE, io);
    await reader.read(parseRuleLines(text, source), dirname(name));
  }
  await reader.read(lines, '');
  return reader.finish();
}

class RulesReader {
  private readonly spelling: Spelling;
  private readonly io: Io;
  private readonly grid: GridRead | undefined;
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
  private readonly duplicates: DuplicateRule[] = [];
  private readonly limits: TagLimit[] = [];
  private readonly exclude: WordSource[] = [];
  private readonly prefer: WordSource[] = [];
  private readonly onlyTags: Tag[] = [];
  private readonly noTags: Tag[] = [];
  private minScore: number | undefined;
  private readonly minScores = new Map<number, number>();

  constructor(spelling: Spelling, io: Io, grid: GridRead | undefined) {
    this.spelling = spelling;
    this.grid = grid;
    this.io = io;
  }

  async read(lines: readonly RuleLine[], folder: string): Promise<void> {
    for (const line of lines) await this.readLine(line, folder);
  }

  finish(): RulesRead {
    const { free, differ, share } = this;
    const { slots, only, lock, must, mustCount, mustAt, duplicates, requireLetters } = this;
    const { avoidLetters, limits, exclude, prefer, minScore, minScores, onlyTags, noTags } = this;
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
    const likeness = differ.map((rule) => ({ ...rule, mostSame: share?.count ?? 0 }));
    const mustRule: MustRule = {
      words: must,
      ...(mustCount && { count: mustCount.count }),
      ...(mustAt && { at: mustAt }),
    };
    const rules: Rules = {
      fold: this.spelling.fold,
      ...(slots.length > 0 && { slots }),
      ...(only.length > 0 && { only }),
      ...(lock.length > 0 && { lock }),
      ...(free.length > 0 && { free }),
      ...(likeness.length > 0 && { likeness }),
      ...(must.length > 0 && { must: mustRule }),
      ...(requireLetters && { requireLetters }),
      ...(avoidLetters && { avoidLetters }),
      ...(duplicates.length > 0 && { duplicates }),
      ...(limits.length > 0 && { limits }),
    };
    const floor = minScore === undefined ? {} : { minScore };
    return { rules, exclude, prefer, onlyTags, noTags, minScores, ...floor };
  }

  private async readLine(line: RuleLine, folder: string): Promise<void> {
    const { keyword, text, at } = line;
    switch (keyword) {
      case 'slot':
        this.slots.push(await this.slotRule(line, folder));
        return;
      case 'min-score-slot': {
        const [, slot, score] = /^(.+):(\d+)$/u.exec(text) ?? [];
        if (slot === undefined || Number(score) > MAX_SCORE) {
          throw new InputError(`'${text}' is no floor of a slot, such as 17A:60`, at);
        }
        this.slots.push({ kind: 'min-score', slot, score: Number(score), at });
        return;
      }
      case 'only':
      case 'lock':
        this[keyword].push(...mentions(line));
        return;
      case 'free':
        this.free.push(...freeRules(line));
        return;
      case 'differ':
        this.differ.push(await this.likenessRule(line, folder));
        return;
      case 'share':
        if (!/^\d+$/.test(text)) throw new InputError(`'${text}' is no whole number`, at);
        this.share = { count: Number(text), at };
        return;
      case 'exclude-at': {
        const [, slot, word] = EXCLUDE_AT.exec(text) ?? [];
        if (slot === undefined || word === '') {
          throw new InputError(`'${text}' is no word of a slot, such as 17A=WORD`, at);
        }
        this.slots.push({ kind: 'not', slot, word: word!, at });
        return;
      }
      case 'must':
        this.mustAt ??= at;
        this.must.push(...this.wordsOf(await this.wordSource(line, line.text, folder)));
        return;
      case 'must-count':
        if (!/^\d+$/.test(text)) throw new InputError(`'${text}' is no whole number`, at);
        this.mustCount = { count: Number(text), at };
        return;
      case 'require-letters':
        this.requireLetters = { letters: `${this.requireLetters?.letters ?? ''}${text}`, at };
        return;
      case 'avoid-letters':
        this.avoidLetters = { letters: `${this.avoidLetters?.letters ?? ''}${text}`, at };
        return;
      case 'duplicates':
        this.duplicates.push(duplicateRule(line));
        return;
      case 'exclude':
      case 'prefer':
        this[keyword].push(await this.wordSource(line, line.text, folder));
        return;
      case 'limit':
        this.limits.push(tagLimit(line));
        return;
      case 'only-tags':
        this.onlyTags.push(...tagsNamed(text, at));
        return;
      case 'no-tags':
        this.noTags.push(...tagsNamed(text, at));
        return;
      case 'min-score':
        this.addFloor(line);
    }
  }

  private addFloor({ text, at }: RuleLine): void {
    const [, length, score] = /^(?:(\d+):)?(\d+)$/u.exec(text) ?? [];
    if (score === undefined || Number(score) > MAX_SCORE) {
      throw new InputError(`'${text}' is no floor on scores, such as 40 or 3:60`, at);
    }
    if (length === undefined) this.minScore = Number(score);
    else this.minScores.set(Number(length), Number(score));
  }

  private async slotRule(line: RuleLine, folder: string): Promise<SlotRule> {
    const { text, at } = line;
    const [, slot, sign, value] = SLOT_RULE.exec(text) ?? [];
    if (slot === undefined || value === '') {
      const kinds = '17A=WORD, 17A=~PATTERN or 17A@FILE';
      throw new InputError(`'${text}' is no rule for a slot: ${kinds}`, at);
    }
    if (sign === '=') return { kind: 'word', slot, word: value!, at };
    if (sign === '=~') return { kind: 'pattern', slot, pattern: value!, at };
    const words = this.wordsOf(await this.wordSource(line, `@${value!}`, folder));
    return { kind: 'words', slot, words, name: value!, at };
  }

  /** A grid that fills are compared with. */
  private async likenessRule({ text, at }: RuleLine, folder: string): Promise<LikenessRule> {
    if (this.grid === undefined) {
      throw new InputError('one grid is told to differ, and here are several', at);
    }
    const { layout, block } = this.grid;
    const name = pathFrom(folder, text);
    const { fold } = this.spelling;
    const template = { name, block };
    const other = await whereNamed(at, async () =>
      (await readTemplate(template, this.io)).puzzle(() => fold),
    );
    if (!isSameLayout(other.layout, layout)) {
      throw new InputError(`${name} is no grid of this template: its blocks are others`, at);
    }
    if (!layout.slots.some((slot) => isWhole(other, slot))) {
      throw new InputError(`${name} has no whole entry to differ from`, at);
    }
    return { name, cells: other.cells };
  }

  /** What `@FILE` names, or else the words themselves as a list. */
  private async wordSource({ at }: RuleLine, text: string, folder: string): Promise<WordSource> {
    const { fold } = this.spelling;
    if (!text.startsWith('@')) {
      const words = text.split(/[\s,;]+/u).filter((word) => word !== '');
      const spelled = words.map((word) => spellWord(word, fold, at).join(''));
      return { name: at.source, bytes: new TextEncoder().encode(spelled.join('\n')) };
    }
    const path = pathFrom(folder, text.slice(1));
    return whereNamed(at, async () =>
      namedWords((await readLists([path], this.io))[0]!, () => fold),
    );
  }

  private wordsOf(source: WordSource): string[] {
    const { words } = parseWordLists([unscored(source)], this.spelling);
    return words
      .lengths()
      .flatMap((length) =>
        Array.from({ length: words.table(length).count }, (_, id) => words.wordText(length, id)),
      );
  }
}

/** What `read` makes of a file; what a rules file names is looked for where it says so. */
async function whereNamed<T>(at: Place, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof InputError) || at.line === undefined) throw error;
    throw new InputError(error.message, at);
  }
}

function pathFrom(folder: string, file: string): string {
  return isAbsolute(file) || folder === '' || file === '-' ? file : join(folder, file);
}

function isSameLayout({ geometry: a }: Layout, { geometry: b }: Layout): boolean {
  return (
    a.width === b.width &&
    a.positions.length === b.positions.length &&
    a.positions.every((position, at) => position === b.positions[at])
  );
}

/** What is freed, named one after the other, between commas. */
function freeRules(line: RuleLine): FreeRule[] {
  return mentions(line).map(({ slot: name, at }): FreeRule => {
    const place = at && { at };
    const [, score] = BELOW.exec(name) ?? [];
    if (score !== undefined) return { kind: 'below', score: Number(score), ...place };
    const corners = name.split(':').map(parseCellName);
    const [from, to = from] = corners;
    if (corners.length <= 2 && from !== undefined && to !== undefined) {
      return { kind: 'area', from, to, ...place };
    }
    if (!/^\d+[\s-]*\p{L}+$/u.test(name)) {
      const kinds = 'an entry (17A), cells (r3c4, r3c4:r7c9) or scores (below 60)';
      throw new InputError(`'${name}' is nothing to free: ${kinds}`, at);
    }
    return { kind: 'slot', slot: name, ...place };
  });
}

/** Slots named one after the other, between commas. */
function mentions({ text, at }: RuleLine): SlotMention[] {
  let column = at.column;
  return text.split(',').map((slot) => {
    const place = column === undefined ? at : { ...at, column: column + slot.search(/\S|$/u) };
    if (column !== undefined) column += Array.from(slot).length + 1;
    return { slot: slot.trim(), at: place };
  });
}

function tagLimit({ text, at }: RuleLine): TagLimit {
  const [, tag, most] = /^([^=\s]+)\s*=\s*(\d+)$/u.exec(text) ?? [];
  if (tag === undefined) throw new InputError(`'${text}' is not TAG=N, such as abbr=6`, at);
  return { tag: tagNamed(tag, at), most: Number(most) };
}

function duplicateRule({ text, at }: RuleLine): DuplicateRule {
  const [, kind, length, mode] = DUPLICATES.exec(text) ?? [];
  if (kind === undefined || (length !== undefined && Number(length) < 2)) {
    const kinds = 'word, inside, stem or run:N (N letters in a row, 2 or more)';
    throw new InputError(`'${text}' is not KIND=off, avoid or forbid, of KIND ${kinds}`, at);
  }
  if (length !== undefined) {
    return { kind: 'run', length: Number(length), mode: mode as DuplicateMode };
  }
  return { kind: kind as 'word' | 'inside' | 'stem', mode: mode as DuplicateMode };
}
