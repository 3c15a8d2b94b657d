// Notes on the lists of a run: that many lines of one were dropped, that letters were folded, that words to exclude
// are in no list anyway, which may be a typo; and on floors for lengths that no entry has.

import type { Folding } from '../../base/letters.ts';
import { linesOf } from '../../base/text.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type InputNote, inputNote, type ListNote, type RulesNote } from '../../say/inputs.ts';
import { spellWord } from '../../words/language/spell.ts';
import type { ChosenWords, WordChoice } from '../../words/reading/choose-words.ts';
import { firstDropped } from '../../words/reading/dropped-line.ts';
import { parseWordLists } from '../../words/reading/parse-word-list.ts';
import type { NamedList } from '../../words/reading/word-status.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';
import type { Log } from '../world/log.ts';
import type { TemplateFile } from './template.ts';

/** Dropped lines are reported if they are more than one in so many. */
const DROPPED_SHARE = 10;
/** Words separated by spaces, which are read as one. */
const SEVERAL = /^[^#;,]*[^#;,\s]\s+[^#;,\s]/u;
const ENTRY_END = /[#;,\t]/;

export function sayNotes(notes: readonly InputNote[], log: Log): void {
  for (const note of notes) log.note(inputNote(note));
}

/** That a personal list is read: without it the same seed may give another fill. */
export function personalNotes({ lists }: WordChoice): ListNote[] {
  return lists
    .filter(({ isPersonal }) => isPersonal)
    .map(({ name }) => ({ kind: 'personal-list', list: name }));
}

/** `files` are the templates whose letters may have been folded. */
export function listNotes(
  choice: WordChoice,
  chosen: ChosenWords,
  fold: () => Folding,
  files: readonly TemplateFile[] = [],
): ListNote[] {
  const { lists, prefer = [], exclude = [] } = choice;
  const latin = [...lists, ...prefer, ...exclude].filter(({ isLatin1 }) => isLatin1);
  return [
    ...latin.map(({ name }): ListNote => ({ kind: 'latin-list', list: name })),
    ...droppedNotes(choice, chosen, fold),
    ...namedNotes(chosen, fold),
    ...foldingNotes(choice, chosen, files),
  ];
}

function droppedNotes(
  { lists, strip = false }: WordChoice,
  { reports }: ChosenWords,
  fold: () => Folding,
): ListNote[] {
  return lists.flatMap((source, i): ListNote[] => {
    const { name: list, kept, dropped } = reports[i]!;
    // A personal list has no dropped lines: a line that is no word is an error.
    if (source.isPersonal) return [];
    if (kept + dropped === 0) return [{ kind: 'empty-list', list }];
    if (dropped * DROPPED_SHARE <= kept + dropped) return [];
    const first = firstDropped(source, fold, strip);
    const options = { fold, strip: true, mayBeEmpty: true };
    const stripped = strip ? 0 : dropped - parseWordLists([source], options).reports[0]!.dropped;
    return [{ kind: 'dropped-lines', list, kept, dropped, first, stripped }];
  });
}

function namedNotes({ listed, exclude, prefer }: ChosenWords, fold: () => Folding): ListNote[] {
  const named = [...exclude, ...prefer].filter(({ source }) => !source.isPersonal);
  return named.flatMap((each): ListNote[] => {
    const { source, words } = each;
    const list = source.name;
    const all = words.texts();
    if (all.length === 0) return [{ kind: 'no-words', list }];
    if (!exclude.includes(each)) return [];
    const isAnyListed = all.some((word) => listed.wordId(Array.from(word)) >= 0);
    if (isAnyListed) return joinedWords(each, listed, fold);
    return [{ kind: 'none-excluded', list, count: all.length, word: all[0]! }];
  });
}

/** Of lines of several words, which are one word together that no list has, the first. */
function joinedWords({ source }: NamedList, listed: WordList, fold: () => Folding): ListNote[] {
  const lines = linesOf(new TextDecoder().decode(source.bytes));
  const found = lines.flatMap((text, index) => {
    if (!SEVERAL.test(text)) return [];
    const letters = spellWord(text.split(ENTRY_END)[0]!, fold());
    return listed.wordId(letters) >= 0 ? [] : [{ line: index + 1, word: letters.join('') }];
  });
  const [first, ...others] = found;
  if (first === undefined) return [];
  return [{ kind: 'joined-words', list: source.name, ...first, others: others.length }];
}

/** None if the command line says how letters are folded. */
function foldingNotes(
  { fold }: WordChoice,
  { folded }: ChosenWords,
  files: readonly TemplateFile[],
): ListNote[] {
  const ofList = typeof fold === 'boolean' || fold === 'de' ? undefined : folded;
  const ofGrid = files.find((file) => file.folded !== undefined);
  const examples = [
    ...(ofList === undefined ? [] : [ofList]),
    ...(ofGrid === undefined ? [] : [{ ...ofGrid.folded!, name: ofGrid.name }]),
  ];
  return examples.length === 0 ? [] : [{ kind: 'folded-letters', examples }];
}

/** Of floors for lengths that no entry of any grid has. */
export function floorNotes(
  grids: readonly { readonly name: string; readonly puzzle: Puzzle }[],
  { minScores = new Map() }: WordChoice,
): RulesNote[] {
  const lengths = new Set(
    grids.flatMap(({ puzzle }) => puzzle.layout.slots.map(({ cells }) => cells.length)),
  );
  const grid = grids.length === 1 ? grids[0]!.name : undefined;
  return [...minScores]
    .filter(([length]) => grids.length > 0 && !lengths.has(length))
    .map(([length, score]) => ({ kind: 'floor-of-no-entry', grid, length, score }));
}
