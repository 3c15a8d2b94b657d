// Notes on the inputs of a run, printed before a search, a line each: on lists and letters, on rules, on grids. A note
// is data; here it becomes a sentence.

import { counted, grouped, listed, someOf } from '../base/phrases.ts';
import { slotName } from '../layout/slot-names.ts';
import { entryAt, isGiven, type Puzzle } from '../puzzle/puzzle.ts';
import type { DroppedLine } from '../words/reading/dropped-line.ts';
import type { OutReason } from '../words/reading/word-status.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { whyEntryOut } from './words.ts';

/** Of more entries, the number is given. */
const NAMED_ENTRIES = 8;

export type InputNote =
  /** What the reader of a format passed over, in its words. */
  | { readonly kind: 'passed-over'; readonly file: string; readonly text: string }
  | ListNote
  | RulesNote
  | GridNote;

export type ListNote =
  /** A personal list is read: without it the same seed may give another fill. */
  | { readonly kind: 'personal-list' | 'latin-list'; readonly list: string }
  | { readonly kind: 'empty-list'; readonly list: string }
  | {
      readonly kind: 'dropped-lines';
      readonly list: string;
      readonly kept: number;
      readonly dropped: number;
      readonly first?: DroppedLine;
      /** How many of those dropped `--strip` would keep. */
      readonly stripped: number;
    }
  /** Of a list of words to prefer or to exclude. */
  | { readonly kind: 'no-words'; readonly list: string }
  /** None of the words to exclude is in a list. */
  | {
      readonly kind: 'none-excluded';
      readonly list: string;
      readonly count: number;
      readonly word: string;
    }
  /** A line of several words to exclude is one word together, which no list has; and so are `others`. */
  | {
      readonly kind: 'joined-words';
      readonly list: string;
      readonly line: number;
      readonly word: string;
      readonly others: number;
    }
  | {
      readonly kind: 'folded-letters';
      readonly examples: readonly {
        readonly from: string;
        readonly to: string;
        readonly name: string;
      }[];
    };

export type RulesNote =
  | { readonly kind: 'no-rules'; readonly file: string }
  /** A word that has to appear, and that the personal list drops. */
  | { readonly kind: 'dropped-must'; readonly word: string; readonly list: string }
  /** Excluded words among several that a rule offers. */
  | {
      readonly kind: 'excluded-choices';
      readonly rule: string;
      readonly words: readonly string[];
    }
  /** A word that is excluded from a slot, and that no list has. */
  | {
      readonly kind: 'unlisted-not';
      readonly slot: string;
      readonly written: string;
      readonly word: string;
    }
  /** A floor for a length that no entry has; `grid` if there is but one. */
  | {
      readonly kind: 'floor-of-no-entry';
      readonly grid?: string;
      readonly length: number;
      readonly score: number;
    };

/** An entry that is given: "OREO", "17A". */
interface NamedEntry {
  readonly answer: string;
  readonly slot: string;
}

export type GridNote = { readonly grid: string } & (
  | { readonly kind: 'unlisted-givens'; readonly entries: readonly NamedEntry[] }
  | {
      readonly kind: 'givens-left-out';
      readonly entries: readonly (NamedEntry & { readonly reason: OutReason })[];
    }
  /** Theme answers that stay, though a rework would change them. */
  | { readonly kind: 'theme-kept'; readonly entries: readonly NamedEntry[] }
  | { readonly kind: 'no-entries' }
  /** It is full, so that rules change nothing. */
  | { readonly kind: 'all-given' }
  /** The choice leaves no word of some lengths that open slots have. */
  | { readonly kind: 'emptied-lengths'; readonly lengths: readonly number[] }
);

export function inputNote(note: InputNote): string {
  switch (note.kind) {
    case 'passed-over':
      return `${note.file}: ${note.text}`;
    case 'latin-list':
      return `${note.list}: read as ISO-8859-1, as it is not UTF-8`;
    case 'personal-list':
      return `${note.list}: using your personal list (--no-personal ignores it)`;
    case 'empty-list':
      return `${note.list}: the list is empty`;
    case 'dropped-lines': {
      const { list, kept, dropped, first, stripped } = note;
      const such = first && `, for example '${first.entry}' in line ${first.line}: ${first.why}`;
      const help = stripped > 0 ? `; --strip would keep ${grouped(stripped)} of them` : '';
      return `${list}: ${grouped(kept)} kept, ${grouped(dropped)} dropped${such ?? ''}${help}`;
    }
    case 'no-words':
      return `${note.list}: the file has no words`;
    case 'none-excluded': {
      const { list, count, word } = note;
      const of =
        count === 1
          ? `its word ${word} is in no list`
          : `none of its ${grouped(count)} words, such as ${word}, is in a list`;
      return `${list}: ${of}; no fill would use ${count === 1 ? 'it' : 'them'} anyway`;
    }
    case 'joined-words': {
      const { list, line, word, others } = note;
      const more = others > 0 ? ` (and ${grouped(others)} more)` : '';
      return `${list}: line ${line} is read as one word, ${word}, which no list has${more}`;
    }
    case 'folded-letters': {
      const examples = note.examples.map(({ from, to, name }) => `${from} to ${to} (${name})`);
      return `accents are removed, for example ${examples.join(', ')}; --no-fold keeps them`;
    }
    case 'no-rules':
      return `${note.file}: the file has no rules`;
    case 'dropped-must':
      return `${note.word} must appear, although your personal list drops it (${note.list})`;
    case 'excluded-choices':
      return `${note.rule}: ignored, because excluded: ${note.words.join(', ')}`;
    case 'unlisted-not': {
      const { slot, written, word } = note;
      return `exclude-at ${slot}=${written}: ${word} is in no list; no fill would use it anyway`;
    }
    case 'floor-of-no-entry': {
      const { grid, length, score } = note;
      const of = grid === undefined ? '' : `${grid}: `;
      return `${of}min-score ${length}:${score}: no entry has ${length} letters`;
    }
    default:
      return `${note.grid}: ${gridNote(note)}`;
  }
}

function gridNote(note: GridNote): string {
  switch (note.kind) {
    case 'unlisted-givens': {
      const entries = note.entries.map(({ answer, slot }) => `${answer} ${slot}`);
      return `given, but in no list: ${someOf(entries, NAMED_ENTRIES)}`;
    }
    case 'givens-left-out': {
      const entries = note.entries.map(
        ({ answer, slot, reason }) => `${answer} ${slot} ${whyEntryOut(reason)}`,
      );
      return `kept: given in the grid: ${someOf(entries, NAMED_ENTRIES, '; ')}`;
    }
    case 'theme-kept': {
      const entries = note.entries.map(({ answer, slot }) => `${slot} ${answer}`);
      const what = entries.length === 1 ? 'is a theme answer' : 'are theme answers';
      return `${listed(entries)} ${what}: kept`;
    }
    case 'no-entries':
      return 'the grid has no entries: nothing to fill';
    case 'all-given':
      return 'every entry is given, so nothing changes; refill it with --free, --lock or --change least';
    case 'emptied-lengths': {
      const lengths = note.lengths.join(', ');
      return `every word of ${lengths} letters is excluded by name or by tags`;
    }
  }
}

/** Details of a grid for `--verbose`: its size, and what of it is given. */
export function gridDetails(name: string, blank: Puzzle, words: WordList): string[] {
  const { slots, geometry } = blank.layout;
  const { width, height } = geometry;
  const lengths = slots.map((slot) => slot.cells.length).sort((a, b) => a - b);
  const [least, most] = [lengths[0], lengths.at(-1)!];
  const range =
    least === undefined ? '' : ` of ${least < most ? `${least} to ` : ''}${counted(most, 'cell')}`;
  const known = slots.filter(
    (slot) => isGiven(blank, slot) && words.scoreOf(entryAt(blank, slot)!) !== undefined,
  );
  return [
    `${name}: ${counted(width, 'column')}, ${counted(height, 'row')}, ${counted(slots.length, 'slot')}${range}`,
    ...known.map((slot) => {
      const word = entryAt(blank, slot)!.join('');
      return `${name}: ${slotName(slot)} ${word} is given and in the word list`;
    }),
  ];
}
