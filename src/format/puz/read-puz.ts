// The bytes of a .puz file as its parts, with every length and checksum looked at. Nothing is taken on trust:
// a length may point behind the end, and a file may end anywhere.

import { Faults, type ReadOptions } from '../reading.ts';
import { AT, decoded, KINDS, puzStart, SOLVED } from './puz-bytes.ts';
import { checksum, checksumsOf, SECTION_HEAD } from './sections.ts';

/** Behind the last section nobody minds these. */
const BLANK = new Set([0x00, 0x0a, 0x0d, 0x1a, 0x20]);
const HEADINGS = 3;

export interface PuzFile {
  readonly version: string;
  readonly width: number;
  readonly height: number;
  readonly isDiagramless: boolean;
  readonly hasSolution: boolean;
  /** The checksum of the letters of a locked solution as they were. */
  readonly scrambledSum: number | undefined;
  /** A byte a position. */
  readonly solution: Uint8Array;
  readonly state: Uint8Array;
  readonly title: string;
  readonly author: string;
  readonly copyright: string;
  readonly clues: readonly string[];
  readonly notes: string;
  readonly sections: ReadonlyMap<string, Uint8Array>;
}

/** @throws InputError for what is damaged, unless reading is lenient and can go on */
export function readPuz(bytes: Uint8Array, options: ReadOptions): PuzFile {
  const faults: Faults = new Faults(options);
  const start = puzStart(bytes);
  if (start === undefined) faults.fail('not a .puz file: it does not begin with ACROSS&DOWN');
  if (start > 0) faults.report(`${start} extra bytes before the .puz file`);
  return new PuzReader(bytes.subarray(start), faults).read();
}

class PuzReader {
  private readonly bytes: Uint8Array;
  private readonly view: DataView;
  private readonly faults: Faults;
  private at = AT.boards as number;

  constructor(bytes: Uint8Array, faults: Faults) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.faults = faults;
  }

  read(): PuzFile {
    const { bytes, view, faults } = this;
    if (bytes.length < AT.boards) {
      faults.fail(`the .puz file ends within its header, after ${bytes.length} bytes`);
    }
    const version = this.version();
    const [width, height] = [bytes[AT.width]!, bytes[AT.height]!];
    if (width === 0 || height === 0) faults.fail(`a grid of ${width} x ${height} has no cells`);
    const kind = view.getUint16(AT.kind, true);
    if (kind !== KINDS.normal && kind !== KINDS.diagramless) {
      faults.report(`unknown kind of puzzle ${hex(kind)} at byte ${hex(AT.kind)}`);
    }
    const solved = view.getUint16(AT.solved, true);
    if (!(Object.values(SOLVED) as number[]).includes(solved)) {
      faults.report(`unknown state of the solution ${hex(solved)} at byte ${hex(AT.solved)}`);
    }
    const solution = this.board(width * height, 'solution');
    const state = this.board(width * height, 'state');
    const headings = Array.from({ length: HEADINGS }, (_, i) =>
      this.text(['title', 'author', 'copyright'][i]!),
    );
    const clueCount = view.getUint16(AT.clueCount, true);
    const clues: Uint8Array[] = [];
    for (let i = 0; i < clueCount; i++) {
      if (this.at >= bytes.length) {
        faults.report(`the file ends after ${i} of ${clueCount} clues`);
        break;
      }
      clues.push(this.text(`clue ${i + 1}`));
    }
    const notes = this.text('notes');
    const parts = {
      shape: bytes.subarray(AT.shape, AT.shape + 8),
      solution,
      state,
      headings,
      clues,
      notes: Number.parseFloat(version) < 1.3 ? new Uint8Array(0) : notes,
    };
    this.compare(checksumsOf(parts));
    const textOf = (text: Uint8Array, what: string): string => this.decoded(text, version, what);
    return {
      version,
      width,
      height,
      isDiagramless: kind === KINDS.diagramless,
      hasSolution: solved !== SOLVED.none,
      scrambledSum: solved === SOLVED.scrambled ? view.getUint16(AT.scrambledSum, true) : undefined,
      solution,
      state,
      title: textOf(headings[0]!, 'the title'),
      author: textOf(headings[1]!, 'the author'),
      copyright: textOf(headings[2]!, 'the copyright'),
      clues: clues.map((clue, i) => textOf(clue, `clue ${i + 1}`)),
      notes: textOf(notes, 'the notes'),
      sections: this.sections(),
    };
  }

  private version(): string {
    const bytes = this.bytes.subarray(AT.version, AT.version + 3);
    const version = String.fromCharCode(...bytes);
    if (/^\d\.\d/.test(version)) return version;
    this.faults.report(`unknown version of the .puz format at byte ${hex(AT.version)}`);
    return '1.3';
  }

  private board(size: number, what: string): Uint8Array {
    const { bytes, at, faults } = this;
    if (at + size > bytes.length) {
      faults.fail(`the file ends within its ${what}: ${bytes.length} bytes`);
    }
    this.at += size;
    return bytes.subarray(at, at + size);
  }

  /** The bytes up to the next NUL. */
  private text(what: string): Uint8Array {
    const { bytes, at, faults } = this;
    let end = bytes.indexOf(0, at);
    if (end < 0) {
      faults.report(`the file ends within its texts (${what}), without a NUL`);
      end = bytes.length;
    }
    this.at = Math.min(end + 1, bytes.length);
    return bytes.subarray(at, end);
  }

  private decoded(text: Uint8Array, version: string, what: string): string {
    const characters = decoded(text, version);
    if (characters.includes('\ufffd')) {
      this.faults.report(`${what} has invalid bytes for version ${version}`);
    }
    return characters;
  }

  private compare({ file, shape, masked }: ReturnType<typeof checksumsOf>): void {
    const { bytes, view } = this;
    const wrong: string[] = [];
    if (view.getUint16(AT.file, true) !== file) wrong.push('of the file');
    if (view.getUint16(AT.shapeSum, true) !== shape) wrong.push('of the header');
    const names = ['header', 'solution', 'state', 'texts'];
    for (const [i, name] of names.entries()) {
      const at = AT.masked + i;
      if (bytes[at] === masked[i] && bytes[at + 4] === masked[i + 4]) continue;
      wrong.push(`of the ${name} under its mask`);
    }
    if (wrong.length === 0) return;
    const what = wrong.length === 1 ? 'checksum does' : 'checksums do';
    this.faults.report(`the ${what} not match: ${wrong.join(', ')}`);
  }

  private sections(): Map<string, Uint8Array> {
    const { bytes, view, faults } = this;
    const sections = new Map<string, Uint8Array>();
    while (bytes.length - this.at >= SECTION_HEAD) {
      const name = String.fromCharCode(...bytes.subarray(this.at, this.at + 4));
      if (!/^[A-Z0-9]{4}$/.test(name)) break;
      const length = view.getUint16(this.at + 4, true);
      const from = this.at + SECTION_HEAD;
      const data = bytes.subarray(from, from + length);
      if (data.length < length) {
        faults.report(`the file ends within its section ${name}`);
        return sections;
      }
      if (checksum(data) !== view.getUint16(this.at + 6, true)) {
        faults.report(`the checksum of the section ${name} does not match`);
      }
      if (sections.has(name)) faults.report(`a second section ${name}`);
      if (bytes[from + length] !== 0) faults.report(`the section ${name} does not end with a NUL`);
      sections.set(name, data);
      this.at = Math.min(from + length + 1, bytes.length);
    }
    const rest = bytes.subarray(this.at);
    if (!rest.every((byte) => BLANK.has(byte))) {
      faults.report(`${rest.length} extra bytes after the end, at byte ${hex(this.at)}`);
    }
    return sections;
  }
}

function hex(number: number): string {
  return `0x${number.toString(16)}`;
}
