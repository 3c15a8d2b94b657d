// How the cells hang together, each with its neighbours in an entry: into how many pieces the grid
// falls, and which single cells hold two parts of a piece together (articulation points: Tarjan 1972, walked
// without recursion, in time linear in the cells).

import type { Layout } from '../layout/layout.ts';

/** A part of fewer cells is the loose end of an entry, whose loss cuts no grid in two. */
const SMALLEST_PART = 3;

export interface GridPieces {
  readonly count: number;
  /** For each its first cell, and how many it has. */
  readonly first: readonly { readonly cell: number; readonly size: number }[];
  readonly cuttingCells: readonly CuttingCell[];
}

/** A cell without which its piece falls apart. */
export interface CuttingCell {
  readonly cell: number;
  /** Cells that would no longer hang together with the largest part left. */
  readonly cutsOff: number;
}

export function piecesOf(layout: Layout): GridPieces {
  const walk = new Walk(layout);
  const cuttingCells: CuttingCell[] = [];
  const first: { cell: number; size: number }[] = [];
  for (let cell = 0; cell < layout.cellCount; cell++) {
    if (walk.hasSeen(cell)) continue;
    cuttingCells.push(...walk.piece(cell));
    first.push({ cell, size: walk.pieceSize });
  }
  return { count: first.length, first, cuttingCells: cuttingCells.sort((a, b) => a.cell - b.cell) };
}

/** A depth-first walk from cell to cell; each array has an item a cell. */
class Walk {
  private readonly neighbours: readonly (readonly number[])[];
  /** When the walk first came to a cell, from 1; 0 for never. */
  private readonly seenAt: Int32Array;
  /** The earliest time reached from the cell's subtree by one step back. */
  private readonly lowest: Int32Array;
  private readonly parent: Int32Array;
  private readonly treeSize: Int32Array;
  /** Neighbours tried so far. */
  private readonly tried: Int32Array;
  /** The sizes of the subtrees that hang on a cell alone. */
  private readonly hanging = new Map<number, number[]>();
  private inPiece: number[] = [];
  private clock = 0;

  constructor(layout: Layout) {
    const count = layout.cellCount;
    this.neighbours = neighboursIn(layout);
    this.seenAt = new Int32Array(count);
    this.lowest = new Int32Array(count);
    this.parent = new Int32Array(count).fill(-1);
    this.treeSize = new Int32Array(count);
    this.tried = new Int32Array(count);
  }

  /** Of the piece walked last, in cells. */
  get pieceSize(): number {
    return this.inPiece.length;
  }

  hasSeen(cell: number): boolean {
    return this.seenAt[cell] !== 0;
  }

  /** Walks the piece of a cell; its cutting cells. */
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
    const neighbours = this.neighbours[cell]!;
    while (tried[cell]! < neighbours.length) {
      const next = neighbours[tried[cell]!++]!;
      if (next === parent[cell]) continue;
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
}

/** For each cell those before and after it in the slots through it. */
function neighboursIn({ cellCount, slots }: Layout): number[][] {
  const neighbours = Array.from({ length: cellCount }, (): number[] => []);
  for (const { cells } of slots) {
    for (let i = 1; i < cells.length; i++) {
      neighbours[cells[i - 1]!]!.push(cells[i]!);
      neighbours[cells[i]!]!.push(cells[i - 1]!);
    }
  }
  return neighbours;
}
