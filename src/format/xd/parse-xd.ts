// Reading xd, in both of its forms. Clues say their answers, so that grid and clues can be held against each
// other: where they disagree, one of them is wrong.

import { lettersOf } from '../../base/letters.ts';
import { gridLayout, type PositionKind } from '../../layout/grid-layout.ts';
import type { Layout } from '../../layout/layout.ts';
import {
  answerText,
  type Content,
  contentsAt,
  type Heading,
  type Mark,
  type Puzzle,
} from '../../puzzle/puzzle.ts';
import { isNoClue } from '../clue-text.ts';
import { barsBetween } from '../numbered-grid.ts';
import { inSlotsAsked } from '../plain-slots.ts';
import { CELL_TAKES, contentOf, Faults, puzzleRead, type ReadOptions } from '../reading.ts';
import { type NumberedLine, signsOf } from '../text-files.ts';
import { readDesign, readXdClues, sectionsOf, type XdClue } from './xd-sections.ts';
import {
  BARRED,
  BARS,
  BLOCK,
  FORM,
  GROUPS,
  HEADINGS,
  NO_STYLE,
  OPEN,
  REBUS,
  SPECIAL,
  SPECIALS,
  VOID,
} from './xd-signs.ts';

/** The puzzle of an xd file. @throws InputError, with a line, for what breaks the format's rules, unless reading is lenient */
export function parseXd(text: string, options: ReadOptions = {}): Puzzle {
  return new XdParser(text, options).make();
}

/** What a sign of the grid stands for. */
interface SignMeaning {
  readonly kind: PositionKind;
  readonly content?: Content;
  readonly isSpecial?: boolean;
}

class XdParser {
  private readonly text: string;
  private readonly options: ReadOptions;
  private readonly faults: Faults;
  private readonly metadata = new Map<
    string,
    { readonly key: string; readonly value: string; readonly line: number }
  >();
  private readonly rebus = new Map<string, Content>();
  private special: Mark | undefined;

  constructor(text: string, options: ReadOptions) {
    this.text = text;
    this.options = options;
    this.faults = new Faults(options);
  }

  make(): Puzzle {
    const { faults, options } = this;
    const sections = sectionsOf(this.text, faults);
    this.readMetadata(sections.metadata);
    this.readRebus();
    this.special = this.readSpecial();
    if (sections.grid.length === 0) faults.fail('the xd file has no grid');
    const signs = signsOf(sections.grid, BLOCK, faults);
    const { clues, references } = readXdClues(sections.clues, faults);
    const hasBar = this.barsIn(sections.design);
    const { layout, cells } = this.laidOutFor(signs, sections.grid, clues, hasBar);
    if (layout.slots.length > 0 && sections.clues.length === 0) {
      faults.report('the xd file has no clues section');
    }
    const inside = cells.filter(({ kind }) => kind === 'cell');
    const marks = new Map(
      [...inside.entries()].flatMap(([cell, { isSpecial }]) =>
        isSpecial && this.special ? [[cell, new Set([this.special])] as const] : [],
      ),
    );
    const contents = inside.map(({ content }) => content);
    const puzzle = puzzleRead(contents, {
      layout,
      marks,
      clues: this.cluesOf(layout, contents, clues),
      heading: this.heading(sections.notes),
      unread: { format: 'xd', fields: this.unreadFields(references) },
    });
    return inSlotsAsked(puzzle, options, faults);
  }

  private readMetadata(lines: readonly NumberedLine[]): void {
    for (const { text, line } of lines) {
      const at = text.indexOf(':');
      const [key, value] = [text.slice(0, Math.max(at, 0)).trim(), text.slice(at + 1).trim()];
      if (key === '') {
        this.faults.report("a metadata line must be 'Key: value'", { line });
        continue;
      }
      const name = key.toLowerCase();
      if (this.metadata.has(name)) this.faults.report(`a second ${key} line`, { line });
      else this.metadata.set(name, { key, value, line });
    }
  }

  /** `1=HEART 2=SPADE`. */
  private readRebus(): void {
    const { value = '', line = 0 } = this.metadata.get(REBUS.toLowerCase()) ?? {};
    for (const entry of value.split(/[\s,]+/)) {
      if (entry === '') continue;
      const [, key, text] = /^(.)=(.+)$/u.exec(entry) ?? [];
      if (key === undefined) {
        this.faults.report(`'${entry}' is not a rebus entry: write it like 1=HEART`, { line });
        continue;
      }
      const content = contentOf(text!, this.options);
      if (content === undefined) {
        this.faults.report(`the rebus ${entry}: ${CELL_TAKES}`, { line });
      }
      if (this.rebus.has(key)) this.faults.report(`a second rebus entry ${key}`, { line });
      this.rebus.set(key, content);
    }
  }

  private readSpecial(): Mark | undefined {
    const { value = '', line = 0 } = this.metadata.get(SPECIAL.toLowerCase()) ?? {};
    if (value === '') return undefined;
    if (/^circle/i.test(value)) return 'circle';
    if (/^shade/i.test(value)) return 'shade';
    const known = Object.values(SPECIALS).join(' or ');
    this.faults.report(`${SPECIAL}: unknown value ${value}; expected ${known}`, { line });
    return undefined;
  }

  /** Whether a design has a bar at a side of a position. */
  private barsIn(
    design: readonly NumberedLine[],
  ): (row: number, column: number, side: string) => boolean {
    const { styles, rows } = readDesign(design, this.faults);
    const kinds = new Set([...styles.values()].flat());
    const odd = [...kinds].filter((name) => !(Object.values(BARS) as string[]).includes(name));
    if (odd.length > 0) this.faults.note(`ignored in the design: ${odd.join(', ')}`);
    const signs = rows.map(({ text }) => Array.from(text.trim()));
    return (row, column, side) =>
      styles.get(signs[row]?.[column] ?? NO_STYLE)?.includes(side) ?? false;
  }

  /** Some programs write a `.` for a block; so it is one where there is no other, and the clues fit only so. */
  private laidOutFor(
    signs: readonly (readonly string[])[],
    lines: readonly NumberedLine[],
    clues: readonly XdClue[],
    hasBar: ReturnType<XdParser['barsIn']>,
  ): { readonly layout: Layout; readonly cells: readonly SignMeaning[] } {
    const width = signs[0]!.length;
    const kindsWith = (dot: PositionKind): PositionKind[] =>
      signs.flat().map((sign) => {
        if (sign === OPEN) return dot;
        if (sign === VOID && !this.rebus.has(VOID)) return 'void';
        return sign === BLOCK ? 'block' : 'cell';
      });
    const laidOut = (dot: PositionKind): Layout => {
      const found = kindsWith(dot);
      let count = 0;
      const cellAt = found.map((kind) => (kind === 'cell' ? count++ : undefined));
      const bars = barsBetween(cellAt, width, (at, side) =>
        hasBar(Math.floor(at / width), at % width, `bar-${side}`),
      );
      return gridLayout(width, found, { bars });
    };
    const missing = ({ slots }: Layout): number => {
      const names = new Set(slots.map(nameOf));
      return clues.filter(({ name }) => !names.has(name)).length;
    };
    const isWithout = !signs.some((row) => row.includes(BLOCK));
    const open = laidOut('cell');
    const dotted = isWithout ? laidOut('block') : open;
    const areBlocks = missing(dotted) < missing(open);
    if (areBlocks) this.faults.note(`read ${OPEN} as a block, because the clues fit only that way`);
    const layout = areBlocks ? dotted : open;
    const kinds = kindsWith(areBlocks ? 'block' : 'cell');
    const used = new Set<string>();
    const cells = signs.flatMap((row, at) =>
      row.map((sign, column): SignMeaning => {
        const kind = kinds[at * width + column]!;
        if (kind !== 'cell' || sign === OPEN) return { kind };
        used.add(sign);
        return { kind, ...this.cellOf(sign, { line: lines[at]!.line, column: column + 1 }) };
      }),
    );
    const idle = [...this.rebus.keys()].filter((key) => !used.has(key));
    if (idle.length > 0) this.faults.report(`rebus entries that no cell uses: ${idle.join(', ')}`);
    return { layout, cells };
  }

  private cellOf(sign: string, spot: { line: number; column: number }): Omit<SignMeaning, 'kind'> {
    const isSpecial = this.special !== undefined && sign !== sign.toUpperCase();
    if (this.rebus.has(sign)) return { content: this.rebus.get(sign), isSpecial };
    const content = contentOf(sign, this.options);
    if (content === undefined) this.faults.report(`unknown sign ${sign} in the grid`, spot);
    return { content, isSpecial };
  }

  private cluesOf(
    { slots }: Layout,
    cells: readonly Content[],
    clues: readonly XdClue[],
  ): (string | undefined)[] {
    const slotOf = new Map(slots.map((slot, index) => [nameOf(slot), index]));
    const texts: (string | undefined)[] = slots.map(() => undefined);
    const seen = new Set<number>();
    for (const { name, text, answer, line } of clues) {
      const index = slotOf.get(name);
      if (index === undefined) {
        this.faults.report(`a clue for ${name}, which the grid does not have`, { line });
        continue;
      }
      if (seen.has(index)) {
        this.faults.report(`a second clue for ${name}`, { line });
        continue;
      }
      seen.add(index);
      const contents = contentsAt(cells, slots[index]!);
      if (answer !== undefined && !this.agree(answer, contents)) {
        const stands = answerText(contents, OPEN);
        this.faults.report(`${name} is ${answer} in its clue, but ${stands} in the grid`, { line });
      }
      if (!isNoClue(text)) texts[index] = text;
    }
    return texts;
  }

  /** What is not plain in one of them agrees with anything. */
  private agree(answer: string, contents: readonly Content[]): boolean {
    const { value: parter = '' } = this.metadata.get('splitcharacter') ?? {};
    const plain = (parter === '' ? answer : answer.replaceAll(parter, '')).replaceAll(
      /[\s'-]/gu,
      '',
    );
    const { onFolded: _, ...options } = this.options;
    const letters = lettersOf(
      plain
        .split(OPEN)
        .map((part) => (part === '' ? '' : (contentOf(part, options) ?? part)))
        .join(OPEN),
    );
    const standing = lettersOf(answerText(contents, OPEN));
    return (
      letters.length === standing.length &&
      letters.every(
        (letter, i) => letter === standing[i] || letter === OPEN || standing[i] === OPEN,
      )
    );
  }

  private heading(notes: string): Heading {
    const lines = Object.entries(HEADINGS).map(([field, key]) => [
      field,
      this.metadata.get(key.toLowerCase())?.value ?? '',
    ]);
    return Object.fromEntries([...lines, ['notes', notes]]);
  }

  private unreadFields(references: readonly string[]): Record<string, unknown> {
    const isBarred = this.metadata.get(FORM.toLowerCase())?.value === BARRED;
    const known = new Set(
      [...Object.values(HEADINGS), REBUS, SPECIAL, ...(isBarred ? [FORM] : [])].map((key) =>
        key.toLowerCase(),
      ),
    );
    const metadata = [...this.metadata].flatMap(([name, { key, value }]) =>
      known.has(name) ? [] : [`${key}: ${value}`],
    );
    return {
      ...(metadata.length > 0 && { metadata }),
      ...(references.length > 0 && { references }),
    };
  }
}

function nameOf({ direction, number }: { direction: string; number: number }): string {
  return `${GROUPS[direction as keyof typeof GROUPS]}${number}`;
}
