// A series of measurements over a growing input, as a table in markdown.

import { countedMs, type Run, STATUS_LETTER } from './run-record.ts';
import { median } from './statistics.ts';
import { formatMs } from './table.ts';

export interface Point {
  /** What grows: words, or cells. */
  readonly x: number;
  readonly slots: number;
  /** One a seed. */
  readonly runs: readonly Run[];
  readonly limitMs: number;
}

export interface Growth {
  readonly title: string;
  /** What `x` counts. */
  readonly x: string;
  readonly points: readonly Point[];
}

interface Figures {
  readonly load: number;
  readonly index: number;
  readonly search: number;
  readonly memory: number;
}

function figures({ runs, limitMs }: Point): Figures {
  const of = (value: (run: Run) => number | undefined) =>
    median(runs.map((run) => value(run) ?? 0));
  return {
    load: of(({ load }) => load?.cpuMs),
    index: of(({ index }) => index?.cpuMs),
    search: of((run) => countedMs(run, limitMs)),
    memory: of(({ peakBytes }) => peakBytes) / 2 ** 20,
  };
}

export function growthTable({ title, x, points }: Growth): string {
  const rows = points.map((point) => {
    const { load, index, search, memory } = figures(point);
    const statuses = point.runs.map(({ status }) => STATUS_LETTER[status]).join('');
    const times = [load, index, search].map(formatMs);
    return [point.x, point.slots, statuses, ...times, memory.toFixed(0)];
  });
  const heading = [x, 'slots', 'status', 'load ms', 'index ms', 'search ms', 'peak MB'];
  const rule = heading.map((_, i) => (i === 2 ? '---' : '---:'));
  const lines = [heading, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `## ${title}\n\n${lines.join('\n')}\n`;
}
