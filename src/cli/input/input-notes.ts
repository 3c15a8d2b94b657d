// What is told of the inputs without being asked, a line each at most: that much of a list was dropped, and
// why; that letters were folded; and that given entries stand in no list.

import {
  type ChosenWords,
  entriesNotInList,
  type Folding,
  firstDropped,
  isGiven,
  type Puzzle,
  parseWordLists,
  shortName,
  type WordChoice,
  type WordList,
} from '../../index.ts';
import { grouped, type Log } from '../world/log.ts';
import type { LeftOut } from './excluded.ts';
import { namedNotes } from './named-notes.ts';
import type { TemplateFile } from './template-file.ts';

/** More than one entry of so many is worth a line. */
const DROPPED_SHARE = 10;
const NAMED_ENTRIES = 8;

/** What was read, and how its letters are folded. */
export interface InputsRead {
  readonly templates: readonly TemplateFile[];
  readonly choice: WordChoice;
  readonly chosen: ChosenWords;
  readonly fold: () => Folding;
}

/** Tells of lists and letters. */
export function tellOfLists(inputs: InputsRead, log: Log): void {
  if (log.verbosity === 'quiet') return;
  const passedOver = inputs.templates.flatMap(({ notes }) => notes);
  const lists = [...droppedNotes(inputs), ...nameNotes(inputs), ...foldingNotes(inputs)];
  for (const note of [...passedOver, ...lists]) log.note(note);
}

/** Tells of given entries that stand in no list; they stay. */
export function tellOfGivens(name: string, blank: Puzzle, words: WordList, log: Log): void {
  if (log.verbosity === 'quiet') return;
  const strange = entriesNotInList(blank, words);
  if (strange.length === 0) return;
  const named = strange.slice(0, NAMED_ENTRIES).map(({ slot, answer }) => `${answer} ${slot}`);
  const more = strange.length - named.length;
  const rest = more > 0 ? ` and ${grouped(more)} more` : '';
  log.note(`${name}: given and in no list: ${named.join(', ')}${rest}`);
}

/** Tells of given entries that the choice of words leaves out; they stay as well. */
export function tellOfLeftOut(
  name: string,
  { layout }: Puzzle,
  leftOut: readonly LeftOut[],
  log: Log,
): void {
  if (leftOut.length === 0) return;
  const named = leftOut.slice(0, NAMED_ENTRIES).map(({ slot, answer, why }) => {
    return `${answer} ${shortName(layout.slots[slot]!)} ${why}`;
  });
  const more = leftOut.length - named.length;
  const rest = more > 0 ? `; and ${grouped(more)} more` : '';
  log.note(`${name}: given, and so they stay: ${named.join('; ')}${rest}`);
}

/** Tells that a grid has no entries, or that rules have no say in one that is full. */
export function tellOfNothingOpen(name: string, blank: Puzzle, isRuled: boolean, log: Log): void {
  const { slots } = blank.layout;
  if (slots.length === 0) log.note(`${name}: no entry is in it: there is nothing to fill`);
  else if (isRuled && slots.every((slot) => isGiven(blank, slot))) {
    const anew = '--free, --lock or --change least fill it anew';
    log.note(`${name}: every entry is given, so it stays as it is; ${anew}`);
  }
}

/** Tells of lengths of which no word is left, where the lists have some: floors tell by themselves. */
export function tellOfEmptied(name: string, blank: Puzzle, words: WordList, log: Log): void {
  const open = blank.layout.slots.filter((slot) => !isGiven(blank, slot));
  const lengths = new Set(open.map(({ cells }) => cells.length));
  const emptied = [...lengths].filter(
    (length) => words.unfloored.table(length).count === 0 && words.known.table(length).count > 0,
  );
  if (emptied.length === 0) return;
  const named = emptied.sort((a, b) => a - b).join(', ');
  log.note(`${name}: every word of ${named} letters is left out, by name or by its tags`);
}

/** Tells of floors for lengths that no entry has. */
export function tellOfFloors(
  name: string,
  { minScores = new Map() }: WordChoice,
  puzzles: readonly Puzzle[],
  log: Log,
): void {
  const lengths = new Set(
    puzzles.flatMap(({ layout }) => layout.slots.map(({ cells }) => cells.length)),
  );
  for (const [length, score] of minScores) {
    if (!lengths.has(length))
      log.note(`${name}: min-score ${length}:${score}: no entry has ${length} letters`);
  }
}

/** How many words were kept out as offensive, of lengths that open slots have: others could not help. */
export function keptOut({ changes }: ChosenWords, blank: Puzzle): number {
  const open = blank.layout.slots.filter((slot) => !isGiven(blank, slot));
  const lengths = new Set(open.map(({ cells }) => cells.length));
  return changes
    .filter(({ kind }) => kind === 'blocked')
    .reduce((sum, { count }) => sum + count(lengths), 0);
}

function nameNotes({ choice, chosen, fold }: InputsRead): string[] {
  if ((choice.exclude?.length ?? 0) + (choice.prefer?.length ?? 0) === 0) return [];
  return namedNotes(choice, chosen, typeof choice.fold === 'boolean' ? choice.fold : fold());
}

function droppedNotes({ choice, chosen, fold }: InputsRead): string[] {
  const { lists, strip = false } = choice;
  return lists.flatMap((source, list) => {
    const { name, kept, dropped } = chosen.reports[list]!;
    // Every line of a person's own means something, be it that a word is dropped.
    if (source.isPersonal) return [];
    if (kept + dropped === 0) return [`${name}: an empty list`];
    if (dropped * DROPPED_SHARE <= kept + dropped) return [];
    const first = firstDropped(source, fold, strip);
    const such = first && `, such as '${first.entry}' in line ${first.line}: ${first.why}`;
    const options = { fold, strip: true, mayBeEmpty: true };
    const saved = strip ? 0 : dropped - parseWordLists([source], options).reports[0]!.dropped;
    const help = saved > 0 ? `; --strip keeps ${grouped(saved)} of them` : '';
    return [`${name}: ${grouped(kept)} kept, ${grouped(dropped)} dropped${such ?? ''}${help}`];
  });
}

/** Who says how letters are folded need not be told. */
function foldingNotes({ templates, choice, chosen }: InputsRead): string[] {
  const word = typeof choice.fold === 'boolean' ? undefined : chosen.folded;
  const given = templates.flatMap(({ folded, name }) =>
    folded === undefined ? [] : [{ ...folded, name }],
  );
  const examples = [word, given[0]]
    .filter((each) => each !== undefined)
    .map(({ from, to, name }) => `${from} to ${to} (${name})`);
  return examples.length === 0
    ? []
    : [`letters are folded, as ${examples.join(', ')}; --no-fold keeps them`];
}
