// A template that was read, before any puzzle is made of it: how its letters are folded, the lists tell.

import { InputError } from '../../base/errors.ts';
import type { Folded, Folding } from '../../base/letters.ts';
import type { PuzzleReader } from '../../format/read-puzzles.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { TemplateRequest } from '../line/request.ts';
import { sourceName } from './read-bytes.ts';

export class TemplateFile {
  readonly request: TemplateRequest;
  /** Letters that were folded without anyone having said how. */
  folded: Folded | undefined;
  /** What a reader passed over, a line each. */
  readonly notes: string[] = [];
  private readonly reader: PuzzleReader;

  constructor(request: TemplateRequest, reader: PuzzleReader) {
    this.request = request;
    this.reader = reader;
  }

  /** What to call it in messages. */
  get name(): string {
    return sourceName(this.request.name);
  }

  /** Its puzzles. `fold` is how givens are folded if the request leaves it open. @throws InputError */
  puzzles(fold: () => Folding): Puzzle[] {
    const { block, leastLength, lenient } = this.request;
    return this.reader({
      source: this.name,
      block,
      fold: this.request.fold ?? fold,
      leastLength,
      lenient,
      onFolded: (folded) => {
        if (this.request.fold === undefined) this.folded ??= folded;
      },
      onNote: (note) => this.notes.push(`${this.name}: ${note}`),
    });
  }

  /** The only one. @throws InputError if there are several */
  puzzle(fold: () => Folding): Puzzle {
    const puzzles = this.puzzles(fold);
    if (puzzles.length === 1) return puzzles[0]!;
    const what = `${puzzles.length} puzzles, where one is wanted`;
    throw new InputError(what, { source: this.name });
  }
}
