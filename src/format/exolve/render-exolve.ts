// The format `exolve`: text that Exolve shows as a page to solve on, and that Exet opens.

import { rowsOf } from '../../layout/layout.ts';
import { isRebus, type Puzzle } from '../../puzzle/puzzle.ts';
import { isNoClue, oneLine } from '../clue-text.ts';
import { htmlOf, htmlOfClue } from '../markup.ts';
import { withPlainSlots } from '../plain-slots.ts';
import { noteMissingHeadings, type WriteOptions } from '../writing.ts';
import {
  BEGIN,
  BLANK,
  BLOCK,
  CLUE_END,
  END,
  ENUMERATION,
  OPEN,
  SIGNS,
  SPECIAL,
} from './exolve-sections.ts';

const SHADE = 'lightgrey';

/** The puzzle as a text. @throws InputError for slots that are no runs of a grid */
export function renderExolve(asItIs: Puzzle, options: WriteOptions = {}): string {
  const puzzle = withPlainSlots(asItIs, 'exolve', options, asItIs.layout.geometry.bars);
  noteMissingHeadings(puzzle, 'exolve', ['title', 'author', 'copyright', 'notes'], options);
  const { layout, heading = {}, cells, unread } = puzzle;
  const { width, height } = layout.geometry;
  const section = (name: string, value?: string): string[] =>
    value === undefined ? [] : [`exolve-${name}: ${value}`.trimEnd()];
  const below = (name: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [`exolve-${name}:`, ...lines.map((line) => `  ${line}`)];
  const text = (field: 'title' | 'author' | 'copyright'): string | undefined => {
    const said = heading[field];
    return said === undefined ? undefined : uncommented(htmlOf(oneLine(said)));
  };
  const said = cells.join('');
  const chars = [...new Set(said.match(/[@#$%&+?]/g) ?? [])].join('');
  const notes = heading.notes?.split('\n').map((line) => uncommented(htmlOf(line))) ?? [];
  const kept = unread?.format === 'exolve' ? (unread.fields['sections'] as readonly string[]) : [];
  const lines = [
    ...section('title', text('title')),
    ...section('setter', text('author')),
    ...section('copyright', text('copyright')),
    ...section('width', String(width)),
    ...section('height', String(height)),
    ...(cells.some(isRebus) ? section('option', 'rebus-cells') : []),
    ...(/\d/.test(said) ? section('option', 'allow-digits') : []),
    ...(chars === '' ? [] : section('option', `allow-chars:${chars}`)),
    ...shadesOf(puzzle),
    ...kept,
    ...below('preamble', notes),
    ...below('grid', gridOf(puzzle)),
    ...below('across', cluesOf(puzzle, 'across')),
    ...below('down', cluesOf(puzzle, 'down')),
  ];
  return [BEGIN, ...lines.map((line) => `  ${line}`), END, ''].join('\n');
}

function gridOf({ layout, cells, marks, revealed }: Puzzle): string[] {
  const { bars } = layout.geometry;
  const isBlank = cells.every((content) => content === undefined);
  return rowsOf(layout).map((row) =>
    row
      .map((at) => {
        if (typeof at !== 'number') return BLOCK;
        const [isRight, isBelow] = [bars?.right.has(at), bars?.below.has(at)];
        const bar = isRight ? (isBelow ? SIGNS.both : SIGNS.right) : isBelow ? SIGNS.below : '';
        const circle = marks?.get(at)?.has('circle') ? SIGNS.circle : '';
        const given = revealed?.has(at) && cells[at] !== undefined ? SIGNS.given : '';
        const sign = cells[at]?.replace(SPECIAL, '&$&') ?? (isBlank ? BLANK : OPEN);
        return sign + bar + circle + given;
      })
      .join(' '),
  );
}

/** Rows count from below. */
function shadesOf({ layout, marks }: Puzzle): string[] {
  const { width, height, positionOf } = layout.geometry;
  const places = [...(marks ?? [])].flatMap(([cell, its]) => {
    const at = positionOf[cell]!;
    return its.has('shade') ? [`c${(at % width) + 1}r${height - Math.floor(at / width)}`] : [];
  });
  return places.length === 0 ? [] : [`exolve-colour: ${SHADE} ${places.join(' ')}`];
}

function cluesOf({ layout, clues, clueLabels, enumerations }: Puzzle, direction: string): string[] {
  return layout.slots.flatMap((slot, index) => {
    if (slot.direction !== direction) return [];
    const clue = clues?.[index] ?? '';
    const text = isNoClue(clue) ? '-' : uncommented(htmlOfClue(oneLine(clue)));
    const enumeration = enumerations?.[index];
    const whole = enumeration === undefined ? text : `${text} (${enumeration})`;
    const [ending] = new RegExp(`${ENUMERATION.source}.*`).exec(whole) ?? [];
    const isClear = !text.includes(CLUE_END) && (ending === undefined || /^[^)]*\)$/.test(ending));
    const label = clueLabels?.[index]?.replace(/\s*[;+]\s*/g, ', ') ?? slot.number;
    return [`${label} ${isClear ? whole : `${whole} ${CLUE_END}`}`];
  });
}

/** A `#` before a space would begin a comment. */
function uncommented(html: string): string {
  return html
    .replace(/#(?=\s|$)/g, '&#35;')
    .replace(/^\s*exolve-/, (name) => name.replace('e', '&#101;'));
}
