// Reading Exolve's text. Its clues are HTML and end with an enumeration, behind which stand annotations; sections that
// are not understood are kept for a file of the same format.

import type { Heading, Mark, Puzzle } from '../../puzzle/puzzle.ts';
import { clueOfHtml, plainText } from '../markup.ts';
import { cluedLayout, type NumberedClue } from '../numbered-grid.ts';
import { Faults, puzzleRead, type ReadOptions, type Spot } from '../reading.ts';
import { filledCells, type SaidCell } from '../said-cells.ts';
import {
  BLANK,
  BLOCK,
  CLUE_END,
  ENUMERATION,
  type ExolveSection,
  OPEN,
  SIGNS,
  sectionsOf,
} from './exolve-sections.ts';

/** Those that are read, and, of options, those that follow from the grid. */
const READ = /^(?:width|height|grid|title|setter|copyright|preamble|prelude|across|down|colou?r)$/;
const OF_CELLS = /^(?:rebus-cells|allow-digits|allow-chars:\S*)$/;
const CELL = /(&.|[^\s|_+@!~*{])/;
const CLUE = /^(\d+)(?:[a-z]{1,2}(?=[\s,&/]))?((?:\s*(?:,|&amp;|&|\/|and)\s*\d+[a-z]*)*)\s+(.*)$/i;

interface ExolveCell {
  readonly text: string;
  readonly signs: string;
}

/** The puzzle of a text in Exolve's format. @throws InputError, with a line, for what breaks its rules */
export function parseExolve(text: string, options: ReadOptions = {}): Puzzle {
  const faults: Faults = new Faults(options);
  const sections = sectionsOf(text);
  const optionsSaid = sections
    .filter(({ name }) => name === 'option')
    .flatMap(({ value }) => value.split(/\s+/));
  const isSpaced = optionsSaid.includes('rebus-cells');
  const grid = sections.find(({ name }) => name === 'grid') ?? faults.fail('no exolve-grid');
  const rows = grid.lines.map((line) => cellsIn(line.text, isSpaced));
  const width = rows[0]?.length ?? faults.fail('the grid has no rows', grid);
  for (const [i, row] of rows.entries()) {
    if (row.length === width) continue;
    faults.fail(`a row of ${row.length} cells, but the first row has ${width}`, grid.lines[i]);
  }
  checkSize(sections, width, rows.length, faults);
  const cells = rows.flat();
  const isBlank = cells.every(({ text: sign }) => sign === BLOCK || sign === BLANK);
  const isOpen = (sign: string): boolean =>
    sign === OPEN || (sign === BLANK && (isBlank || !/digits|chars/.test(optionsSaid.join())));
  const shaded = shadedIn(sections, width, rows.length, faults);
  const said = cells.map(({ text: sign, signs }, at): SaidCell | 'block' => {
    if (sign === BLOCK) return 'block';
    const has = (...any: readonly string[]): boolean => any.some((each) => signs.includes(each));
    const marks: Mark[] = has(SIGNS.circle) ? ['circle'] : [];
    if (shaded.has(at)) marks.push('shade');
    const sides = has(SIGNS.right, SIGNS.both) ? ['right'] : [];
    if (has(SIGNS.below, SIGNS.both)) sides.push('bottom');
    const letters = isOpen(sign) ? undefined : sign.replace(/&(.)/gs, '$1');
    return { text: letters, marks, sides, isShown: has(SIGNS.given) };
  });
  if (cells.some(({ signs }) => /[*~{]/.test(signs))) faults.note('ignored signs of cells: * ~ {}');
  const spotOf = (at: number): Spot => grid.lines[Math.floor(at / width)]!;
  const { contents, ...filled } = filledCells(width, said, options, faults, spotOf);
  const clued = cluedLayout({ ...filled, clues: cluesIn(sections, faults) }, options, faults);
  const others = sections.filter(
    ({ name, value }) => !READ.test(name) && !(name === 'option' && OF_CELLS.test(value)),
  );
  const lines = others.map(({ name, value, lines }) => [
    `exolve-${name}: ${value}`.trimEnd(),
    ...lines.map(({ text }) => `  ${text}`),
  ]);
  return puzzleRead(contents, {
    ...clued,
    marks: filled.marks,
    revealed: filled.revealed,
    heading: headingOf(sections),
    unread: { format: 'exolve', fields: lines.length > 0 ? { sections: lines.flat() } : {} },
  });
}

/** Where cells may have several letters, spaces stand between them. */
function cellsIn(row: string, isSpaced: boolean): ExolveCell[] {
  const cell = new RegExp(
    `(${CELL.source}${isSpaced ? '+' : ''})((?:[|_+@!~*]|\\{[^}]*\\})*)`,
    'gsu',
  );
  return [...row.matchAll(cell)].map(([, text, , signs]) => ({ text: text!, signs: signs! }));
}

function checkSize(
  sections: readonly ExolveSection[],
  width: number,
  height: number,
  faults: Faults,
): void {
  for (const [name, size] of Object.entries({ width, height })) {
    const said = sections.find((section) => section.name === name);
    if (said === undefined) faults.report(`no exolve-${name}`);
    else if (Number(said.value) !== size) {
      faults.report(`exolve-${name} is ${said.value.slice(0, 20)}, but the grid has ${size}`, said);
    }
  }
}

/** Positions with a colour: `b3` counts its row from below, as on a chess board. */
function shadedIn(
  sections: readonly ExolveSection[],
  width: number,
  height: number,
  faults: Faults,
): Set<number> {
  const shaded = new Set<number>();
  for (const { name, value } of sections) {
    if (!/^colou?r$/.test(name)) continue;
    for (const place of value.split(/\s+/)) {
      const [, letter, row] = /^([a-z])(\d+)$/.exec(place) ?? [];
      const [, x, y] = /^c(\d+)r(\d+)$/.exec(place) ?? /^r(?=\d+c)(\d+)c(\d+)$/.exec(place) ?? [];
      const isRowFirst = place.startsWith('r') && x !== undefined;
      const column = letter ? letter.charCodeAt(0) - 96 : Number(isRowFirst ? y : x);
      const up = Number(letter ? row : isRowFirst ? x : y);
      if (column >= 1 && column <= width && up >= 1 && up <= height)
        shaded.add((height - up) * width + column - 1);
      else if (/^\d+[ad]$|^[AD]\d+$/.test(place)) faults.note('ignored colours of entries');
    }
  }
  return shaded;
}

function cluesIn(sections: readonly ExolveSection[], faults: Faults): NumberedClue[] {
  return sections.flatMap(({ name, lines }): NumberedClue[] => {
    if (name !== 'across' && name !== 'down') return [];
    return lines.flatMap((line): NumberedClue[] => {
      const [, label, others, rest] = CLUE.exec(line.text) ?? [];
      if (label === undefined) {
        if (/^(?:hint|concise):/i.test(line.text)) faults.note('ignored hints and short clues');
        else faults.report('a clue must begin with its number', line);
        return [];
      }
      const { html, enumeration, hasMore } = clueParts(rest!);
      if (hasMore) faults.note('ignored annotations of clues');
      const text = clueOfHtml(html, faults.onMarkup).trim();
      const printed = others === '' ? undefined : `${label}${others!.replace(/\s+/g, ' ')}`;
      return [{ label, printed, direction: name, text, enumeration }];
    });
  });
}

/** The last enumeration ends a clue, unless it has an end of its own. */
function clueParts(text: string): { html: string; enumeration?: string; hasMore: boolean } {
  const end = text.indexOf(CLUE_END);
  if (end >= 0) {
    const html = text.slice(0, end).trimEnd();
    const hasMore = text.slice(end + CLUE_END.length).trim() !== '';
    const [whole, enumeration] = new RegExp(`\\s*${ENUMERATION.source}$`).exec(html) ?? [];
    return {
      html: whole === undefined ? html : html.slice(0, -whole.length),
      enumeration,
      hasMore,
    };
  }
  const last = [...text.matchAll(new RegExp(ENUMERATION, 'g'))].at(-1);
  if (last === undefined) return { html: text, hasMore: false };
  const after = text.slice(last.index + last[0].length).replace(/^\*/, '');
  return {
    html: text.slice(0, last.index).trimEnd(),
    enumeration: last[1]!.trim(),
    hasMore: after.trim() !== '',
  };
}

function headingOf(sections: readonly ExolveSection[]): Heading {
  const of = (...names: readonly string[]): ExolveSection | undefined =>
    sections.find(({ name }) => names.includes(name));
  const fields = {
    title: of('title')?.value,
    author: of('setter')?.value,
    copyright: of('copyright')?.value,
    notes: of('preamble', 'prelude')
      ?.lines.map(({ text }) => text)
      .join('\n'),
  };
  const texts = Object.entries(fields).map(([name, text = '']) => [name, plainText(text).trim()]);
  return Object.fromEntries(texts);
}
