// The sections of a file in Across Lite's text format, each below its tag and in one order.

import type { Faults } from '../faults.ts';
import { type Line, numberedLines } from '../lines.ts';
import { FIRST, OPTIONAL, SECOND, SECTIONS, type Section, TAG } from './txt-tags.ts';

/** The lines below each tag. */
export function sectionsOf(text: string, faults: Faults): ReadonlyMap<Section, readonly Line[]> {
  const sections = new Map<Section, Line[]>();
  let lines: Line[] = [];
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
      if (tag !== undefined) faults.tell(`unknown tag <${tag}>`, line);
      lines.push(line);
      continue;
    }
    const section = tag as Section;
    if (sections.has(section)) faults.fail(`a second section <${section}>`, line);
    if (place < last) faults.tell(`<${section}> stands behind <${SECTIONS[last]}>`, line);
    if (section === 'REBUS' && version === FIRST) faults.tell(`<REBUS> is for <${SECOND}>`, line);
    lines = [];
    sections.set(section, lines);
    last = place;
  }
  const missing = SECTIONS.filter((name) => !sections.has(name) && !OPTIONAL.includes(name));
  if (missing.length > 0) {
    faults.tell(`sections are missing: ${missing.map((name) => `<${name}>`).join(', ')}`);
  }
  return sections;
}
