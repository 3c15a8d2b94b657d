import { copyFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { InputError } from '../../../../src/base/errors.ts';
import { loadPdfKit } from '../../../../src/cli/write/pdf-kit.ts';
import { FONT_STYLES, type PdfFont } from '../../../../src/format/pdf/pdf-kit.ts';
import { scratch } from '../../../support/scratch.ts';
import { world } from '../../../support/world.ts';

const { file, path } = scratch();
const dejavu = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSerif.ttf');

const nameOf = (font: PdfFont | undefined): unknown =>
  (font as { postscriptName?: string }).postscriptName;

test('the fonts of the package have Latin, Greek, Cyrillic, Hebrew and Arabic in every style of text', () => {
  const { fonts } = loadPdfKit([], world().io);
  for (const style of ['regular', 'bold'] as const) {
    for (const letter of 'ÀßŁΩЖїהش“”—№') {
      const has = fonts[style].some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
      expect(has, `${letter} ${style}`).toBe(true);
    }
  }
});

test('a font of one’s own comes first, bold and italics where it says so', () => {
  const { fonts } = loadPdfKit([dejavu], world().io);
  for (const style of FONT_STYLES) expect(nameOf(fonts[style][0])).toBe('DejaVuSerif');
  const both = loadPdfKit([dejavu, dejavu.replace('Serif.', 'Serif-Bold.')], world().io).fonts;
  expect(nameOf(both.bold[0])).toBe('DejaVuSerif-Bold');
  expect(nameOf(both.italic[0])).toBe('DejaVuSerif');
});

test('what is no font is refused', () => {
  const text = file('font.txt', 'no font');
  expect(() => loadPdfKit([text], world().io)).toThrow(InputError);
  expect(() => loadPdfKit([path('missing.ttf')], world().io)).toThrow(/no such file/i);
  copyFileSync(dejavu, path('copy.ttf'));
  expect(nameOf(loadPdfKit([path('copy.ttf')], world().io).fonts.grid[0])).toBe('DejaVuSerif');
});
