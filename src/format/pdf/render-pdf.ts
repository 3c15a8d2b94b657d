// The format `pdf`: pages to print, written by pdfkit.

import { someOf } from '../../base/phrases.ts';
import { joinedBytes } from '../../base/text.ts';
import type { Heading, Puzzle } from '../../puzzle/puzzle.ts';
import type { DocumentWriter, WriteContext } from '../writing.ts';
import { type Item, PAPERS, type Page } from './page-items.ts';
import type { PdfDocument, PdfFont, PdfKit } from './pdf-kit.ts';
import { type PagesOptions, pdfPages } from './pdf-pages.ts';
import { Typesetter } from './typesetter.ts';

export interface PdfOptions extends PagesOptions {
  /** Called with a line on what could not be shown. */
  readonly onNote?: (note: string) => void;
}

const MISSING_NAMED = 8;

/** @throws InputError if the packages are not installed */
export async function openPdf(context: WriteContext): Promise<DocumentWriter> {
  const kit = await context.pdfKit();
  return {
    isHeaded: true,
    documentOf: (puzzles, heading) => renderPdf(puzzles, kit, { ...context, heading }),
  };
}

/** A file of one puzzle or more. */
export async function renderPdf(
  puzzles: readonly Puzzle[],
  kit: PdfKit,
  options: PdfOptions = {},
): Promise<Uint8Array> {
  const { regular, bold, italic } = kit.fonts;
  const type = new Typesetter({
    regular: faceOf(regular),
    bold: faceOf(bold),
    italic: faceOf(italic),
  });
  const pages = pdfPages(puzzles, options, type);
  if (type.missing.size > 0) options.onNote?.(missingNote([...type.missing]));
  const heading = puzzles.length === 1 ? puzzles[0]!.heading : options.heading;
  return written(pages, heading, kit, options);
}

function faceOf(font: PdfFont) {
  return {
    hasGlyph: (codePoint: number) => font.hasGlyphForCodePoint(codePoint),
    advance: (codePoint: number) =>
      font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm,
  };
}

function missingNote(missing: readonly string[]): string {
  return `the pdf fonts lack ${someOf(missing, MISSING_NAMED, ' ')}: printed as □`;
}

function written(
  pages: readonly Page[],
  heading: Heading | undefined,
  kit: PdfKit,
  { paper = 'a4', lang = 'en' }: PagesOptions,
): Promise<Uint8Array> {
  const { width, height } = PAPERS[paper];
  const pdf = kit.newDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    font: null,
    lang,
    info: {
      Creator: 'crossfill',
      ...(heading?.title && { Title: heading.title }),
      ...(heading?.author && { Author: heading.author }),
    },
  });
  const bytes = bytesOf(pdf);
  for (const style of ['regular', 'bold', 'italic'] as const)
    pdf.registerFont(style, kit.fonts[style]);
  for (const [index, { items, bookmark }] of pages.entries()) {
    pdf.addPage();
    pdf.addNamedDestination(destination(index + 1), 'Fit');
    if (bookmark !== undefined) pdf.outline.addItem(bookmark);
    pdf.lineCap('square');
    for (const item of items) draw(item, pdf);
  }
  pdf.end();
  return bytes;
}

function draw(item: Item, pdf: PdfDocument): void {
  if (item.kind === 'link') {
    pdf.goTo(item.x, item.y, item.width, item.height, destination(item.page));
    return;
  }
  const color = Array(3).fill(Math.round(item.grey * 255)) as number[];
  switch (item.kind) {
    case 'text':
      if (item.text === '') return;
      pdf.fillColor(color);
      pdf.font(item.style, item.size);
      pdf.text(item.text, item.x, item.y, { lineBreak: false, baseline: 'alphabetic' });
      return;
    case 'box':
      pdf.rect(item.x, item.y, item.width, item.height);
      pdf.fillColor(color);
      pdf.fill();
      return;
    case 'circle':
      pdf.circle(item.x, item.y, item.radius);
      break;
    case 'line':
      pdf.moveTo(item.x1, item.y1);
      pdf.lineTo(item.x2, item.y2);
      break;
  }
  pdf.lineWidth(item.thickness);
  pdf.strokeColor(color);
  pdf.stroke();
}

function destination(page: number): string {
  return `page-${page}`;
}

function bytesOf(pdf: PdfDocument): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (piece) => pieces.push(piece));
    pdf.on('error', reject);
    pdf.on('end', () => resolve(joinedBytes(pieces)));
  });
}
