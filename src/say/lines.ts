// Laying a report out for people: facts under a heading, with their labels in one column, and
// tables whose columns line up. No line is longer than a terminal of 80 columns, unless one word is.

import { grouped } from '../base/phrases.ts';

const WIDTH = 80;
const INDENT = '  ';
const LABEL_WIDTH = 18;
const GAP = '  ';
/** A space that no line is broken at; printed as a plain one. */
const JOINT = '\u00a0';

/** A heading and what is under it; nothing at all if nothing is. */
export function section(heading: string, body: readonly string[]): string[] {
  return body.length === 0 ? [] : ['', heading, ...body];
}

/** A label and its text, wrapped into its own column. */
export function fact(label: string, text: string): string[] {
  const lines = wrapped(text, WIDTH - INDENT.length - LABEL_WIDTH);
  return lines.map((line, i) => labelled(i === 0 ? label : '', line.replaceAll(JOINT, ' ')));
}

/** A label and one line that is not wrapped. */
export function labelled(label: string, line: string): string {
  return `${INDENT}${label.padEnd(LABEL_WIDTH)}${line}`.trimEnd();
}

/** A text that stays in one line when the text around it is wrapped. */
export function together(text: string): string {
  return text.replaceAll(' ', JOINT);
}

/** Rows in columns that line up, columns of numbers to the right. */
export function table(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string[] {
  if (rows.length === 0) return [];
  const texts = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? grouped(cell) : cell)),
  );
  const widths = head.map((name, column) =>
    Math.max(lengthOf(name), ...texts.map((row) => lengthOf(row[column]!))),
  );
  const isNumber = head.map((_, column) => rows.every((row) => typeof row[column] === 'number'));
  const line = (row: readonly string[]): string => {
    const cells = row.map((text, column) => {
      const space = ' '.repeat(widths[column]! - lengthOf(text));
      return isNumber[column] ? space + text : text + space;
    });
    return (INDENT + cells.join(GAP)).trimEnd();
  };
  return [line(head), ...texts.map(line)];
}

/** Lines with an end each. */
export function joined(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && lengthOf(line) + 1 + lengthOf(word) > width) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}
