// How a graph hangs together: its pieces, and the vertices that alone hold parts of a piece together (articulation
// points; Tarjan 1972). Walked depth first without recursion, in time linear in the edges.

/** An undirected graph: the neighbours of vertex v are in `next` from `first[v]` up to `first[v + 1]`. */
export interface Graph {
  readonly first: Int32Array;
  readonly next: Int32Array;
  /** For each neighbour the number of the gate on the way there; without them all ways are open. */
  readonly gates?: Int32Array;
}

const NONE = -1;
/** When the walk comes to a vertex that is left out: later than to any other. */
const LEFT_OUT = 2 ** 31 - 1;
const ALL_OPEN = new Uint8Array(0);

/** The graph of each vertex with its neighbours. */
export function graphOf(neighbours: readonly (readonly number[])[]): Graph {
  const first = new Int32Array(neighbours.length + 1);
  for (const [vertex, next] of neighbours.entries())
    first[vertex + 1] = first[vertex]! + next.length;
  return { first, next: Int32Array.from(neighbours.flat()) };
}

export class Connectivity {
  /** Of the piece walked last: parts that one vertex alone holds to the rest of it, that vertex and its size for each. */
  partCount = 0;
  readonly heldBy: Int32Array;
  readonly partSize: Int32Array;
  private readonly graph: Graph;
  /** When the walk first came to a vertex, from 1; 0 for never. And the earliest that one step back leads to from there on. */
  private readonly seenAt: Int32Array;
  private readonly lowest: Int32Array;
  private readonly parent: Int32Array;
  private readonly size: Int32Array;
  /** The next neighbour to try. */
  private readonly edge: Int32Array;
  private isClosed: Uint8Array = ALL_OPEN;
  private clock = 0;

  constructor(graph: Graph) {
    const count = graph.first.length - 1;
    this.graph = graph;
    this.heldBy = new Int32Array(count);
    this.partSize = new Int32Array(count);
    this.seenAt = new Int32Array(count);
    this.lowest = new Int32Array(count);
    this.parent = new Int32Array(count);
    this.size = new Int32Array(count);
    this.edge = new Int32Array(count);
  }

  /** Begins anew, without the vertices that are 1 in `isOut` and the ways whose gates are 1 in `isClosed`. */
  begin(isOut?: Uint8Array, isClosed: Uint8Array = ALL_OPEN): void {
    const { seenAt } = this;
    seenAt.fill(0);
    if (isOut !== undefined) {
      for (let v = 0; v < isOut.length; v++) if (isOut[v] === 1) seenAt[v] = LEFT_OUT;
    }
    this.isClosed = isClosed;
    this.clock = 0;
  }

  /** Whether a vertex is left out, or of a piece that was walked. */
  hasSeen(vertex: number): boolean {
    return this.seenAt[vertex] !== 0;
  }

  /** Walks the piece of a vertex that has not been seen: how many vertices it has. */
  walk(root: number): number {
    const { seenAt, lowest, parent, size, edge, heldBy, partSize, isClosed } = this;
    const { first, next, gates } = this.graph;
    let parts = 0;
    let at = root;
    this.enter(root, NONE);
    for (;;) {
      if (edge[at]! < first[at + 1]!) {
        const way = edge[at]!++;
        const to = next[way]!;
        if (to === parent[at] || (gates !== undefined && isClosed[gates[way]!] === 1)) continue;
        const seen = seenAt[to]!;
        if (seen === 0) {
          this.enter(to, at);
          at = to;
        } else if (seen < lowest[at]!) {
          lowest[at] = seen;
        }
        continue;
      }
      const above = parent[at]!;
      if (above === NONE) break;
      size[above]! += size[at]!;
      if (lowest[at]! < lowest[above]!) lowest[above] = lowest[at]!;
      if (lowest[at]! >= seenAt[above]!) {
        heldBy[parts] = above;
        partSize[parts++] = size[at]!;
      }
      at = above;
    }
    this.partCount = parts;
    return size[root]!;
  }

  private enter(vertex: number, from: number): void {
    this.seenAt[vertex] = ++this.clock;
    this.lowest[vertex] = this.clock;
    this.parent[vertex] = from;
    this.size[vertex] = 1;
    this.edge[vertex] = this.graph.first[vertex]!;
  }
}
