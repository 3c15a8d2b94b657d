// What the text of a rule says, taken apart: slots, words, numbers, tags; the same of an option and of a line of a
// rules file. Files that it names are read elsewhere (read/rule-files.ts).

import { InputError, type Place } from '../../base/errors.ts';
import { parseCellName } from '../../layout/cell-names.ts';
import type {
  DuplicateMode,
  DuplicateRule,
  FreeRule,
  SlotMention,
  SlotRule,
  TagLimit,
} from '../../verify/rules.ts';
import { tagNamed } from '../../words/vocabulary/tags.ts';
import { MAX_SCORE } from '../../words/vocabulary/word-table.ts';

const SLOT_RULE = /^(\d+[\s-]*[a-z]+)\s*(=~|=|@)\s*(.*)$/iu;
const EXCLUDE_AT = /^(\d+[\s-]*[a-z]+)\s*=\s*(.*)$/iu;
const BELOW = /^\s*below\s+(\d+)\s*$/iu;
const DUPLICATES = /^(word|inside|stem|run:(\d+))\s*=\s*(off|avoid|forbid)$/u;
/** Signs for any letter, or several, in other programs. */
const WILDCARD = /[_?*]/;

/** Of a word, in letters. */
const MAX_LENGTH = 255;

/** A floor on the scores of all words, or of those of a length. */
export interface Floor {
  readonly length?: number;
  readonly score: number;
}

/** How many cells. */
export interface CellCount {
  readonly least: number;
  readonly most: number;
}

/** What `17A=WORD`, `17A=~PATTERN` and `17A@FILE` say of a slot. */
export interface SlotDemand {
  readonly slot: string;
  readonly sign: '=' | '=~' | '@';
  readonly value: string;
}

export function slotDemand(text: string, at: Place): SlotDemand {
  const [, slot, sign, value] = SLOT_RULE.exec(text) ?? [];
  if (slot === undefined || value === '') {
    throw new InputError(
      `'${text}' is not a rule for a slot: write 17A=WORD, 17A=~PATTERN or 17A@FILE`,
      at,
    );
  }
  if (sign === '=' && WILDCARD.test(value!)) {
    const pattern = value!.replace(/[_?]/g, '.').replace(/\*/g, '.*');
    throw new InputError(`'${value}' is not a word; for a pattern write ${slot}=~${pattern}`, at);
  }
  return { slot, sign: sign as SlotDemand['sign'], value: value! };
}

/** Any word but this one. */
export function excludedAt(text: string, at: Place): SlotRule {
  const [, slot, word] = EXCLUDE_AT.exec(text) ?? [];
  if (slot === undefined || word === '') {
    throw new InputError(`'${text}' is not a slot and a word: write them like 17A=WORD`, at);
  }
  return { kind: 'not', slot, word: word!, at };
}

export function slotFloor(text: string, at: Place): SlotRule {
  const [, slot, score] = /^(.+):(\d+)$/u.exec(text) ?? [];
  if (slot === undefined || Number(score) > MAX_SCORE) {
    throw new InputError(`'${text}' is not a minimum score for a slot: write it like 17A:60`, at);
  }
  return { kind: 'min-score', slot, score: Number(score), at };
}

/** `40`, a floor for all words, or `3:60`, one for those of 3 letters; undefined for what is neither. */
export function parseFloor(text: string): Floor | undefined {
  const [, length, score] = /^(?:(\d+):)?(\d+)$/u.exec(text) ?? [];
  if (score === undefined || Number(score) > MAX_SCORE) return undefined;
  if (length === undefined) return { score: Number(score) };
  const isLength = Number(length) >= 1 && Number(length) <= MAX_LENGTH;
  return isLength ? { score: Number(score), length: Number(length) } : undefined;
}

export function floorOf(text: string, at: Place): Floor {
  const floor = parseFloor(text);
  if (floor !== undefined) return floor;
  throw new InputError(`'${text}' is not a minimum score: write it like 40 or 3:60`, at);
}

export function countOf(text: string, at: Place): number {
  if (!/^\d+$/.test(text)) throw new InputError(`'${text}' is not a whole number`, at);
  return Number(text);
}

/** What is freed, named one after the other, between commas. */
export function freeRules(text: string, at: Place): FreeRule[] {
  return mentions(text, at).map(({ slot: name, at }): FreeRule => {
    const place = at && { at };
    const [, score] = BELOW.exec(name) ?? [];
    if (score !== undefined) return { kind: 'below', score: Number(score), ...place };
    const corners = name.split(':').map(parseCellName);
    const [from, to = from] = corners;
    if (corners.length <= 2 && from !== undefined && to !== undefined) {
      return { kind: 'area', from, to, ...place };
    }
    if (!/^\d+[\s-]*\p{L}+$/u.test(name)) {
      throw new InputError(
        `'${name}' cannot be freed: name an entry (17A), cells (r3c4, r3c4:r7c9) or scores (below 60)`,
        at,
      );
    }
    return { kind: 'slot', slot: name, ...place };
  });
}

/** Slots named one after the other, between commas. */
export function mentions(text: string, at: Place): SlotMention[] {
  let column = at.column;
  return text.split(',').map((slot) => {
    const place = column === undefined ? at : { ...at, column: column + slot.search(/\S|$/u) };
    if (column !== undefined) column += Array.from(slot).length + 1;
    return { slot: slot.trim(), at: place };
  });
}

/** The slots of theme answers; `none` is an empty list. */
export function themeMentions(text: string, at: Place): SlotMention[] {
  return text.trim() === 'none' ? [] : mentions(text, at);
}

export function tagLimit(text: string, at: Place): TagLimit {
  const [, tag, most] = /^([^=\s]+)\s*=\s*(\d+)$/u.exec(text) ?? [];
  if (tag === undefined) throw new InputError(`'${text}' is not TAG=N: write it like abbr=6`, at);
  return { tag: tagNamed(tag, at), most: Number(most) };
}

export function duplicateRule(text: string, at: Place): DuplicateRule {
  const [, kind, length, mode] = DUPLICATES.exec(text) ?? [];
  if (kind === undefined || (length !== undefined && Number(length) < 2)) {
    throw new InputError(
      `'${text}' is not KIND=MODE: KIND is word, inside, stem or run:N (N letters in a row, 2 or more), MODE is off, avoid or forbid`,
      at,
    );
  }
  if (length !== undefined) {
    return { kind: 'run', length: Number(length), mode: mode as DuplicateMode };
  }
  return { kind: kind as 'word' | 'inside' | 'stem', mode: mode as DuplicateMode };
}

/** Words that a rule names one by one, or a file of them. */
export type NamedWords = { readonly file: string } | { readonly words: readonly string[] };

/** `@FILE`, or words. */
export function namedWordsOf(text: string, at: Place): NamedWords {
  if (!text.startsWith('@')) {
    return { words: text.split(/[\s,;]+/u).filter((word) => word !== '') };
  }
  if (text === '@') throw new InputError('missing file name after @', at);
  return { file: text.slice(1) };
}

/** Strings of letters, as they were written. */
export function stringsOf(text: string, at: Place): string[] {
  const strings = text.split(/[\s,;]+/u).filter((each) => each !== '');
  if (strings.length === 0) throw new InputError('missing value: name the strings', at);
  return strings;
}

export function cellCountOf(text: string, at: Place): CellCount {
  const [, from, to = from] = /^(\d+)(?:\s*-\s*(\d+))?$/u.exec(text) ?? [];
  if (from === undefined || Number(to) < Number(from)) {
    throw new InputError(`'${text}' is not a number of cells: write it like 4 or 3-5`, at);
  }
  return { least: Number(from), most: Number(to) };
}
