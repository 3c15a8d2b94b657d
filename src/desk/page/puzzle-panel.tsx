// The puzzle as a whole: its title, a new grid, files in and out, and what the keys do.

import { useSignal } from '@preact/signals';
import { STYLES } from '../../design/styles.ts';
import { FORMAT_NAMES, FORMATS, type FormatName } from '../../format/formats.ts';
import { parseTemplate } from '../../format/template/parse-template.ts';
import { SYMMETRIES } from '../../layout/symmetry.ts';
import { puzzleAsked } from '../state/asked.ts';
import type { DeskState } from '../state/desk-state.ts';
import { draftOf, emptyDraft, readDraft } from '../state/draft.ts';
import { type Desk, say } from './desk.ts';

const HEADINGS = ['title', 'author', 'copyright', 'notes'] as const;
/** What the engine cannot write here, or is no file of a puzzle. */
const ELSEWHERE: readonly FormatName[] = ['pdf'];
const DESIGN_NODES = 20_000;

export function PuzzlePanel({ desk }: { readonly desk: Desk }) {
  const { draft, state } = desk;
  const format = useSignal<FormatName>('puz');
  const problem = useSignal('');
  const exported = async (): Promise<void> => {
    problem.value = '';
    try {
      const task = { do: 'convert', format: format.value, ...puzzleAsked(draft.value) } as const;
      const answer = await desk.engine.quick.ask('convert', task);
      if (answer !== undefined) download(desk, answer, format.value);
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  const opened = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    problem.value = '';
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const puzzle = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      const task = { do: 'convert', format: 'ipuz', puzzle, encoding: 'base64' } as const;
      const answer = await desk.engine.quick.ask('open', task);
      if (answer !== undefined)
        desk.act({ kind: 'open', draft: readDraft(String(answer['puzzle'])) });
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  return (
    <section class="puzzle" aria-label="Puzzle">
      <h2>Puzzle</h2>
      {HEADINGS.map((field) => (
        <label class="field" key={field}>
          {field[0]!.toUpperCase() + field.slice(1)}
          <input
            value={draft.value.puzzle.heading?.[field] ?? ''}
            onChange={(event) =>
              desk.act({ kind: 'heading', field, text: event.currentTarget.value })
            }
          />
        </label>
      ))}
      <label class="field">
        Symmetry of blocks
        <select
          value={state.value.symmetry}
          onChange={(event) => {
            const symmetry = event.currentTarget.value as DeskState['symmetry'];
            desk.act({ kind: 'symmetry', symmetry });
          }}
        >
          {[...SYMMETRIES, 'none'].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <h3>Export</h3>
      <div class="line">
        <select
          aria-label="Format"
          value={format.value}
          onChange={(event) => {
            format.value = event.currentTarget.value as FormatName;
          }}
        >
          {FORMAT_NAMES.filter((name) => !ELSEWHERE.includes(name)).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <button type="button" onClick={exported}>
          Export
        </button>
        <button type="button" onClick={() => window.print()}>
          Print
        </button>
      </div>
      <p class="hint">{FORMATS[format.value].text}</p>
      <h3>Open</h3>
      <input
        type="file"
        aria-label="Open a puzzle in any format"
        onChange={(event) => opened(event.currentTarget.files?.[0])}
      />
      {problem.value !== '' && <p class="fault">{problem.value}</p>}
      <NewGrid desk={desk} />
      <Keys />
    </section>
  );
}

function NewGrid({ desk }: { readonly desk: Desk }) {
  const width = useSignal(15);
  const height = useSignal(15);
  const style = useSignal('american');
  const theme = useSignal('');
  const seed = useSignal(1);
  const status = useSignal('');
  const designed = async (): Promise<void> => {
    status.value = 'Designing…';
    desk.isSearching.value = true;
    try {
      const answers = theme.value.split(',').map((text) => text.replaceAll(/[^\p{L}\d]/gu, ''));
      const answer = await desk.engine.deep.ask('design', {
        ...{ do: 'design', width: width.value, height: height.value, style: style.value },
        ...{ seed: seed.value, nodes: DESIGN_NODES, theme: answers.filter((text) => text !== '') },
      });
      if (answer?.['status'] !== 'designed') {
        status.value = 'No design was found.';
        return;
      }
      const read = parseTemplate(String(answer['puzzle']), { fold: false });
      const given = read.cells.flatMap((content, cell) => (content === undefined ? [] : [cell]));
      const draft = draftOf({ ...read, theme: given.length > 0 ? new Set(given) : undefined });
      desk.act({ kind: 'open', draft });
      seed.value += 1;
      status.value = '';
      say(desk, 'A new grid was designed');
    } catch (error) {
      status.value = (error as Error).message;
    } finally {
      desk.isSearching.value = false;
    }
  };
  const size = (name: string, value: typeof width) => (
    <label>
      {name}{' '}
      <input
        type="number"
        min={3}
        max={30}
        value={value.value}
        onInput={(event) => {
          value.value = Math.max(
            3,
            Math.min(30, Math.floor(Number(event.currentTarget.value)) || 3),
          );
        }}
      />
    </label>
  );
  return (
    <>
      <h3>New grid</h3>
      <div class="line">
        {size('Columns', width)}
        {size('Rows', height)}
        <label>
          Style{' '}
          <select
            value={style.value}
            onChange={(event) => {
              style.value = event.currentTarget.value;
            }}
          >
            {STYLES.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      <label class="field">
        Theme answers, separated by commas
        <input
          value={theme.value}
          onInput={(event) => {
            theme.value = event.currentTarget.value;
          }}
        />
      </label>
      <div class="line">
        <button type="button" disabled={desk.isSearching.value} onClick={designed}>
          Design
        </button>
        <button
          type="button"
          onClick={() => desk.act({ kind: 'open', draft: emptyDraft(width.value, height.value) })}
        >
          Empty grid
        </button>
        <span class="hint" role="status">
          {status.value}
        </span>
      </div>
    </>
  );
}

const KEYS: readonly (readonly [key: string, what: string])[] = [
  ['Arrows', 'move, or turn first'],
  ['Space, click', 'turn'],
  ['Tab', 'next slot; with Shift the one before'],
  ['. or #', 'block, with its symmetry'],
  ['( or Insert', 'several letters in a cell'],
  ['Enter', 'the words of the slot; there Enter places, Delete drops, Esc returns'],
  ['Shift+arrows', 'select; then Fill refills the selection'],
  ['Backspace, Delete', 'erase; with Ctrl the entry'],
  ['Alt+L, Alt+T', 'lock, theme'],
  ['Alt+C, Alt+S', 'circle, shade'],
  ['Alt+R, Alt+B', 'bar at the right, below'],
  ['Alt+V', 'void'],
  ['Ctrl+Z, Ctrl+Y', 'undo, redo'],
  ['F6', 'leave the grid'],
];

function Keys() {
  return (
    <details>
      <summary>Keys</summary>
      <dl class="keys">
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function download(
  { keeper }: Desk,
  answer: Readonly<Record<string, unknown>>,
  format: FormatName,
): void {
  const text = String(answer['puzzle']);
  const content =
    answer['encoding'] === 'base64'
      ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      : text;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content]));
  const ending = FORMATS[format].endings?.[0] ?? (format === 'jpz-zip' ? 'jpz' : 'txt');
  link.download = `${keeper.file.replace(/.*\/|\.\w+$/g, '')}.${ending}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
