// How the open cells hang together, side by side: into how many pieces the blocks cut the grid, and
// which single cells hold two parts of a piece together (articulation points: Tarjan 1972, walked
// without recursion, in time linear in the cells).

import { BLOCK, type Template } from '../grid/template.ts';

/** A part of fewer cells is the loose end of an entry, whose loss cuts no grid in two. */
const SMALLEST_PART = 3;
/** Up, left, right, down. */
const STEPS = 4;

export interface Pieces {
  readonly count: number;
  readonly cuttingCells: readonly CuttingCell[];
}

/** A cell without which its piece falls apart. */
export interface CuttingCell {
  readonly cell: number;
  /** Cells that would no longer hang together with the largest part left. */
  readonly cutsOff: number;
}

export function piecesOf(template: Template): Pieces {
  const walk = new Walk(template);
  const cuttingCells: CuttingCell[] = [];
  let count = 0;
  for (const [cell, content] of template.cells.entries()) {
    if (content === BLOCK || walk.hasSeen(cell)) continue;
    count++;
    cuttingCells.push(...walk.piece(cell));
  }
  return { count, cuttingCells: cuttingCells.sort((a, b) => a.cell - b.cell) };
}

/** A depth-first walk over open cells; each array has an item a cell. */
class Walk {
  private readonly template: Template;
  /** When the walk first came to a cell, from 1; 0 for never. */
  private readonly seenAt: Int32Array;
  /** The earliest time reached from the cell's subtree by one step back. */
  private readonly lowest: Int32Array;
  private readonly parent: Int32Array;
  private readonly treeSize: Int32Array;
  /** Steps tried so far. */
  private readonly tried: Uint8Array;
  /** The sizes of the subtrees that hang on a cell alone. */
  private readonly hanging = new Map<number, number[]>();
  private inPiece: number[] = [];
  private clock = 0;

  constructor(template: Template) {
    const count = template.cells.length;
    this.template = template;
    this.seenAt = new Int32Array(count);
    this.lowest = new Int32Array(count);
    this.parent = new Int32Array(count).fill(-1);
    this.treeSize = new Int32Array(count);
    this.tried = new Uint8Array(count);
  }

  hasSeen(cell: number): boolean {
    return this.seenAt[cell] !== 0;
  }

  /** Walks the piece of an open cell; its cutting cells. */
  piece(root: number): CuttingCell[] {
    this.inPiece = [];
    this.enter(root, -1);
    for (let cell = root; cell >= 0; ) cell = this.step(cell);
    return this.inPiece.flatMap((cell) => {
      const parts = [...(this.hanging.get(cell) ?? [])];
      const others = this.inPiece.length - 1;
      parts.push(others - parts.reduce((sum, part) => sum + part, 0));
      const large = parts.filter((part) => part >= SMALLEST_PART);
      return large.length < 2 ? [] : [{ cell, cutsOff: others - Math.max(...large) }];
    });
  }

  /** Goes on from a cell: to a new neighbour, or, when it has no more, back to its parent. */
  private step(cell: number): number {
    const { seenAt, lowest, parent, treeSize, tried } = this;
    while (tried[cell]! < STEPS) {
      const next = this.neighbour(cell, tried[cell]!++);
      if (next < 0 || next === parent[cell]) continue;
      if (seenAt[next] === 0) {
        this.enter(next, cell);
        return next;
      }
      lowest[cell] = Math.min(lowest[cell]!, seenAt[next]!);
    }
    const above = parent[cell]!;
    if (above < 0) return -1;
    treeSize[above]! += treeSize[cell]!;
    lowest[above] = Math.min(lowest[above]!, lowest[cell]!);
    if (lowest[cell]! >= seenAt[above]!) {
      this.hanging.set(above, [...(this.hanging.get(above) ?? []), treeSize[cell]!]);
    }
    return above;
  }

  private enter(cell: number, from: number): void {
    this.seenAt[cell] = ++this.clock;
    this.lowest[cell] = this.clock;
    this.parent[cell] = from;
    this.treeSize[cell] = 1;
    this.inPiece.push(cell);
  }

  /** The open cell that a step leads to, or -1. */
  private neighbour(cell: number, step: number): number {
    const { width, cells } = this.template;
    const column = cell % width;
    let next = -1;
    if (step === 0) next = cell - width;
    else if (step === 1 && column > 0) next = cell - 1;
    else if (step === 2 && column < width - 1) next = cell + 1;
    else if (step === 3) next = cell + width;
    return next >= 0 && next < cells.length && cells[next] !== BLOCK ? next : -1;
  }
}
