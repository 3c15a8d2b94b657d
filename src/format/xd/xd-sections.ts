// The sections of an xd file, which stand in order, two blank lines and more between them, or each below its name; and
// its clues, `A1. text ~ ANSWER`, with lines on them, `A1 ^Refs: A2`.

import type { Faults } from '../reading.ts';
import { asClue } from '../styles.ts';
import { isBlank, type NumberedLine, numberedLines } from '../text-files.ts';
import { SECTION } from './xd-signs.ts';

export interface XdSections {
  readonly metadata: readonly NumberedLine[];
  readonly grid: readonly NumberedLine[];
  readonly clues: readonly NumberedLine[];
  readonly notes: string;
  /** Styles, and which cell has which. */
  readonly design: readonly NumberedLine[];
}

/** Lines of sections without the blank ones. */
export function sectionsOf(text: string, faults: Faults): XdSections {
  const lines = numberedLines(text);
  const first = lines.find((line) => !isBlank(line));
  const isNamed = first !== undefined && SECTION.test(first.text);
  return isNamed ? namedSections(lines, faults) : sectionsInOrder(lines, faults);
}

function namedSections(lines: readonly NumberedLine[], faults: Faults): XdSections {
  const sections = new Map<string, NumberedLine[]>();
  let section: NumberedLine[] = [];
  for (const line of lines) {
    const name = SECTION.exec(line.text)?.[1]?.trimEnd().toLowerCase();
    if (name === undefined) {
      section.push(line);
      continue;
    }
    section = [];
    if (sections.has(name)) faults.report(`a second section ${name}`, line);
    else sections.set(name, section);
  }
  const part = (name: string): NumberedLine[] => {
    const found = sections.get(name);
    sections.delete(name);
    return found?.filter((line) => !isBlank(line)) ?? [];
  };
  const [metadata, grid, clues, design] = ['metadata', 'grid', 'clues', 'design'].map(part);
  const notes = textOf(sections.get('notes') ?? []);
  sections.delete('notes');
  if (sections.size > 0) faults.note(`ignored sections: ${[...sections.keys()].join(', ')}`);
  return { metadata: metadata!, grid: grid!, clues: clues!, design: design!, notes };
}

function sectionsInOrder(lines: readonly NumberedLine[], faults: Faults): XdSections {
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
  if (!hasMetadata) faults.report('an xd file must begin with metadata such as Title and Author');
  const grid = hasMetadata ? 1 : 0;
  const notes = starts[grid + 2] === undefined ? [] : lines.slice(starts[grid + 2]);
  return {
    metadata: hasMetadata ? parts[0]! : [],
    grid: parts[grid] ?? [],
    clues: parts[grid + 1] ?? [],
    notes: textOf(notes),
    design: [],
  };
}

function textOf(lines: readonly NumberedLine[]): string {
  return lines
    .map(({ text }) => text)
    .join('\n')
    .trim();
}

export interface XdClue {
  /** `A1`. */
  readonly name: string;
  readonly text: string;
  readonly answer: string | undefined;
  readonly line: number;
}

const CLUE = /^\s*([A-Za-z]?)(\d+)\.\s*(.*)$/u;
const REFERENCE = /^\s*[A-Za-z]?\d+\s+\^.*:/u;
const ANSWER = ' ~ ';

export interface XdClues {
  readonly clues: readonly XdClue[];
  /** Lines on clues, as they stand. */
  readonly references: readonly string[];
}

export function readXdClues(lines: readonly NumberedLine[], faults: Faults): XdClues {
  const clues: XdClue[] = [];
  const references: string[] = [];
  for (const { text, line } of joinedLines(lines)) {
    if (REFERENCE.test(text)) {
      references.push(text.trim());
      continue;
    }
    const [, group, number, rest] = CLUE.exec(text) ?? [];
    if (number === undefined || group === '') {
      faults.report("a clue must be 'A1. text ~ ANSWER', with D for down", { line });
      continue;
    }
    const at = ` ${rest!} `.lastIndexOf(ANSWER);
    const [clue, answer] =
      at < 0
        ? [rest!, '']
        : [rest!.slice(0, Math.max(0, at - 1)), rest!.slice(at + ANSWER.length - 1)];
    clues.push({
      name: `${group!.toUpperCase()}${Number(number)}`,
      text: withStyles(clue.trim(), faults),
      answer: answer.trim() === '' ? undefined : answer.trim(),
      line,
    });
  }
  return { clues, references };
}

/** A clue with its italics and bold; what else xd has around texts, underlines and lines through them, is left out. */
function withStyles(clue: string, faults: Faults): string {
  return asClue(clue).replace(/\{([/*_-])(.*?)\1\}/g, (_, sign: string, text: string) => {
    if (sign === '/') return `<i>${text}</i>`;
    if (sign === '*') return `<b>${text}</b>`;
    faults.onMarkup(sign === '_' ? 'u' : 's');
    return text;
  });
}

/** A backslash at its end joins a line with the next one. */
function joinedLines(lines: readonly NumberedLine[]): NumberedLine[] {
  const joined: NumberedLine[] = [];
  let isOpen = false;
  for (const { text, line } of lines) {
    const end = text.trimEnd();
    const goesOn = end.endsWith('\\');
    const here = goesOn ? end.slice(0, -1).trimEnd() : text;
    const before = joined.at(-1);
    if (isOpen && before)
      joined[joined.length - 1] = { ...before, text: `${before.text} ${here.trim()}` };
    else joined.push({ text: here, line });
    isOpen = goesOn;
  }
  return joined;
}

export interface XdDesign {
  /** What each sign says of its cells: `bar-top`. */
  readonly styles: ReadonlyMap<string, readonly string[]>;
  /** A sign for each cell. */
  readonly rows: readonly NumberedLine[];
}

const STYLE = /^\s*(\S)\s*\{([^}]*)\}\s*$/u;

/** The design of a grid: a line for each style between `<style>` and `</style>`, then a picture. */
export function readDesign(lines: readonly NumberedLine[], faults: Faults): XdDesign {
  const styles = new Map<string, string[]>();
  const rows: NumberedLine[] = [];
  let isStyle = false;
  for (const line of lines) {
    const text = line.text.trim();
    if (/^<\/?style>$/i.test(text)) isStyle = !text.startsWith('</');
    else if (!isStyle) rows.push(line);
    else {
      const [, sign, inside] = STYLE.exec(text) ?? [];
      if (sign === undefined) faults.report("a style must be like 'A { bar-top: true }'", line);
      else
        styles.set(
          sign,
          inside!.split(';').flatMap((each) => /^\s*([\w-]+)\s*:\s*true\s*$/.exec(each)?.[1] ?? []),
        );
    }
  }
  return { styles, rows };
}
