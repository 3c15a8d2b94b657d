// A search for a fill, from the first click to what it came to. It goes on whatever the page shows meanwhile.

import { signal } from '@preact/signals';
import { sayCommand } from '../../say/same-command.ts';
import type { Rules } from '../../verify/rules.ts';
import { puzzleAsked, rulesAsked, scopeOf } from '../state/asked.ts';
import { readDraft } from '../state/draft.ts';
import { type Desk, type Filling, type FillMade, say } from './desk.ts';
import type { FillSeen } from './seen.ts';

/** As the command's default. */
const BEST_NODES = 250_000;
/** Fills that stay to be compared. */
const KEPT = 6;

export function newFilling(): Filling {
  return {
    seed: signal(1),
    made: signal<readonly FillMade[]>([]),
    progress: signal(undefined),
    problem: signal(undefined),
  };
}

/** Fills what is to be filled now, once or as well as possible, and puts the fill into the grid. */
export async function runFill(desk: Desk, isBest: boolean): Promise<void> {
  const { state, draft, isSearching, filling } = desk;
  const { seed: next, made, progress, problem } = filling;
  // A button keeps the focus meanwhile, which one that is disabled would lose.
  if (isSearching.value) return;
  const before = draft.value;
  const seed = next.value;
  problem.value = undefined;
  isSearching.value = true;
  say(desk, isBest ? 'Looking for the best fill' : 'Filling');
  try {
    const rules: Rules | undefined = rulesAsked(state.value, scopeOf(state.value));
    const task = { seed, format: 'ipuz', rules, ...puzzleAsked(before) } as const;
    const answer = (await desk.engine.deep.ask(
      'fill',
      isBest ? { do: 'best', nodes: BEST_NODES, ...task } : { do: 'fill', ...task },
      (fields) => {
        progress.value = fields;
      },
    )) as FillSeen | undefined;
    if (answer === undefined) return say(desk, 'Stopped');
    if (answer.status !== 'filled') {
      problem.value = answer;
      return say(desk, answer.reason ?? 'No fill was found');
    }
    const { floor, mean, puzzle } = answer;
    const { minScore, dropped } = before;
    const command = sayCommand({
      ...{ file: desk.keeper.file, seed, rules, minScore, leavesOut: dropped.length > 0 },
      bestNodes: isBest ? BEST_NODES : undefined,
    });
    const filled = { ...before, puzzle: readDraft(puzzle).puzzle };
    const fill = { seed, isBest, draft: filled, floor, mean, command };
    made.value = [fill, ...made.value].slice(0, KEPT);
    desk.act({ kind: 'fill', puzzle: filled.puzzle });
    next.value = seed + 1;
    say(desk, `Filled, lowest score ${floor ?? 'none'}`);
  } catch (error) {
    problem.value = { status: 'gave-up', reason: (error as Error).message };
  } finally {
    progress.value = undefined;
    isSearching.value = false;
  }
}
