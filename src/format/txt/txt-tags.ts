// The tags of Across Lite's text format, and the signs in its grids. Source: the public description of the format
// (AcrossTextFormat.md of puzpy).

import { windowsText } from '../windows-text.ts';

export const FIRST = 'ACROSS PUZZLE';
/** With cells of several letters and circles. */
export const SECOND = 'ACROSS PUZZLE V2';

/** Sections in their order. */
export const SECTIONS = [
  'TITLE',
  'AUTHOR',
  'COPYRIGHT',
  'SIZE',
  'GRID',
  'REBUS',
  'ACROSS',
  'DOWN',
  'NOTEPAD',
] as const;
export type Section = (typeof SECTIONS)[number];
/** Files may be without these. */
export const OPTIONAL: readonly Section[] = ['REBUS', 'NOTEPAD'];

export const BLOCK = '.';
/** Of a puzzle whose blocks those who solve it are to find. */
export const HIDDEN_BLOCK = ':';
/** Stands for every letter of a solution that is not told. */
export const UNTOLD = 'X';
/** Cells in lower case have a circle. */
export const MARK = 'MARK';
/** What Across Lite puts before a copyright. */
export const COPYRIGHT = '©';

/** A line that is a tag. */
export const TAG = /^\s*<([A-Z][A-Z0-9 ]*)>\s*$/i;

/** With or without a byte order mark in UTF-8, read as bytes. */
const BEGINNING = /^(?:ï»¿)?\s*<ACROSS PUZZLE(?: V2)?>/i;
/** So many bytes tell. */
const LONGEST_BEGINNING = 200;

/** Whether a file, which need not be in UTF-8, is in this format. */
export function looksLikeTxt(bytes: Uint8Array): boolean {
  return BEGINNING.test(windowsText(bytes.subarray(0, LONGEST_BEGINNING)));
}
