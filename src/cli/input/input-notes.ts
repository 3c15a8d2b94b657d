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
  type WordChoice,
  type WordList,
} from '../../index.ts';
import { grouped, type Log } from '../world/log.ts';
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
  for (const note of [...passedOver, ...droppedNotes(inputs), ...foldingNotes(inputs)]) {
    log.note(note);
  }
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

/** How many words were kept out as offensive, of lengths that open slots have: others could not help. */
export function keptOut({ changes }: ChosenWords, blank: Puzzle): number {
  const open = blank.layout.slots.filter((slot) => !isGiven(blank, slot));
  const lengths = new Set(open.map(({ cells }) => cells.length));
  return changes
    .filter(({ kind }) => kind === 'blocked')
    .reduce((sum, { count }) => sum + count(lengths), 0);
}

function droppedNotes({ choice, chosen, fold }: InputsRead): string[] {
  const { lists, strip = false } = choice;
  return lists.flatMap((source, list) => {
    const { name, kept, dropped } = chosen.reports[list]!;
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
