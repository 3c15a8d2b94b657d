// What could stand in place of an entry, and how many other entries would change with each.

import { useSignal } from '@preact/signals';
import { puzzleAsked } from '../state/asked.ts';
import type { Desk } from './desk.ts';

const COUNT = 8;
/** For each of them. */
const NODES = 1000;

/** As `suggest` has it of an entry that is there. */
interface InsteadSeen {
  readonly text: string;
  readonly verdict: 'fills' | 'dead' | 'unknown';
  readonly changes: readonly { readonly slot: string; readonly new: string }[];
  readonly floor: number | null;
}

interface AlternativesProps {
  readonly desk: Desk;
  readonly slot: string;
  readonly choose: (word: string) => void;
}

export function Alternatives({ desk, slot, choose }: AlternativesProps) {
  const found = useSignal<{ readonly of: unknown; readonly all: readonly InsteadSeen[] }>({
    of: undefined,
    all: [],
  });
  const status = useSignal('');
  const of = desk.draft.value;
  const search = async (): Promise<void> => {
    if (desk.isSearching.value) return;
    status.value = 'Looking for alternatives…';
    desk.isSearching.value = true;
    try {
      const task = { do: 'suggest', slot, count: COUNT, nodes: NODES, ...puzzleAsked(of) } as const;
      const answer = await desk.engine.deep.ask('instead', task);
      const all = (answer?.['candidates'] ?? []) as readonly InsteadSeen[];
      found.value = { of, all: all.filter(({ verdict }) => verdict === 'fills') };
      status.value = found.value.all.length > 0 ? '' : 'None was found nearby.';
    } catch (error) {
      status.value = (error as Error).message;
    } finally {
      desk.isSearching.value = false;
    }
  };
  return (
    <>
      <p class="hint">
        The entry is complete. Clear it for all words, or type a wanted word above.
      </p>
      <button type="button" aria-disabled={desk.isSearching.value} onClick={search}>
        Alternatives
      </button>
      {status.value !== '' && <p class="hint">{status.value}</p>}
      {found.value.of === of && (
        <ul class="suggestions" aria-label="Alternatives">
          {found.value.all.map(({ text, changes, floor }) => (
            <li key={text}>
              <button type="button" onClick={() => choose(text)}>
                <b>{text}</b>{' '}
                <small>
                  {changes.length} others change{floor !== null && `, lowest ${floor}`}:{' '}
                  {changes.map((change) => change.new).join(', ')}
                </small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
