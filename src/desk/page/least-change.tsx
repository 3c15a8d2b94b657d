// A wanted word in a grid that is filled: the fewest other entries that have to change for it, listed before anything is
// changed.

import { useSignal } from '@preact/signals';
import { shortName } from '../../layout/slot-names.ts';
import type { Rules } from '../../verify/rules.ts';
import { lockedSlots, puzzleAsked } from '../state/asked.ts';
import { readDraft } from '../state/draft.ts';
import { type Desk, say } from './desk.ts';
import type { FillSeen } from './seen.ts';

const CHANGE_NODES = 20_000;

interface LeastChangeProps {
  readonly desk: Desk;
  readonly slot: number;
  /** As it was typed. */
  readonly word: string;
}

export function LeastChange({ desk, slot, word }: LeastChangeProps) {
  const found = useSignal<FillSeen | undefined>(undefined);
  const problem = useSignal('');
  const { puzzle } = desk.draft.value;
  const at = puzzle.layout.slots[slot]!;
  const letters = word.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '');
  const isWanted = Array.from(letters).length === at.cells.length;
  const hasEntries = puzzle.cells.some((content) => content !== undefined);
  if (!isWanted) return null;
  const name = shortName(at);
  const search = async (): Promise<void> => {
    if (desk.isSearching.value) return;
    found.value = undefined;
    problem.value = `Looking for the least change for ${letters}…`;
    const lock = lockedSlots(desk.draft.value).map((each) => ({ slot: each }));
    const rules: Rules = {
      slots: [{ kind: 'word', slot: name, word: letters }],
      lock: lock.length > 0 ? lock : undefined,
    };
    desk.isSearching.value = true;
    try {
      const answer = (await desk.engine.deep.ask('fill', {
        ...{ do: 'fill', change: 'least', format: 'ipuz', nodes: CHANGE_NODES, rules },
        ...puzzleAsked(desk.draft.value),
      })) as FillSeen | undefined;
      found.value = answer?.status === 'filled' ? answer : undefined;
      if (answer === undefined) problem.value = 'Stopped.';
      else if (answer.status === 'filled') problem.value = '';
      else problem.value = answer.reason ?? 'No such fill was found.';
    } catch (error) {
      problem.value = (error as Error).message;
    } finally {
      desk.isSearching.value = false;
    }
  };
  const accept = (): void => {
    const { changes = [], puzzle: text } = found.value!;
    desk.act({ kind: 'fill', puzzle: readDraft(text).puzzle });
    say(desk, `${letters} placed, ${changes.length} entries changed`);
    found.value = undefined;
  };
  return (
    <div class="least-change">
      <button type="button" onClick={() => desk.act({ kind: 'place', slot, word: letters })}>
        Write {letters}
      </button>
      {hasEntries && (
        <button type="button" aria-disabled={desk.isSearching.value} onClick={search}>
          {letters} with the least change
        </button>
      )}
      {problem.value !== '' && <p class="hint">{problem.value}</p>}
      {found.value !== undefined && (
        <>
          <ul class="changes">
            {(found.value.changes ?? []).map((change) => (
              <li key={change.slot}>
                {change.slot} {change.old} → <b>{change.new}</b>
              </li>
            ))}
          </ul>
          <button type="button" class="primary" onClick={accept}>
            Accept
          </button>
        </>
      )}
    </div>
  );
}
