// What PDFs are written with: pdfkit, fontkit and fonts, which are loaded only when a PDF is written. Fonts of one's own
// come before those of the package, which are there for every character that they lack: Roboto Condensed (Latin,
// Greek, Cyrillic), then DejaVu Sans Condensed (Hebrew, Arabic, Armenian, Georgian and signs).

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InputError } from '../../base/errors.ts';
import type { PageStyle } from '../../format/pdf/page-style.ts';
import {
  FONT_STYLES,
  type FontStyle,
  type Logo,
  type PdfDocumentOptions,
  type PdfFont,
  type PdfKit,
} from '../../format/pdf/pdf-kit.ts';
import { pictureSize } from '../../format/pdf/picture-size.ts';
import { FONT, type InputKind, PICTURE, readBytes } from '../read/bytes.ts';
import type { Io } from '../world/io.ts';
import { asInputError } from '../world/system-error.ts';

/** The build of pdfkit for browsers packs the same everywhere; the one for Node as the machine's zlib does. */
const PDFKIT_BUILD = 'pdfkit.browser.js';
const BUNDLED: Readonly<Record<FontStyle, readonly string[]>> = {
  regular: [roboto('400Regular'), dejavu('')],
  bold: [roboto('700Bold'), dejavu('-Bold')],
  italic: [roboto('400Regular_Italic'), dejavu('-Oblique')],
  grid: [roboto('400Regular'), dejavu('')],
};

/** A font of fontkit, with what it says of itself. */
interface NamedFont extends PdfFont {
  readonly 'OS/2'?: { readonly fsSelection?: { readonly bold: boolean; readonly italic: boolean } };
}

function roboto(style: string): string {
  return `@expo-google-fonts/roboto-condensed/${style}/RobotoCondensed_${style}.ttf`;
}

function dejavu(style: string): string {
  return `dejavu-fonts-ttf/ttf/DejaVuSansCondensed${style}.ttf`;
}

/**
 * `fonts`: files of one's own, of which each says itself whether it is bold or italic; a page style names others for
 * their places. @throws InputError for what is no font or no picture
 */
export function loadPdfKit(
  fonts: readonly string[],
  io: Io,
  { fonts: places = {}, logo }: PageStyle = {},
): PdfKit {
  const load = createRequire(import.meta.url);
  const PDFDocument = load(join(dirname(load.resolve('pdfkit')), PDFKIT_BUILD));
  const fontkit = load('fontkit');
  const bundled = new Map<string, PdfFont>();
  const fontNamed = (name: string): PdfFont => {
    const known = bundled.get(name) ?? fontkit.create(readFileSync(load.resolve(name)));
    bundled.set(name, known);
    return known;
  };
  const own = ownFonts(fonts.map((file) => ownFont(file, fontkit, io)));
  for (const style of FONT_STYLES) {
    const file = places[style];
    if (file !== undefined) own[style] = ownFont(file, fontkit, io);
  }
  const styles = FONT_STYLES.map((style) => {
    const first = own[style] ?? own.regular;
    const all = [...(first ? [first] : []), ...BUNDLED[style].map(fontNamed)];
    return [style, all] as const;
  });
  return {
    newDocument: (options) => undated(new PDFDocument(withDate(options))),
    fonts: Object.fromEntries(styles) as Record<FontStyle, PdfFont[]>,
    logo: logo === undefined ? undefined : logoIn(logo, io),
  };
}

/** A PNG or a JPEG with its size, which it says itself. */
function logoIn(file: string, io: Io): Logo {
  const bytes = fileBytes(file, PICTURE, io);
  const size = pictureSize(bytes);
  if (size === undefined)
    throw new InputError('not a picture: use a PNG or a JPEG', { source: file });
  return { bytes: new Uint8Array(bytes).buffer, ...size };
}

function fileBytes(file: string, kind: InputKind, io: Io): Uint8Array {
  try {
    return readBytes(file, file, kind, io);
  } catch (error) {
    throw asInputError(error, file);
  }
}

function ownFont(
  file: string,
  fontkit: { create(bytes: Uint8Array): NamedFont & { readonly fonts?: readonly NamedFont[] } },
  io: Io,
): NamedFont {
  const bytes = fileBytes(file, FONT, io);
  try {
    const font = fontkit.create(Buffer.from(bytes));
    return font.fonts?.[0] ?? font;
  } catch {
    throw new InputError('not a font: use a TrueType or OpenType file', { source: file });
  }
}

/** By style. Of a family without bold or italics its regular font takes their place. */
function ownFonts(fonts: readonly NamedFont[]): Partial<Record<FontStyle, PdfFont>> {
  const own: Partial<Record<FontStyle, PdfFont>> = {};
  for (const font of fonts) {
    const { bold = false, italic = false } = font['OS/2']?.fsSelection ?? {};
    own[bold ? 'bold' : italic ? 'italic' : 'regular'] ??= font;
  }
  own.regular ??= fonts[0];
  return own;
}

/** The same puzzles give the same bytes: pdfkit makes a document's name of its date. */
function withDate(options: PdfDocumentOptions) {
  return { ...options, info: { ...options.info, CreationDate: new Date(0) } };
}

/** It asks for the date once more, but writes only what it can enumerate. */
function undated<T extends { readonly info: object }>(pdf: T): T {
  Object.defineProperty(pdf.info, 'CreationDate', { enumerable: false });
  return pdf;
}
