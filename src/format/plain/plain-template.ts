// Reading the format `plain`: a cell at every second column, where a space is a block. Nothing tells it from a
// template but that its cells stand so and that some are missing, for a template has a sign for a block. What
// no format could tell is lost: outer rows and columns that are blocks from end to end.

import { linesOf } from '../../base/text.ts';
import { BLOCK } from '../template/signs.ts';

/** Two characters without a space between them. */
const PACKED = /^\s*\S\p{M}*[^\s\p{M}]/u;

/** The same as a template, each character in its place; undefined for a text that is not plain. */
export function plainAsTemplate(text: string, block: string): string | undefined {
  if (PACKED.test(text)) return undefined;
  const lines = linesOf(text).map((line) => Array.from(line.trimEnd()));
  const rows = lines.filter(({ length }) => length > 0);
  const margin = Math.min(...rows.map((line) => line.findIndex((each) => each !== ' ')));
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const isCell = (column: number): boolean => (column - margin) % 2 === 0;
  let gaps = 0;
  for (const line of rows) {
    for (let column = margin; column < width; column += 2) {
      if ((line[column] ?? ' ') === ' ') gaps++;
    }
    const isEven = line.every((each, column) => each === ' ' || (isCell(column) && each !== '\t'));
    if (!isEven || line.includes(BLOCK) || line.includes(block)) return undefined;
  }
  if (gaps === 0) return undefined;
  const first = lines.findIndex(({ length }) => length > 0);
  const last = lines.findLastIndex(({ length }) => length > 0);
  return lines
    .map((line, at) => {
      if (at < first || at > last) return '';
      return Array.from({ length: width }, (_, column) => {
        const here = line[column] ?? ' ';
        return here === ' ' && column >= margin && isCell(column) ? BLOCK : here;
      }).join('');
    })
    .join('\n');
}
