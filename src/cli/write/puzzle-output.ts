// Where puzzles go, in the format that is asked for: each as soon as it is there, or, for a format whose
// file is made of all of its puzzles, when the last has come.

import { resolve } from 'node:path';
import { InputError } from '../../base/errors.ts';
import { lettersOf } from '../../base/letters.ts';
import { uncluedIn, withClues, withoutOldClues } from '../../clues/with-clues.ts';
import { FORMATS, lostNote, refuseLost } from '../../format/formats.ts';
import { isArrowword } from '../../format/page/clue-cells.ts';
import { clueRoomIn } from '../../format/page/clue-setting.ts';
import { paperNamed } from '../../format/pdf/paper.ts';
import {
  type Chunk,
  type DocumentWriter,
  isDrawn,
  type Result,
  type Writer,
} from '../../format/writing.ts';
import type { Slot } from '../../layout/layout.ts';
import { slotName } from '../../layout/slot-names.ts';
import { answerAt, type Heading, isWhole, type Puzzle } from '../../puzzle/puzzle.ts';
import { saySolutionWordOut, sayUnclued, sayVariety } from '../../say/fills.ts';
import { makeCodeword } from '../../variety/codeword.ts';
import { makeFillIn } from '../../variety/fill-in.ts';
import { solutionWordCells } from '../../variety/solution-word.ts';
import { hasPlaceholder } from '../spec/checks.ts';
import type { OutputOptions } from '../spec/options.ts';
import type { Session } from '../world/session.ts';
import { visible } from '../world/terminal.ts';
import { type Clues, openClues } from './clues.ts';
import { openSink, type Sink, type Tags, type Written } from './sink.ts';
import { type Searched, writeContext } from './write-context.ts';

/** Opens what an output asks for; `isEarly` as in `openSink`. @throws InputError if it cannot be */
export async function openPuzzles(
  options: OutputOptions,
  session: Session,
  searched?: Searched,
  isEarly = true,
): Promise<PuzzleOutput> {
  const note = noteOnce(session);
  const { carries, drawsClueCells, isBinary, openWriter } = FORMATS[options.format];
  if (isBinary && options.output === undefined && session.io.stdoutIsTerminal) {
    throw new InputError(`the format ${options.format} is not for a terminal: write it to -o FILE`);
  }
  const writer = await openWriter(writeContext(options, session.io, searched, note));
  const hasClues = carries.includes('clues') || drawsClueCells;
  const clues = hasClues ? await openClues(options, session.io, searched) : undefined;
  const frame = 'frame' in writer ? writer.frame : {};
  if (isInPlace(options)) session.io.files.release(options.output!);
  const sink = openSink(options.output, frame, session, { isEarly, backup: options.backup });
  const heading = headingOf(options);
  return new PuzzleOutput({ options, heading, writer, sink, session, searched, clues, note });
}

/** Whether the puzzle replaces itself: only a format that keeps all of it may. */
function isInPlace({ format, output, project }: OutputOptions): boolean {
  const file = project?.file;
  if (output === undefined || file === undefined || format !== 'ipuz') return false;
  return resolve(output) === resolve(file);
}

function headingOf({ title, author, copyright, notes }: OutputOptions): Heading | undefined {
  const asked = Object.entries({ title, author, copyright, notes });
  const given = asked.filter(([, text]) => text !== undefined);
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

/** Notes on what is left out, each once, however many puzzles it is true of. */
function noteOnce({ log }: Session): (note: string) => void {
  const noted = new Set<string>();
  return (note) => {
    if (noted.has(note)) return;
    noted.add(note);
    log.note(note);
  };
}

interface OutputParts {
  readonly options: OutputOptions;
  /** What is put above and below each puzzle, in place of what its file says. */
  readonly heading: Heading | undefined;
  readonly writer: Writer;
  readonly sink: Sink;
  readonly session: Session;
  readonly searched: Searched | undefined;
  readonly clues: Clues | undefined;
  readonly note: (note: string) => void;
}

interface WaitingPuzzle {
  readonly puzzle: Puzzle;
  readonly seed: number | null;
  readonly section: string | undefined;
}

export class PuzzleOutput {
  private readonly parts: OutputParts;
  /** Of all puzzles: entries, and the names of those without a clue. */
  private readonly clueless = { puzzles: 0, entries: 0, names: [] as string[] };
  /** Those of a document, which wait for the last. */
  private readonly waiting: WaitingPuzzle[] = [];

  /** Of the puzzles that go into one file. */
  private readonly bookClues = new Set<string>();

  constructor(parts: OutputParts) {
    this.parts = parts;
  }

  /**
   * Returns the file, if the puzzle has one to itself. `read` is what the puzzle was when it was read.
   * @throws InputError for a puzzle that the format cannot say
   */
  async put(
    filled: Puzzle,
    outcome: Result,
    tags: Tags,
    read = this.parts.searched?.read,
  ): Promise<Written | undefined> {
    const { writer, sink, options } = this.parts;
    const printed = this.withRevealed(
      isDrawn(outcome) ? await this.clued(filled, outcome, read) : filled,
    );
    const { puzzle: made, result } = await this.varied(printed, outcome);
    const puzzle = this.withSolutionWord(made, result);
    if (!isDrawn(result) && !FORMATS[options.format].recordsFailures) return undefined;
    const headed = this.shown(this.headed(puzzle));
    if (isDrawn(result)) refuseLost(options.format, headed);
    if ('chunkOf' in writer) {
      const chunk = writer.chunkOf(headed, result);
      if (chunk.length > 0) this.noteLost(headed);
      return sink.put(chunk, tags);
    }
    this.noteLost(headed);
    if (hasPlaceholder(options.output)) return sink.put(await writer.documentOf([headed]), tags);
    this.waiting.push({ puzzle, seed: result.seed, section: tags.section });
    return undefined;
  }

  /** A text that is no puzzle, such as a count. */
  say(text: string): Promise<Written | undefined> {
    return this.parts.sink.put(text, { n: 1, seed: null });
  }

  async finish(): Promise<void> {
    const { writer, sink, session } = this.parts;
    const [first] = this.waiting;
    if ('documentOf' in writer && first !== undefined) {
      await sink.put(await this.documentOf(writer), { n: 1, seed: first.seed });
    }
    await sink.finish();
    if (this.parts.clues?.isAsked && this.clueless.names.length > 0) {
      session.log.note(sayUnclued(this.clueless));
    }
  }

  /** Removes what is not whole. Does nothing after `finish`. */
  discard(): void {
    this.parts.sink.discard();
  }

  /** The heading that is asked for is that of each puzzle, or, in a book, of the whole. */
  private async documentOf(writer: DocumentWriter): Promise<Chunk> {
    const puzzles = this.waiting.map(({ puzzle }) => puzzle);
    const sections = this.waiting.map(({ section }) => section);
    const isBook = writer.isHeaded && (puzzles.length > 1 || this.parts.options.book);
    if (isBook) return writer.documentOf(puzzles, this.parts.heading, sections);
    return writer.documentOf(puzzles.map((puzzle) => this.headed(puzzle)));
  }

  private headed(puzzle: Puzzle): Puzzle {
    const { heading } = this.parts;
    if (heading === undefined) return puzzle;
    return { ...puzzle, heading: { ...puzzle.heading, ...heading } };
  }

  /** With texts that a terminal does not obey, where they go to one. */
  private shown(puzzle: Puzzle): Puzzle {
    const { options, session } = this.parts;
    if (options.output !== undefined || !session.io.stdoutIsTerminal) return puzzle;
    const texts = Object.entries(puzzle.heading ?? {});
    return {
      ...puzzle,
      heading:
        puzzle.heading && Object.fromEntries(texts.map(([key, text]) => [key, visible(text)])),
      clues: puzzle.clues?.map((clue) => clue && visible(clue)),
    };
  }

  /** With the letters of the template, if solvers are to be shown them. */
  private withRevealed(puzzle: Puzzle): Puzzle {
    if (!this.parts.options.reveal) return puzzle;
    const given = puzzle.givens.flatMap((content, cell) => (content === undefined ? [] : [cell]));
    return { ...puzzle, revealed: new Set([...(puzzle.revealed ?? []), ...given]) };
  }

  /** With the solution word that is asked for, where the grid has its letters. @throws InputError for other puzzles */
  private withSolutionWord(puzzle: Puzzle, { seed }: Result): Puzzle {
    const { solutionWord } = this.parts.options;
    if (solutionWord === undefined) return puzzle;
    if (!isArrowword(puzzle.layout)) {
      throw new InputError('option --solution-word: only arrowwords have one');
    }
    const cells = solutionWordCells(puzzle, lettersOf(solutionWord), seed ?? 0);
    if (cells === undefined) this.parts.note(saySolutionWordOut(solutionWord));
    return cells === undefined ? puzzle : { ...puzzle, solutionWord: cells };
  }

  private async clued(filled: Puzzle, { seed }: Result, read: Puzzle | undefined): Promise<Puzzle> {
    const { clues } = this.parts;
    const puzzle = read === undefined ? filled : withoutOldClues(filled, read);
    if (clues === undefined) return puzzle;
    const { sourcesFor, ...wishes } = clues;
    const { paper, perPage } = this.parts.options;
    const clued = withClues(puzzle, {
      ...wishes,
      sources: await sourcesFor(puzzle),
      seed: seed ?? 0,
      used: this.usedClues,
      hasRoom: clueRoomIn(puzzle.layout, {
        paper: paper === undefined ? undefined : paperNamed(paper),
        perPage,
      }),
    });
    const { clueless } = this;
    clueless.puzzles++;
    clueless.entries += clued.layout.slots.filter((slot) => isWhole(clued, slot)).length;
    const nameOf = (slot: Slot): string =>
      isArrowword(clued.layout) ? answerAt(clued, slot)! : slotName(slot);
    clueless.names.push(...uncluedIn(clued).map((slot) => nameOf(clued.layout.slots[slot]!)));
    return clued;
  }

  /** No clue comes twice in a file; a puzzle with a file of its own depends on no other. */
  private get usedClues(): Set<string> {
    return hasPlaceholder(this.parts.options.output) ? new Set() : this.bookClues;
  }

  /** A fill as the puzzle without clues that is asked for; anything else as it is. */
  private async varied(
    puzzle: Puzzle,
    result: Result,
  ): Promise<{ readonly puzzle: Puzzle; readonly result: Result }> {
    const { options, searched, session } = this.parts;
    const { puzzle: kind } = options;
    if (kind === undefined || searched === undefined || result.status !== 'filled') {
      return { puzzle, result };
    }
    const seed = result.seed ?? 0;
    const made =
      kind === 'codeword'
        ? makeCodeword(puzzle, searched.words.unfloored, seed)
        : await makeFillIn(puzzle, seed);
    const { given, isOnly } = made;
    session.log.note(sayVariety(kind, given, isOnly));
    return { puzzle: made.puzzle, result: { ...result, variety: { given, isOnly } } };
  }

  private noteLost(puzzle: Puzzle): void {
    const lost = lostNote(this.parts.options.format, puzzle);
    if (lost !== undefined) this.parts.note(lost);
  }
}
