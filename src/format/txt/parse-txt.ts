// Reading Across Lite's text format, both versions.

import { counted } from '../../base/phrases.ts';
import { gridLayout } from '../../layout/grid-layout.ts';
import type { Layout } from '../../layout/layout.ts';
import type { Content, Heading, Mark, Puzzle } from '../../puzzle/puzzle.ts';
import { isNoClue } from '../clue-text.ts';
import { inSlotsAsked } from '../plain-slots.ts';
import { CELL_TAKES, contentOf, Faults, puzzleRead, type ReadOptions } from '../reading.ts';
import { asClue } from '../styles.ts';
import { isBlank, type NumberedLine, signsOf, textInEither } from '../text-files.ts';
import {
  BLOCK,
  COPYRIGHT,
  HIDDEN_BLOCK,
  HIDDEN_LETTER,
  MARK,
  type Section,
  sectionsOf,
} from './txt-sections.ts';

const SIZE = /^\s*(\d{1,5})\s*x\s*(\d{1,5})\s*$/;

/** The puzzle of a file in Across Lite's text format. @throws InputError, with a line, for what breaks its rules, unless reading is lenient */
export function parseTxt(file: Uint8Array | string, options: ReadOptions = {}): Puzzle {
  const text = typeof file === 'string' ? file : textInEither(file);
  return new TxtParser(text, options).make();
}

class TxtParser {
  private readonly options: ReadOptions;
  private readonly faults: Faults;
  private readonly sections: ReadonlyMap<Section, readonly NumberedLine[]>;
  private readonly rebus = new Map<string, Content>();
  private isMarked = false;

  constructor(text: string, options: ReadOptions) {
    this.options = options;
    this.faults = new Faults(options);
    this.sections = sectionsOf(text, this.faults);
  }

  make(): Puzzle {
    const { faults } = this;
    const lines = this.filled('GRID');
    if (lines.length === 0) faults.fail('the grid has no rows');
    const rows = signsOf(lines, BLOCK, faults);
    const [width, height] = [rows[0]!.length, rows.length];
    this.checkSize(width, height);
    this.readRebus();
    const signs = rows.flat();
    if (signs.includes(HIDDEN_BLOCK)) faults.note('diagramless puzzle: its blocks are shown');
    const kinds = signs.map((sign) => (sign === BLOCK || sign === HIDDEN_BLOCK ? 'block' : 'cell'));
    const layout = gridLayout(width, kinds);
    const inside = layout.geometry.positionOf.map((at) => signs[at]!);
    const isSolutionHidden =
      inside.length > 1 && inside.every((sign) => sign.toUpperCase() === HIDDEN_LETTER);
    if (isSolutionHidden && !this.rebus.has(HIDDEN_LETTER)) faults.note('no solution');
    const contents = layout.geometry.positionOf.map((at, cell) =>
      isSolutionHidden
        ? this.rebus.get(HIDDEN_LETTER)
        : this.contentOf(inside[cell]!, {
            line: lines[Math.floor(at / width)]!.line,
            column: (at % width) + 1,
          }),
    );
    const marks = new Map(
      [...inside.entries()].flatMap(([cell, sign]) =>
        this.isMarked && /^[a-z]$/.test(sign) ? [[cell, new Set<Mark>(['circle'])] as const] : [],
      ),
    );
    const clues = this.clues(layout);
    const heading = this.heading();
    const puzzle = puzzleRead(contents, { layout, marks, clues, heading });
    return inSlotsAsked(puzzle, this.options, faults);
  }

  /** The lines of a section with anything in them. */
  private filled(name: Section): readonly NumberedLine[] {
    return (this.sections.get(name) ?? []).filter((line) => !isBlank(line));
  }

  private clues({ slots }: Layout): (string | undefined)[] {
    return [['across', 'ACROSS'] as const, ['down', 'DOWN'] as const].flatMap(
      ([direction, name]) => {
        const wanted = slots.filter((slot) => slot.direction === direction);
        const lines = this.filled(name);
        if (lines.length !== wanted.length && this.sections.has(name)) {
          const entries = `the grid has ${counted(wanted.length, 'such entry', 'such entries')}`;
          this.faults.report(
            `${counted(lines.length, 'clue')} in <${name}>, but ${entries}`,
            lines.at(-1),
          );
        }
        return wanted.map((_, i) => {
          const clue = lines[i]?.text.trim();
          return clue === undefined || isNoClue(clue) ? undefined : asClue(clue);
        });
      },
    );
  }

  private checkSize(width: number, height: number): void {
    const [first] = this.filled('SIZE');
    if (first === undefined) {
      if (this.sections.has('SIZE')) this.faults.report('<SIZE> is empty');
      return;
    }
    const [, columns, rows] = SIZE.exec(first.text) ?? [];
    if (columns === undefined) this.faults.report('a size looks like 15x15', first);
    else if (Number(columns) !== width || Number(rows) !== height) {
      this.faults.report(
        `the size is ${columns}x${rows}, but the grid is ${width}x${height}`,
        first,
      );
    }
  }

  /** `MARK;`, and lines such as `1:ESP:E`. */
  private readRebus(): void {
    for (const { text, line } of this.filled('REBUS')) {
      const [, sign, long, short] = /^\s*([^\s:]):([^:]*):([^:]*)$/u.exec(text) ?? [];
      if (sign !== undefined) {
        const content = contentOf(long!.trim(), this.options);
        if (content === undefined) {
          this.faults.report(`the rebus ${text.trim()}: ${CELL_TAKES}`, { line });
        }
        this.rebus.set(sign, content ?? contentOf(short!.trim(), this.options));
        continue;
      }
      for (const flag of text.split(';')) {
        if (flag.trim() === MARK) this.isMarked = true;
        else if (flag.trim() !== '')
          this.faults.report(`'${flag.trim()}' is not a rebus entry`, { line });
      }
    }
  }

  private contentOf(sign: string, spot: { line: number; column: number }): Content {
    if (this.rebus.has(sign)) return this.rebus.get(sign);
    const content = contentOf(sign, this.options);
    if (content === undefined) {
      this.faults.report(`${sign} in the grid: ${CELL_TAKES}`, spot);
    }
    return content;
  }

  private heading(): Heading {
    const line = (name: Section): string => {
      const lines = this.filled(name);
      if (lines.length > 1) this.faults.report(`<${name}> must have one line`, lines[1]);
      return lines[0]?.text.trim() ?? '';
    };
    const copyright = line('COPYRIGHT');
    const notes = (this.sections.get('NOTEPAD') ?? []).map(({ text }) => text).join('\n');
    return {
      title: line('TITLE'),
      author: line('AUTHOR'),
      copyright:
        copyright === '' || copyright.startsWith(COPYRIGHT)
          ? copyright
          : `${COPYRIGHT} ${copyright}`,
      notes: notes.trim(),
    };
  }
}
