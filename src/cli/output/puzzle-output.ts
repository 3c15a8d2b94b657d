// Where puzzles go, in the format that is asked for: each as soon as it is there, or, for a format whose
// file is made of all of its puzzles, when the last has come.

import { FEATURES, InputError, lostIn, type Puzzle, type WordList } from '../../index.ts';
import type { ListRead } from '../input/read-input.ts';
import { hasPlaceholder, type OutputRequest } from '../line/request.ts';
import type { Session } from '../world/session.ts';
import { type Format, isDrawn, openFormat, type Result, type Sheet } from './formats.ts';
import { openProduct } from './open-product.ts';
import type { Product, Tags } from './product.ts';

/** Opens what an output asks for. @throws InputError if it cannot be */
export async function openPuzzles(
  output: OutputRequest,
  session: Session,
  lists: readonly ListRead[] = [],
  words?: WordList,
): Promise<PuzzleOutput> {
  const format = await openFormat(output, session.io, lists, words);
  const product = await openProduct(output.path, format.frame, session);
  return new PuzzleOutput(output, format, product, session);
}

export class PuzzleOutput {
  private readonly output: OutputRequest;
  private readonly format: Format;
  private readonly product: Product;
  private readonly session: Session;
  /** What waits for the last. */
  private readonly sheets: Sheet[] = [];
  private readonly told = new Set<string>();

  constructor(output: OutputRequest, format: Format, product: Product, session: Session) {
    this.output = output;
    this.format = format;
    this.product = product;
    this.session = session;
  }

  /** @throws InputError for a puzzle that the format cannot say */
  async put(asItIs: Puzzle, result: Result, tags: Tags): Promise<void> {
    const { format } = this;
    const puzzle = this.dressed(asItIs);
    if (!('document' in format)) {
      const chunk = format.render(puzzle, result);
      if (chunk.length > 0) this.tellLost(puzzle);
      await this.product.put(chunk, tags);
      return;
    }
    if (!isDrawn(result)) return;
    this.tellLost(puzzle);
    const sheet = { puzzle, result };
    if (hasPlaceholder(this.output.path)) {
      await this.product.put(await format.document([sheet]), tags);
    } else {
      this.sheets.push(sheet);
    }
  }

  /** A text that is no puzzle, such as a count. */
  async say(text: string, tags: Tags): Promise<void> {
    await this.product.put(text, tags);
  }

  async finish(): Promise<void> {
    const { format, sheets } = this;
    if ('document' in format && sheets.length > 0) {
      await this.product.put(await format.document(sheets), { n: 1, seed: sheets[0]!.result.seed });
    }
    await this.product.finish();
  }

  /** Removes what is not whole. Does nothing after `finish`. */
  discard(): void {
    this.product.discard();
  }

  /** With what the output is asked to say beside what the puzzle's file said. */
  private dressed(puzzle: Puzzle): Puzzle {
    const { heading, reveal } = this.output;
    if (heading === undefined && !reveal) return puzzle;
    const given = puzzle.givens.flatMap((content, cell) => (content === undefined ? [] : [cell]));
    return {
      ...puzzle,
      ...(heading && { heading: { ...puzzle.heading, ...heading } }),
      ...(reveal && { revealed: new Set([...(puzzle.revealed ?? []), ...given]) }),
    };
  }

  private tellLost(puzzle: Puzzle): void {
    const { format: name } = this.output;
    const { lost, refused } = lostIn(name, puzzle);
    if (refused.length > 0) {
      const what = refused.map((feature) => FEATURES[feature]).join(', ');
      throw new InputError(`the format ${name} cannot say ${what}: try --format ipuz`);
    }
    const what = lost.map((feature) => FEATURES[feature]).join(', ');
    if (what === '' || this.told.has(what)) return;
    this.told.add(what);
    this.session.log.note(`the format ${name} has no ${what}: left out`);
  }
}
