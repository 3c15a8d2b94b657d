// What an outlet would say of the grid, and its figures: lengths, scores, letters.

import { useSignal } from '@preact/signals';
import { PROFILES } from '../../inspect/profiles.ts';
import { parseCellName } from '../../layout/cell-names.ts';
import { shortName } from '../../layout/slot-names.ts';
import { puzzleAsked } from '../state/asked.ts';
import type { Desk } from './desk.ts';
import { NoFill } from './fill-panel.tsx';
import type { Report } from './seen.ts';

interface Judged extends Report {
  readonly verdict: {
    readonly accepts: boolean;
    readonly faults: readonly string[];
  } | null;
}

export function CheckPanel({ desk }: { readonly desk: Desk }) {
  const { report, draft, verdict } = desk;
  const outlet = useSignal('');
  const judged = useSignal<{ readonly of: unknown; readonly answer: Judged } | undefined>(
    undefined,
  );
  const judge = async (): Promise<void> => {
    if (outlet.value === '') return;
    const of = draft.value;
    const task = { do: 'check', explain: false, full: true, profile: outlet.value } as const;
    const answer = await desk.engine.quick.ask('judge', { ...task, ...puzzleAsked(of) });
    if (answer === undefined) return;
    judged.value = { of, answer: answer as unknown as Judged };
    desk.marked.value = cellsNamed(judged.value.answer, of.puzzle.layout.geometry.width);
  };
  const { lengths = [], scores = [], blocks, entries } = report.value ?? {};
  const said = judged.value?.of === draft.value ? judged.value.answer.verdict : undefined;
  const letters = lettersIn(desk);
  return (
    <section class="check" aria-label="Check">
      <h2>Check</h2>
      <div class="line">
        <label>
          Outlet{' '}
          <select
            value={outlet.value}
            onChange={(event) => {
              outlet.value = event.currentTarget.value;
            }}
          >
            <option value="">choose</option>
            {PROFILES.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <button type="button" disabled={outlet.value === ''} onClick={judge}>
          Check
        </button>
      </div>
      {said && (
        <div class={said.accepts ? 'good' : 'fault'} role="status">
          <p>{said.accepts ? '✓ It would be accepted.' : '✕ It would be rejected:'}</p>
          <ul>
            {said.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      <div class="line">
        <button
          type="button"
          aria-pressed={desk.showsScores.value}
          onClick={() => {
            desk.showsScores.value = !desk.showsScores.value;
          }}
        >
          Scores in the grid
        </button>
        {desk.marked.value.size > 0 && (
          <button
            type="button"
            onClick={() => {
              desk.marked.value = new Set();
            }}
          >
            Remove marks
          </button>
        )}
      </div>
      <VerdictView desk={desk} />
      {verdict.value.status === 'unfillable' && (
        <NoFill seen={{ ...verdict.value, status: 'unfillable' }} />
      )}
      <p>
        {entries} entries, {blocks} blocks
      </p>
      <Bars
        title="Entries by length"
        rows={lengths.map(({ length, count }) => [String(length), count])}
      />
      {scores.length > 0 && <Bars title="Entries by score" rows={byScore(scores)} />}
      <p>
        Letters used: {letters.used || 'none'}. <b>Missing: {letters.missing || 'none'}.</b>
      </p>
      <WeakEntries desk={desk} />
    </section>
  );
}

/** The cells that faults name, by position. */
function cellsNamed({ verdict }: Judged, width: number): ReadonlySet<number> {
  const names = (verdict?.faults ?? []).flatMap((fault) => fault.match(/\br\d+c\d+\b/g) ?? []);
  const places = names.map((name) => parseCellName(name)!);
  return new Set(places.map(({ row, column }) => (row - 1) * width + column - 1));
}

export function VerdictView({ desk }: { readonly desk: Desk }) {
  const { verdict, report } = desk;
  if (report.value?.unfillable)
    return <p class="fault">✕ Cannot be filled: {report.value.unfillable}</p>;
  const TEXTS = {
    unknown: '',
    searching: '… looking for a fill',
    filled: '✓ a fill exists',
    unfillable: '✕ cannot be filled',
    'gave-up': '? not known whether a fill exists',
  } as const;
  const text = TEXTS[verdict.value.status];
  return text === '' ? null : <p class={`verdict-line ${verdict.value.status}`}>{text}</p>;
}

function Bars({
  title,
  rows,
}: {
  readonly title: string;
  readonly rows: readonly (readonly [string, number])[];
}) {
  const most = Math.max(1, ...rows.map(([, count]) => count));
  return (
    <table class="bars">
      <caption>{title}</caption>
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{count}</td>
            <td aria-hidden="true">
              <span class="bar" style={{ '--share': count / most }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WeakEntries({ desk }: { readonly desk: Desk }) {
  const { slots } = desk.draft.value.puzzle.layout;
  const scores = [...(desk.report.value?.scores ?? [])];
  const weak = scores.sort((a, b) => (a.score ?? -1) - (b.score ?? -1)).slice(0, 8);
  if (weak.length === 0) return null;
  return (
    <>
      <h3>Weakest entries</h3>
      <ul class="weak">
        {weak.map(({ slot, score }) => {
          const index = slots.findIndex((each) => shortName(each) === slot);
          if (index < 0) return null;
          const answer = slots[index]!.cells.map(
            (cell) => desk.draft.value.puzzle.cells[cell],
          ).join('');
          return (
            <li key={slot}>
              <button
                type="button"
                class="link"
                onClick={() => desk.act({ kind: 'to-slot', slot: index })}
              >
                {slot} {answer}
              </button>{' '}
              {score ?? 'in no list'}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function byScore(scores: Report['scores']): (readonly [string, number])[] {
  const bounds = [90, 80, 70, 60, 50, 30, 0];
  const rows = bounds.map((least, i): readonly [string, number] => {
    const below = bounds[i - 1] ?? 101;
    const count = scores.filter(({ score }) => score !== null && score >= least && score < below);
    return [`${least} to ${below - 1}`, count.length];
  });
  const unlisted = scores.filter(({ score }) => score === null).length;
  return unlisted > 0 ? [...rows, ['in no list', unlisted]] : rows;
}

function lettersIn({ draft }: Desk): { readonly used: string; readonly missing: string } {
  const all = new Set(draft.value.puzzle.cells.flatMap((content) => Array.from(content ?? '')));
  const alphabet = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
  return {
    used: [...all].sort().join(' '),
    missing: alphabet.filter((letter) => !all.has(letter)).join(' '),
  };
}
