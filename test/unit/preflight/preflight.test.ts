// What a printer would say of a file: of our own books, and of files that other programs might have made.

import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { loadPdfKit } from '../../../src/cli/write/pdf-kit.ts';
import { renderPdf } from '../../../src/format/pdf/render-pdf.ts';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { isAccepted, type PreflightRow, preflight } from '../../../src/preflight/preflight.ts';
import type { Puzzle } from '../../../src/puzzle/puzzle.ts';
import { preflightText } from '../../../src/say/preflight.ts';
import { firstOf } from '../../support/thoroughness.ts';
import { world } from '../../support/world.ts';

const kit = loadPdfKit([], world().io);

const MINI: Puzzle = (() => {
  const puzzle = parseTemplate('SATOR\nAREPO\nTENET\nOPERA\nROTAS\n');
  return { ...puzzle, clues: puzzle.layout.slots.map((_, i) => `Clue ${i} of a mini`) };
})();

async function rowsOf(puzzles: number, options: object): Promise<PreflightRow[]> {
  const book = { book: true, heading: { title: 'Minis', copyright: '2026' }, ...options };
  return preflight(await renderPdf(Array(puzzles).fill(MINI), kit, book), 'book.pdf', inflateSync);
}

const kinds = (rows: readonly PreflightRow[]): string[] =>
  rows.filter((row) => !row.isAccepted).map(({ kind }) => kind);

describe('books of ours are accepted', () => {
  const cases = [
    [16, 24, { paper: '6x9' }],
    [128, 150, { paper: '6x9', bleed: true }],
    [262, 300, { paper: '8.5x11', perPage: 1 }],
    [530, 600, { paper: '5.5x8.5' }],
  ] as const;
  test.each(firstOf(cases, 1))(
    'of %i puzzles, and about %i pages',
    async (puzzles, about, options) => {
      const rows = await rowsOf(puzzles, options);
      expect(kinds(rows), preflightText(rows)).toEqual([]);
      expect(isAccepted(rows)).toBe(true);
      const pages = rows.find((row) => row.kind === 'pages');
      expect(Math.abs(pages!.count - about)).toBeLessThanOrEqual(8);
    },
  );
});

test('what is for a screen, or too short, is not', async () => {
  expect(kinds(await rowsOf(2, { book: false, paper: '6x9' }))).toEqual(['pages', 'screen']);
});

test('lines and letters that are too small, or too near the spine, are found', async () => {
  const pageStyle = { textSize: 6, numberSize: 4.5, margins: { inner: 20, outer: 12 } };
  const rows = await rowsOf(18, { paper: '6x9', pageStyle });
  expect(kinds(rows)).toEqual(['text-size', 'number-size', 'gutter', 'margins']);
});

/** Pages of a content with Helvetica, which is in no file; its dictionaries may be packed. */
function otherPdf(contents: readonly string[], page = '', isPacked = false): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /MediaBox [0 0 432 648] /Kids [${contents.map((_, i) => `${4 + 2 * i} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  for (const [i] of contents.entries()) {
    objects.push(
      `<< /Type /Page /Parent 2 0 R /Contents ${5 + 2 * i} 0 R /Resources << /Font << /F1 3 0 R >> >> ${page} >>`,
    );
    objects.push('');
  }
  let file = '%PDF-1.5\n';
  const add = (number: number, dict: string, stream: string): void => {
    const bytes = deflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    file += `${number} 0 obj\n<< ${dict} /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n${bytes}\nendstream\nendobj\n`;
  };
  for (const [i, content] of contents.entries()) add(5 + 2 * i, '', content);
  const dicts = objects.flatMap((text, i) => (text === '' ? [] : [[i + 1, text] as const]));
  if (isPacked) {
    let at = 0;
    const index = dicts.map(([number, text]) => {
      const entry = `${number} ${at}`;
      at += text.length + 1;
      return entry;
    });
    const head = `${index.join(' ')} `;
    const body = `${head}${dicts.map(([, text]) => text).join('\n')}`;
    add(900, `/Type /ObjStm /N ${dicts.length} /First ${head.length}`, body);
    add(901, '/Type /XRef /Root 1 0 R', '');
  } else {
    for (const [number, text] of dicts) file += `${number} 0 obj\n${text}\nendobj\n`;
    file += 'trailer << /Root 1 0 R >>\n';
  }
  return Buffer.from(`${file}%%EOF\n`, 'latin1');
}

describe('a file of another program', () => {
  const text = 'BT /F1 12 Tf 60 100 Td (Words \\(here\\)) Tj ET';
  test.each([false, true])('is read, its objects packed: %s', (isPacked) => {
    const rows = preflight(otherPdf(Array(24).fill(text), '', isPacked), 'x.pdf', inflateSync);
    expect(kinds(rows)).toEqual(['fonts']);
    expect(rows.find(({ kind }) => kind === 'fonts')).toMatchObject({ missing: ['Helvetica'] });
    expect(rows.find(({ kind }) => kind === 'text-size')).toMatchObject({ size: 12 });
  });

  test('is measured through all that moves and scales it', () => {
    const content =
      'q 0.5 0 0 0.5 0 0 cm BT /F1 12 Tf 1 0 0 1 60 100 Tm [(A) -1000 (B)] TJ ET Q 0 0 10 10 re f';
    const rows = preflight(otherPdf(Array(24).fill(content)), 'x.pdf', inflateSync);
    expect(kinds(rows)).toEqual(['fonts', 'text-size', 'gutter', 'margins', 'outside']);
    expect(rows.find(({ kind }) => kind === 'text-size')).toMatchObject({ size: 6, page: 1 });
  });

  test('bleeds only if it says so and goes to the end', () => {
    const trim = '/TrimBox [0 9 423 639]';
    const all = '0 0 432 648 re f';
    expect(kinds(preflight(otherPdf(Array(24).fill(all), trim), 'x.pdf', inflateSync))).toEqual([]);
    const short = '0 0 428 648 re f';
    const found = kinds(preflight(otherPdf(Array(24).fill(short), trim), 'x.pdf', inflateSync));
    expect(found).toContain('outside');
  });

  test('that is none, or has none, is refused', () => {
    const read = (content: Uint8Array) => () => preflight(content, 'x.pdf', inflateSync);
    expect(read(Buffer.from('no PDF'))).toThrow('x.pdf: not a PDF');
    expect(read(Buffer.from('%PDF-1.4\n'))).toThrow('x.pdf: PDF without pages');
    const locked = Buffer.from(
      otherPdf(['']).toString().replace('<< /Root', '<< /Encrypt 9 0 R /Root'),
    );
    expect(read(locked)).toThrow(/x\.pdf: /);
  });
});
