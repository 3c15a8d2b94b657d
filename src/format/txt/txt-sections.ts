// The tags of Across Lite's text format, the signs in its grids, and its sections, each below its tag and in one order.
// Source: the public description of the format (AcrossTextFormat.md of puzpy).

import type { Faults } from '../reading.ts';
import { type NumberedLine, numberedLines, windowsText } from '../text-files.ts';

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
/** Stands for every letter of a solution that is missing. */
export const HIDDEN_LETTER = 'X';
/** Cells in lower case have a circle. */
export const MARK = 'MARK';
/** What Across Lite puts before a copyright. */
export const COPYRIGHT = '©';

/** A line that is a tag. */
export const TAG = /^\s*<([A-Z][A-Z0-9 ]*)>\s*$/i;

/** With or without a byte order mark in UTF-8, read as bytes. */
const BEGINNING = /^(?:ï»¿)?\s*<ACROSS PUZZLE(?: V2)?>/i;
/** In bytes. */
const LONGEST_BEGINNING = 200;

/** Whether a file, which need not be in UTF-8, is in this format. */
export function looksLikeTxt(bytes: Uint8Array): boolean {
  return BEGINNING.test(windowsText(bytes.subarray(0, LONGEST_BEGINNING)));
}

/** The lines below each tag. */
export function sectionsOf(
  text: string,
  faults: Faults,
): ReadonlyMap<Section, readonly NumberedLine[]> {
  const sections = new Map<Section, NumberedLine[]>();
  let lines: NumberedLine[] = [];
  let last = -1;
  let version = FIRST;
  for (const line of numberedLines(text)) {
    const tag = TAG.exec(line.text)?.[1]?.toUpperCase();
    if (tag === FIRST || tag === SECOND) {
      if (sections.size > 0) faults.fail('a second puzzle in one file', line);
      version = tag;
      continue;
    }
    const place = SECTIONS.indexOf(tag as Section);
    if (tag === undefined || place < 0) {
      if (tag !== undefined) faults.report(`unknown tag <${tag}>`, line);
      lines.push(line);
      continue;
    }
    const section = tag as Section;
    if (sections.has(section)) faults.fail(`a second section <${section}>`, line);
    if (place < last) faults.report(`<${section}> comes after <${SECTIONS[last]}>`, line);
    if (section === 'REBUS' && version === FIRST) faults.report(`<REBUS> needs <${SECOND}>`, line);
    lines = [];
    sections.set(section, lines);
    last = place;
  }
  const missing = SECTIONS.filter((name) => !sections.has(name) && !OPTIONAL.includes(name));
  if (missing.length > 0) {
    faults.report(`missing sections: ${missing.map((name) => `<${name}>`).join(', ')}`);
  }
  return sections;
}
