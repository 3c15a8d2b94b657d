// The format `puz`, as Across Lite reads it: a solution whose cells have one character each, the whole of a
// rebus in a table; clues by number, across before down. A puzzle that is not whole has no solution there, and
// the letters that it has are those of its state, with a section of ours that says so.

import { InputError } from '../../base/errors.ts';
import { lettersOf, normaliseText } from '../../base/letters.ts';
import { joinedBytes } from '../../base/text.ts';
import { cellName } from '../../layout/cell-names.ts';
import { placeOf } from '../../layout/layout.ts';
import { shortName } from '../../layout/slot-names.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { clueLine, oneLine } from '../clue-text.ts';
import { cluesInOrder, withPlainSlots } from '../plain-slots.ts';
import { noteMissingHeadings, type WriteOptions } from '../writing.ts';
import {
  AT,
  BLOCK,
  EXTRA,
  encoded,
  HIDDEN_LETTER,
  KINDS,
  MAGIC,
  MAGIC_AT,
  OPEN,
  PARTIAL,
  SOLVED,
  versionFor,
  withPlainSigns,
} from './puz-bytes.ts';
import { checksumsOf, rebusTable, sectionBytes } from './sections.ts';

const MOST_ACROSS = 255;
/** Across Lite fails on longer ones. */
const LONGEST_CLUE = 505;
/** What a cell of a board can say by itself. */
const PLAIN = /^[A-Z0-9@#$%&+?]$/;
/** Keys have two digits. */
const MOST_REBUS = 100;

/** The puzzle as the bytes of a .puz file. @throws InputError for one that no such file can say */
export function renderPuz(asItIs: Puzzle, options: WriteOptions = {}): Uint8Array {
  const puzzle = withPlainSlots(asItIs, 'puz', options);
  const { width, height } = puzzle.layout.geometry;
  if (width > MOST_ACROSS || height > MOST_ACROSS) {
    throw new InputError(`the format puz holds grids of at most ${MOST_ACROSS} x ${MOST_ACROSS}`);
  }
  noteMissingHeadings(puzzle, 'puz', ['title', 'author', 'copyright', 'notes'], options);
  const board = new Board(puzzle);
  const { title = '', author = '', copyright = '', notes = '' } = puzzle.heading ?? {};
  const texts = [title, author, copyright].map(oneLine);
  texts.push(...cluesOf(puzzle, options), notes.replaceAll('\0', ' '));
  const cells = [rebusTable(board.contents), ...board.several()];
  const plain = texts.map(withPlainSigns);
  const version = versionFor([...plain, ...cells]);
  const isChanged = version !== '2.0' && plain.some((text, i) => text !== texts[i]);
  if (isChanged) options.onNote?.('the format puz has plain quotes and dashes: wrote those');
  const bytesOf = (text: string): Uint8Array => encoded(text, version);
  const said = (version === '2.0' ? texts : plain).map(bytesOf);
  const [headings, clues, note] = [said.slice(0, 3), said.slice(3, -1), said.at(-1)!];

  const head = new Uint8Array(AT.boards);
  const view = new DataView(head.buffer);
  head.set(MAGIC, MAGIC_AT);
  head.set(encoded(version, version), AT.version);
  head[AT.width] = width;
  head[AT.height] = height;
  view.setUint16(AT.clueCount, clues.length, true);
  view.setUint16(AT.kind, KINDS.normal, true);
  view.setUint16(AT.solved, board.isWhole ? SOLVED.plain : SOLVED.none, true);
  const parts = {
    shape: head.subarray(AT.shape, AT.boards),
    solution: bytesOf(board.solution),
    state: bytesOf(board.state),
    headings,
    clues,
    notes: note,
  };
  const sums = checksumsOf(parts);
  view.setUint16(AT.file, sums.file, true);
  view.setUint16(AT.shapeSum, sums.shape, true);
  head.set(sums.masked, AT.masked);

  const nul = new Uint8Array(1);
  const ended = said.flatMap((text) => [text, nul]);
  return joinedBytes([head, parts.solution, parts.state, ...ended, ...board.sections(bytesOf)]);
}

/** What a puzzle becomes position by position. */
class Board {
  readonly isWhole: boolean;
  readonly solution: string;
  readonly state: string;
  /** What the cells hold that a board cannot say, each once. */
  readonly contents: readonly string[];
  private readonly puzzle: Puzzle;

  constructor(puzzle: Puzzle) {
    const { layout, cells, revealed } = puzzle;
    const { positions } = layout.geometry;
    this.puzzle = puzzle;
    this.isWhole = !cells.includes(undefined);
    const board = (signOf: (cell: number) => string): string =>
      positions.map((at) => (typeof at === 'number' ? signOf(at) : BLOCK)).join('');
    this.solution = board((cell) => (this.isWhole ? this.signAt(cell) : HIDDEN_LETTER));
    this.state = board((cell) =>
      cells[cell] !== undefined && (!this.isWhole || revealed?.has(cell))
        ? this.signAt(cell)
        : OPEN,
    );
    const several = cells.filter((each) => each !== undefined && !PLAIN.test(each));
    this.contents = this.isWhole ? [...new Set(several as string[])] : [];
    if (this.contents.length > MOST_REBUS) {
      throw new InputError(`the format puz has at most ${MOST_REBUS} different rebus entries`);
    }
  }

  /** For each position the letters of its state, if one sign does not say them. */
  several(): string[] {
    const { layout, cells } = this.puzzle;
    const { positions } = layout.geometry;
    return positions.map((at, index) => {
      const content = typeof at === 'number' ? cells[at] : undefined;
      const isSaid = content === undefined || PLAIN.test(content) || this.state[index] === OPEN;
      return isSaid ? '' : content;
    });
  }

  sections(bytesOf: (text: string) => Uint8Array): Uint8Array[] {
    const { layout, marks, revealed, cells, unread } = this.puzzle;
    const byPosition = (byteOf: (cell: number) => number): Uint8Array =>
      Uint8Array.from(layout.geometry.positions, (at) => (typeof at === 'number' ? byteOf(at) : 0));
    const sections: Uint8Array[] = [];
    const add = (name: string, data: Uint8Array): void => {
      sections.push(sectionBytes(name, data));
    };
    if (this.contents.length > 0) {
      add(
        'GRBS',
        byPosition((cell) => this.contents.indexOf(cells[cell]!) + 1),
      );
      add('RTBL', bytesOf(rebusTable(this.contents)));
    }
    const extra = byPosition(
      (cell) =>
        (marks?.get(cell)?.has('circle') ? EXTRA.circle : 0) |
        (revealed?.has(cell) && cells[cell] !== undefined ? EXTRA.revealed : 0),
    );
    if (extra.some((bits) => bits !== 0)) add('GEXT', extra);
    const several = this.several();
    if (several.some((text) => text !== '')) {
      add('RUSR', bytesOf(several.map((text) => `${text}\0`).join('')));
    }
    if (!this.isWhole && cells.some((content) => content !== undefined))
      add(PARTIAL, new Uint8Array(0));
    if (unread?.format !== 'puz') return sections;
    for (const [name, data] of Object.entries(unread.fields)) {
      add(name, Uint8Array.from(data as readonly number[]));
    }
    return sections;
  }

  /** The one character of a cell: its letter, the first of several, without an accent. */
  private signAt(cell: number): string {
    const content = this.puzzle.cells[cell]!;
    const sign = lettersOf(normaliseText(content, !PLAIN.test(content)))[0]!;
    if (PLAIN.test(sign)) return sign;
    const where = cellName(placeOf(this.puzzle.layout, cell));
    throw new InputError(`the format puz holds only the letters A to Z, not ${sign} (${where})`);
  }
}

function cluesOf(puzzle: Puzzle, { onNote }: WriteOptions): string[] {
  const { layout } = puzzle;
  return cluesInOrder(layout).map((index) => {
    const clue = clueLine(puzzle, index);
    if (clue.length > LONGEST_CLUE) {
      const name = shortName(layout.slots[index]!);
      onNote?.(`the clue of ${name} exceeds Across Lite's ${LONGEST_CLUE} characters`);
    }
    return clue;
  });
}
