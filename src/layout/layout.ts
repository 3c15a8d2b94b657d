// A layout: cells, and slots that are named lists of cells. A search needs no more. The geometry
// stands beside them, for those who draw a grid or speak of its rows and columns.
//
// Cells are numbered from 0 in reading order, and only where a letter can stand: a block or a void
// is a position of the drawing without a cell. So nothing can be put into a block, a list with an
// item for each cell has no items that mean nothing, and shapes that are no rectangle have cells as
// any other. The price is that a cell's number is not its place: `placeOf` and `standsAt` lead from
// one to the other, and nothing outside this room reckons with rows and columns.

export interface Layout {
  readonly cellCount: number;
  /** In a grid all across slots first, each direction by number. */
  readonly slots: readonly Slot[];
  readonly geometry: Geometry;
  /** Of an arrowword: for each slot the position of the block that holds its clue; undefined where it has none. */
  readonly clueCells?: readonly (number | undefined)[];
}

/** A row of cells for one entry. A cell may be in any number of slots. */
export interface Slot {
  readonly number: number;
  /** `across` or `down`; other shapes may have more directions and other names, in lower case. */
  readonly direction: string;
  /** What short names have for the direction; default its first letter, which no other direction has then. */
  readonly short?: string;
  /** First letter first. A cell may come twice; it has one letter for all that. */
  readonly cells: readonly number[];
}

/** How a layout is drawn: a rectangle of positions. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  /** Row by row from the upper left, `width * height` of them. */
  readonly positions: readonly Position[];
  /** For each cell its index in `positions`. */
  readonly positionOf: readonly number[];
  readonly bars?: Bars;
  /** For each cell where pictures have it that need not keep to rows and columns. */
  readonly shapes?: readonly CellShape[];
}

/** A point of a picture, in which a square cell is one wide; x to the right and y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A cell by its middle, and its corners where it is no square. */
export interface CellShape extends Point {
  readonly corners?: readonly Point[];
}

/** Thick lines between cells, which part entries as blocks do. */
export interface Bars {
  /** The cells with a bar at their right side. */
  readonly right: ReadonlySet<number>;
  /** The cells with a bar below them. */
  readonly below: ReadonlySet<number>;
}

/** What stands at a position: the cell of that number, a block, or nothing at all. */
export type Position = number | 'block' | 'void';

/** Where a cell is drawn. Rows and columns count from 1, as people count them. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

export function placeOf({ geometry }: Layout, cell: number): CellPlace {
  return placeAt(geometry.positionOf[cell]!, geometry.width);
}

/** Where a position of a drawing of some width lies. */
export function placeAt(position: number, width: number): CellPlace {
  return { row: Math.floor(position / width) + 1, column: (position % width) + 1 };
}

/** What stands in a row and a column; outside there is nothing. */
export function standsAt({ geometry }: Layout, row: number, column: number): Position {
  const { width, height, positions } = geometry;
  if (row < 1 || row > height || column < 1 || column > width) return 'void';
  return positions[(row - 1) * width + column - 1]!;
}

/** The positions of each row, from the top. */
export function rowsOf({ geometry }: Layout): (readonly Position[])[] {
  const { width, height, positions } = geometry;
  return Array.from({ length: height }, (_, row) =>
    positions.slice(row * width, (row + 1) * width),
  );
}

/** Finds the index of the slot that has some cells one way. */
export function slotFinder({
  slots,
}: Pick<Layout, 'slots'>): (slot: Pick<Slot, 'direction' | 'cells'>) => number | undefined {
  const keyOf = ({ direction, cells }: Pick<Slot, 'direction' | 'cells'>): string =>
    `${direction} ${cells.join(' ')}`;
  const indices = new Map(slots.map((slot, index) => [keyOf(slot), index]));
  return (slot) => indices.get(keyOf(slot));
}

/** For each cell the indices of the slots through it, ascending. */
export function slotsThrough({ cellCount, slots }: Layout): (readonly number[])[] {
  const through = Array.from({ length: cellCount }, (): number[] => []);
  for (const [index, { cells }] of slots.entries()) {
    for (const cell of cells) {
      const there = through[cell]!;
      if (there.at(-1) !== index) there.push(index);
    }
  }
  return through;
}
