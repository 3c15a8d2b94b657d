// The clues, a row each: written by hand or taken from what is known, with what proof-reading finds.

import { useSignal } from '@preact/signals';
import { shortName } from '../../layout/slot-names.ts';
import { answerText, contentsAt } from '../../puzzle/puzzle.ts';
import { draftText } from '../state/draft.ts';
import { type Desk, say } from './desk.ts';
import type { ClueSeen } from './seen.ts';

/** Suggestions shown for one entry. */
const SHOWN = 8;

export function CluesPanel({ desk }: { readonly desk: Desk }) {
  const { draft, clues, slot } = desk;
  const open = useSignal<string | undefined>(undefined);
  const { puzzle } = draft.value;
  const known = clues.value?.known ?? {};
  const faults = new Map((clues.value?.faults ?? []).map((each) => [each.slot, each.text]));
  const missing = puzzle.layout.slots.flatMap((_, index) => (puzzle.clues?.[index] ? [] : [index]));
  const takeAll = async (): Promise<void> => {
    const task = { do: 'clues', puzzle: draftText(draft.value) } as const;
    const answer = await desk.engine.quick.ask('all clues', task);
    const all = ((answer as unknown as ClueSeen | undefined)?.known ?? {}) as ClueSeen['known'];
    const found = missing.flatMap((index) => {
      const [first] = all[answerOf(desk, index)] ?? [];
      return first === undefined ? [] : [{ slot: index, text: first.text, source: first.source }];
    });
    if (found.length > 0) desk.act({ kind: 'clues', clues: found });
    say(desk, `${found.length} clues filled in`);
  };
  return (
    <section class="clues" aria-label="Clues">
      <div class="line">
        <h2>Clues</h2>
        <span class="hint">
          {missing.length === 0 ? 'all written' : `${missing.length} missing`}
        </span>
        <button type="button" disabled={missing.length === 0} onClick={takeAll}>
          Fill in from the bank
        </button>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">Slot</th>
            <th scope="col">Entry</th>
            <th scope="col">Clue</th>
          </tr>
        </thead>
        <tbody>
          {puzzle.layout.slots.map((each, index) => {
            const name = shortName(each);
            const answer = answerOf(desk, index);
            const fault = faults.get(name);
            const suggestions = known[answer] ?? [];
            const isOpen = open.value === name && suggestions.length > 0;
            return (
              <tr key={name} aria-current={index === slot.value}>
                <th scope="row">
                  <button
                    type="button"
                    class="link"
                    onClick={() => desk.act({ kind: 'to-slot', slot: index })}
                  >
                    {name}
                  </button>
                </th>
                <td class="entry">{answerText(contentsAt(puzzle.cells, each), '·')}</td>
                <td>
                  <input
                    aria-label={`Clue of ${name}`}
                    value={puzzle.clues?.[index] ?? ''}
                    onFocus={() => {
                      open.value = name;
                    }}
                    onChange={(event) =>
                      desk.act({ kind: 'clue', slot: index, text: event.currentTarget.value })
                    }
                  />
                  {fault !== undefined && puzzle.clues?.[index] && (
                    <p class="fault">✎ {fault.replace(/^\w+: /, '')}</p>
                  )}
                  {isOpen && (
                    <ul class="suggestions" aria-label={`Known clues of ${answer}`}>
                      {suggestions.slice(0, SHOWN).map(({ text, level, source }) => (
                        <li key={text}>
                          <button
                            type="button"
                            onClick={() => desk.act({ kind: 'clue', slot: index, text, source })}
                          >
                            {text}{' '}
                            <small>
                              {level ? `${'★'.repeat(level)} ` : ''}
                              {source}
                            </small>
                          </button>
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function answerOf({ draft }: Desk, slot: number): string {
  const { layout, cells } = draft.value.puzzle;
  return contentsAt(cells, layout.slots[slot]!).join('');
}
