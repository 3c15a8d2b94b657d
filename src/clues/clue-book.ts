// Clues by word: of a file with a line `WORD<tab>clue` for each, several for a word if there are several; or
// of a table with a heading that names the columns `answer` and `clue`, as csv and tsv of a puzzle are. A word is
// looked for as it is spelled, accents and all, then without them: a grid has them or not, and so has a file.

import { InputError } from '../base/errors.ts';
import { areLetters, normaliseText, withoutPunctuation } from '../base/letters.ts';
import { linesOf, withoutMark } from '../base/text.ts';
import { NO_CLUE } from '../puzzle/puzzle.ts';
import type { ClueSource, KnownClue } from './known-clue.ts';
import { tableRows } from './table-rows.ts';

/** What a file says of one word. */
interface CluedWord {
  readonly clues: KnownClue[];
  /** As the word is written there first: `no can do`. */
  readonly written: string;
}

export class ClueBook implements ClueSource {
  readonly name: string;
  private readonly words = new Map<string, CluedWord>();
  /** By their letters without accents. */
  private readonly foldedWords = new Map<string, CluedWord>();

  constructor(name = 'clues') {
    this.name = name;
  }

  /** Adds a clue; one that is there already is not added again. */
  add(letters: string, written: string, clue: KnownClue): void {
    addTo(this.words, letters, written, clue);
    addTo(this.foldedWords, normaliseText(letters, true), written, clue);
  }

  cluesOf(answer: string): readonly KnownClue[] {
    return this.find(answer)?.clues ?? [];
  }

  /** How a word is written in the file. */
  writtenAs(answer: string): string | undefined {
    return this.find(answer)?.written;
  }

  private find(answer: string): CluedWord | undefined {
    return this.words.get(answer) ?? this.foldedWords.get(normaliseText(answer, true));
  }
}

function addTo(
  words: Map<string, CluedWord>,
  letters: string,
  written: string,
  clue: KnownClue,
): void {
  const known = words.get(letters);
  if (known === undefined) words.set(letters, { clues: [clue], written });
  else if (!known.clues.some(({ text }) => text === clue.text)) known.clues.push(clue);
}

/** Adds the clues of a file to a book. @throws InputError, with its line, for what is neither a clue nor a table */
export function readClues(text: string, source: string, book: ClueBook): void {
  const lines = linesOf(text);
  const heading = lines[0] ?? '';
  if (isHeading(heading, '\t')) addTable(text, '\t', source, book);
  else if (isHeading(heading, ',')) addTable(text, ',', source, book);
  else {
    for (const [index, line] of lines.entries()) {
      addLine(line, { source, line: index + 1 }, book);
    }
  }
}

function isHeading(line: string, separator: string): boolean {
  const names = line.toLowerCase().split(separator);
  return names.includes('answer') && names.includes('clue');
}

function addLine(
  line: string,
  at: { readonly source: string; readonly line: number },
  book: ClueBook,
): void {
  if (line.trim() === '') return;
  const tab = line.indexOf('\t');
  if (tab < 0) throw new InputError('no tab between a word and its clue', at);
  const written = line.slice(0, tab).trim();
  const clue = line.slice(tab + 1).trim();
  if (written === '') throw new InputError('no word before the tab', at);
  const letters = lettersIn(written);
  if (letters !== undefined && clue !== '' && clue !== NO_CLUE)
    book.add(letters, written, { text: clue });
}

/** What no grid can have, such as R2D2, has no letters to be found by. */
function lettersIn(word: string): string | undefined {
  const letters = normaliseText(withoutPunctuation(word), false);
  return areLetters(letters) ? letters : undefined;
}

function addTable(text: string, separator: string, source: string, book: ClueBook): void {
  const [heading, ...rows] = tableRows(withoutMark(text), separator, source);
  const columnOf = (name: string): number =>
    heading!.fields.findIndex((field) => field.trim().toLowerCase() === name);
  const [answer, clue, display] = [columnOf('answer'), columnOf('clue'), columnOf('display')];
  for (const { fields } of rows) {
    const said = fields[clue]?.trim() ?? '';
    const word = fields[answer]?.trim() ?? '';
    if (said === '' || said === NO_CLUE || word === '') continue;
    const letters = lettersIn(word);
    if (letters !== undefined) book.add(letters, fields[display] || word, { text: said });
  }
}
