// The format `xd`, in its implicit form, with a line for every entry: some readers know no other one. Only a grid with bars
// has a heading for each section, for bars are in a section that has no place among the others.

import { InputError } from '../../base/errors.ts';
import { lettersOf } from '../../base/letters.ts';
import { counted } from '../../base/phrases.ts';
import { rowsOf } from '../../layout/layout.ts';
import {
  answerText,
  type Content,
  contentsAt,
  type Mark,
  type Puzzle,
} from '../../puzzle/puzzle.ts';
import { clueLine, oneLine, withEnumeration } from '../clue-text.ts';
import { withPlainSlots } from '../plain-slots.ts';
import { hasStyles, styledText } from '../styles.ts';
import type { WriteOptions } from '../writing.ts';
import {
  BAR_STYLES,
  BARRED,
  BARS,
  BLOCK,
  BOLD,
  FORM,
  GROUPS,
  HEADINGS,
  ITALIC,
  NO_STYLE,
  OPEN,
  REBUS,
  SPECIAL,
  SPECIALS,
  VOID,
} from './xd-signs.ts';

const BETWEEN = '\n\n\n';
/** XdSigns for cells of several letters: digits first, then others that mean nothing else. */
const KEYS = [...'1234567890@$%&+?!*^', ...range('①', 100)];
const SPECIAL_KEYS = range('a', 26);

/** The puzzle as an xd file. @throws InputError for one that no such file can say */
export function renderXd(asItIs: Puzzle, options: WriteOptions = {}): string {
  const puzzle = withPlainSlots(asItIs, 'xd', options, asItIs.layout.geometry.bars);
  const special = specialOf(puzzle, options);
  const signs = new XdSigns(puzzle, special);
  const grid = rowsOf(puzzle.layout).map((row) =>
    row
      .map((at) => {
        if (typeof at === 'number') return signs.at(at);
        return at === 'block' ? BLOCK : VOID;
      })
      .join(''),
  );
  if (signs.unmarked > 0) {
    options.onNote?.(`the format xd cannot mark ${counted(signs.unmarked, 'cell')}: left out`);
  }
  const { metadata = [], references = [] } =
    puzzle.unread?.format === 'xd'
      ? (puzzle.unread.fields as Partial<Record<string, string[]>>)
      : {};
  const heading = Object.entries(HEADINGS).flatMap(([field, key]) => {
    const value = puzzle.heading?.[field as keyof typeof HEADINGS];
    return value === undefined ? [] : [`${key}: ${oneLine(value)}`];
  });
  const lines = [
    ...heading,
    ...metadata,
    ...(signs.rebus.length > 0 ? [`${REBUS}: ${signs.rebus.join(' ')}`] : []),
    ...(signs.hasSpecial && special ? [`${SPECIAL}: ${SPECIALS[special]}`] : []),
  ];
  // There is a section of metadata even if there is nothing to say.
  if (lines.length === 0) lines.push(`${HEADINGS.title}: `);
  const clues = cluesOf(puzzle, references);
  const notes = puzzle.heading?.notes?.trim() ?? '';
  if (clues === '' && notes !== '') {
    options.onNote?.('the format xd has no notes without clues: left out');
  }
  if (puzzle.layout.geometry.bars !== undefined) {
    const named = { Metadata: [...lines, `${FORM}: ${BARRED}`].join('\n'), Grid: grid.join('\n') };
    const all = Object.entries({ ...named, Clues: clues, Notes: notes, Design: designOf(puzzle) });
    const some = all.filter(([, text]) => text !== '');
    return some.map(([name, text]) => `## ${name}\n\n${text}\n`).join('\n');
  }
  const sections = [lines.join('\n'), grid.join('\n'), clues, clues === '' ? '' : notes];
  return `${sections.filter((section) => section !== '').join(BETWEEN)}\n`;
}

/** Which cells have bars above them or at their left. */
function designOf({ layout }: Puzzle): string {
  const { bars, width, positions } = layout.geometry;
  const styles = Object.entries(BAR_STYLES).map(([letter, sides]) => {
    return `${letter} { ${sides.map((side) => `${BARS[side]}: true`).join('; ')} }`;
  });
  const isBehind = (at: number, side: ReadonlySet<number> | undefined): boolean => {
    const before = positions[at];
    return typeof before === 'number' && side?.has(before) === true;
  };
  const rows = rowsOf(layout).map((row, y) =>
    row
      .map((_, x) => {
        const isTop = isBehind((y - 1) * width + x, bars?.below);
        const isLeft = x > 0 && isBehind(y * width + x - 1, bars?.right);
        return isTop ? (isLeft ? 'C' : 'A') : isLeft ? 'B' : NO_STYLE;
      })
      .join(''),
  );
  return ['<style>', ...styles, '</style>', '', ...rows].join('\n');
}

/** The marks that the file can have, which are of one kind. */
function specialOf({ marks }: Puzzle, { onNote }: WriteOptions): Mark | undefined {
  const kinds = new Set([...(marks?.values() ?? [])].flatMap((each) => [...each]));
  if (kinds.size > 1) onNote?.('the format xd has circles or shades, not both: shades left out');
  return kinds.has('circle') ? 'circle' : [...kinds][0];
}

/** What stands in the grid for each cell. */
class XdSigns {
  /** `1=HEART`. */
  readonly rebus: string[] = [];
  hasSpecial = false;
  /** Marked cells whose signs cannot say so. */
  unmarked = 0;
  private readonly signs: readonly string[];

  constructor({ layout, cells, marks }: Puzzle, special: Mark | undefined) {
    const isMarked = (cell: number): boolean =>
      special !== undefined && (marks?.get(cell)?.has(special) ?? false);
    const all = Array.from({ length: layout.cellCount }, (_, cell) => cell);
    const small = all.map((cell) => (isMarked(cell) ? smallLetter(cells[cell]) : undefined));
    const plain = cells.filter(
      (content) => content !== undefined && lettersOf(content).length === 1,
    );
    const free = KEYS.filter((key) => !plain.includes(key));
    const freeSpecial = SPECIAL_KEYS.filter((key) => !small.includes(key));
    const keys = new Map<string, string>();
    const keyOf = (content: string, marked: boolean): string => {
      const name = `${marked} ${content}`;
      const known = keys.get(name);
      if (known !== undefined) return known;
      const key = (marked ? freeSpecial : free).shift();
      if (key === undefined && !marked) {
        throw new InputError('too many different rebus cells for the format xd');
      }
      if (key === undefined) {
        this.unmarked++;
        return lettersOf(content).length === 1 ? content : keyOf(content, false);
      }
      this.rebus.push(`${key}=${content}`);
      keys.set(name, key);
      return key;
    };
    this.signs = all.map((cell) => {
      const content = cells[cell];
      const marked = isMarked(cell);
      if (content === undefined) {
        if (marked) this.unmarked++;
        return OPEN;
      }
      if (marked) this.hasSpecial = true;
      if (small[cell] !== undefined) return small[cell];
      const isOne = lettersOf(content).length === 1;
      return isOne && !marked && content !== BLOCK ? content : keyOf(content, marked);
    });
  }

  at(cell: number): string {
    return this.signs[cell]!;
  }
}

/** The small letter of one that has one. */
function smallLetter(content: Content): string | undefined {
  if (content === undefined || lettersOf(content).length !== 1) return undefined;
  const small = content.toLowerCase();
  const isItsOwn = small !== content && small.toUpperCase() === content;
  return isItsOwn && lettersOf(small).length === 1 ? small : undefined;
}

function cluesOf(puzzle: Puzzle, references: readonly string[]): string {
  const { slots } = puzzle.layout;
  const groups = Object.entries(GROUPS).map(([direction, group]) =>
    slots.flatMap((slot, index) => {
      if (slot.direction !== direction) return [];
      const name = `${group}${slot.number}`;
      const answer = answerText(contentsAt(puzzle.cells, slot), OPEN);
      const on = references.filter((each) => each.split(/\s/u, 1)[0] === name);
      return [`${name}. ${xdClue(puzzle, index)} ~ ${answer}`, ...on];
    }),
  );
  return groups
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** With the marks of italics and bold. */
function xdClue(puzzle: Puzzle, slot: number): string {
  const clue = puzzle.clues?.[slot] ?? '';
  if (!hasStyles(clue)) return clueLine(puzzle, slot);
  const marked = styledText(clue, (text) => text, [ITALIC, BOLD]);
  return oneLine(withEnumeration(marked, puzzle.enumerations?.[slot]));
}

function range(first: string, count: number): string[] {
  const from = first.codePointAt(0)!;
  return Array.from({ length: count }, (_, i) => String.fromCodePoint(from + i));
}
