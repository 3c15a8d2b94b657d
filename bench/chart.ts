// Log-log line charts as SVG text: panels side by side, each with decades as grid lines, points on
// the lines, and every line named at its right end in its own colour.

import { LogAxis } from './log-axis.ts';

export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface Panel {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly series: readonly Series[];
}

const WIDTH = 520;
const HEIGHT = 360;
const MARGIN = { left: 70, right: 90, top: 40, bottom: 50 };
/** Told apart by most people with a colour vision of their own (Okabe and Ito, 2008). */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7'];
const LABEL_HEIGHT = 14;

/** A picture of panels, two in a row. */
export function chart(panels: readonly Panel[]): string {
  const rows = Math.ceil(panels.length / 2);
  const size = `width="${2 * WIDTH}" height="${rows * HEIGHT}"`;
  const drawn = panels.map((panel, i) => {
    const at = `${(i % 2) * WIDTH} ${Math.floor(i / 2) * HEIGHT}`;
    return `<g transform="translate(${at})">\n${drawPanel(panel)}\n</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="12">`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    ...drawn,
    '</svg>\n',
  ].join('\n');
}

function drawPanel({ title, x, y, series }: Panel): string {
  const points = series.flatMap((one) => one.points);
  const [left, right] = [MARGIN.left, WIDTH - MARGIN.right];
  const [top, bottom] = [MARGIN.top, HEIGHT - MARGIN.bottom];
  const across = new LogAxis(
    points.map(([value]) => value),
    left,
    right,
  );
  const up = new LogAxis(
    points.map(([, value]) => value),
    bottom,
    top,
  );
  const middle = (left + right) / 2;
  const parts = [
    text(middle, 20, title, 'middle', '#000', ' font-weight="bold" font-size="14"'),
    text(middle, HEIGHT - 12, x, 'middle'),
    text(0, 0, y, 'middle', '#000', ` transform="translate(16 ${(top + bottom) / 2}) rotate(-90)"`),
  ];
  for (const decade of across.decades) {
    parts.push(gridLine(across.at(decade), top, across.at(decade), bottom));
    parts.push(text(across.at(decade), bottom + 18, figure(decade), 'middle'));
  }
  for (const decade of up.decades) {
    parts.push(gridLine(left, up.at(decade), right, up.at(decade)));
    parts.push(text(left - 6, up.at(decade) + 4, figure(decade), 'end'));
  }
  const ends = series.map(({ points }) => up.at(points.at(-1)?.[1] ?? 1));
  const labels = spread(ends);
  for (const [i, { name, points }] of series.entries()) {
    const colour = COLOURS[i % COLOURS.length]!;
    const places = points.map(([a, b]) => [round(across.at(a)), round(up.at(b))] as const);
    const path = places.map((place) => place.join(' ')).join(' L ');
    parts.push(`<path d="M ${path}" fill="none" stroke="${colour}" stroke-width="2"/>`);
    for (const [a, b] of places) parts.push(`<circle cx="${a}" cy="${b}" r="3" fill="${colour}"/>`);
    const end = places.at(-1)?.[0] ?? right;
    parts.push(text(end + 8, labels[i]! + 4, name, 'start', colour));
  }
  return parts.join('\n');
}

/** Moves labels apart that would cover each other, keeping their order. */
function spread(places: readonly number[]): number[] {
  const order = [...places.keys()].sort((a, b) => places[a]! - places[b]!);
  const moved = [...places];
  for (const [i, index] of order.entries()) {
    const above = i === 0 ? Number.NEGATIVE_INFINITY : moved[order[i - 1]!]!;
    moved[index] = Math.max(moved[index]!, above + LABEL_HEIGHT);
  }
  return moved;
}

function gridLine(x1: number, y1: number, x2: number, y2: number): string {
  const ends = [x1, y1, x2, y2].map(round);
  return `<path d="M ${ends[0]} ${ends[1]} L ${ends[2]} ${ends[3]}" stroke="#ddd"/>`;
}

function text(
  x: number,
  y: number,
  words: string,
  anchor: string,
  fill = '#000',
  more = '',
): string {
  const place = `x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" fill="${fill}"`;
  return `<text ${place}${more}>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
}

/** 10, 1k, 1M; 0.1. */
function figure(value: number): string {
  if (value >= 1e6) return `${value / 1e6}M`;
  return value >= 1e3 ? `${value / 1e3}k` : String(Number(value.toPrecision(1)));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
