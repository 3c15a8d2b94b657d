// What PDFs are written with: packages that only those install who want PDFs, so that the tool stays small.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InputError } from '../../base/errors.ts';
import type { PdfDocumentOptions, PdfKit } from '../../format/pdf/pdf-kit.ts';

/** As package.json has them. */
export const PDF_PACKAGES = ['pdfkit@0.20.2', 'fontkit@2.0.4', 'dejavu-fonts-ttf@2.37.3'] as const;

/** The build of pdfkit for browsers packs the same everywhere; the one for Node as the machine's zlib does. */
const PDFKIT_BUILD = 'pdfkit.browser.js';
const FONTS = 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed';

/** @throws InputError if they are not installed */
export function loadPdfKit(load: NodeJS.Require = createRequire(import.meta.url)): PdfKit {
  try {
    const PDFDocument = load(join(dirname(load.resolve('pdfkit')), PDFKIT_BUILD));
    const fontkit = load('fontkit');
    const font = (name: string) => fontkit.create(readFileSync(load.resolve(name)));
    return {
      newDocument: (options) => undated(new PDFDocument(withDate(options))),
      fonts: {
        regular: font(`${FONTS}.ttf`),
        bold: font(`${FONTS}-Bold.ttf`),
        italic: font(`${FONTS}-Oblique.ttf`),
      },
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    const command = `npm install ${PDF_PACKAGES.join(' ')}`;
    throw new InputError(
      `the format pdf needs packages that are not installed; run ${command} (with -g if crossfill is global)`,
    );
  }
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
