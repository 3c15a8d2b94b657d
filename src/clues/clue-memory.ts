// A person's own clues from before: lines `ENTRY<tab>clue<tab>date<tab>source`, sorted by entry, the newest first. A clue
// stands once, with the day when it was last printed.

import { InputError } from '../base/errors.ts';
import { normaliseText } from '../base/letters.ts';
import { linesOf } from '../base/text.ts';
import { answerAt, type Puzzle } from '../puzzle/puzzle.ts';
import type { ClueSource, KnownClue } from './known-clue.ts';
import { hasClue } from './with-clues.ts';

export interface RememberedClue extends KnownClue {
  readonly entry: string;
  readonly date: string;
  /** What it was printed in. */
  readonly source: string;
}

const DATE = /^\d{4}-\d\d-\d\d$/;

export class ClueMemory implements ClueSource {
  readonly name = 'memory';
  private readonly clues = new Map<string, RememberedClue[]>();

  /** @throws InputError, with its line, for what is no such line */
  static parse(text: string, source: string): ClueMemory {
    const memory = new ClueMemory();
    for (const [index, line] of linesOf(text).entries()) {
      if (line.trim() === '' || line.startsWith('#')) continue;
      const [entry = '', clue = '', date = '', from = ''] = line.split('\t');
      if (entry === '' || clue === '' || !DATE.test(date)) {
        const what = 'expected an entry, a clue, a date like 2026-01-31 and a source between tabs';
        throw new InputError(what, { source, line: index + 1 });
      }
      memory.add({ entry, text: clue, date, source: from });
    }
    return memory;
  }

  /** Whether that is new, or newer than what was known. */
  add(clue: RememberedClue): boolean {
    const known = this.clues.get(clue.entry) ?? [];
    const before = known.find(({ text }) => text === clue.text);
    if (before !== undefined && before.date >= clue.date) return false;
    const others = known.filter(({ text }) => text !== clue.text);
    this.clues.set(clue.entry, [...others, clue].sort(byDate));
    return true;
  }

  cluesOf(answer: string): readonly RememberedClue[] {
    return this.clues.get(normaliseText(answer, true)) ?? [];
  }

  get entries(): readonly string[] {
    return [...this.clues.keys()].sort();
  }

  get text(): string {
    return this.entries
      .flatMap((entry) => this.clues.get(entry)!)
      .map(({ entry, text, date, source }) => `${[entry, text, date, source].join('\t')}\n`)
      .join('');
  }
}

function byDate(a: RememberedClue, b: RememberedClue): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.text < b.text ? -1 : Number(a.text > b.text);
}

/** The clues of a puzzle that was printed; `date` is that of its file, for a puzzle that does not say. */
export function cluesPrinted(puzzle: Puzzle, file: string, date: string): RememberedClue[] {
  const { layout, heading, clues } = puzzle;
  const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  return layout.slots.flatMap((slot, index) => {
    const answer = answerAt(puzzle, slot);
    if (answer === undefined || !hasClue(puzzle, index)) return [];
    const entry = normaliseText(answer, true);
    return [{ entry, text: oneLine(clues![index]!), date: heading?.date ?? date, source: file }];
  });
}
