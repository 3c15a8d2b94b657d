// Where puzzles go, in the format that is asked for: each as soon as it is there, or, for a format whose
// file is made of all of its puzzles, when the last has come.

import { outOf } from '../../base/phrases.ts';
import { countUnclued, withClues, withoutOldClues } from '../../clues/with-clues.ts';
import { FORMATS, lostNote, refuseLost } from '../../format/formats.ts';
import type { Chunk } from '../../format/frame.ts';
import { type DocumentWriter, isDrawn, type Result, type Writer } from '../../format/writing.ts';
import { type Heading, isWhole, type Puzzle } from '../../puzzle/puzzle.ts';
import { hasPlaceholder } from '../spec/checks.ts';
import type { OutputOptions } from '../spec/options.ts';
import type { Session } from '../world/session.ts';
import { type Clues, openClues } from './clues.ts';
import { openProduct } from './open-product.ts';
import type { Product, Tags, Written } from './product.ts';
import type { Searched } from './searched.ts';
import { type Sheet, varied } from './variety.ts';
import { writeContext } from './write-context.ts';

/** Opens what an output asks for; `isEarly` as in `openProduct`. @throws InputError if it cannot be */
export async function openPuzzles(
  options: OutputOptions,
  session: Session,
  searched?: Searched,
  isEarly = true,
): Promise<PuzzleOutput> {
  const note = noteOnce(session);
  const { carries, openWriter } = FORMATS[options.format];
  const writer = await openWriter(writeContext(options, session.io, searched, note));
  const clues = carries.includes('clues')
    ? await openClues(options, session.io, searched)
    : undefined;
  const product = await openProduct(
    options.output,
    'frame' in writer ? writer.frame : {},
    session,
    isEarly,
  );
  const heading = headingOf(options);
  return new PuzzleOutput({ options, heading, writer, product, session, searched, clues, note });
}

function headingOf({ title, author, copyright, notes }: OutputOptions): Heading | undefined {
  const asked = Object.entries({ title, author, copyright, notes });
  const given = asked.filter(([, text]) => text !== undefined);
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

/** Notes on what is left out, each told once, however many puzzles it is true of. */
function noteOnce({ log }: Session): (note: string) => void {
  const told = new Set<string>();
  return (note) => {
    if (told.has(note)) return;
    told.add(note);
    log.note(note);
  };
}

interface Parts {
  readonly options: OutputOptions;
  /** What is put above and below each puzzle, in place of what its file says. */
  readonly heading: Heading | undefined;
  readonly writer: Writer;
  readonly product: Product;
  readonly session: Session;
  readonly searched: Searched | undefined;
  readonly clues: Clues | undefined;
  readonly note: (note: string) => void;
}

export class PuzzleOutput {
  private readonly parts: Parts;
  /** Entries, and those of them without a clue. */
  private readonly counts = { entries: 0, unclued: 0 };
  /** What waits for the last. */
  private readonly sheets: Sheet[] = [];

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /**
   * Tells the file, if the puzzle has one to itself. `read` is what the puzzle was when it was read.
   * @throws InputError for a puzzle that the format cannot say
   */
  async put(
    asItIs: Puzzle,
    told: Result,
    tags: Tags,
    read = this.parts.searched?.read,
  ): Promise<Written | undefined> {
    const { writer, product, options, searched, session } = this.parts;
    const { puzzle, result } = await varied(
      this.dressed(asItIs, told, read),
      told,
      options,
      searched,
      session.log,
    );
    if (!isDrawn(result) && !FORMATS[options.format].recordsFailures) return undefined;
    const headed = this.headed(puzzle);
    if (isDrawn(result)) refuseLost(options.format, headed);
    if ('chunkOf' in writer) {
      const chunk = writer.chunkOf(headed, result);
      if (chunk.length > 0) this.tellLost(headed);
      return product.put(chunk, tags);
    }
    this.tellLost(headed);
    const sheet = { puzzle, result };
    if (hasPlaceholder(options.output)) {
      return product.put(await this.documentOf(writer, [sheet]), tags);
    }
    this.sheets.push(sheet);
    return undefined;
  }

  /** A text that is no puzzle, such as a count. */
  say(text: string): Promise<Written | undefined> {
    return this.parts.product.put(text, { n: 1, seed: null });
  }

  async finish(): Promise<void> {
    const { sheets } = this;
    const { writer, product, options, session } = this.parts;
    if ('documentOf' in writer && sheets.length > 0) {
      const document = await this.documentOf(writer, sheets);
      await product.put(document, { n: 1, seed: sheets[0]!.result.seed });
    }
    await product.finish();
    const { entries, unclued } = this.counts;
    if (options.clues !== undefined && options.clues.length > 0 && unclued > 0) {
      session.log.note(`${outOf(unclued, entries)} entries have no clue`);
    }
  }

  /** Removes what is not whole. Does nothing after `finish`. */
  discard(): void {
    this.parts.product.discard();
  }

  /** The heading that is asked for is that of the only puzzle, or of the whole. */
  private async documentOf(writer: DocumentWriter, sheets: readonly Sheet[]): Promise<Chunk> {
    const puzzles = sheets.map(({ puzzle }) => puzzle);
    const isBook = writer.isHeaded && sheets.length > 1;
    if (isBook) return writer.documentOf(puzzles, this.parts.heading);
    return writer.documentOf(puzzles.map((puzzle) => this.headed(puzzle)));
  }

  private headed(puzzle: Puzzle): Puzzle {
    const { heading } = this.parts;
    return heading === undefined
      ? puzzle
      : { ...puzzle, heading: { ...puzzle.heading, ...heading } };
  }

  /** With the clues and the letters that solvers are to be shown. */
  private dressed(asItIs: Puzzle, result: Result, read: Puzzle | undefined): Puzzle {
    const { reveal } = this.parts.options;
    const puzzle = isDrawn(result) ? this.clued(asItIs, result, read) : asItIs;
    if (!reveal) return puzzle;
    const given = puzzle.givens.flatMap((content, cell) => (content === undefined ? [] : [cell]));
    return { ...puzzle, revealed: new Set([...(puzzle.revealed ?? []), ...given]) };
  }

  private clued(asItIs: Puzzle, { seed }: Result, read: Puzzle | undefined): Puzzle {
    const { clues } = this.parts;
    const puzzle = read === undefined ? asItIs : withoutOldClues(asItIs, read);
    if (clues === undefined) return puzzle;
    const clued = withClues(puzzle, { ...clues, seed: seed ?? 0 });
    this.counts.entries += clued.layout.slots.filter((slot) => isWhole(clued, slot)).length;
    this.counts.unclued += countUnclued(clued);
    return clued;
  }

  private tellLost(puzzle: Puzzle): void {
    const lost = lostNote(this.parts.options.format, puzzle);
    if (lost !== undefined) this.parts.note(lost);
  }
}
