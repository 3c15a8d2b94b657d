// That blocks, or bars, may be moved where a grid cannot be filled, and the command that does so.

import { whyUnmovable } from '../../design/movable.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { sayOtherPattern } from '../../say/fills.ts';
import type { TemplateSource } from '../spec/options.ts';
import { BLOCK } from '../spec/reading-options.ts';

/** A line where there are any to move; `source` is what the grid alone was read from. */
export function otherPattern(blank: Puzzle, source: TemplateSource | undefined): string[] {
  const { positions, bars } = blank.layout.geometry;
  const hasAny = bars !== undefined || positions.includes('block');
  if (!hasAny || whyUnmovable(blank) !== undefined) return [];
  return [sayOtherPattern(source === undefined ? 'TEMPLATE' : argumentsFor(source))];
}

/** What names a template and says how it is read, as a shell takes it. */
function argumentsFor({ name, block, leastLength, lenient, unlock }: TemplateSource): string {
  const given = [name];
  if (block !== BLOCK) given.push('--block', block);
  if (leastLength !== undefined) given.push('--least-length', String(leastLength));
  if (lenient) given.push('--lenient');
  if (unlock !== undefined) given.push('--unlock', unlock);
  return given.map(quoted).join(' ');
}

function quoted(argument: string): string {
  return /^[\w./-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`;
}
