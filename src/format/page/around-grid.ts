// What stands around a grid on a page: its heading line by line, its clues, and, of a puzzle that has none, the words of
// a fill-in or the key of a codeword.

import { lettersOf } from '../../base/letters.ts';
import { byCodeUnits } from '../../base/order.ts';
import { type Heading, NO_CLUE, type Puzzle, type Variety } from '../../puzzle/puzzle.ts';
import { isNoClue, withEnumeration } from '../clue-text.ts';
import { isArrowword } from './clue-cells.ts';
import { contentIn, type View } from './drawing.ts';
import { type PageStrings, withValues } from './strings.ts';

export interface HeadingLines {
  readonly title: string | undefined;
  /** Below the title: who made it, and when. */
  readonly above: readonly string[];
  /** To those who solve it. */
  readonly notes: string | undefined;
  /** Below all else: whose it is. */
  readonly below: readonly string[];
}

export function headingLines(heading: Heading = {}, strings: PageStrings): HeadingLines {
  const { title, author, editor, date, notes } = heading;
  const makers = [
    author && (/^by\b/i.test(author) ? author : withValues(strings.by, { name: author })),
    editor && withValues(strings.editedBy, { name: editor }),
  ];
  return {
    title: title || undefined,
    above: nonEmpty([nonEmpty(makers).join(', '), date]),
    notes: notes || undefined,
    below: ownerLines(heading),
  };
}

/** Whose a puzzle is. */
export function ownerLines({ publisher, copyright }: Heading = {}): string[] {
  return nonEmpty([
    publisher,
    copyright && (/©|copyright/i.test(copyright) ? copyright : `© ${copyright}`),
  ]);
}

function nonEmpty(texts: readonly (string | undefined)[]): string[] {
  return texts.filter((text) => text !== undefined && text !== '') as string[];
}

/** The heading of a puzzle; those without clues have a title and instructions of their kind, where they have no others. */
export function headingOf(puzzle: Puzzle, strings: PageStrings): Heading {
  const { heading = {}, variety } = puzzle;
  if (variety === undefined) return heading;
  const how = instructions(puzzle, variety, strings);
  return { ...heading, title: heading.title || strings[variety.kind], notes: heading.notes || how };
}

function instructions(puzzle: Puzzle, variety: Variety, strings: PageStrings): string {
  switch (variety.kind) {
    case 'codeword':
      return withValues(strings.codewordHow, { n: givenIn(codeKeyOf(puzzle, 'puzzle')).size });
    case 'fill-in':
      return strings.fillInHow;
    case 'word-search': {
      const how = variety.directions === 4 ? strings.searchFourHow : strings.searchEightHow;
      return variety.sentence === '' ? how : `${how} ${strings.searchSentenceHow}`;
    }
  }
}

/** The clues of one direction as they are printed. */
export interface ClueList {
  /** `across`, as the layout calls it. */
  readonly direction: string;
  /** As it is printed: `Across`. */
  readonly title: string;
  /** By number. */
  readonly clues: readonly ListedClue[];
}

export interface ListedClue {
  /** The index of its slot. */
  readonly slot: number;
  readonly number: number;
  /** What is printed in place of the number of a clue of several entries. */
  readonly label?: string;
  /** The clue with the enumeration behind it. */
  readonly text: string;
}

/** Lists of all slots in the order of directions in the layout; none if no slot has a clue, or needs any. */
export function clueListsOf(
  { layout, variety, clues = [], clueLabels, enumerations = [] }: Puzzle,
  strings: PageStrings,
): ClueList[] {
  if (variety !== undefined || clues.every((clue) => clue === undefined || isNoClue(clue)))
    return [];
  const lists = new Map<string, ListedClue[]>();
  for (const [slot, { number, direction }] of layout.slots.entries()) {
    const listed = lists.get(direction) ?? [];
    if (listed.length === 0) lists.set(direction, listed);
    const text = withEnumeration(clues[slot] ?? NO_CLUE, enumerations[slot]);
    // The entries of an arrowword have no numbers.
    const label = isArrowword(layout) ? '' : clueLabels?.[slot];
    listed.push({ slot, number, label, text });
  }
  return [...lists].map(([direction, listed]) => ({
    direction,
    title: directionTitle(direction, strings),
    clues: listed,
  }));
}

/** `Across`; the directions of a weave have names of their own. */
export function directionTitle(direction: string, strings: PageStrings): string {
  if (direction === 'across' || direction === 'down') return strings[direction];
  return direction.charAt(0).toUpperCase() + direction.slice(1);
}

export interface WordGroup {
  /** As it is printed: `5 letters`. */
  readonly title: string;
  readonly words: readonly string[];
}

/** The words of a fill-in, those of each length together, or of a word search; none for other puzzles. */
export function wordBankOf({ variety }: Puzzle, strings: PageStrings): WordGroup[] {
  if (variety?.kind === 'word-search') return [{ title: strings.words, words: variety.words }];
  if (variety?.kind !== 'fill-in') return [];
  const groups = new Map<number, string[]>();
  for (const word of variety.words) {
    const { length } = lettersOf(word);
    groups.set(length, [...(groups.get(length) ?? []), word]);
  }
  return [...groups].map(([length, words]) => ({
    title: length === 1 ? strings.oneLetter : withValues(strings.nLetters, { n: length }),
    words,
  }));
}

export interface KeyCell {
  readonly number: number;
  /** What it stands for, where that is shown. */
  readonly letter: string | undefined;
}

/** The key of a codeword, from 1 up, or the boxes of a solution word; nothing for other puzzles. */
export function codeKeyOf(puzzle: Puzzle, view: View): KeyCell[] {
  const { variety, cells, revealed, solutionWord } = puzzle;
  if (solutionWord !== undefined) {
    return solutionWord.map((cell, i) => ({
      number: i + 1,
      letter: contentIn(puzzle, cell, view),
    }));
  }
  if (variety?.kind !== 'codeword') return [];
  const key = new Map<number, string | undefined>();
  for (const [cell, number] of variety.codes.entries()) {
    if (number === undefined) continue;
    const isShown = view === 'solution' || revealed?.has(cell);
    key.set(number, isShown ? cells[cell] : key.get(number));
  }
  return [...key].sort(([a], [b]) => a - b).map(([number, letter]) => ({ number, letter }));
}

/** The letters that a key shows. */
function givenIn(key: readonly KeyCell[]): ReadonlySet<string> {
  return new Set(key.flatMap(({ letter }) => (letter === undefined ? [] : [letter])));
}

export interface StripLetter {
  readonly letter: string;
  readonly isGiven: boolean;
}

const A_TO_Z = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letters of a codeword, to be crossed off: A to Z, with others that it has; those it has in another script. */
export function alphabetStrip(puzzle: Puzzle): StripLetter[] {
  const key = puzzle.variety === undefined ? [] : codeKeyOf(puzzle, 'solution');
  if (key.length === 0) return [];
  const own = key.flatMap(({ letter = [] }) => letter);
  const isLatin = own.length === 0 || own.some((letter) => A_TO_Z.includes(letter));
  const all = new Set(isLatin ? [...A_TO_Z, ...own.sort(byCodeUnits)] : own.sort(byCodeUnits));
  const given = givenIn(codeKeyOf(puzzle, 'puzzle'));
  return [...all].map((letter) => ({ letter, isGiven: given.has(letter) }));
}
