// The signs of the format xd, and by which of them a text is recognised. Source: the public description of the format
// (xd-format.md, version 3.0).

export const BLOCK = '#';
export const VOID = '_';
export const OPEN = '.';

/** Lines of the heading that are read and written, by what they are called here. */
export const HEADINGS = {
  title: 'Title',
  author: 'Author',
  editor: 'Editor',
  copyright: 'Copyright',
  publisher: 'Publisher',
  date: 'Date',
} as const;
export const REBUS = 'Rebus';
export const SPECIAL = 'Special';
/** What `Special` says of cells in lower case. */
export const SPECIALS = { circle: 'circle', shade: 'shaded' } as const;

/** Of a grid with bars, which its design then shows. */
export const FORM = 'Form';
export const BARRED = 'barred';
/** What a style of a design says of a cell, by the side of the bar. */
export const BARS = { top: 'bar-top', left: 'bar-left' } as const;
/** A letter of a design for cells with bars at these sides. */
export const BAR_STYLES = { A: ['top'], B: ['left'], C: ['top', 'left'] } as const;
/** A cell of a design without any. */
export const NO_STYLE = '.';

/** What stands around italics and bold in clues. */
export const ITALIC = ['{/', '/}'] as const;
export const BOLD = ['{*', '*}'] as const;

/** The letter of a direction in the names of clues. */
export const GROUPS = { across: 'A', down: 'D' } as const;

/** The name of a section, where sections have names; a row of a grid has no space behind its blocks. */
export const SECTION = /^##\s+(\S.*)$/;

const KNOWN = [...Object.values(HEADINGS), REBUS, SPECIAL].join('|');
const BEGINNING = new RegExp(`^\\s*(?:(?:${KNOWN})\\s*:|##\\s+(?:metadata|grid|clues)\\b)`, 'iu');
const CLUE = /^[AD]\d+\. .* ~ /m;

/** Whether a text is in this format: it begins as one does, or has clues as it has them. */
export function looksLikeXd(text: string): boolean {
  return BEGINNING.test(text) || CLUE.test(text);
}
