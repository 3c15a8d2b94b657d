// The format `pdf`: pages to print, written by pdfkit.

import { someOf } from '../../base/phrases.ts';
import { joinedBytes } from '../../base/text.ts';
import type { Heading, Puzzle } from '../../puzzle/puzzle.ts';
import { loopPath } from '../svg/paths.ts';
import type { DocumentWriter, WriteContext } from '../writing.ts';
import { hasRtl } from './bidi.ts';
import type { Ink, Item, LinkItem } from './page-items.ts';
import type { PagesOptions } from './pages-options.ts';
import type { Sheet } from './paper.ts';
import {
  FONT_STYLES,
  type FontStyle,
  type PdfDocument,
  type PdfFont,
  type PdfKit,
} from './pdf-kit.ts';
import { type PressedPages, pdfPages, sideOf } from './pdf-pages.ts';
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
    documentOf: (puzzles, heading, sections) =>
      renderPdf(puzzles, kit, { ...context, heading, sections }),
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
  const pressed = pdfPages(puzzles, { ...options, logo: kit.logo }, type);
  if (type.missing.size > 0) options.onNote?.(missingNote([...type.missing]));
  const heading = puzzles.length === 1 ? puzzles[0]!.heading : options.heading;
  return written(pressed, heading ?? options.heading, kit, type, options);
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
  { pages, sheet }: PressedPages,
  heading: Heading | undefined,
  kit: PdfKit,
  type: Typesetter,
  { lang = 'en', book = false }: PagesOptions,
): Promise<Uint8Array> {
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
  const names = fontNames(kit);
  for (const [font, name] of names) pdf.registerFont(name, font);
  const brush = { pdf, kit, type, names };
  for (const [index, { items, bookmark }] of pages.entries()) {
    const side = book ? sideOf(index + 1) : 'right';
    const origin = beginPage(pdf, sheet, side);
    // Printers want none of what is for a screen.
    if (!book) {
      pdf.addNamedDestination(destination(index + 1), 'Fit');
      if (bookmark !== undefined) pdf.outline.addItem(bookmark);
    }
    if (origin.x !== 0 || origin.y !== 0) {
      pdf.addContent(`1 0 0 1 ${origin.x} ${origin.y} cm`);
    }
    pdf.lineCap('square');
    for (const item of items) {
      if (item.kind !== 'link') draw(item, brush);
      else if (!book) {
        const [x, y] = [item.x + origin.x, item.y + origin.y];
        pdf.goTo(x, y, item.width, item.height, destination(item.page));
      }
    }
  }
  pdf.end();
  return bytes;
}

/** A new page; returns where the origin of its items is. Only the outer edge bleeds, not that in the spine. */
function beginPage(
  pdf: PdfDocument,
  { paper, bleed, leftShift }: Sheet,
  side: 'left' | 'right',
): { readonly x: number; readonly y: number } {
  const size = [paper.width + bleed, paper.height + 2 * bleed] as const;
  pdf.addPage({ size });
  const left = side === 'left' ? bleed : 0;
  if (bleed > 0) {
    const { data } = pdf.page.dictionary;
    data['TrimBox'] = [left, bleed, left + paper.width, bleed + paper.height];
    data['BleedBox'] = [0, 0, ...size];
  }
  return { x: left + (side === 'left' ? leftShift : 0), y: bleed };
}

/** What items are drawn with. */
interface Brush {
  readonly pdf: PdfDocument;
  readonly kit: PdfKit;
  readonly type: Typesetter;
  readonly names: ReadonlyMap<PdfFont, string>;
}

function draw(item: Exclude<Item, LinkItem>, { pdf, kit, type, names }: Brush): void {
  switch (item.kind) {
    case 'image':
      if (kit.logo !== undefined) pdf.image(kit.logo.bytes, item.x, item.y, { width: item.width });
      return;
    case 'text':
      pdf.addContent(inked(item.ink, 'g'));
      for (const { text, font, at } of type.runsOf(item.text, item.style, item.base)) {
        pdf.font(names.get(kit.fonts[item.style][font]!)!, item.size);
        // With features, even none, a text is shaped whole, as letters that join need.
        const features = hasRtl(text) ? [] : undefined;
        const options = { lineBreak: false, baseline: 'alphabetic', features };
        pdf.text(text, item.x + at * item.size, item.y, options);
      }
      return;
    case 'box':
      pdf.addContent(inked(item.ink, 'g'));
      pdf.rect(item.x, item.y, item.width, item.height);
      pdf.fill();
      return;
    case 'polygon':
      pdf.addContent(inked(item.ink, 'g'));
      for (const [i, { x, y }] of item.corners.entries()) {
        if (i === 0) pdf.moveTo(x, y);
        else pdf.lineTo(x, y);
      }
      pdf.fill();
      return;
    case 'circle':
      pdf.circle(item.x, item.y, item.radius);
      break;
    case 'loop':
      pdf.path(loopPath({ x: item.x1, y: item.y1 }, { x: item.x2, y: item.y2 }, item.radius));
      break;
    case 'line':
      pdf.moveTo(item.x1, item.y1);
      pdf.lineTo(item.x2, item.y2);
      break;
  }
  pdf.lineWidth(item.thickness);
  pdf.addContent(inked(item.ink, 'G'));
  pdf.stroke();
}

/** The operator that takes an ink, to fill (`g`) or to draw lines (`G`). */
function inked(ink: Ink, operator: 'g' | 'G'): string {
  if (typeof ink === 'number') return `${ink} ${operator}`;
  const parts = [1, 3, 5].map((at) =>
    (Number.parseInt(ink.slice(at, at + 2), 16) / 255).toFixed(3),
  );
  return `${parts.join(' ')} ${operator === 'g' ? 'rg' : 'RG'}`;
}

/** Each font once, whatever styles it is of: pdfkit compares whole files of those that have two names. */
function fontNames({ fonts }: PdfKit): ReadonlyMap<PdfFont, string> {
  const all = new Set(FONT_STYLES.flatMap((style) => fonts[style]));
  return new Map([...all].map((font, i) => [font, `font-${i}`]));
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
