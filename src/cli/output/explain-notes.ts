// What people are told on standard error of a grid that cannot be filled, or was not.

import { whyUnmovable } from '../../design/movable.ts';
import type { GaveUp } from '../../fill/outcome.ts';
import { slotName } from '../../layout/slot-names.ts';
import type { Reason } from '../../problem/conflict.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { keptOutWords, sayHelp, sayReason } from '../../say/reasons.ts';
import type { InputGrid } from '../read/inputs.ts';
import type { Prepared } from '../read/prepare.ts';
import type { TemplateSource } from '../spec/options.ts';
import { BLOCK } from '../spec/reading-options.ts';
import type { Log } from '../world/log.ts';

/** Why there is no fill of a puzzle, and what would help. */
export function noteReason(reason: Reason, name: string, blank: Puzzle, log: Log): void {
  log.note(`${name}: cannot be filled: ${sayReason(reason, blank)}`);
  const help = reason.help.map(sayHelp);
  if (help.length > 0) log.note(`${name}: what would help: ${help.join('; or ')}`);
}

/** What came of a search, its reason under the condition that words of the lists were kept out, if some were. */
export function withCondition<T extends { readonly reason?: Reason | undefined }>(
  end: T,
  { keptOut }: Pick<Prepared, 'keptOut'>,
): T {
  const { reason } = end;
  return reason === undefined ? end : { ...end, reason: { ...reason, keptOut: keptOut() } };
}

/** That words of the lists were kept out, where it may have decided what came of a search. */
export function noteKeptOut(prepared: Pick<Prepared, 'name' | 'keptOut'>, log: Log): void {
  if (log.verbosity === 'quiet') return;
  const count = prepared.keptOut();
  if (count > 0) log.note(`${prepared.name}: without the ${keptOutWords(count)}`);
}

/** That blocks, or bars, may be moved, where there are any to move. */
export function noteOtherPattern(
  { name, source }: Pick<InputGrid, 'name' | 'source'>,
  blank: Puzzle,
  log: Log,
): void {
  const { positions, bars } = blank.layout.geometry;
  const hasAny = bars !== undefined || positions.includes('block');
  if (!hasAny || whyUnmovable(blank) !== undefined) return;
  const told = 'the nearest pattern that fills, with the same options for words';
  log.note(`${name}: ${told}: crossfill design --from ${argumentsFor(source)}`);
}

/** What names a template and says how it is read, as a shell takes it. */
function argumentsFor(source: TemplateSource | undefined): string {
  // One of several in a file has no argument of its own.
  if (source === undefined) return 'TEMPLATE';
  const { name, block, leastLength, lenient } = source;
  const given = [name];
  if (block !== BLOCK) given.push('--block', block);
  if (leastLength !== undefined) given.push('--least-length', String(leastLength));
  if (lenient) given.push('--lenient');
  return given.map(quoted).join(' ');
}

function quoted(argument: string): string {
  return /^[\w./-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`;
}

/** Where a search that gave up kept failing, if that was asked for. */
export function noteRegion({ region }: GaveUp, name: string, { layout }: Puzzle, log: Log): void {
  if (region === undefined || region.length === 0) return;
  const names = region.map((slot) => slotName(layout.slots[slot]!));
  log.note(`${name}: kept failing at ${names.join(', ')}; no small proof was found there`);
}

/** How far a search came that gave up, if that was asked for; `seed` is that of one of several. */
export function notePartial(
  { partial }: GaveUp,
  name: string,
  seed: number | undefined,
  log: Log,
): void {
  if (partial === undefined) return;
  const of = seed === undefined ? '' : ` (seed ${seed})`;
  const { entries, puzzle } = partial;
  log.note(`${name}: filled ${entries} of ${puzzle.layout.slots.length} entries at best${of}`);
}
