// The sections of an xd file. They stand in order, two blank lines and more between them; or each below its name.

import type { Faults } from '../faults.ts';
import { isBlank, type Line, numberedLines } from '../lines.ts';
import { SECTION } from './xd-signs.ts';

export interface XdSections {
  readonly metadata: readonly Line[];
  readonly grid: readonly Line[];
  readonly clues: readonly Line[];
  readonly notes: string;
}

/** Lines of sections without the blank ones. */
export function sectionsOf(text: string, faults: Faults): XdSections {
  const lines = numberedLines(text);
  const first = lines.find((line) => !isBlank(line));
  const isNamed = first !== undefined && SECTION.test(first.text);
  return isNamed ? namedSections(lines, faults) : sectionsInOrder(lines, faults);
}

function namedSections(lines: readonly Line[], faults: Faults): XdSections {
  const sections = new Map<string, Line[]>();
  let section: Line[] = [];
  for (const line of lines) {
    const name = SECTION.exec(line.text)?.[1]?.trimEnd().toLowerCase();
    if (name === undefined) {
      section.push(line);
      continue;
    }
    section = [];
    if (sections.has(name)) faults.tell(`a second section ${name}`, line);
    else sections.set(name, section);
  }
  const part = (name: string): Line[] => {
    const found = sections.get(name);
    sections.delete(name);
    return found?.filter((line) => !isBlank(line)) ?? [];
  };
  const [metadata, grid, clues] = [part('metadata'), part('grid'), part('clues')];
  const notes = textOf(sections.get('notes') ?? []);
  sections.delete('notes');
  if (sections.size > 0)
    faults.note(`sections that are not read: ${[...sections.keys()].join(', ')}`);
  return { metadata, grid, clues, notes };
}

function sectionsInOrder(lines: readonly Line[], faults: Faults): XdSections {
  const starts: number[] = [];
  let blank = Number.POSITIVE_INFINITY;
  for (const [i, line] of lines.entries()) {
    if (isBlank(line)) {
      blank++;
      continue;
    }
    if (blank >= 2) starts.push(i);
    blank = 0;
  }
  const parts = starts.map((start, i) =>
    lines.slice(start, starts[i + 1]).filter((line) => !isBlank(line)),
  );
  const hasMetadata = parts[0]?.some(({ text }) => text.includes(':')) ?? false;
  if (!hasMetadata) faults.tell('an xd file begins with metadata: Title, Author and such');
  const grid = hasMetadata ? 1 : 0;
  const notes = starts[grid + 2] === undefined ? [] : lines.slice(starts[grid + 2]);
  return {
    metadata: hasMetadata ? parts[0]! : [],
    grid: parts[grid] ?? [],
    clues: parts[grid + 1] ?? [],
    notes: textOf(notes),
  };
}

function textOf(lines: readonly Line[]): string {
  return lines
    .map(({ text }) => text)
    .join('\n')
    .trim();
}
