// Rows of cells as text that `parseTemplate` reads, and back; what every generator writes.

export const OPEN_CELL = '_';
export const BLOCK_CELL = '#';

/** A rectangle of `cells`, row by row from the upper left, as lines. */
export function templateText(cells: readonly string[], width: number): string {
  let text = '';
  for (let row = 0; row < cells.length; row += width) {
    text += cells.slice(row, row + width).join('') + '\n';
  }
  return text;
}

/** A rectangle without a block. */
export function openTemplate(width: number, height: number): string {
  return templateText(new Array<string>(width * height).fill(OPEN_CELL), width);
}
