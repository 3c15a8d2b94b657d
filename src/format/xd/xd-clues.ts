// The clues of an xd file: `A1. text ~ ANSWER`, and lines on them, `A1 ^Refs: A2`.

import type { Faults } from '../faults.ts';
import type { Line } from '../lines.ts';

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

export function readXdClues(lines: readonly Line[], faults: Faults): XdClues {
  const clues: XdClue[] = [];
  const references: string[] = [];
  for (const { text, line } of joinedLines(lines)) {
    if (REFERENCE.test(text)) {
      references.push(text.trim());
      continue;
    }
    const [, group, number, rest] = CLUE.exec(text) ?? [];
    if (number === undefined || group === '') {
      faults.tell("a clue is 'A1. text ~ ANSWER', D for down", { line });
      continue;
    }
    const at = ` ${rest!} `.lastIndexOf(ANSWER);
    const [clue, answer] =
      at < 0
        ? [rest!, '']
        : [rest!.slice(0, Math.max(0, at - 1)), rest!.slice(at + ANSWER.length - 1)];
    clues.push({
      name: `${group!.toUpperCase()}${Number(number)}`,
      text: clue.trim(),
      answer: answer.trim() === '' ? undefined : answer.trim(),
      line,
    });
  }
  return { clues, references };
}

/** A backslash at its end joins a line with the next one. */
function joinedLines(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
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
