// From rule lines to rules: what each says is read, and the files that they name. Paths in a rules
// file start at its folder.

import { dirname, isAbsolute, join } from 'node:path';
import {
  type DuplicateMode,
  type DuplicateRule,
  type Folding,
  InputError,
  type LettersRule,
  type MustRule,
  namedWords,
  type Place,
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
import { readLists, readText } from './read-input.ts';

const MAX_SCORE = 100;
const SLOT_RULE = /^(\d+[\s-]*[a-z]+)\s*(=~|=|@)\s*(.*)$/iu;
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

/** The rules of a command line and of the files it names. @throws InputError */
export async function readRules(
  { lines, files }: RulesRequest,
  spelling: Spelling,
  io: Io,
): Promise<RulesRead> {
  const reader = new RulesReader(spelling, io);
  for (const name of files) {
    const { source, text } = await readText(name, 'a rules file', io);
    await reader.read(parseRuleLines(text, source), dirname(name));
  }
  await reader.read(lines, '');
  return reader.finish();
}

class RulesReader {
  private readonly spelling: Spelling;
  private readonly io: Io;
  private readonly slots: SlotRule[] = [];
  private readonly only: SlotMention[] = [];
  private readonly lock: SlotMention[] = [];
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

  constructor(spelling: Spelling, io: Io) {
    this.spelling = spelling;
    this.io = io;
  }

  async read(lines: readonly RuleLine[], folder: string): Promise<void> {
    for (const line of lines) await this.readLine(line, folder);
  }

  finish(): RulesRead {
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

  /** What `@FILE` names, or else the words themselves as a list. */
  private async wordSource({ at }: RuleLine, text: string, folder: string): Promise<WordSource> {
    const { fold } = this.spelling;
    if (!text.startsWith('@')) {
      const words = text.split(/[\s,;]+/u).filter((word) => word !== '');
      const spelled = words.map((word) => spellWord(word, fold, at).join(''));
      return { name: at.source, bytes: new TextEncoder().encode(spelled.join('\n')) };
    }
    const file = text.slice(1);
    const path = isAbsolute(file) || folder === '' || file === '-' ? file : join(folder, file);
    try {
      return namedWords((await readLists([path], this.io))[0]!, () => fold);
    } catch (error) {
      // What a rules file names is looked for where it says so.
      if (!(error instanceof InputError) || at.line === undefined) throw error;
      throw new InputError(error.message, at);
    }
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
