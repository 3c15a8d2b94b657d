// Reading puzzles, whatever format they are in: the file itself shows it. Some formats have a sign (formats.ts). Of the
// others, which are rows of a grid (template, plain, boxes, json), all become rows of a template, each character where
// it stood, so that one reader reports what is wrong with any of them.

import { InputError } from '../base/errors.ts';
import { decodeText, linesOf, withoutMark } from '../base/text.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { gridsInBoxes, looksLikeBoxes } from './boxes/parse-boxes.ts';
import { FORMATS, READ_ONLY } from './formats.ts';
import {
  gridsInJson,
  withClueCellsOf,
  withCluesOf,
  withSlotsOf,
  withSolutionWordOf,
  withThemeOf,
} from './json/parse-json.ts';
import { plainAsTemplate } from './plain/plain.ts';
import type { ReadOptions } from './reading.ts';
import { parseTemplate } from './template/parse-template.ts';
import { BLOCK } from './template/signs.ts';

/** An object; a shaded cell is no such beginning. */
const JSON_START = /^\s*\{\s*["}]/;

/** The puzzles of a file, at least one. @throws InputError for what is damaged or breaks the format's rules */
export type PuzzleReader = (options?: ReadOptions) => Puzzle[];

/** What reads these bytes. @throws InputError for a binary file of no format that is read here */
export async function readerFor(bytes: Uint8Array, source = 'template'): Promise<PuzzleReader> {
  const formats = [...READ_ONLY, ...Object.values(FORMATS)];
  const binary = formats.find(({ fromBytes }) => fromBytes?.isOurs(bytes))?.fromBytes;
  if (binary !== undefined) {
    const parse = await binary.load();
    return single((options) => parse(bytes, { source, ...options }));
  }
  refuseOthers(bytes, source);
  const text = decodeText(bytes, source, 'a template');
  const signed = formats.find(({ fromText }) => fromText?.isOurs(text))?.fromText;
  if (signed !== undefined) {
    const parse = await signed.load();
    return single((options) => parse(text, { source, ...options }));
  }
  if (/^\s*<(?:!doctype html|html)\b/i.test(text)) {
    throw new InputError(`a web page: ${INSTEAD}`, { source });
  }
  return (options) => parsePuzzles(text, { source, ...options });
}

const INSTEAD = 'give the file that it was made from, such as ipuz, puz or jpz';
/** Files of puzzles that nobody outside of their program can read, and what to give instead. */
const OTHERS: readonly (readonly [sign: RegExp, what: string])[] = [
  [/\.ccw$/i, 'a project of Crossword Compiler: export it there as XML'],
  [/\.qx[dw]$/i, 'a file of Qxw: write its grid as a template (# block, _ open)'],
];

/** @throws InputError for files that are puzzles, but cannot be read */
function refuseOthers(bytes: Uint8Array, source: string): void {
  const other = OTHERS.find(([sign]) => sign.test(source));
  if (other !== undefined) throw new InputError(other[1], { source });
  const isPdf = String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-';
  if (isPdf) throw new InputError(`a PDF: ${INSTEAD}`, { source });
}

/** Of a format whose files hold one puzzle, and say by themselves what is a block. */
function single(read: (options?: ReadOptions) => Puzzle): PuzzleReader {
  return (options) => {
    const { block = BLOCK, onNote } = options ?? {};
    if (block !== BLOCK)
      onNote?.(`its format defines its own blocks: the block character ${block} has no effect`);
    return [read(options)];
  };
}

/**
 * The puzzles of a text in any format that is written here: template, plain, boxes or json; at least one.
 * Several are told apart in json and boxes, and in the others where all are finished grids of one pattern, as
 * a batch is; else blank lines mean nothing. @throws InputError as `parseTemplate`
 */
export function parsePuzzles(text: string, options: ReadOptions = {}): Puzzle[] {
  const { source = 'template', block = BLOCK } = options;
  const content = withoutMark(text);
  if (JSON_START.test(content)) {
    return gridsInJson(content, source).map(({ rows, entries, theme, solutionWord, line }) => {
      const at = `${source}:${line}`;
      const grid = parseTemplate(rows.join('\n'), { ...options, source: `${at}: rows` });
      const puzzle = withClueCellsOf(withSlotsOf(grid, entries, at), entries, at);
      const clued = withSolutionWordOf(withCluesOf(puzzle, entries), solutionWord, at);
      return withThemeOf(clued, theme, at);
    });
  }
  const pictures = gridsInBoxes(content);
  if (pictures !== undefined) {
    return pictures.map((rows) => parseTemplate(rows.join('\n'), { ...options, block: BLOCK }));
  }
  if (looksLikeBoxes(content)) {
    throw new InputError('the boxes are damaged', { source });
  }
  const parts = batchOf(content, block);
  const puzzles = parts.map((each) => parseTemplate(plainAsTemplate(each, block) ?? each, options));
  if (parts.length === 1) noteEmptyLine(content, puzzles[0]!, options);
  return puzzles;
}

/** Tells of an empty line between rows, which are one grid all the same; in plain ones it is a row. */
function noteEmptyLine(text: string, { layout }: Puzzle, { onNote }: ReadOptions): void {
  const { height } = layout.geometry;
  const lines = linesOf(text).map((line) => line.trim() !== '');
  const empty = lines.indexOf(false, lines.indexOf(true));
  const isBetween = empty >= 0 && empty < lines.lastIndexOf(true);
  if (!isBetween || lines.filter((isRow) => isRow).length !== height) return;
  onNote?.(`ignored empty line ${empty + 1}: the ${height} rows are one grid`);
}

/** The parts of a text between blank lines if they are grids of one pattern, with their lines' numbers. */
function batchOf(text: string, block: string): string[] {
  const lines = linesOf(text);
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
