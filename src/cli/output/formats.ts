// Formats by name: how a puzzle becomes text or bytes, and how several stand in one file. A format that a
// plain fill does not need is loaded when it is asked for.

import {
  type Chunk,
  type Codeword,
  type Counters,
  type DesignFigures,
  type EntryChange,
  type Frame,
  type Heading,
  isWritten,
  type JsonDict,
  PICTURES,
  type Puzzle,
  type Quality,
  type Reason,
  renderBoxes,
  renderHtml,
  renderJson,
  renderPdf,
  renderPlain,
  renderTable,
  renderTemplate,
  renderUnicode,
  tableHeader,
  traitsOf,
  viewsOf,
  type WordList,
  writerFor,
} from '../../index.ts';
import type { ListRead } from '../input/read-input.ts';
import type { OutputRequest } from '../line/request.ts';
import { packageVersion } from '../world/bundled.ts';
import { isColorWanted } from '../world/color.ts';
import type { Io } from '../world/io.ts';
import { displayFormsOf } from './display-forms.ts';
import { painter } from './painter.ts';

/** What became of one puzzle. */
export interface Result {
  readonly status: 'filled' | 'blank' | 'unfillable' | 'gave-up';
  readonly seed: number | null;
  readonly stats?: Counters;
  /** Of search, if they are to be told. */
  readonly milliseconds?: number;
  readonly reason?: Reason;
  readonly region?: readonly number[];
  readonly limit?: 'nodes' | 'time';
  /** Whether the puzzle is filled as far as the search came. */
  readonly isPartial?: boolean;
  /** Of a fill that was optimised. */
  readonly proved?: Quality['proved'];
  /** Of a grid in which as little as can be was changed: what was, and how much has to be at least. */
  readonly changes?: readonly EntryChange[];
  readonly changesNeeded?: number;
  /** Of a design. */
  readonly design?: DesignFigures;
  /** Of a puzzle without clues. */
  readonly variety?: Pick<Codeword, 'given' | 'isOnly'>;
}

/** A puzzle, and what became of it. */
export interface Sheet {
  readonly puzzle: Puzzle;
  readonly result: Result;
}

/** Each puzzle becomes a part of a file by itself. */
export interface StreamFormat {
  readonly frame: Frame;
  /** A result as text or bytes; empty if the format has nothing to say of it. */
  render(puzzle: Puzzle, result: Result): Chunk;
}

/** A file is made of all of its puzzles, one at least. */
export interface DocumentFormat {
  readonly frame: Frame;
  /** Whether a heading that is asked for is that of the whole where there are several puzzles, or that of each. */
  readonly isHeaded: boolean;
  document(sheets: readonly Sheet[], heading?: Heading): Chunk | Promise<Chunk>;
}

type OnNote = (note: string) => void;

export type Format = StreamFormat | DocumentFormat;

/** The format that a command line asks for. */
export async function openFormat(
  output: OutputRequest,
  io: Io,
  lists: readonly ListRead[] = [],
  words?: WordList,
  onNote?: OnNote,
  read?: Puzzle,
): Promise<Format> {
  if (output.format === 'json') return jsonFormat(lists, words);
  if (output.format === 'csv' || output.format === 'tsv') {
    return tableFormat(output.format, lists, words);
  }
  if (output.format === 'html') {
    const puzzlesOf = (sheets: readonly Sheet[]): Puzzle[] => sheets.map(({ puzzle }) => puzzle);
    return {
      frame: {},
      isHeaded: false,
      document: (sheets) => renderHtml(puzzlesOf(sheets), output.page),
    };
  }
  if (output.format === 'pdf') return pdfFormat(output, onNote);
  if (isWritten(output.format)) {
    const write = await writerFor(output.format);
    const { page } = output;
    const { holdsMany } = traitsOf(output.format);
    const options = { ...(onNote && { onNote }), ...(page && { page }) };
    const facts = output.format === 'ipuz' && {
      version: packageVersion(),
      dicts: await dictsRead(lists),
    };
    const render: StreamFormat['render'] = (puzzle, result) => {
      if (!isDrawn(result)) return '';
      const fill = facts && result.status !== 'blank' && { fill: { ...facts, seed: result.seed } };
      return write(puzzle, { ...options, ...fill });
    };
    return { frame: holdsMany ? PICTURES : {}, render };
  }
  return { frame: PICTURES, render: drawn(await picture(output, io, words, read)) };
}

async function picture(
  output: OutputRequest,
  io: Io,
  words: WordList | undefined,
  read: Puzzle | undefined,
): Promise<(puzzle: Puzzle) => string> {
  if (output.format === 'template') return renderTemplate;
  const paintOf = wantsColor(output, io) ? await painter(words, read) : () => undefined;
  if (output.format === 'unicode') {
    const { show = 'solution' } = output.page ?? {};
    return (puzzle) => {
      const paint = paintOf(puzzle);
      const views = viewsOf(puzzle, show);
      return views
        .map((view) => renderUnicode(puzzle, { view, ...(paint && { paint }) }))
        .join('\n');
    };
  }
  if (output.format === 'boxes') {
    return (puzzle) => {
      const paint = paintOf(puzzle);
      return renderBoxes(puzzle, paint && { paint });
    };
  }
  return (puzzle) => renderPlain(puzzle, paintOf(puzzle));
}

/** Pictures show puzzles only; what went wrong is told on standard error. */
function drawn(draw: (puzzle: Puzzle) => Chunk): StreamFormat['render'] {
  return (puzzle, result) => (isDrawn(result) ? draw(puzzle) : '');
}

/** Whether a result is a picture to show; what went wrong is told on standard error. */
export function isDrawn({ status, isPartial = false }: Result): boolean {
  return isPartial || status === 'filled' || status === 'blank';
}

/** Into a file only where it is asked for. */
export function wantsColor(
  { color, path }: Pick<OutputRequest, 'color' | 'path'>,
  io: Pick<Io, 'env' | 'stdoutIsTerminal'>,
): boolean {
  if (color === 'auto' && path !== undefined) return false;
  return isColorWanted(color, io.env, () => io.stdoutIsTerminal);
}

/** The lists of a run, as records tell of them. */
export async function dictsRead(lists: readonly ListRead[]): Promise<JsonDict[]> {
  const { createHash } = await import('node:crypto');
  return lists.map(({ name, file, kept, isPersonal }) => ({
    name,
    sha256: createHash('sha256').update(file).digest('hex'),
    words: kept,
    ...(isPersonal && { personal: true }),
  }));
}

function tableFormat(
  format: 'csv' | 'tsv',
  lists: readonly ListRead[],
  words?: WordList,
): StreamFormat {
  const displayOf = words && displayFormsOf(lists, words);
  let puzzleNumber = 0;
  return {
    frame: { begin: tableHeader(format) },
    render: drawn((puzzle) =>
      renderTable(puzzle, {
        format,
        puzzleNumber: ++puzzleNumber,
        ...(words && { words }),
        ...(displayOf && { displayOf }),
      }),
    ),
  };
}

async function pdfFormat({ page }: OutputRequest, onNote?: OnNote): Promise<DocumentFormat> {
  const { loadPdfKit } = await import('./pdf-kit.ts');
  const kit = loadPdfKit();
  return {
    frame: {},
    isHeaded: true,
    document(sheets, heading) {
      const puzzles = sheets.map(({ puzzle }) => puzzle);
      return renderPdf(puzzles, kit, {
        ...page,
        ...(heading && { heading }),
        ...(onNote && { onNote }),
      });
    },
  };
}

async function jsonFormat(lists: readonly ListRead[], words?: WordList): Promise<Format> {
  const version = packageVersion();
  const dicts = await dictsRead(lists);
  const displayOf = words && displayFormsOf(lists, words);
  return {
    frame: {},
    render(puzzle, { stats, milliseconds = null, ...result }) {
      const facts = { ...result, version, dicts, stats: stats ? { ...stats, milliseconds } : null };
      return renderJson(puzzle, facts, words, displayOf);
    },
  };
}
