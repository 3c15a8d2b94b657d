// Reading .puz: the solution is the puzzle. Cells that were revealed to a solver stay so; a solver's letters and
// timer are no part of it. Of a file without a solution the letters are
// read that are given, or that are those of a grid which crossfill wrote before it was whole.

import { counted } from '../../base/phrases.ts';
import { cellName } from '../../layout/cell-names.ts';
import { gridLayout } from '../../layout/grid-layout.ts';
import { type Layout, placeOf } from '../../layout/layout.ts';
import type { Content, Mark, Puzzle } from '../../puzzle/puzzle.ts';
import { isNoClue } from '../clue-text.ts';
import { cluesInOrder, inSlotsAsked } from '../plain-slots.ts';
import { CELL_TAKES, contentOf, Faults, puzzleRead, type ReadOptions } from '../reading.ts';
import { asClue } from '../styles.ts';
import { characterOf } from '../text-files.ts';
import { BLOCK, decoded, EXTRA, HIDDEN_BLOCK, HIDDEN_LETTER, OPEN, PARTIAL } from './puz-bytes.ts';
import { type PuzFile, readPuz } from './read-puz.ts';
import { ANY_KEY, shuffledPositions, unlock } from './scramble.ts';
import { parseRebusTable, parseTexts } from './sections.ts';

/** Sections that are read here; others are kept for the next file. */
const KNOWN = new Set(['GRBS', 'RTBL', 'LTIM', 'GEXT', 'RUSR', PARTIAL]);

/** The puzzle of a .puz file. @throws InputError for what is damaged, unless reading is lenient and can go on */
export function parsePuz(bytes: Uint8Array, options: ReadOptions = {}): Puzzle {
  const file = readPuz(bytes, options);
  return new PuzParser(unlockedFile(file, options), options).make();
}

/** The file with its solution, where that is locked and the key is known. @throws InputError for a wrong key */
function unlockedFile(file: PuzFile, options: ReadOptions): PuzFile {
  const { scrambledSum, solution, width } = file;
  const { unlock: key } = options;
  if (scrambledSum === undefined) return file;
  const faults: Faults = new Faults(options);
  if (key === undefined) {
    faults.note(
      'the solution is locked: left out (option unlock: its key, or any to try them all)',
    );
    return { ...file, hasSolution: false };
  }
  const order = shuffledPositions(solution, width, (byte) => /[A-Z]/.test(characterOf(byte)));
  const letters = Uint8Array.from(order, (at) => solution[at]!);
  const unlocked = unlock(letters, key, scrambledSum);
  if (unlocked === undefined) {
    faults.fail(
      key === ANY_KEY
        ? 'no key unlocks the solution'
        : `the key ${key} does not unlock the solution`,
    );
  }
  if (key === ANY_KEY) faults.note(`the key ${unlocked.key} unlocks the solution`);
  const plain = solution.slice();
  for (const [i, at] of order.entries()) plain[at] = unlocked.letters[i]!;
  return { ...file, solution: plain };
}

class PuzParser {
  private readonly file: PuzFile;
  private readonly options: ReadOptions;
  private readonly faults: Faults;
  private readonly layout: Layout;

  constructor(file: PuzFile, options: ReadOptions) {
    this.file = file;
    this.options = options;
    this.faults = new Faults(options);
    const signs = Array.from(file.solution, characterOf);
    const isBlock = (sign: string): boolean =>
      sign === BLOCK || (sign === HIDDEN_BLOCK && file.isDiagramless);
    const blocks = Array.from(file.state, (byte) => isBlock(characterOf(byte)));
    if (signs.some((sign, at) => isBlock(sign) !== blocks[at])) {
      this.faults.report('the blocks of the state differ from those of the solution');
    }
    this.layout = gridLayout(
      file.width,
      signs.map((sign) => (isBlock(sign) ? 'block' : 'cell')),
    );
  }

  make(): Puzzle {
    const { file, layout, faults } = this;
    if (file.isDiagramless) faults.note('diagramless puzzle: its blocks are shown');
    const extra = this.positions('GEXT');
    const shown = this.statedContents();
    const hasSolution = file.hasSolution && !this.isSolutionHidden();
    const isGiven = (at: number): boolean => ((extra?.[at] ?? 0) & EXTRA.revealed) !== 0;
    const isOurs = file.sections.has(PARTIAL);
    const given = shown.map((content, cell) =>
      isOurs || isGiven(layout.geometry.positionOf[cell]!) ? content : undefined,
    );
    if (!hasSolution && file.scrambledSum === undefined) {
      faults.note('no solution: read only the letters that are given');
    }
    const contents = hasSolution ? this.solution() : given;
    const revealed = new Set<number>();
    const marks = new Map<number, ReadonlySet<Mark>>();
    let progress = this.timer() > 0;
    for (const [cell, at] of layout.geometry.positionOf.entries()) {
      const bits = extra?.[at] ?? 0;
      if (bits & EXTRA.circle) marks.set(cell, new Set(['circle']));
      if (isGiven(at) && contents[cell] !== undefined) revealed.add(cell);
      else if (shown[cell] !== undefined && (hasSolution || !isOurs)) progress = true;
      if (bits & (EXTRA.wrong | EXTRA.wasWrong)) progress = true;
    }
    if (progress) faults.note("ignored the solver's letters, errors and timer");
    const clues = this.clues();
    const { title, author, copyright, notes } = file;
    const heading = { title, author, copyright, notes };
    const sections = [...file.sections].filter(([name]) => !KNOWN.has(name));
    const fields = Object.fromEntries(sections.map(([name, data]) => [name, Array.from(data)]));
    const unread = { format: 'puz', fields };
    const puzzle = puzzleRead(contents, { layout, clues, marks, revealed, heading, unread });
    return inSlotsAsked(puzzle, this.options, faults);
  }

  /** Whether the solution is nothing but X. */
  private isSolutionHidden(): boolean {
    const { positionOf } = this.layout.geometry;
    const hidden = HIDDEN_LETTER.charCodeAt(0);
    return positionOf.length > 1 && positionOf.every((at) => this.file.solution[at] === hidden);
  }

  private solution(): Content[] {
    const { file, layout } = this;
    const keys = this.positions('GRBS');
    const table = this.rebusTable();
    const odd: string[] = [];
    const contents = layout.geometry.positionOf.map((at, cell) => {
      const letter = characterOf(file.solution[at]!);
      const key = keys?.[at] ?? 0;
      const text = key === 0 ? letter : table?.get(key - 1);
      const content = this.contentOf(text ?? '');
      if (content !== undefined) return content;
      const what = text === undefined ? `rebus entry ${key - 1}, which is not listed` : `'${text}'`;
      odd.push(`${cellName(placeOf(layout, cell))} holds ${what}`);
      return key === 0 ? undefined : this.contentOf(letter);
    });
    this.reportOddCells(odd);
    return contents;
  }

  /** What stands in each cell for those who solve it. */
  private statedContents(): Content[] {
    const { file, layout } = this;
    const { sections, version, width, height } = file;
    const rebus = sections.get('RUSR');
    const texts = rebus && parseTexts(rebus, width * height);
    return layout.geometry.positionOf.map((at) => {
      const text = texts?.[at];
      const several = text === undefined || text.length === 0 ? undefined : decoded(text, version);
      const letter = characterOf(file.state[at]!);
      return (several && this.contentOf(several)) ?? this.contentOf(letter);
    });
  }

  private contentOf(text: string): Content {
    return text === OPEN ? undefined : contentOf(text, this.options);
  }

  private reportOddCells(odd: readonly string[]): void {
    if (odd.length === 0) return;
    const more = odd.length > 1 ? ` (and ${counted(odd.length - 1, 'more cell')})` : '';
    this.faults.report(`${odd[0]}${more}: ${CELL_TAKES}`);
  }

  private rebusTable(): Map<number, string> | undefined {
    const { sections, version } = this.file;
    const bytes = sections.get('RTBL');
    if (bytes === undefined) return undefined;
    const table = parseRebusTable(decoded(bytes, version));
    if (table === undefined) this.faults.report('the section RTBL is not a rebus table');
    return table;
  }

  /** A section with a byte for each position. */
  private positions(name: string): Uint8Array | undefined {
    const { sections, width, height } = this.file;
    const data = sections.get(name);
    if (data === undefined || data.length === width * height) return data;
    this.faults.report(
      `the section ${name} has ${data.length} bytes, but the grid has ${width * height} positions`,
    );
    return undefined;
  }

  private timer(): number {
    const bytes = this.file.sections.get('LTIM');
    return bytes === undefined ? 0 : Number.parseInt(decoded(bytes, '1.3'), 10) || 0;
  }

  private clues(): (string | undefined)[] {
    const { layout, file, faults } = this;
    const order = cluesInOrder(layout);
    if (file.clues.length !== order.length) {
      faults.report(
        `${counted(file.clues.length, 'clue')}, but the grid has ${counted(order.length, 'entry', 'entries')}`,
      );
    }
    const clues: (string | undefined)[] = layout.slots.map(() => undefined);
    order.forEach((slot, i) => {
      const clue = file.clues[i];
      if (clue !== undefined && !isNoClue(clue)) clues[slot] = asClue(clue);
    });
    return clues;
  }
}
