// What a font of a PDF is to a text: how wide its codes are, which letters they are, and whether it is in the file.

import type { PdfDict, PdfFile, PdfValue } from './pdf-file.ts';

export interface FontFacts {
  readonly name: string;
  readonly isEmbedded: boolean;
  /** The codes of a string. */
  codesOf(bytes: string): number[];
  /** In thousandths of the size. */
  widthOf(code: number): number;
  /** The letters of a code; empty where the file does not say. */
  textOf(code: number): string;
}

export function readFont(value: PdfValue | undefined, file: PdfFile): FontFacts {
  const font = file.dict(value);
  const isComposite = font.get('/Subtype') === '/Type0';
  const inner = isComposite ? file.dict(file.array(font.get('/DescendantFonts'))[0]) : font;
  const descriptor = file.dict(inner.get('/FontDescriptor'));
  const letters = lettersIn(file.content(font.get('/ToUnicode')));
  return {
    name: String(file.get(font.get('/BaseFont')) ?? '/unnamed').slice(1),
    // Letters of Type 3 are drawings in the file.
    isEmbedded:
      font.get('/Subtype') === '/Type3' ||
      ['/FontFile', '/FontFile2', '/FontFile3'].some((key) => descriptor.has(key)),
    codesOf: (bytes) =>
      isComposite ? pairs(bytes) : Array.from(bytes, (each) => each.charCodeAt(0)),
    widthOf: isComposite ? compositeWidths(inner, file) : simpleWidths(font, descriptor, file),
    textOf: (code) => letters.get(code) ?? (isComposite ? '' : String.fromCharCode(code)),
  };
}

function pairs(bytes: string): number[] {
  return Array.from({ length: Math.floor(bytes.length / 2) }, (_, i) => pairAt(bytes, 2 * i));
}

function pairAt(bytes: string, at: number): number {
  return bytes.charCodeAt(at) * 256 + bytes.charCodeAt(at + 1);
}

/** `W` is runs of `first [w w w]` and `first last w`. */
function compositeWidths(font: PdfDict, file: PdfFile): (code: number) => number {
  const widths = new Map<number, number>();
  const runs = file.array(font.get('/W')).map((each) => file.get(each));
  for (let i = 0; i < runs.length; ) {
    const [first, second] = [Number(runs[i]), runs[i + 1]];
    if (Array.isArray(second)) {
      for (const [k, width] of file.numbers(second).entries()) widths.set(first + k, width);
      i += 2;
    } else {
      for (let code = first; code <= Number(second); code++) widths.set(code, Number(runs[i + 2]));
      i += 3;
    }
  }
  const usual = Number(file.get(font.get('/DW')) ?? 1000);
  return (code) => widths.get(code) ?? usual;
}

function simpleWidths(font: PdfDict, descriptor: PdfDict, file: PdfFile): (code: number) => number {
  const first = Number(file.get(font.get('/FirstChar')) ?? 0);
  const widths = file.numbers(font.get('/Widths'));
  const missing = Number(file.get(descriptor.get('/MissingWidth')) ?? 500);
  return (code) => widths[code - first] ?? missing;
}

/** Of the map from codes to Unicode (Adobe Technical Note 5411). */
function lettersIn(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  const hexOf = (hex: string): number => Number.parseInt(hex, 16);
  const textOf = (hex: string): string =>
    (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(hexOf(unit))).join('');
  for (const [, body = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code, text] of body.matchAll(/<(\w+)>\s*<([\w\s]*)>/g)) {
      letters.set(hexOf(code!), textOf(text!.replace(/\s/g, '')));
    }
  }
  for (const [, body = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from, to, list, text] of body.matchAll(
      /<(\w+)>\s*<(\w+)>\s*(?:\[([^\]]*)\]|<(\w+)>)/g,
    )) {
      const texts = Array.from((list ?? '').matchAll(/<([\w\s]*)>/g), ([, each]) =>
        textOf(each!.replace(/\s/g, '')),
      );
      for (let code = hexOf(from!); code <= hexOf(to!); code++) {
        const next =
          text === undefined ? '' : String.fromCharCode(hexOf(text) + code - hexOf(from!));
        letters.set(code, texts[code - hexOf(from!)] ?? next);
      }
    }
  }
  return letters;
}
