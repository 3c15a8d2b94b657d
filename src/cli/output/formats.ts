// Formats by name: how a puzzle becomes text or bytes, and how several stand in one file. A format that a
// plain fill does not need is loaded when it is asked for.

import { renderBoxes } from '../../format/boxes/render-boxes.ts';
import { renderTable, tableHeader } from '../../format/csv/render-csv.ts';
import { traitsOf } from '../../format/formats.ts';
import { type Chunk, type Frame, PICTURES } from '../../format/frame.ts';
import { renderHtml } from '../../format/html/render-html.ts';
import { renderJson } from '../../format/json/render-json.ts';
import { viewsOf } from '../../format/page/drawing.ts';
import { renderPdf } from '../../format/pdf/render-pdf.ts';
import { renderPlain } from '../../format/plain/render-plain.ts';
import { renderTemplate } from '../../format/template/render-template.ts';
import { renderUnicode } from '../../format/unicode/render-unicode.ts';
import { isWritten, writerFor } from '../../format/writers.ts';
import type { Heading, Puzzle } from '../../puzzle/puzzle.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';
import type { OutputRequest } from '../line/request.ts';
import type { ListRead } from '../read/read-input.ts';
import { packageVersion } from '../world/bundled.ts';
import type { Io } from '../world/io.ts';
import { dictsRead } from './dicts-read.ts';
import { displayFormsOf } from './display-forms.ts';
import { painter, wantsColor } from './painter.ts';
import { isDrawn, type Result, type Sheet } from './result.ts';

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
    const options = { onNote, page };
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
      return views.map((view) => renderUnicode(puzzle, { view, paint })).join('\n');
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
        words,
        displayOf,
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
        heading,
        onNote,
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
