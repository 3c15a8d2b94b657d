// A template that was read, before any puzzle is made of it: how its letters are folded, the lists tell.

import { basename } from 'node:path';
import { InputError } from '../../base/errors.ts';
import type { Folded, Folding } from '../../base/letters.ts';
import type { PuzzleReader } from '../../format/read-puzzles.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { TemplateSource } from '../spec/options.ts';
import { STDIN } from '../spec/values.ts';
import { sourceName } from './read-bytes.ts';

/** What `{template}` stands for: the base name of a template's file. */
export function labelOf(name: string): string {
  return name === STDIN ? 'stdin' : basename(name).replace(/(?<=.)\.[^.]+$/, '');
}

export class TemplateFile {
  readonly source: TemplateSource;
  /** Letters that were folded without anyone having said how. */
  folded: Folded | undefined;
  /** What a reader passed over, a line each. */
  readonly notes: string[] = [];
  private readonly reader: PuzzleReader;

  constructor(source: TemplateSource, reader: PuzzleReader) {
    this.source = source;
    this.reader = reader;
  }

  /** What to call it in messages. */
  get name(): string {
    return sourceName(this.source.name);
  }

  /** Its puzzles. `fold` is how givens are folded if the source leaves it open. @throws InputError */
  puzzles(fold: () => Folding): Puzzle[] {
    const { block, leastLength, lenient } = this.source;
    return this.reader({
      source: this.name,
      block,
      fold: this.source.fold ?? fold,
      leastLength,
      lenient,
      onFolded: (folded) => {
        if (this.source.fold === undefined) this.folded ??= folded;
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
