// The files that rules name: words one by one, and other grids. What a rules file names is looked for in its
// folder, and an error there says which rule named it.

import { isAbsolute, join } from 'node:path';
import { FormatError, InputError, type Place } from '../../base/errors.ts';
import type { Folding } from '../../base/letters.ts';
import type { Layout } from '../../layout/layout.ts';
import { isWhole } from '../../puzzle/puzzle.ts';
import { sayError } from '../../say/errors.ts';
import type { InputNote } from '../../say/inputs.ts';
import type { LikenessRule } from '../../verify/rules.ts';
import { spellWord } from '../../words/language/spell.ts';
import { unscored } from '../../words/reading/choose-words.ts';
import { namedWords } from '../../words/reading/named-words.ts';
import { parseWordLists } from '../../words/reading/parse-word-list.ts';
import type { WordSource } from '../../words/reading/word-source.ts';
import type { TemplateOptions } from '../spec/options.ts';
import type { NamedWords } from '../spec/rule-values.ts';
import type { Io } from '../world/io.ts';
import { findList } from './list-name.ts';
import { readList } from './lists.ts';
import { readTemplate } from './template.ts';

/** How words are spelled; as for the lists. */
export interface RuleSpelling {
  readonly fold: Folding;
  readonly strip: boolean;
}

/** What other grids are compared with, and how they are read. */
export interface GridRead {
  readonly layout: Layout;
  /** As the template is. */
  readonly reading: TemplateOptions;
}

export class RuleFiles {
  /** What reading grids passed over. */
  readonly notes: InputNote[] = [];
  private readonly spelling: RuleSpelling;
  private readonly io: Io;
  private readonly grid: GridRead | undefined;

  constructor(spelling: RuleSpelling, io: Io, grid: GridRead | undefined) {
    this.spelling = spelling;
    this.io = io;
    this.grid = grid;
  }

  /** A grid that fills are compared with. */
  async likeness(file: string, at: Place, folder: string): Promise<LikenessRule> {
    if (this.grid === undefined) {
      throw new InputError('expected one grid to differ from, found several', at);
    }
    const { layout, reading } = this.grid;
    const name = pathFrom(folder, file);
    const { fold } = this.spelling;
    const other = await whereNamed(at, async () => {
      const template = await readTemplate({ ...reading, name }, this.io);
      const puzzle = template.puzzle(() => fold);
      this.notes.push(...template.notes);
      return puzzle;
    });
    if (!isSameLayout(other.layout, layout)) {
      throw new InputError(`${name} does not match the template: its blocks differ`, at);
    }
    if (!layout.slots.some((slot) => isWhole(other, slot))) {
      throw new InputError(`${name} has no complete entry to differ from`, at);
    }
    return { name, cells: other.cells };
  }

  /** The words as a list. */
  async source(named: NamedWords, at: Place, folder: string): Promise<WordSource> {
    const { fold } = this.spelling;
    if ('words' in named) {
      const spelled = named.words.map((word) => spellWord(word, fold, at).join(''));
      return { name: at.source, bytes: new TextEncoder().encode(spelled.join('\n')) };
    }
    const path = pathFrom(folder, named.file);
    return whereNamed(at, async () =>
      namedWords(await readList(findList(path), this.io), () => fold),
    );
  }

  /** The same as words. */
  async words(named: NamedWords, at: Place, folder: string): Promise<string[]> {
    const source = await this.source(named, at, folder);
    const { words } = parseWordLists([unscored(source)], this.spelling);
    return words.texts();
  }
}

/** What `read` makes of a file. An error in a file that a rules file names is placed at the rule. */
async function whereNamed<T>(at: Place, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof InputError) || at.line === undefined) throw error;
    // The kind decides whether the error mentions --lenient.
    const Kind = error instanceof FormatError ? FormatError : InputError;
    throw new Kind(sayError(error), at);
  }
}

function pathFrom(folder: string, file: string): string {
  return isAbsolute(file) || folder === '' || file === '-' ? file : join(folder, file);
}

function isSameLayout({ geometry: a }: Layout, { geometry: b }: Layout): boolean {
  return (
    a.width === b.width &&
    a.positions.length === b.positions.length &&
    a.positions.every((position, at) => position === b.positions[at])
  );
}
