// The contents of a file of several puzzles: what is on which page.

import type { Heading } from '../../puzzle/puzzle.ts';
import { flow, type Paragraph } from './flow.ts';
import { headOf } from './heading-items.ts';
import { type Area, BLACK, below, type Item, type Page } from './page-items.ts';
import type { Setting } from './setting.ts';
import { typeset } from './typography.ts';

export interface ContentsEntry {
  /** `Puzzle 7`. */
  readonly name: string;
  readonly title?: string;
  /** Where it is, from 1. */
  readonly page: number;
}

/** In points. */
const SIZE = 10;
const LEADING = 17;
const TITLE_HEIGHT = 28;
const TITLE = 12;
const WIDTH_MOST = 400;
/** In ems. */
const NUMBER_WIDTH = 4;
const SPACE = 5;
/** Leads the eye. */
const RULE = { kind: 'line', thickness: 0.4, ink: 0.65 } as const;

/** As many pages as the entries need, whatever their page numbers. */
export function contentsPages(
  heading: Heading | undefined,
  entries: readonly ContentsEntry[],
  area: Area,
  setting: Setting,
): Page[] {
  const { strings } = setting;
  const head = headOf(heading, undefined, area, setting);
  const pages: Item[][] = [];
  let start = head.rest;
  let items = [...head.items];
  let late: readonly Paragraph[] = head.overflow(area.width);
  while (late.length > 0) {
    const flowed = flow(late, [start]);
    pages.push([...items, ...flowed.items]);
    [items, start, late] = [[], area, flowed.rest];
  }
  let first = start;
  for (let rest = entries; rest.length > 0; first = area) {
    const room = Math.max(1, Math.floor((first.height - TITLE_HEIGHT) / LEADING));
    pages.push([...items, ...listItems(rest.slice(0, room), first, setting)]);
    items = [];
    rest = rest.slice(room);
  }
  return pages.map((each, index) => ({
    items: each,
    bookmark: index === 0 ? strings.contents : undefined,
  }));
}

function listItems(
  entries: readonly ContentsEntry[],
  area: Area,
  { type, strings }: Setting,
): Item[] {
  const width = Math.min(WIDTH_MOST, area.width);
  const at = { kind: 'text', x: area.x, style: 'regular', size: SIZE, ink: BLACK } as const;
  const items: Item[] = [
    { ...at, text: strings.contents, y: area.y + TITLE, size: TITLE, style: 'bold' },
  ];
  const { x, y } = below(area, TITLE_HEIGHT);
  for (const [index, { name, title = '', page }] of entries.entries()) {
    const baseline = y + index * LEADING + SIZE;
    const number = String(page);
    const end = x + width;
    const numberAt = end - type.widthOf(number, 'regular') * SIZE;
    const titleAt = x + type.widthOf(`${name}  `, 'bold') * SIZE;
    const written = typeset(title, strings.quotes);
    const text = type.cut(written, (end - titleAt) / SIZE - NUMBER_WIDTH, 'regular');
    const ruleAt = titleAt + type.widthOf(`${text} `, 'regular') * SIZE;
    items.push(
      { ...at, text: name, x, y: baseline, style: 'bold' },
      { ...at, text, x: titleAt, y: baseline },
      { ...at, text: number, x: numberAt, y: baseline },
      { ...RULE, x1: ruleAt, x2: numberAt - SPACE, y1: baseline, y2: baseline },
      { kind: 'link', x, y: baseline - SIZE, width, height: LEADING, page },
    );
  }
  return items;
}
