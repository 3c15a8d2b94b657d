// The text of Exolve, which web pages and Exet have: sections, each a line `exolve-name: value` with or without lines below
// it, and the signs that follow the cells of its grid. Source: the public description of the format (README of Exolve).

import { type NumberedLine, numberedLines } from '../text-files.ts';

export const [BEGIN, END] = ['exolve-begin', 'exolve-end'];
export const BLOCK = '.';
/** A cell of a grid without a solution, and one whose letter nobody has chosen yet. */
export const [BLANK, OPEN] = ['0', '?'];
/** Behind a cell. */
export const SIGNS = { right: '|', below: '_', both: '+', circle: '@', given: '!' } as const;
/** What stands for itself in a cell only behind a `&`. */
export const SPECIAL = /[|_+@!~*.?{[&#]/g;
/** An enumeration, as it ends clues. */
export const ENUMERATION = /\(\s*(\d[\d\s,.'-]*)\)/;
/** Ends a clue that looks as if it ended before. */
export const CLUE_END = '[]';

export function looksLikeExolve(text: string): boolean {
  return /^\s*exolve-begin\b/m.test(text);
}

export interface ExolveSection {
  /** Without `exolve-`. */
  readonly name: string;
  readonly value: string;
  readonly line: number;
  /** Those below it, without blank ones and comments. */
  readonly lines: readonly NumberedLine[];
}

/** The sections of a puzzle, wherever it begins and ends in a text. */
export function sectionsOf(text: string): ExolveSection[] {
  const sections: (ExolveSection & { readonly lines: NumberedLine[] })[] = [];
  let isInside = false;
  for (const { text: whole, line } of numberedLines(text)) {
    const content = whole.replace(/(?:^|\s)#(?:\s.*)?$/, '').trim();
    if (content === BEGIN) isInside = true;
    else if (content === END) break;
    else if (isInside && content !== '') {
      const [, name, value = ''] = /^exolve-([\w-]+)\s*(?::\s*(.*))?$/.exec(content) ?? [];
      if (name !== undefined) sections.push({ name, value, line, lines: [] });
      else sections.at(-1)?.lines.push({ text: content, line });
    }
  }
  return sections;
}
