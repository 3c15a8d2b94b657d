// Templates: the bytes of files, of folders of them, of standard input and of the package, from which puzzles are read
// once the lists have decided how letters are folded.

import { type Dirent, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { didYouMean } from '../../base/closest.ts';
import { InputError } from '../../base/errors.ts';
import type { Folded, Folding } from '../../base/letters.ts';
import { byNaturalOrder } from '../../base/order.ts';
import { STYLES } from '../../design/styles.ts';
import { type PuzzleReader, readerFor } from '../../format/read-puzzles.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { InputNote } from '../../say/inputs.ts';
import { FIRST_WORDS } from '../spec/commands.ts';
import type { TemplateSource } from '../spec/options.ts';
import { STDIN } from '../spec/values.ts';
import { bundledTemplate, bundledTemplateNames } from '../world/bundled.ts';
import type { Io } from '../world/io.ts';
import { asInputError, systemCode } from '../world/system-error.ts';
import { readBytes, readStdin, sourceName, TEMPLATE } from './bytes.ts';

/** The value of `{template}`: the base name of a template's file, which names no folder. */
export function labelOf(name: string): string {
  const label = name === STDIN ? 'stdin' : basename(name).replace(/(?<=.)\.[^.]+$/, '');
  return /^\.+$/.test(label) ? label.replaceAll('.', '_') : label;
}

/** A template that was read, before any puzzle is made of it. */
export class TemplateFile {
  readonly source: TemplateSource;
  /** Letters that were folded as the lists decided. */
  folded: Folded | undefined;
  /** What reading passed over. */
  readonly notes: InputNote[] = [];
  private readonly reader: PuzzleReader;

  constructor(source: TemplateSource, reader: PuzzleReader) {
    this.source = source;
    this.reader = reader;
  }

  /** What to call it in messages. */
  get name(): string {
    return sourceName(this.source.name);
  }

  /** Its puzzles. `fold` is how givens are folded if the source leaves it open. @throws InputError */
  puzzles(fold: () => Folding): Puzzle[] {
    const { block, leastLength, lenient, unlock } = this.source;
    return this.reader({
      source: this.name,
      block,
      fold: this.source.fold ?? fold,
      leastLength,
      lenient,
      unlock,
      onFolded: (folded) => {
        if (this.source.fold === undefined) this.folded ??= folded;
      },
      onNote: (text) => this.notes.push({ kind: 'passed-over', file: this.name, text }),
    });
  }

  /** The only one. @throws InputError if there are several */
  puzzle(fold: () => Folding): Puzzle {
    const puzzles = this.puzzles(fold);
    if (puzzles.length === 1) return puzzles[0]!;
    const what = `expected one puzzle, found ${puzzles.length}`;
    throw new InputError(what, { source: this.name });
  }
}

/** @throws InputError for what cannot be read, or is of no format */
export async function readTemplate(source: TemplateSource, io: Io): Promise<TemplateFile> {
  const { name } = source;
  const bytes = name === STDIN ? await readStdin(io, TEMPLATE) : fileOrBundled(name, io);
  return new TemplateFile(source, await readerFor(bytes, sourceName(name)));
}

/** A file goes before a bundled template; a folder of that name does not. */
function fileOrBundled(name: string, io: Io): Uint8Array {
  try {
    return readBytes(name, name, TEMPLATE, io);
  } catch (error) {
    const bundled = bundledTemplate(name);
    const code = systemCode(error);
    if (bundled === undefined || (code !== 'ENOENT' && code !== 'EISDIR')) {
      throw asInputError(error, name);
    }
    try {
      return readBytes(bundled, name, TEMPLATE, io);
    } catch {
      if (code === 'EISDIR') throw asInputError(error, name);
      const known = [...bundledTemplateNames(), ...FIRST_WORDS];
      const hint =
        hintFor(name) ??
        `no such file or bundled template (see --list-templates)${didYouMean(name, known)}`;
      throw new InputError(hint, { source: name });
    }
  }
}

/** What somebody wants who names no template, but a size, a style, or what other programs can do. */
function hintFor(name: string): string | undefined {
  const is = 'is not a template';
  if (/^\d{1,2}(x\d{1,2})?$/i.test(name)) return `${is}; to make one: crossfill design ${name}`;
  if (STYLES.some((style) => style.name === name)) {
    return `${is}, but a style; to make one: crossfill design 15x15 --style ${name}`;
  }
  if (/^(init|new|create|start)$/.test(name)) {
    return `${is}; to make one: crossfill design 15x15 -o grid.txt`;
  }
  return /^(play|solve|open)$/.test(name)
    ? `${is}; for a page to solve in a browser: crossfill grid.txt -o puzzle.html`
    : undefined;
}

/**
 * The files of a folder but for hidden ones, folders and pipes, in the order in which people count; of anything else,
 * or what there is not, itself. @throws InputError for a folder that cannot be read or has none
 */
export function filesIn(source: TemplateSource): TemplateSource[] {
  const { name } = source;
  try {
    if (name === STDIN || !statSync(name).isDirectory()) return [source];
    const files = readdirSync(name, { withFileTypes: true })
      .filter((entry) => !entry.name.startsWith('.') && isFile(name, entry))
      .map((entry) => entry.name)
      .sort(byNaturalOrder)
      .map((file) => ({ ...source, name: join(name, file) }));
    if (files.length === 0) throw new InputError('the folder has no files', { source: name });
    return files;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [source];
    throw asInputError(error, name);
  }
}

/** Also a link to a file, or to nothing, which is an error when it is read. */
function isFile(folder: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isFile();
  try {
    return statSync(join(folder, entry.name)).isFile();
  } catch {
    return true;
  }
}
