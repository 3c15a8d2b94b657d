// Reading puzzles, whatever format they are in: the text itself tells. Every format becomes rows of a template,
// each character where it stood, so that one reader says what is wrong with any of them.

import { InputError } from '../base/errors.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { gridsInBoxes, looksLikeBoxes } from './boxes/parse-boxes.ts';
import { gridsInJson } from './json/parse-json.ts';
import { withSlotsOf } from './json/woven-slots.ts';
import { plainAsTemplate } from './plain/plain-template.ts';
import type { ReadOptions } from './reading.ts';
import { parseTemplate } from './template/parse-template.ts';
import { BLOCK } from './template/signs.ts';

const BYTE_ORDER_MARK = '\ufeff';
/** An object; a shaded cell is no such beginning. */
const JSON_START = /^\s*\{\s*["}]/;

/**
 * The puzzles of a text in any format that is written here: template, plain, boxes or json; at least one.
 * Several are told apart in json and boxes, and in the others where all are finished grids of one pattern, as
 * a batch is; else blank lines mean nothing. @throws InputError as `parseTemplate`
 */
export function parsePuzzles(text: string, options: ReadOptions = {}): Puzzle[] {
  const { source = 'template', block = BLOCK } = options;
  const content = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  if (JSON_START.test(content)) {
    return gridsInJson(content, source).map(({ rows, entries, line }) => {
      const at = `${source}:${line}`;
      const grid = parseTemplate(rows.join('\n'), { ...options, source: `${at}: rows` });
      return withSlotsOf(grid, entries, at);
    });
  }
  const pictures = gridsInBoxes(content);
  if (pictures !== undefined) {
    return pictures.map((rows) => parseTemplate(rows.join('\n'), { ...options, block: BLOCK }));
  }
  if (looksLikeBoxes(content)) {
    throw new InputError('a picture of boxes that is not as it was drawn', { source });
  }
  const parts = batchOf(content, block);
  const puzzles = parts.map((each) => parseTemplate(plainAsTemplate(each, block) ?? each, options));
  if (parts.length === 1) noteEmptyLine(content, puzzles[0]!, options);
  return puzzles;
}

/** Tells of an empty line between rows, which are one grid all the same; in plain ones it is a row. */
function noteEmptyLine(text: string, { layout }: Puzzle, { onNote }: ReadOptions): void {
  const { height } = layout.geometry;
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim() !== '');
  const empty = lines.indexOf(false, lines.indexOf(true));
  const isBetween = empty >= 0 && empty < lines.lastIndexOf(true);
  if (!isBetween || lines.filter((isRow) => isRow).length !== height) return;
  onNote?.(`line ${empty + 1} is empty, which means nothing: the ${height} rows are one grid`);
}

/** The parts of a text between blank lines if they are grids of one pattern, with their lines' numbers. */
function batchOf(text: string, block: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  const parts: string[][] = [];
  let isBetween = true;
  lines.forEach((line, at) => {
    const isBlank = line.trim() === '';
    if (!isBlank && isBetween) parts.push(new Array(at).fill(''));
    if (!isBlank) parts.at(-1)!.push(line.trimEnd());
    isBetween = isBlank;
  });
  const isFinished = (part: readonly string[]): boolean =>
    part.filter((line) => line !== '').length > 1 && !part.some((line) => /[_.]/.test(line));
  if (parts.length < 2 || !parts.every(isFinished)) return [text];
  const patterns = parts.map((part) =>
    part
      .join('\n')
      .trim()
      .replace(/\p{L}\p{M}*/gu, (letter) => (letter === block ? BLOCK : 'A')),
  );
  const isBatch = patterns.every((pattern) => pattern === patterns[0]);
  return isBatch ? parts.map((part) => part.join('\n')) : [text];
}
