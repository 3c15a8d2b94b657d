// Clues for people: those that are known for words, and how many were learned.

import { counted, grouped, someOf } from '../base/phrases.ts';
import type { KnownClue } from '../clues/known-clue.ts';
import type { ClueFault } from '../clues/proofread.ts';
import { joined, table } from './lines.ts';

const NAMED_SLOTS = 20;

/** A clue with the word that it is for, and where it was found. */
export interface FoundClue extends KnownClue {
  readonly entry: string;
  readonly source: string;
}

export function clueListText(clues: readonly FoundClue[]): string {
  const rows = clues.map(({ entry, level, date, source, text }) => [
    entry,
    level === undefined ? '' : String(level),
    date ?? '',
    source,
    text,
  ]);
  return joined(table(['entry', 'level', 'date', 'source', 'clue'], rows));
}

export function sayLearned(added: number, all: number): string {
  const known = all - added;
  const others = known === 0 ? '' : `, ${grouped(known)} known already`;
  return `${counted(added, 'clue')} learned${others}`;
}

/** What proof-reading found, a line each; missing clues on one. */
export function clueFaultLines(faults: readonly ClueFault[]): string[] {
  const missing = faults.filter(({ kind }) => kind === 'missing').map(({ slot }) => slot);
  const lines = faults.filter(({ kind }) => kind !== 'missing').map(sayClueFault);
  if (missing.length === 0) return lines;
  return [...lines, `no clue: ${someOf(missing, NAMED_SLOTS)}`];
}

export function sayClueFault(fault: ClueFault): string {
  return `${fault.slot}: ${whatIsWrong(fault)}`;
}

function whatIsWrong(fault: ClueFault): string {
  switch (fault.kind) {
    case 'missing':
      return 'no clue';
    case 'answer':
      return `the clue has the answer, or a form of it: ${fault.word}`;
    case 'entry':
      return `the clue has ${fault.word}, which is the entry at ${fault.other}`;
    case 'repeated':
      return `the same clue as ${fault.other}`;
    case 'reference':
      return `the clue names ${fault.reference}, which the grid does not have`;
    case 'abbreviation':
      return 'the answer is an abbreviation, and the clue does not say so';
    case 'enumeration':
      return `the enumeration ${fault.said} is for another length: the entry has ${counted(fault.letters, 'letter')}`;
    case 'signs':
      return SIGNS[fault.what];
    case 'long':
      return `the clue has ${counted(fault.length, 'character')}: more than ${fault.most} are hard to print`;
  }
}

const SIGNS = {
  quotes: 'a quotation mark has no partner',
  spaces: 'two spaces, or a space at the beginning or end',
  control: 'a control character',
} as const;
