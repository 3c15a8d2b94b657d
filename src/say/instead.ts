// What could stand there instead, for people: a candidate a line with what else would change, or the way
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
  const head = [what, isLetter ? 'changes' : 'others', 'floor', 'mean', 'new there'];
  const some =
    tried < known
      ? `the nearest ${grouped(tried)} of ${grouped(known)} tried`
      : `all ${grouped(known)} tried`;
  return joined([
    `${name}: ${at} ${old}${oldScore === null ? '' : ` ${oldScore}`}, and what could stand there instead`,
    ...section('Instead (others: entries that change as well; floor, mean: of all that is new)', [
      ...table(head, rows),
      `  (${some})`,
    ]),
  ]);
}

export function swapText(name: string, report: SwapReport): string {
  const { slot, old, oldScore, verdict, changes, needed, floor, mean, rows } = report;
  const heading = `${name}: ${slot} ${old} ${oldScore ?? 'in no list'}, and the nearest way out`;
  if (verdict !== 'fills') {
    const why =
      verdict === 'dead'
        ? 'none: nothing better fits, whatever else changes'
        : 'none was found before the nodes gave out';
    return joined([heading, ...section('Changes', fact('Way out', why))]);
  }
  const proof = changes.length === needed ? 'no way changes fewer' : `at least ${needed} have to`;
  return joined([
    heading,
    ...section('Changes', [
      ...fact('Entries', `${counted(changes.length, 'entry', 'entries')}; ${proof}`),
      ...fact(
        'Floor, mean',
        `${floor ?? '-'}, ${mean === null ? '-' : mean.toFixed(1)} of what is new`,
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
