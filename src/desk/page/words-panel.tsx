// The words of the slot at the cursor: the best first, what became of each, and what it leaves its crossings.

import { useSignal } from '@preact/signals';
import { shortName, slotName } from '../../layout/slot-names.ts';
import { answerText, contentsAt } from '../../puzzle/puzzle.ts';
import { Alternatives } from './alternatives.tsx';
import { type Desk, say } from './desk.ts';
import { LeastChange } from './least-change.tsx';
import type { WordSeen } from './seen.ts';

const VERDICTS = {
  fills: { sign: '✓', text: 'fills' },
  consistent: { sign: '?', text: 'unknown' },
  dead: { sign: '✕', text: 'no fill' },
} as const;

export function WordsPanel({ desk }: { readonly desk: Desk }) {
  const { slot, draft, candidates, report, verdict } = desk;
  const filter = useSignal('');
  const { puzzle } = draft.value;
  if (slot.value === undefined)
    return <p class="hint">Choose a cell of a slot to see its words.</p>;
  const at = puzzle.layout.slots[slot.value]!;
  const name = shortName(at);
  const seen = candidates.value?.slot === name ? candidates.value : undefined;
  const pattern = answerText(contentsAt(puzzle.cells, at), '·');
  const score = report.value?.scores.find((each) => each.slot === name)?.score;
  const matches = matching(filter.value);
  const shown = (seen?.candidates ?? []).filter(({ word }) => matches.test(word));
  const { unfillable, unfillableSlots = [] } = report.value ?? {};
  const place = ({ word, verdict: of }: WordSeen): void => {
    desk.act({ kind: 'place', slot: slot.value!, word });
    say(desk, `${word} at ${name}, ${VERDICTS[of].text}`);
  };
  return (
    <section class="words" aria-label={`Words for ${slotName(at)}`}>
      <h2>
        {slotName(at)} <code>{pattern}</code>
        {score !== undefined && (
          <span class="score">{score === null ? 'in no list' : `score ${score}`}</span>
        )}
      </h2>
      {unfillable && unfillableSlots.includes(name) && <p class="fault">✕ {unfillable}</p>}
      {verdict.value.status === 'unfillable' && verdict.value.slots?.includes(name) && (
        <p class="fault">✕ {verdict.value.reason}</p>
      )}
      <div class="line">
        <input
          class="filter"
          type="search"
          placeholder="Filter: P..S or a wanted word"
          aria-label="Filter words by a pattern, or type a wanted word"
          value={filter.value}
          onInput={(event) => {
            filter.value = event.currentTarget.value;
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && shown[0]) place(shown[0]);
            if (event.key === 'Escape') focusGrid();
            if (event.key === 'ArrowDown') focusFirst();
          }}
        />
        <button type="button" onClick={() => desk.act({ kind: 'clear-slot' })}>
          Clear
        </button>
        <button
          type="button"
          aria-pressed={at.cells.every((cell) => draft.value.locked.has(cell))}
          onClick={() => desk.act({ kind: 'lock' })}
        >
          Lock
        </button>
        <button
          type="button"
          aria-pressed={at.cells.every((cell) => puzzle.theme?.has(cell))}
          onClick={() => desk.act({ kind: 'theme' })}
        >
          Theme
        </button>
      </div>
      <LeastChange desk={desk} slot={slot.value} word={filter.value} />
      {seen?.isWhole ? (
        <Alternatives
          desk={desk}
          slot={name}
          choose={(word) => {
            filter.value = word;
          }}
        />
      ) : (
        <>
          {seen?.unfillable && seen.unfillable !== unfillable && (
            <p class="fault">✕ Cannot be filled: {seen.unfillable}</p>
          )}
          <p class="hint">
            {seen === undefined
              ? 'Looking…'
              : `${seen.words.toLocaleString('en')} words fit${seen.isDone ? '' : '; trying the best…'}`}
          </p>
          <Candidates desk={desk} words={shown} place={place} />
        </>
      )}
      {draft.value.dropped.length > 0 && (
        <p class="dropped">
          Dropped:{' '}
          {draft.value.dropped.map((word) => (
            <button
              type="button"
              key={word}
              title={`Allow ${word} again`}
              onClick={() => desk.act({ kind: 'drop', word })}
            >
              {word} ↺
            </button>
          ))}
        </p>
      )}
    </section>
  );
}

interface CandidatesProps {
  readonly desk: Desk;
  readonly words: readonly WordSeen[];
  readonly place: (word: WordSeen) => void;
}

/** One stop of Tab; arrows move in the list, Enter places a word, Delete drops it. */
function Candidates({ desk, words, place }: CandidatesProps) {
  const here = useSignal(0);
  const at = Math.min(here.value, Math.max(0, words.length - 1));
  const drop = (word: string): void => {
    desk.act({ kind: 'drop', word });
    say(desk, `${word} dropped`);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const word = words[at];
    if (step !== 0) {
      here.value = Math.max(0, Math.min(words.length - 1, at + step));
      const list = event.currentTarget as HTMLElement;
      list.querySelectorAll<HTMLElement>('[role="option"]')[here.value]?.focus();
    } else if (event.key === 'Enter' && word !== undefined) {
      place(word);
      focusGrid();
    } else if (event.key === 'Delete' && word !== undefined) {
      drop(word.word);
    } else if (event.key === 'Escape') {
      focusGrid();
    } else {
      return;
    }
    event.preventDefault();
  };
  return (
    <div role="listbox" class="candidates" aria-label="Words that fit" onKeyDown={onKeyDown}>
      {words.map((word, index) => {
        const { sign, text } = VERDICTS[word.verdict];
        const tightest = [...word.crossings].sort((a, b) => a.words - b.words)[0];
        return (
          <div
            role="option"
            key={word.word}
            tabIndex={index === at ? 0 : -1}
            aria-selected={index === at}
            class={`verdict-${word.verdict}`}
            onClick={() => place(word)}
          >
            <span class="word">{word.word}</span>
            <span class="score">{word.score}</span>
            <span class="verdict">
              <b aria-hidden="true">{sign}</b> {text}
            </span>
            <span class="tightest">
              {tightest ? `${tightest.slot} ${tightest.words.toLocaleString('en')}` : ''}
            </span>
            <button
              type="button"
              class="drop"
              tabIndex={-1}
              title={`Drop ${word.word}: no slot gets it`}
              aria-label={`Drop ${word.word}`}
              onClick={(event) => {
                event.stopPropagation();
                drop(word.word);
              }}
            >
              −
            </button>
          </div>
        );
      })}
    </div>
  );
}

/** `P..S` matches as a whole, letters alone as a beginning. */
function matching(text: string): RegExp {
  const letters = text.toUpperCase().replaceAll(/[^\p{L}\d.?*_]/gu, '');
  const pattern = letters.replaceAll(/[?_]/g, '.').replaceAll('*', '.*');
  return new RegExp(/[.?*_]/.test(letters) ? `^${pattern}$` : `^${pattern}`, 'u');
}

export function focusGrid(): void {
  document.querySelector<HTMLElement>('.grid [tabindex="0"]')?.focus();
}

function focusFirst(): void {
  document.querySelector<HTMLElement>('.candidates [tabindex="0"]')?.focus();
}
