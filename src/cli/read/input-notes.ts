// What is told of the inputs together without being asked, a line each at most: that much of a list was dropped, and
// why; that letters were folded; and that a floor is for no entry.

import type { Folding } from '../../base/letters.ts';
import { grouped } from '../../base/phrases.ts';
import { isGiven, type Puzzle } from '../../puzzle/puzzle.ts';
import type { ChosenWords, WordChoice } from '../../words/reading/choose-words.ts';
import { firstDropped } from '../../words/reading/dropped-line.ts';
import { parseWordLists } from '../../words/reading/parse-word-list.ts';
import type { Log } from '../world/log.ts';
import { namedNotes } from './named-notes.ts';
import type { TemplateFile } from './template-file.ts';

/** More than one entry of so many is worth a line. */
const DROPPED_SHARE = 10;

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

/** Tells of floors for lengths that no entry has. */
export function tellOfFloors(
  grids: readonly { readonly name: string; readonly puzzle: Puzzle }[],
  { minScores = new Map() }: WordChoice,
  log: Log,
): void {
  const lengths = new Set(
    grids.flatMap(({ puzzle }) => puzzle.layout.slots.map(({ cells }) => cells.length)),
  );
  const of = grids.length === 1 ? `${grids[0]!.name}: ` : '';
  for (const [length, score] of minScores) {
    if (lengths.has(length)) continue;
    log.note(`${of}min-score ${length}:${score}: no entry has ${length} letters`);
  }
}

/** How many words were kept out as offensive, of lengths that open slots of grids have: others could not help. */
export function keptOut({ changes }: ChosenWords, blanks: readonly Puzzle[]): number {
  const open = blanks.flatMap((blank) =>
    blank.layout.slots.filter((slot) => !isGiven(blank, slot)),
  );
  const lengths = new Set(open.map(({ cells }) => cells.length));
  return changes
    .filter(({ kind }) => kind === 'blocked')
    .reduce((sum, { count }) => sum + count(lengths), 0);
}

function nameNotes({ choice, chosen, fold }: InputsRead): string[] {
  if ((choice.exclude?.length ?? 0) + (choice.prefer?.length ?? 0) === 0) return [];
  return namedNotes(chosen, () => (typeof choice.fold === 'boolean' ? choice.fold : fold()));
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
