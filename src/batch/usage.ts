// Which words were used, how often, and when last: the number of the puzzle, which counts on from batch to batch.
// As text it is a word list with figures, `SEE;12;238`, below a head with the counts of the whole.

import { InputError } from '../base/errors.ts';
import { byCodeUnits } from '../base/order.ts';
import { linesOf } from '../base/text.ts';

export interface UsedWord {
  readonly times: number;
  /** The number of the last puzzle that it stood in. */
  readonly last: number;
}

/** How many names of counted batches are remembered. */
const BATCHES_KEPT = 100;
const HEAD = '# Used words: WORD;TIMES;LAST (LAST: the last puzzle with the word)';

export class Usage {
  /** How many puzzles have been counted. */
  puzzles = 0;
  /** The names of the last batches that have been counted. */
  readonly batches: string[] = [];
  private readonly words = new Map<string, UsedWord>();

  /** @throws InputError for a malformed line */
  static parse(text: string, source: string): Usage {
    const usage = new Usage();
    for (const [at, whole] of linesOf(text).entries()) {
      const line = whole.trim();
      const [, key, rest = ''] = /^#\s*(puzzles|batches)\b\s*(.*)$/.exec(line) ?? [];
      if (key === 'batches') usage.batches.push(...rest.split(/\s+/).filter((name) => name !== ''));
      else if (key === 'puzzles') usage.puzzles = Math.max(usage.puzzles, count(rest, source, at));
      if (line === '' || line.startsWith('#')) continue;
      const [word = '', times = '1', last] = line.split(';');
      const known = { times: count(times, source, at), last: last ? count(last, source, at) : 0 };
      usage.puzzles = Math.max(usage.puzzles, known.last);
      usage.words.set(word.normalize('NFC').toUpperCase(), known);
    }
    return usage;
  }

  get(word: string): UsedWord | undefined {
    return this.words.get(word);
  }

  entries(): Iterable<[string, UsedWord]> {
    return this.words.entries();
  }

  /** Counts the words of one more puzzle. */
  add(words: Iterable<string>): void {
    this.puzzles++;
    for (const word of words) {
      const times = (this.words.get(word)?.times ?? 0) + 1;
      this.words.set(word, { times, last: this.puzzles });
    }
  }

  /** Remembers that a batch has been counted. */
  name(batch: string): void {
    this.batches.push(batch);
    this.batches.splice(0, this.batches.length - BATCHES_KEPT);
  }

  text(): string {
    const batches = this.batches.length > 0 ? [`# batches ${this.batches.join(' ')}`] : [];
    const words = [...this.words]
      .sort(([a], [b]) => byCodeUnits(a, b))
      .map(([word, { times, last }]) => `${word};${times};${last}`);
    return `${[HEAD, `# puzzles ${this.puzzles}`, ...batches, ...words].join('\n')}\n`;
  }
}

function count(text: string, source: string, line: number): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const what = `'${text}' is not a number of uses or a puzzle: a line is WORD;TIMES;LAST`;
  throw new InputError(what, { source, line: line + 1 });
}
