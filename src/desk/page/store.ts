// The page's side of the desk: the state, what the engine says of it, and what is saved. Views read signals and call the
// functions of a `Desk`; all that happens by itself (asking, saving) is an effect here.

import { batch, computed, effect, signal } from '@preact/signals';
import { shortName } from '../../layout/slot-names.ts';
import { answerAt } from '../../puzzle/puzzle.ts';
import type { ServiceTask } from '../service/requests.ts';
import { puzzleAsked } from '../state/asked.ts';
import { slotAt } from '../state/cursor.ts';
import { afterAction, deskOf } from '../state/desk-state.ts';
import { draftText, emptyDraft, readDraft } from '../state/draft.ts';
import { type Desk, type Keeper, type Panel, type Saving, say } from './desk.ts';
import type { EngineAnswer, PageEngine } from './engine.ts';
import { newFilling } from './filling.ts';
import type { CandidateSeen, ClueSeen, FillVerdict, Report } from './seen.ts';

/** Milliseconds after a change until it is saved, and until a fill is sought. */
const SAVE_AFTER = 700;
const SEARCH_AFTER = 500;
/** Nodes to find out whether there is a fill at all, and for each candidate. */
const VERDICT_NODES = 4000;
const CANDIDATE_NODES = 400;
const CANDIDATES = 40;

export function makeDesk(text: string | undefined, engine: PageEngine, keeper: Keeper): Desk {
  const state = signal(deskOf(text === undefined ? emptyDraft(15, 15) : readDraft(text)));
  const draft = computed(() => state.value.draft);
  const slot = computed(() => slotAt(draft.value.puzzle.layout, state.value.cursor));
  const desk: Desk = {
    ...{ engine, keeper, state, draft, slot },
    panel: signal<Panel>('words'),
    report: signal(undefined),
    candidates: signal(undefined),
    verdict: signal<FillVerdict>({ status: 'unknown' }),
    clues: signal(undefined),
    saving: signal<Saving>('saved'),
    said: signal(''),
    isSearching: signal(false),
    showsScores: signal(false),
    marked: signal<ReadonlySet<number>>(new Set()),
    filling: newFilling(),
    latencies: { check: [], suggest: [] },
    act(action) {
      state.value = afterAction(state.value, action);
    },
    overwrite: () => save(desk, true),
  };
  follow(desk);
  return desk;
}

/** Asks the engine whenever what it was asked about changes, and saves. */
function follow(desk: Desk): void {
  const { draft, slot, engine, panel } = desk;
  effect(() => {
    const asked = puzzleAsked(draft.value);
    const started = performance.now();
    ask(engine.quick, 'check', { do: 'check', explain: false, ...asked }, (answer) => {
      desk.latencies.check.push(performance.now() - started);
      desk.report.value = answer as unknown as Report;
      const { unfillable } = answer as unknown as Report;
      if (unfillable !== null) say(desk, `Cannot be filled: ${unfillable}`);
    });
  });
  effect(() => {
    const { puzzle } = draft.value;
    if (slot.value === undefined) {
      engine.quick.drop('suggest');
      desk.candidates.value = undefined;
      return;
    }
    const at = puzzle.layout.slots[slot.value]!;
    const isWhole = answerAt(puzzle, at) !== undefined;
    const name = shortName(at);
    if (isWhole) {
      engine.quick.drop('suggest');
      desk.candidates.value = { slot: name, isWhole, isDone: true, words: 0, candidates: [] };
      return;
    }
    const task: ServiceTask = {
      ...puzzleAsked(draft.value),
      ...{ do: 'suggest', slot: name, count: CANDIDATES, nodes: CANDIDATE_NODES },
    };
    const started = performance.now();
    let isFirst = true;
    const show = (fields: EngineAnswer, isDone: boolean): void => {
      if (isFirst) desk.latencies.suggest.push(performance.now() - started);
      isFirst = false;
      const seen = fields as unknown as { slot: { words: number } } & CandidateSeen;
      const { candidates, unfillable } = seen;
      const { words } = seen.slot as unknown as { words: number };
      desk.candidates.value = { slot: name, isWhole, isDone, words, candidates, unfillable };
    };
    ask(
      engine.quick,
      'suggest',
      task,
      (answer) => show(answer, true),
      (fields) => show(fields, false),
    );
  });
  effect(() => {
    const asked = puzzleAsked(draft.value);
    desk.verdict.value = { status: 'unknown' };
    if (!draft.value.puzzle.cells.includes(undefined) || desk.isSearching.value) return;
    const timer = setTimeout(() => {
      desk.verdict.value = { status: 'searching' };
      ask(engine.deep, 'why', { do: 'why', nodes: VERDICT_NODES, ...asked }, (answer) => {
        desk.verdict.value = answer as unknown as FillVerdict;
        const { status, reason } = desk.verdict.value;
        if (status === 'filled') say(desk, 'A fill exists.');
        if (status === 'unfillable') say(desk, `Cannot be filled: ${reason}`);
      });
    }, SEARCH_AFTER);
    return () => {
      clearTimeout(timer);
      engine.deep.drop('why');
    };
  });
  effect(() => {
    if (panel.value !== 'clues') return;
    const { puzzle } = puzzleAsked(draft.value);
    ask(engine.quick, 'clues', { do: 'clues', puzzle }, (answer) => {
      desk.clues.value = answer as unknown as ClueSeen;
    });
  });
  let isLoaded = false;
  effect(() => {
    draft.value;
    if (!isLoaded) {
      isLoaded = true;
      return;
    }
    desk.saving.value = 'waiting';
    const timer = setTimeout(() => save(desk, false), SAVE_AFTER);
    return () => clearTimeout(timer);
  });
}

function ask(
  worker: PageEngine['quick'],
  kind: string,
  task: ServiceTask,
  onDone: (answer: EngineAnswer) => void,
  onProgress?: (fields: EngineAnswer) => void,
): void {
  worker.ask(kind, task, onProgress).then(
    (answer) => {
      if (answer !== undefined) batch(() => onDone(answer));
    },
    (error: Error) => console.warn(`${kind}: ${error.message}`),
  );
}

async function save(desk: Desk, overwrites: boolean): Promise<void> {
  const { draft, saving, keeper } = desk;
  const text = draftText(draft.value);
  saving.value = 'saving';
  const result = await keeper.save(text, overwrites);
  // What was changed meanwhile is saved by the next one.
  if (saving.value === 'saving') saving.value = result;
  if (result === 'not saved') setTimeout(() => save(desk, overwrites), 2000);
}
