// What a page prints, and where: its content (ISO 32000-1, 8 and 9) followed operator by operator. Of shapes and
// letters the boxes around them are kept, in points of the page, before it is rotated.

import { isWord, type PdfDict, type PdfFile, PdfReader, type PdfValue } from './pdf-file.ts';
import { type FontFacts, readFont } from './pdf-font.ts';

/** From the lower left corner. */
export interface MarkBox {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

export type PageMark = MarkBox &
  (
    | { readonly kind: 'shape' }
    | {
        readonly kind: 'text';
        readonly text: string;
        readonly size: number;
        readonly font: FontFacts;
      }
    /** `resolution`: dots an inch. */
    | { readonly kind: 'image'; readonly resolution: number }
  );

/** As PDF writes it: x' = a x + c y + e, y' = b x + d y + f. */
type Matrix = readonly [number, number, number, number, number, number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const FORMS_MOST = 12;
/** Of the size, above and below the baseline: letters reach so far. */
const [ASCENT, DESCENT] = [0.75, 0.22];
const INCH = 72;

/** What `q` saves and `Q` brings back. */
interface GraphicsState {
  matrix: Matrix;
  lineWidth: number;
  font: FontFacts | undefined;
  size: number;
  spacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  isHidden: boolean;
}

export class PageMarks {
  readonly marks: PageMark[] = [];
  private readonly file: PdfFile;
  private readonly fonts: Map<PdfValue, FontFacts>;

  /** `fonts`: those that are known from other pages. */
  constructor(file: PdfFile, fonts: Map<PdfValue, FontFacts>) {
    this.file = file;
    this.fonts = fonts;
  }

  /** Adds what some content prints with its resources. */
  read(content: string, resources: PdfDict, matrix: Matrix = IDENTITY, depth = 0): void {
    let state: GraphicsState = {
      matrix,
      lineWidth: 1,
      font: undefined,
      size: 0,
      spacing: 0,
      wordSpacing: 0,
      scale: 1,
      leading: 0,
      rise: 0,
      isHidden: false,
    };
    const saved: GraphicsState[] = [];
    let [line, text] = [IDENTITY, IDENTITY];
    let path: (readonly [number, number])[] = [];
    let operands: PdfValue[] = [];
    const number = (i: number): number => Number(operands[i] ?? 0);
    const point = (i: number): void => {
      path.push(applied(state.matrix, number(i), number(i + 1)));
    };
    const moveLine = (x: number, y: number): void => {
      line = times([1, 0, 0, 1, x, y], line);
      text = line;
    };
    const show = (value: PdfValue | undefined): void => {
      const bytes =
        typeof value === 'object' && value !== null && 'bytes' in value ? value.bytes : '';
      text = this.showText(bytes, text, state);
    };
    const paint = (isStroked: boolean): void => {
      const half = isStroked ? (state.lineWidth * scaleOf(state.matrix)) / 2 : 0;
      const box = around(path, half);
      if (box !== undefined) this.marks.push({ kind: 'shape', ...box });
      path = [];
    };
    const reader = new PdfReader(content);
    for (let token = reader.next(); token !== undefined; token = reader.next()) {
      if (!isWord(token)) {
        operands.push(token);
        continue;
      }
      switch (token.word) {
        case 'q':
          saved.push({ ...state });
          break;
        case 'Q':
          state = saved.pop() ?? state;
          break;
        case 'cm':
          state.matrix = times(operands.map(Number) as unknown as Matrix, state.matrix);
          break;
        case 'w':
          state.lineWidth = number(0);
          break;
        case 'm':
        case 'l':
          point(0);
          break;
        case 'c':
          for (const i of [0, 2, 4]) point(i);
          break;
        case 'v':
        case 'y':
          for (const i of [0, 2]) point(i);
          break;
        case 're': {
          const [x, y, width, height] = [number(0), number(1), number(2), number(3)];
          for (const at of [
            [x, y],
            [x + width, y],
            [x, y + height],
            [x + width, y + height],
          ] as const) {
            path.push(applied(state.matrix, ...at));
          }
          break;
        }
        case 'n':
          path = [];
          break;
        case 'f':
        case 'F':
        case 'f*':
          paint(false);
          break;
        case 'S':
        case 's':
        case 'B':
        case 'B*':
        case 'b':
        case 'b*':
          paint(true);
          break;
        case 'BT':
          [line, text] = [IDENTITY, IDENTITY];
          break;
        case 'Tf':
          state.font = this.fontNamed(operands[0], resources);
          state.size = number(1);
          break;
        case 'Tc':
          state.spacing = number(0);
          break;
        case 'Tw':
          state.wordSpacing = number(0);
          break;
        case 'Tz':
          state.scale = number(0) / 100;
          break;
        case 'TL':
          state.leading = number(0);
          break;
        case 'Ts':
          state.rise = number(0);
          break;
        case 'Tr':
          state.isHidden = number(0) === 3;
          break;
        case 'Tm':
          line = operands.map(Number) as unknown as Matrix;
          text = line;
          break;
        case 'TD':
          state.leading = -number(1);
          moveLine(number(0), number(1));
          break;
        case 'Td':
          moveLine(number(0), number(1));
          break;
        case 'T*':
          moveLine(0, -state.leading);
          break;
        case "'":
        case '"':
          moveLine(0, -state.leading);
          show(operands.at(-1));
          break;
        case 'Tj':
          show(operands[0]);
          break;
        case 'TJ':
          for (const each of this.file.array(operands[0])) {
            if (typeof each !== 'number') show(each);
            else text = times([1, 0, 0, 1, (-each / 1000) * state.size * state.scale, 0], text);
          }
          break;
        case 'Do':
          this.paintObject(operands[0], resources, state.matrix, depth);
          break;
        case 'BI':
          // A picture in the content: its bytes are no operators.
          reader.at = Math.max(reader.at, content.indexOf('EI', reader.at) + 2);
          break;
      }
      operands = [];
    }
  }

  private fontNamed(name: PdfValue | undefined, resources: PdfDict): FontFacts {
    const value = this.file.dict(resources.get('/Font')).get(String(name)) ?? null;
    const key = this.file.get(value) ?? null;
    const font = this.fonts.get(key) ?? readFont(value, this.file);
    this.fonts.set(key, font);
    return font;
  }

  /** Returns where the next text begins. */
  private showText(bytes: string, from: Matrix, state: GraphicsState): Matrix {
    const { font, size, scale } = state;
    if (font === undefined || bytes === '') return from;
    let width = 0;
    let text = '';
    for (const code of font.codesOf(bytes)) {
      const letter = font.textOf(code);
      const space = state.spacing + (letter === ' ' ? state.wordSpacing : 0);
      width += ((font.widthOf(code) / 1000) * size + space) * scale;
      text += letter;
    }
    const placed = times(from, state.matrix);
    const corners = [0, width].flatMap((x) =>
      [state.rise - DESCENT * size, state.rise + ASCENT * size].map((y) => applied(placed, x, y)),
    );
    const seen = Math.abs(size) * Math.hypot(placed[2], placed[3]);
    if (!state.isHidden && text.trim() !== '') {
      this.marks.push({ kind: 'text', text, size: seen, font, ...around(corners, 0)! });
    }
    return times([1, 0, 0, 1, width, 0], from);
  }

  private paintObject(
    name: PdfValue | undefined,
    resources: PdfDict,
    matrix: Matrix,
    depth: number,
  ): void {
    const value = this.file.dict(resources.get('/XObject')).get(String(name));
    const object = this.file.dict(value);
    if (object.get('/Subtype') === '/Image') {
      const pixels = Math.min(
        Number(this.file.get(object.get('/Width'))) / Math.hypot(matrix[0], matrix[1]),
        Number(this.file.get(object.get('/Height'))) / Math.hypot(matrix[2], matrix[3]),
      );
      const corners = [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ].map(([x, y]) => applied(matrix, x!, y!));
      this.marks.push({ kind: 'image', resolution: pixels * INCH, ...around(corners, 0)! });
      return;
    }
    if (object.get('/Subtype') !== '/Form' || depth >= FORMS_MOST) return;
    const own = this.file.numbers(object.get('/Matrix'));
    const inner = own.length === 6 ? times(own as unknown as Matrix, matrix) : matrix;
    const its = object.has('/Resources') ? this.file.dict(object.get('/Resources')) : resources;
    this.read(this.file.content(value), its, inner, depth + 1);
  }
}

/** First the one, then the other. */
function times(first: Matrix, then: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [A, B, C, D, E, F] = then;
  return [
    a * A + b * C,
    a * B + b * D,
    c * A + d * C,
    c * B + d * D,
    e * A + f * C + E,
    e * B + f * D + F,
  ];
}

function applied([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

function scaleOf([a, b]: Matrix): number {
  return Math.hypot(a, b);
}

function around(points: readonly (readonly [number, number])[], more: number): MarkBox | undefined {
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - more,
    bottom: Math.min(...ys) - more,
    right: Math.max(...xs) + more,
    top: Math.max(...ys) + more,
  };
}
