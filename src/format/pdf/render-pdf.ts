// The format `pdf`: pages to print, written by pdfkit.

import { someOf } from '../../base/phrases.ts';
import { joinedBytes } from '../../base/text.ts';
import type { Heading, Puzzle } from '../../puzzle/puzzle.ts';
import type { DocumentWriter, WriteContext } from '../writing.ts';
import { hasRtl } from './bidi.ts';
import { type Item, PAPERS, type Page } from './page-items.ts';
import {
  FONT_STYLES,
  type FontStyle,
  type PdfDocument,
  type PdfFont,
  type PdfKit,
} from './pdf-kit.ts';
import { type PagesOptions, pdfPages } from './pdf-pages.ts';
import { type Typeface, Typesetter } from './typesetter.ts';

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
  const faces = FONT_STYLES.map((style) => [style, kit.fonts[style].map(faceOf)] as const);
  const type = new Typesetter(Object.fromEntries(faces) as Record<FontStyle, Typeface[]>);
  const pages = pdfPages(puzzles, options, type);
  if (type.missing.size > 0) options.onNote?.(missingNote([...type.missing]));
  const heading = puzzles.length === 1 ? puzzles[0]!.heading : options.heading;
  return written(pages, heading, kit, type, options);
}

function faceOf(font: PdfFont): Typeface {
  return {
    hasGlyph: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    advance: (codePoint) => font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm,
    shapedAdvance: (text) => font.layout(text).advanceWidth / font.unitsPerEm,
  };
}

function missingNote(missing: readonly string[]): string {
  return `the pdf fonts lack ${someOf(missing, MISSING_NAMED, ' ')}: printed as □`;
}

function written(
  pages: readonly Page[],
  heading: Heading | undefined,
  kit: PdfKit,
  type: Typesetter,
  { paper = 'a4', lang = 'en' }: PagesOptions,
): Promise<Uint8Array> {
  const { width, height } = PAPERS[paper];
  const pdf = kit.newDocument({
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
  for (const style of FONT_STYLES) {
    for (const [index, font] of kit.fonts[style].entries()) {
      pdf.registerFont(fontName(style, index), font);
    }
  }
  for (const [index, { items, bookmark }] of pages.entries()) {
    pdf.addPage({ size: [width, height] });
    pdf.addNamedDestination(destination(index + 1), 'Fit');
    if (bookmark !== undefined) pdf.outline.addItem(bookmark);
    pdf.lineCap('square');
    for (const item of items) draw(item, pdf, type);
  }
  pdf.end();
  return bytes;
}

function draw(item: Item, pdf: PdfDocument, type: Typesetter): void {
  switch (item.kind) {
    case 'link':
      pdf.goTo(item.x, item.y, item.width, item.height, destination(item.page));
      return;
    case 'text':
      pdf.addContent(`${item.grey} g`);
      for (const { text, font, at } of type.runsOf(item.text, item.style, item.base)) {
        pdf.font(fontName(item.style, font), item.size);
        // With features, even none, a text is shaped whole, as letters that join need.
        const features = hasRtl(text) ? [] : undefined;
        const options = { lineBreak: false, baseline: 'alphabetic', features };
        pdf.text(text, item.x + at * item.size, item.y, options);
      }
      return;
    case 'box':
      pdf.addContent(`${item.grey} g`);
      pdf.rect(item.x, item.y, item.width, item.height);
      pdf.fill();
      return;
    case 'polygon':
      pdf.addContent(`${item.grey} g`);
      for (const [i, { x, y }] of item.corners.entries()) {
        if (i === 0) pdf.moveTo(x, y);
        else pdf.lineTo(x, y);
      }
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
  pdf.addContent(`${item.grey} G`);
  pdf.stroke();
}

function fontName(style: FontStyle, index: number): string {
  return `${style}-${index}`;
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
