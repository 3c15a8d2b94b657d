// Alternatives to what is in a grid, for people: a candidate a line with what else would change, or the way
// out of one entry with the grid afterwards.

import { counted, grouped, someOf } from '../base/phrases.ts';
import type { Instead, InsteadReport, NamedChange, SwapReport } from '../inspect/instead.ts';
import { fact, joined, section, table } from './lines.ts';

/** Room for the changes named in a line; the rest are counted. */
const NAMED_WIDTH = 36;

export function insteadText(name: string, report: InsteadReport, isLetter: boolean): string {
  const { at, old, oldScore, known, tried, candidates } = report;
  const rows = candidates.map((each) => [
    each.text,
    each.verdict === 'fills' ? amount(each.changes.length, each.needed) : each.verdict,
    each.floor === null ? '' : String(each.floor),
    each.mean === null ? '' : each.mean.toFixed(1),
    changesText(each.changes),
  ]);
  const what = isLetter ? 'letter' : 'word';
  const head = [what, isLetter ? 'changes' : 'others', 'floor', 'mean', 'new entries'];
  const some =
    tried < known
      ? `tried the nearest ${grouped(tried)} of ${grouped(known)}`
      : `tried all ${grouped(known)}`;
  return joined([
    `${name}: alternatives to ${at} ${old}${oldScore === null ? '' : ` ${oldScore}`}`,
    ...section('Alternatives (others: entries that also change; floor, mean: of all new entries)', [
      ...table(head, rows),
      `  (${some})`,
    ]),
  ]);
}

export function swapText(name: string, report: SwapReport): string {
  const { slot, old, oldScore, verdict, changes, needed, floor, mean, rows } = report;
  const heading = `${name}: smallest change that replaces ${slot} ${old} ${oldScore ?? 'in no list'}`;
  if (verdict !== 'fills') {
    const why =
      verdict === 'dead' ? 'none: proved that nothing better fits' : 'none found within --nodes';
    return joined([heading, ...section('Changes', fact('Change', why))]);
  }
  const proof = changes.length === needed ? 'proved minimal' : `proved minimum ${needed}`;
  return joined([
    heading,
    ...section('Changes', [
      ...fact('Entries', `${counted(changes.length, 'entry', 'entries')}; ${proof}`),
      ...fact(
        'Floor, mean',
        `${floor ?? '-'}, ${mean === null ? '-' : mean.toFixed(1)} of the new entries`,
      ),
      ...table(
        ['entry', 'old', 'score', 'new', 'score'],
        changes.map((each) => [
          each.slot,
          each.old,
          scoreText(each.oldScore),
          each.new,
          scoreText(each.newScore),
        ]),
      ),
    ]),
    ...section(
      'Grid',
      rows!.map((row) => `  ${row}`),
    ),
  ]);
}

function amount(found: number, needed: Instead['needed']): string {
  return found === needed ? String(found) : `${needed} to ${found}`;
}

function changesText(changes: readonly NamedChange[]): string {
  const names = changes.map(({ slot, new: now }) => `${slot} ${now}`);
  let most = names.length;
  while (most > 1 && someOf(names, most).length > NAMED_WIDTH) most--;
  return someOf(names, most);
}

function scoreText(score: number | null): string {
  return score === null ? '-' : String(score);
}
