// Filling: the rest of the grid, what is selected, or all again; once, or better and better until it is stopped. Each fill
// shows its seed and the command that makes it again, and those made before stay beside it.

import { type FillScope, scopeOf } from '../state/asked.ts';
import type { Desk } from './desk.ts';
import { runFill } from './filling.ts';
import type { FillSeen } from './seen.ts';
import { Thumbnail } from './thumbnail.tsx';

const SCOPES: Readonly<Record<FillScope, string>> = {
  rest: 'the open cells',
  selection: 'the selection',
  again: 'all but locked and theme entries',
};
const MOST_SEED = 2 ** 32 - 1;

export function FillPanel({ desk }: { readonly desk: Desk }) {
  const { state, draft, isSearching, filling } = desk;
  const { seed, progress, problem } = filling;
  const { floor, mean, nodes, puzzle: rows } = (progress.value ?? {}) as Partial<FillSeen>;
  return (
    <section aria-label="Fill">
      <h2>Fill {SCOPES[scopeOf(state.value)]}</h2>
      <div class="line">
        <NumberField
          name="Seed"
          most={MOST_SEED}
          value={seed.value}
          onValue={(value) => {
            seed.value = value;
          }}
        />
        <NumberField
          name="Lowest score"
          most={100}
          value={draft.value.minScore}
          onValue={(minScore) => desk.act({ kind: 'floor', minScore })}
        />
      </div>
      <div class="line">
        <button
          type="button"
          class="primary"
          aria-disabled={isSearching.value}
          onClick={() => runFill(desk, false)}
        >
          Fill
        </button>
        <button type="button" aria-disabled={isSearching.value} onClick={() => runFill(desk, true)}>
          Best fill
        </button>
        <button
          type="button"
          aria-disabled={!isSearching.value}
          onClick={() => desk.engine.deep.stop('fill')}
        >
          Stop
        </button>
      </div>
      {isSearching.value && (
        <div class="live">
          <p>
            {floor === undefined ? 'Searching…' : `Lowest score ${floor}, mean ${mean?.toFixed(1)}`}
            {nodes !== undefined && ` (${nodes.toLocaleString('en')} nodes)`}
          </p>
          {rows !== undefined && <Thumbnail rows={rows.trimEnd().split('\n')} />}
        </div>
      )}
      {problem.value !== undefined && <NoFill seen={problem.value} />}
      <FillsMade desk={desk} />
    </section>
  );
}

function FillsMade({ desk: { filling, draft, act } }: { readonly desk: Desk }) {
  const { made } = filling;
  if (made.value.length === 0) return null;
  return (
    <>
      <p class="hint">Each command makes its fill again from the file as it was before.</p>
      <ol class="fills" aria-label="Fills made">
        {made.value.map(({ seed, isBest, draft: filled, floor, mean, command }) => (
          <li key={`${isBest} ${command}`}>
            <button
              type="button"
              class="use"
              aria-pressed={filled.puzzle.cells === draft.value.puzzle.cells}
              aria-label={`Use the fill of seed ${seed}, lowest score ${floor ?? 'none'}`}
              onClick={() => act({ kind: 'fill', puzzle: filled.puzzle })}
            >
              <Thumbnail draft={filled} />
            </button>
            <p>
              Seed {seed}
              {isBest && ', best'}
              {floor !== undefined && `: lowest ${floor}, mean ${mean?.toFixed(1)}`}
            </p>
            <code>{command}</code>
          </li>
        ))}
      </ol>
    </>
  );
}

interface NumberFieldProps {
  readonly name: string;
  readonly most: number;
  readonly value: number;
  readonly onValue: (value: number) => void;
}

function NumberField({ name, most, value, onValue }: NumberFieldProps) {
  return (
    <label>
      {name}{' '}
      <input
        type="number"
        min={0}
        max={most}
        value={value}
        onChange={(event) => {
          const number = Math.floor(Number(event.currentTarget.value)) || 0;
          onValue(Math.max(0, Math.min(most, number)));
        }}
      />
    </label>
  );
}

export function NoFill({ seen }: { readonly seen: Pick<FillSeen, 'status' | 'reason' | 'help'> }) {
  const { status, reason = 'no fill was found', help = [] } = seen;
  return (
    <div class="fault">
      <p>
        ✕ {status === 'unfillable' ? 'Cannot be filled: ' : ''}
        {reason}
      </p>
      {help.length > 0 && (
        <ul>
          {help.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
