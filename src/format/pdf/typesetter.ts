// Texts as the fonts can show them, how wide they are, and where their lines break: between words, and within
// one only where it is wider than a line. Each style has several fonts, and each character is of the first that has it.
// Widths are in ems, so that they hold for any size.

import { hasRtl, visualRuns } from './bidi.ts';
import { FONT_STYLES, type FontStyle } from './pdf-kit.ts';

/** What setting has to know of a font. */
export interface Typeface {
  hasGlyph(codePoint: number): boolean;
  /** How far a letter reaches, in ems. */
  advance(codePoint: number): number;
  /** How far a text reaches whose letters join, in ems. */
  shapedAdvance(text: string): number;
}

/** A stretch of a line in one font. */
export interface FontRun {
  readonly text: string;
  /** The place of its font among those of the style. */
  readonly font: number;
  /** From the left of the line, in ems. */
  readonly at: number;
}

/** A text in one style. */
export interface StyledText {
  readonly text: string;
  readonly style: FontStyle;
}

/** By style, the preferred font first. */
export type Typefaces = Readonly<Record<FontStyle, readonly Typeface[]>>;

/** Stands for a character that the fonts do not have. */
const MISSING = '□';

/** Signs without a picture of their own: controls, joiners, variation selectors. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}]/gu;
const CUT = '…';
/** But for those at which no line breaks. */
const SPACES = /[^\S\u00a0\u202f]+/gu;

export class Typesetter {
  /** Characters that the fonts do not have, as they came. */
  readonly missing: Set<string> = new Set();
  private readonly faces: Typefaces;
  private readonly glyphs: Readonly<Record<FontStyle, Map<string, Glyph>>>;
  private readonly shown = new Map<string, string>();
  private readonly measured = new Map<string, readonly MeasuredWord[]>();

  constructor(faces: Typefaces) {
    this.faces = faces;
    const none = FONT_STYLES.map((style) => [style, new Map()] as const);
    this.glyphs = Object.fromEntries(none) as Record<FontStyle, Map<string, Glyph>>;
  }

  /** The text on one line, with signs that the fonts have. */
  readable(text: string): string {
    const known = this.shown.get(text);
    if (known !== undefined) return known;
    const clean = text.normalize('NFC').replace(SPACES, ' ').replace(UNSEEN, '').trim();
    let shown = '';
    for (const character of clean) shown += this.glyphsFor(character);
    this.shown.set(text, shown);
    return shown;
  }

  /** Of a text that is readable. */
  widthOf(text: string, style: FontStyle): number {
    if (hasRtl(text)) {
      const last = this.runsOf(text, style).at(-1);
      return last === undefined ? 0 : last.at + this.runWidth(last, style);
    }
    let width = 0;
    for (const character of text) width += this.glyphOf(character, style).advance;
    return width;
  }

  /** A line of readable text in stretches of one font, from left to right. `base`: the direction of its paragraph. */
  runsOf(text: string, style: FontStyle, base: 'ltr' | 'rtl' = 'ltr'): FontRun[] {
    const directed =
      base === 'rtl' || hasRtl(text) ? visualRuns(text, base) : [{ text, isRtl: false }];
    const runs: FontRun[] = [];
    let at = 0;
    for (const { text, isRtl } of directed) {
      const pieces: { text: string; font: number }[] = [];
      for (const character of text) {
        const last = pieces.at(-1);
        const isInLast = last && this.faces[style][last.font]?.hasGlyph(character.codePointAt(0)!);
        const font = isInLast ? last.font : this.glyphOf(character, style).font;
        if (last?.font === font) last.text += character;
        else pieces.push({ text: character, font });
      }
      for (const piece of isRtl ? pieces.reverse() : pieces) {
        // Fonts turn letters round by themselves, but not signs that stand alone.
        const isTurned = isRtl && !hasRtl(piece.text);
        const shown = isTurned ? Array.from(piece.text).reverse().join('') : piece.text;
        runs.push({ font: piece.font, text: shown, at });
        at += this.runWidth(piece, style);
      }
    }
    return runs;
  }

  private runWidth({ text, font }: Pick<FontRun, 'text' | 'font'>, style: FontStyle): number {
    return this.faces[style][font]!.shapedAdvance(text);
  }

  private glyphOf(character: string, style: FontStyle): Glyph {
    const known = this.glyphs[style].get(character);
    if (known !== undefined) return known;
    const codePoint = character.codePointAt(0)!;
    const faces = this.faces[style];
    const font = Math.max(
      0,
      faces.findIndex((face) => face.hasGlyph(codePoint)),
    );
    const glyph = { font, advance: faces[font]!.advance(codePoint) };
    this.glyphs[style].set(character, glyph);
    return glyph;
  }

  /** The text in lines that are no wider than so many ems. */
  wrap(text: string, width: number, style: FontStyle): string[] {
    return this.wrapStyled([{ text, style }], width).map((line) => line[0]?.text ?? '');
  }

  /** Texts of several styles, one after the other, in such lines. */
  wrapStyled(texts: readonly StyledText[], width: number): StyledText[][] {
    const lines: StyledText[][] = [];
    let line: StyledText[] = [];
    let used = 0;
    const put = (pieces: readonly StyledText[], width: number): void => {
      for (const { text, style } of pieces) {
        const last = line.at(-1);
        if (last?.style === style) line[line.length - 1] = { text: last.text + text, style };
        else line.push({ text, style });
      }
      used += width;
    };
    const end = (): void => {
      lines.push(line);
      line = [];
      used = 0;
    };
    for (const { pieces, spaced, width: wordWidth, spacedWidth } of this.measuredWords(texts)) {
      if (line.length > 0 && used + spacedWidth <= width) {
        put(spaced, spacedWidth);
        continue;
      }
      if (line.length > 0) end();
      if (wordWidth <= width) {
        put(pieces, wordWidth);
        continue;
      }
      for (const { text, style } of pieces) {
        for (const character of text) {
          const advance = this.widthOf(character, style);
          if (line.length > 0 && used + advance > width) end();
          put([{ text: character, style }], advance);
        }
      }
    }
    if (line.length > 0) end();
    return lines;
  }

  /** The words of some texts, with and without a space before; a text is set in many widths and measured once. */
  private measuredWords(texts: readonly StyledText[]): readonly MeasuredWord[] {
    const key = texts.map(({ text, style }) => `${style}\n${text}`).join('\r');
    const known = this.measured.get(key);
    if (known !== undefined) return known;
    const words = this.wordsOf(texts).map((pieces) => {
      const width = this.widthOfAll(pieces);
      const [first, ...rest] = pieces as [StyledText, ...StyledText[]];
      const spaced = [{ ...first, text: ` ${first.text}` }, ...rest];
      return { pieces, spaced, width, spacedWidth: width + this.widthOf(' ', first.style) };
    });
    this.measured.set(key, words);
    return words;
  }

  /** What stands between spaces, each in pieces of one style. */
  private wordsOf(texts: readonly StyledText[]): StyledText[][] {
    const words: StyledText[][] = [];
    let isOpen = false;
    for (const { text, style: asked } of texts) {
      const shown = this.readable(text);
      const style = asked === 'italic' && !this.isInItalics(shown) ? 'regular' : asked;
      if (/^\s/.test(text)) isOpen = false;
      for (const [i, piece] of shown.split(' ').entries()) {
        if (piece === '') continue;
        if (i === 0 && isOpen) words.at(-1)!.push({ text: piece, style });
        else words.push([{ text: piece, style }]);
      }
      isOpen = shown === '' ? isOpen : !/\s$/.test(text);
    }
    return words;
  }

  /** Italics have fewer letters. */
  private isInItalics(text: string): boolean {
    return Array.from(text).every((each) => this.isIn(each, 'italic'));
  }

  private isIn(character: string, style: FontStyle): boolean {
    return this.faces[style].some((face) => face.hasGlyph(character.codePointAt(0)!));
  }

  private widthOfAll(texts: readonly StyledText[]): number {
    return texts.reduce((width, { text, style }) => width + this.widthOf(text, style), 0);
  }

  /** As much of a text as so many ems hold. */
  cut(text: string, width: number, style: FontStyle): string {
    const whole = this.readable(text);
    if (this.widthOf(whole, style) <= width) return whole;
    const first = this.wrap(whole, width - this.widthOf(CUT, style), style)[0] ?? '';
    return `${first}${CUT}`;
  }

  /** A letter whose capital no font has, as of Georgian, stands as it is written small. */
  private glyphsFor(character: string): string {
    if (this.hasGlyphs(character)) return character;
    const small = character.toLowerCase();
    if (this.hasGlyphs(small)) return small;
    this.missing.add(character);
    return MISSING;
  }

  private hasGlyphs(text: string): boolean {
    return Array.from(text).every((each) => this.isIn(each, 'regular') && this.isIn(each, 'bold'));
  }
}

interface MeasuredWord {
  readonly pieces: readonly StyledText[];
  readonly spaced: readonly StyledText[];
  readonly width: number;
  readonly spacedWidth: number;
}

/** Of a character: its font among those of a style, and how far it reaches in ems. */
interface Glyph {
  readonly font: number;
  readonly advance: number;
}
