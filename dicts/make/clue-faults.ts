// What is wrong with the clues of the bank, as far as a program sees it: a test wants none.

import { answerInClue } from '../../src/clues/proofread.ts';

const MOST_CHARACTERS = 45;
const BLANK = '___';
/** Clues of which at most one has a blank. */
const CLUES_A_BLANK = 10;
/** What a page makes of straight quotes and hyphens, so that the source has one way to write each. */
const TYPOGRAPHIC = /[“”‘’–—…]/u;

/** What is known of an entry: how it is printed. undefined for one that is in no list */
export type PrintedForm = (entry: string) => string | undefined;

/** A line each, with the file and the line it is about. */
export function clueFaults(
  files: ReadonlyMap<string, string>,
  printedAs: PrintedForm,
): readonly string[] {
  const faults: string[] = [];
  const entryWith = new Map<string, string>();
  let clues = 0;
  let blanks = 0;
  for (const [file, text] of files) {
    let before = '';
    for (const [index, line] of text.trimEnd().split('\n').entries()) {
      const [entry = '', level = '', clue = '', ...others] = line.split('\t');
      const report = (what: string): number =>
        faults.push(`${file}:${index + 1}: ${line}: ${what}`);
      clues++;
      if (clue.includes(BLANK)) blanks++;
      const printed = printedAs(entry);
      if (clue === '' || others.length > 0 || !/^[123]$/.test(level))
        report('not a line of a clue');
      if (entry < before) report('not in order');
      before = entry;
      if (printed === undefined) {
        report('the entry is in no list');
        continue;
      }
      const word = answerInClue(clue, printed);
      if (word !== undefined) report(`has the answer: ${word}`);
      const length = Array.from(clue).length;
      if (length > MOST_CHARACTERS) report(`${length} characters`);
      if (TYPOGRAPHIC.test(clue)) report('typographic signs');
      if ((clue.match(/"/g) ?? []).length % 2 === 1) report('a quotation mark has no partner');
      if (clue !== clue.trim() || clue.includes('  ')) report('spaces');
      if (/^\p{Ll}(?!\p{Lu})/u.test(clue)) report('begins in lower case');
      if (!/^[^_]*(?:(?<!_)___(?!_))?[^_]*$/.test(clue)) report(`a blank is ${BLANK}, once`);
      const other = entryWith.get(clue);
      if (other !== undefined) report(`the clue of ${other}`);
      entryWith.set(clue, entry);
    }
  }
  if (blanks * CLUES_A_BLANK > clues) faults.push(`${blanks} of ${clues} clues have blanks`);
  return faults;
}
