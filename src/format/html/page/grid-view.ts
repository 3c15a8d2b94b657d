// The grid: what is drawn never changes but for the colours of cells; above it each cell has an input, so that
// every keyboard, a phone's too, and every screen reader can write there. What is typed is read and taken out
// again at once; letters are shown beside it, so that they are as large as fits.

import type { DrawnCell } from '../../page/drawing.ts';
import { letterSize } from '../../page/letter-size.ts';
import type { PageStrings } from '../../page/strings.ts';
import { cellPaths, circlePaths, linePaths, loopPaths, squarePaths } from '../../svg/paths.ts';
import { type ClueCellsView, clueCellsView } from './clue-cells-view.ts';
import { element, svgElement } from './element.ts';
import type { PuzzleData } from './page-data.ts';
import type { Solving } from './solving.ts';
import { cellLabel, placeOf } from './words.ts';

interface CellView {
  readonly ground: SVGElement;
  readonly letter: HTMLElement;
  readonly input: HTMLInputElement;
}

/** What may stand over the rim, in cells. */
const MARGIN = 0.06;

export class GridView {
  readonly root: HTMLElement;
  private readonly cells: readonly CellView[];
  private readonly clueCells: ClueCellsView;
  private readonly solving: Solving;
  private readonly strings: PageStrings;

  constructor(solving: Solving, strings: PageStrings) {
    const { puzzle } = solving;
    const { drawing, heading } = puzzle;
    this.solving = solving;
    this.strings = strings;
    this.cells = drawing.cells.map((cell) => ({
      ground: svgElement('polygon', { points: pointsOf(cell) }),
      letter: element('span', { class: 'letter', 'aria-hidden': 'true' }),
      input: element('input', {
        type: 'text',
        autocomplete: 'off',
        autocapitalize: 'characters',
        autocorrect: 'off',
        spellcheck: 'false',
        enterkeyhint: 'next',
        'data-cell': `${cell.cell}`,
      }),
    }));
    this.clueCells = clueCellsView(drawing);
    const rows = this.rows(puzzle);
    this.root = element(
      'div',
      {
        class: namesOf({
          grid: true,
          [drawing.cellLook]: true,
          arrowword: drawing.clueCells !== undefined,
        }),
        role: 'grid',
        'aria-label': heading.title ?? strings.crossword,
        'aria-rowcount': `${Math.ceil(drawing.height)}`,
        'aria-colcount': `${Math.ceil(drawing.width)}`,
      },
      this.picture(puzzle),
      ...rows,
    );
    this.root.style.setProperty('--columns', `${drawing.width}`);
    this.root.style.setProperty('--rows', `${drawing.height}`);
  }

  /** Shows what stands in the cells, and where the cursor is. */
  show(): void {
    const { solving, strings } = this;
    const { isSolved } = solving;
    const lit = new Set(solving.currentCells);
    for (const [slot, part] of this.clueCells.parts) {
      change(part, 'class', namesOf({ lit: slot === solving.cursor.slot }));
    }
    for (const [cell, { ground, letter, input }] of this.cells.entries()) {
      const content = solving.contents[cell]!;
      const isCurrent = cell === solving.cursor.cell;
      const { isShaded } = solving.puzzle.drawing.cells[cell]!;
      const classes = {
        shaded: isShaded,
        lit: lit.has(cell),
        current: isCurrent,
        several: isCurrent && solving.takesSeveral,
      };
      change(ground, 'class', namesOf(classes));
      const said = {
        letter: true,
        given: solving.isGiven(cell),
        shown: solving.shown.has(cell),
        wrong: solving.wrong.has(cell),
      };
      change(letter, 'class', namesOf(said));
      if (letter.textContent !== content) {
        letter.textContent = content;
        letter.style.setProperty('--size', `${letterSize(content || 'A')}`);
      }
      if (input.value !== content) input.value = content;
      change(input, 'aria-readonly', String(isSolved || solving.isLocked(cell)));
      change(input, 'tabindex', isCurrent ? '0' : '-1');
      change(input, 'aria-label', cellLabel(solving, cell, strings));
    }
  }

  /** Puts what is typed next into the current cell. */
  focus(): void {
    const view = this.cells[this.solving.cursor.cell];
    view?.input.focus();
    view?.input.select();
  }

  private picture({ drawing }: PuzzleData): SVGElement {
    const { width, height, cells, blocks, bars, outline, loops } = drawing;
    const path = (name: string, d: string): SVGElement => svgElement('path', { class: name, d });
    const box = [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].join(' ');
    return svgElement(
      'svg',
      { viewBox: box, 'aria-hidden': 'true' },
      ...this.cells.map(({ ground }) => ground),
      path('blocks', squarePaths(blocks, 1)),
      this.clueCells.root,
      path('lines', cellPaths(cells, 1)),
      path(
        'circles',
        circlePaths(
          cells.filter(({ isCircled }) => isCircled),
          1,
        ),
      ),
      path('bars', linePaths(bars, 1)),
      path('outline', linePaths(outline, 1)),
      path('loops', loopPaths(loops, 1)),
    );
  }

  /** The cells over the picture, row by row. */
  private rows(puzzle: PuzzleData): HTMLElement[] {
    const rows = new Map<number, HTMLElement>();
    const { width, height } = puzzle.drawing;
    for (const [cell, { x, y, label = '' }] of puzzle.drawing.cells.entries()) {
      const { row, column } = placeOf(puzzle, cell);
      const of = rows.get(row) ?? element('div', { role: 'row', 'aria-rowindex': `${row}` });
      rows.set(row, of);
      const { letter, input } = this.cells[cell]!;
      const number = element('span', { class: 'number', 'aria-hidden': 'true' }, label);
      const view = element(
        'div',
        { class: 'cell', role: 'gridcell', 'aria-colindex': `${column}` },
        number,
        letter,
        input,
      );
      view.style.left = `${((x + MARGIN) / (width + 2 * MARGIN)) * 100}%`;
      view.style.top = `${((y + MARGIN) / (height + 2 * MARGIN)) * 100}%`;
      view.style.width = `${100 / (width + 2 * MARGIN)}%`;
      view.style.height = `${100 / (height + 2 * MARGIN)}%`;
      of.append(view);
    }
    return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
  }
}

/** Sets what is not so already: a browser looks anew at all that is set. */
function change(of: Element, name: string, value: string): void {
  if (of.getAttribute(name) !== value) of.setAttribute(name, value);
}

/** The corners of a cell. */
function pointsOf({ x, y, corners }: DrawnCell): string {
  const square = [
    { x, y },
    { x: x + 1, y },
    { x: x + 1, y: y + 1 },
    { x, y: y + 1 },
  ];
  return (corners ?? square).map((point) => `${point.x},${point.y}`).join(' ');
}

function namesOf(classes: Readonly<Record<string, boolean>>): string {
  return Object.keys(classes)
    .filter((name) => classes[name])
    .join(' ');
}
