// The command line that fills a file as something else did: for those who want to repeat it.

import { cellName } from '../layout/cell-names.ts';
import type { Rules } from '../verify/rules.ts';

/** What was asked for. */
export interface FillAskedFor {
  readonly file: string;
  readonly seed: number;
  readonly rules?: Pick<Rules, 'lock' | 'free'>;
  readonly minScore: number;
  /** Whether words were left out, which the command would read from a file. */
  readonly leavesOut: boolean;
  /** Of a best fill. */
  readonly bestNodes?: number;
}

export function sayCommand(asked: FillAskedFor): string {
  const { file, seed, rules, minScore, leavesOut, bestNodes } = asked;
  const { lock = [], free = [] } = rules ?? {};
  const words = ['crossfill', /^[\w./-]+$/.test(file) ? file : `'${file}'`, '--seed', `${seed}`];
  for (const rule of free) {
    if (rule.kind === 'area') words.push('--free', `${cellName(rule.from)}:${cellName(rule.to)}`);
  }
  if (lock.length > 0) words.push('--lock', lock.map(({ slot }) => slot).join(','));
  if (minScore > 0) words.push('--min-score', `${minScore}`);
  if (leavesOut) words.push('--exclude', 'dropped.txt');
  if (bestNodes !== undefined) words.push('--best', '--nodes', `${bestNodes}`);
  return words.join(' ');
}
