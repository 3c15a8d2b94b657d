// What people are told on standard error of a grid in which as little as can be was changed.

import { counted } from '../../base/phrases.ts';
import type { LeastChange } from '../../fill/least-change.ts';
import type { EntryChange } from '../../inspect/changes.ts';
import { shortName } from '../../layout/slot-names.ts';
import type { Prepared } from '../read/prepare.ts';
import type { Log } from '../world/log.ts';

/** How many entries changed, what is proved of it, and each of them: old and new, with scores. */
export function noteChanges(
  { changes, changed, needed, before }: LeastChange,
  { name }: Prepared,
  log: Log,
): void {
  const proof =
    changed === needed
      ? 'no fill changes fewer'
      : `at least ${needed} have to, as far as was looked`;
  const entries = counted(changed, 'entry', 'entries');
  const beside = changes.some(({ isGiven }) => isGiven) ? ' beside what was set' : '';
  log.note(`${name}: ${entries} changed${beside}; ${proof}`);
  const { slots } = before.layout;
  for (const change of changes) {
    const set = change.isGiven ? ' (set)' : '';
    log.note(`${name}: ${shortName(slots[change.slot]!)} ${changeText(change)}${set}`);
  }
}

function changeText({ old, oldScore, new: now, newScore }: EntryChange): string {
  return `${old} ${oldScore ?? '-'} -> ${now} ${newScore ?? '-'}`;
}
