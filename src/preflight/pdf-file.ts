// A PDF as its objects (ISO 32000-1, 7.3 to 7.5), of any program: all objects that are in its bytes, those in object
// streams too, whatever its tables of them say. The last of a number counts, as after an update.

import { InputError } from '../base/errors.ts';

/** A name is a text that begins with `/`; a string is its bytes, each a character. */
export type PdfValue =
  | number
  | boolean
  | null
  | string
  | { readonly bytes: string }
  | { readonly ref: number }
  | readonly PdfValue[]
  | PdfDict
  | PdfStream;
export type PdfDict = ReadonlyMap<string, PdfValue>;

interface PdfStream {
  readonly dict: PdfDict;
  /** As it is in the file. */
  readonly packed: Uint8Array;
}

/** Unpacks zlib's format. */
export type Inflate = (bytes: Uint8Array) => Uint8Array;

const SPACE = /[\0\t\n\f\r ]/;
const ENDS_WORD = /[\0\t\n\f\r ()<>[\]{}/%]/;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const DEPTH_MOST = 64;

/** Reads values and words one after the other, from objects and from content. */
export class PdfReader {
  at: number;
  private readonly text: string;

  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  /** A value, or a word that is none, as `{ word }`; undefined at the end. */
  next(depth = 0): PdfValue | { readonly word: string } | undefined {
    this.skipSpace();
    const { text } = this;
    const first = text[this.at];
    if (first === undefined || depth > DEPTH_MOST) return undefined;
    if (first === '/') return this.name();
    if (first === '(') return { bytes: this.literal() };
    if (first === '<' && text[this.at + 1] === '<') return this.dict(depth);
    if (first === '<') return { bytes: this.hex() };
    if (first === '[') return this.array(depth);
    if (')>]{}'.includes(first)) {
      this.at += text.startsWith('>>', this.at) ? 2 : 1;
      return { word: text.slice(this.at - 1, this.at) };
    }
    const word = this.word();
    if (/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word)) {
      const ref = Number.isInteger(Number(word)) && this.reference();
      return ref ? { ref: Number(word) } : Number(word);
    }
    if (word === 'true' || word === 'false') return word === 'true';
    return word === 'null' ? null : { word };
  }

  private reference(): boolean {
    const match = /^[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![\w.])/.exec(
      this.text.slice(this.at, this.at + 24),
    );
    if (match === null) return false;
    this.at += match[0].length;
    return true;
  }

  private skipSpace(): void {
    for (; ; this.at++) {
      const character = this.text[this.at];
      if (character === '%') {
        while (this.at < this.text.length && !/[\r\n]/.test(this.text[this.at]!)) this.at++;
      } else if (character === undefined || !SPACE.test(character)) return;
    }
  }

  private word(): string {
    const from = this.at;
    while (this.at < this.text.length && !ENDS_WORD.test(this.text[this.at]!)) this.at++;
    if (this.at === from) this.at++;
    return this.text.slice(from, this.at);
  }

  private name(): string {
    this.at++;
    const written = SPACE.test(this.text[this.at] ?? ' ') ? '' : this.word();
    const code = (_: string, hex: string): string => String.fromCharCode(Number.parseInt(hex, 16));
    return `/${written.replace(/#([0-9a-f]{2})/gi, code)}`;
  }

  private hex(): string {
    const end = this.text.indexOf('>', this.at);
    const digits = this.text.slice(this.at + 1, end).replace(/[^0-9a-f]/gi, '');
    this.at = end < 0 ? this.text.length : end + 1;
    const pairs = (digits.length % 2 === 0 ? digits : `${digits}0`).match(/../g) ?? [];
    return pairs.map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join('');
  }

  private literal(): string {
    let bytes = '';
    let open = 1;
    for (this.at++; this.at < this.text.length; this.at++) {
      const character = this.text[this.at]!;
      if (character === '(') open++;
      if (character === ')' && --open === 0) break;
      if (character !== '\\') {
        bytes += character;
        continue;
      }
      const octal = /^[0-7]{1,3}/.exec(this.text.slice(this.at + 1, this.at + 4))?.[0];
      if (octal !== undefined) {
        bytes += String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
        this.at += octal.length;
        continue;
      }
      const escaped = this.text[++this.at] ?? '';
      if (!/[\r\n]/.test(escaped)) bytes += ESCAPES[escaped] ?? escaped;
    }
    this.at++;
    return bytes;
  }

  private array(depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    for (this.at++; ; ) {
      const value = this.next(depth + 1);
      if (value === undefined || isWord(value)) return values;
      values.push(value);
    }
  }

  private dict(depth: number): PdfDict {
    const dict = new Map<string, PdfValue>();
    for (this.at += 2; ; ) {
      const key = this.next(depth + 1);
      if (typeof key !== 'string') return dict;
      const value = this.next(depth + 1);
      if (value === undefined || isWord(value)) return dict;
      dict.set(key, value);
    }
  }
}

export function isWord(
  value: PdfValue | { readonly word: string },
): value is { readonly word: string } {
  return typeof value === 'object' && value !== null && 'word' in value;
}

export class PdfFile {
  private readonly objects = new Map<number, PdfValue>();
  private readonly inflate: Inflate;
  private trailer: PdfDict = new Map();

  /** @throws InputError for what is no PDF, or is locked */
  constructor(file: Uint8Array, source: string, inflate: Inflate) {
    this.inflate = inflate;
    const text = latin1(file);
    if (!text.slice(0, 1024).includes('%PDF-')) throw new InputError('not a PDF', { source });
    this.readObjects(text, file);
    for (const value of [...this.objects.values()]) {
      const dict = this.dict(value);
      if (dict.get('/Type') === '/ObjStm') this.readPacked(value);
      if (dict.get('/Type') === '/XRef') this.trailer = new Map([...this.trailer, ...dict]);
    }
    if (this.trailer.has('/Encrypt')) throw new InputError('an encrypted PDF', { source });
    if (this.dict(this.catalog.get('/Pages')).size === 0) {
      throw new InputError('PDF without pages', { source });
    }
  }

  get catalog(): PdfDict {
    return this.dict(this.trailer.get('/Root'));
  }

  /** What a value is, followed through references. */
  get(value: PdfValue | undefined): PdfValue | undefined {
    let found = value;
    for (let i = 0; i < DEPTH_MOST && isReference(found); i++) found = this.objects.get(found.ref);
    return found;
  }

  /** A dictionary, or that of a stream; an empty one for anything else. */
  dict(value: PdfValue | undefined): PdfDict {
    const found = this.get(value);
    if (found instanceof Map) return found;
    return isStream(found) ? found.dict : new Map();
  }

  array(value: PdfValue | undefined): readonly PdfValue[] {
    const found = this.get(value);
    return Array.isArray(found) ? found : [];
  }

  numbers(value: PdfValue | undefined): number[] {
    return this.array(value).map((each) => Number(this.get(each)));
  }

  /** The content of a stream, a character a byte; nothing where it is packed in an unknown way. */
  content(value: PdfValue | undefined): string {
    const stream = this.get(value);
    if (!isStream(stream)) return '';
    const filter = this.get(stream.dict.get('/Filter'));
    const filters = (Array.isArray(filter) ? filter : [filter]).filter(
      (each) => each !== undefined,
    );
    if (filters.length === 0) return latin1(stream.packed);
    if (filters.length > 1 || this.get(filters[0]) !== '/FlateDecode') return '';
    try {
      return latin1(this.inflate(stream.packed));
    } catch {
      return '';
    }
  }

  private readObjects(text: string, file: Uint8Array): void {
    const begins = /(\d+)[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+obj\b|\btrailer\b/g;
    for (let match = begins.exec(text); match !== null; match = begins.exec(text)) {
      const reader = new PdfReader(text, begins.lastIndex);
      const value = reader.next();
      if (value === undefined || isWord(value)) continue;
      if (match[1] === undefined) {
        if (value instanceof Map) this.trailer = new Map([...this.trailer, ...value]);
        continue;
      }
      const stream = /^[\0\t\n\f\r ]*stream\r?\n/.exec(text.slice(reader.at, reader.at + 16));
      begins.lastIndex = reader.at;
      if (!(value instanceof Map) || stream === null) {
        this.objects.set(Number(match[1]), value);
        continue;
      }
      const from = reader.at + stream[0].length;
      const length = value.get('/Length');
      const isRight =
        typeof length === 'number' &&
        /^\s*endstream/.test(text.slice(from + length, from + length + 12));
      const to = isRight ? from + length : Math.max(from, text.indexOf('endstream', from));
      this.objects.set(Number(match[1]), { dict: value, packed: file.subarray(from, to) });
      begins.lastIndex = to;
    }
  }

  private readPacked(value: PdfValue): void {
    const dict = this.dict(value);
    const text = this.content(value);
    const first = Number(this.get(dict.get('/First')));
    const index = new PdfReader(text.slice(0, first));
    for (let i = 0; i < Number(this.get(dict.get('/N'))); i++) {
      const [number, offset] = [index.next(), index.next()];
      if (typeof number !== 'number' || typeof offset !== 'number') return;
      const object = new PdfReader(text, first + offset).next();
      if (object !== undefined && !isWord(object)) this.objects.set(number, object);
    }
  }
}

function isReference(value: PdfValue | undefined): value is { readonly ref: number } {
  return typeof value === 'object' && value !== null && 'ref' in value;
}

function isStream(value: PdfValue | undefined): value is PdfStream {
  return typeof value === 'object' && value !== null && 'packed' in value;
}

function latin1(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; from += 8192) {
    pieces.push(String.fromCharCode(...bytes.subarray(from, from + 8192)));
  }
  return pieces.join('');
}
