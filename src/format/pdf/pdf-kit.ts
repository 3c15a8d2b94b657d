// What is asked of pdfkit and fontkit, which whoever writes a PDF hands over, so that nothing is loaded or read here.

/** Of text, and of what stands in grids. */
export const FONT_STYLES = ['regular', 'bold', 'italic', 'grid'] as const;
export type FontStyle = (typeof FONT_STYLES)[number];

/** What of a font of fontkit is asked for. */
export interface PdfFont {
  readonly unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): { readonly advanceWidth: number };
  layout(text: string): { readonly advanceWidth: number };
}

/** What of a document of pdfkit is asked for. */
export interface PdfDocument {
  readonly outline: { addItem(title: string): unknown };
  /** The current page, with what its dictionary says. */
  readonly page: { readonly dictionary: { readonly data: Record<string, unknown> } };
  /** Its size in points. */
  addPage(options: { readonly size: readonly [width: number, height: number] }): unknown;
  /** Operators as PDF has them. */
  addContent(operators: string): unknown;
  image(bytes: ArrayBuffer, x: number, y: number, size: { readonly width: number }): unknown;
  registerFont(name: string, font: PdfFont): unknown;
  font(name: string, size: number): unknown;
  text(text: string, x: number, y: number, options: object): unknown;
  rect(x: number, y: number, width: number, height: number): unknown;
  /** As SVG writes it. */
  path(data: string): unknown;
  circle(x: number, y: number, radius: number): unknown;
  moveTo(x: number, y: number): unknown;
  lineTo(x: number, y: number): unknown;
  lineWidth(points: number): unknown;
  lineCap(cap: 'square'): unknown;
  fill(): unknown;
  stroke(): unknown;
  addNamedDestination(name: string, fit: 'Fit'): unknown;
  goTo(x: number, y: number, width: number, height: number, name: string): unknown;
  on(event: 'data', listener: (bytes: Uint8Array) => void): unknown;
  on(event: 'end', listener: () => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  end(): unknown;
}

export interface PdfDocumentOptions {
  readonly margin: number;
  readonly autoFirstPage: boolean;
  readonly font: null;
  /** As BCP 47 has it. */
  readonly lang: string;
  readonly info: Readonly<Record<string, string>>;
}

export interface PdfKit {
  /** An empty document with the options of pdfkit, and with a fixed date or none. */
  newDocument(options: PdfDocumentOptions): PdfDocument;
  /** The preferred one first: where it lacks a character the next is used. */
  readonly fonts: Readonly<Record<FontStyle, readonly PdfFont[]>>;
  readonly logo?: Logo;
}

/** A picture for the title page, a PNG or JPEG. */
export interface Logo {
  readonly bytes: ArrayBuffer;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}
