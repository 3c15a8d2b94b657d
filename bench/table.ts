// Tables for people, a row at a time while a bench goes on: the first column to the left, the others
// to the right, widths as wide as the heading needs and as the caller says.

export interface Column {
  readonly title: string;
  readonly width?: number;
}

export class Table {
  private readonly widths: readonly number[];
  readonly heading: string;

  constructor(columns: readonly Column[]) {
    this.widths = columns.map(({ title, width = 0 }) => Math.max(title.length, width));
    this.heading = this.row(columns.map(({ title }) => title));
  }

  row(cells: readonly string[]): string {
    const padded = cells.map((cell, i) => {
      const width = this.widths[i] ?? 0;
      return i === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    return padded.join('  ').trimEnd();
  }
}

/** Milliseconds with three figures that mean something. */
export function formatMs(ms: number): string {
  if (ms >= 99.95) return ms.toFixed(0);
  return ms >= 9.995 ? ms.toFixed(1) : ms.toFixed(2);
}

export function formatRatio(ratio: number): string {
  return ratio >= 9.995 ? ratio.toFixed(1) : ratio >= 0.0995 ? ratio.toFixed(2) : ratio.toFixed(4);
}

export function formatMegabytes(bytes: number | undefined): string {
  return bytes === undefined ? '-' : (bytes / 2 ** 20).toFixed(0);
}
