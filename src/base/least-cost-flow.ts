// The greatest flow from one node to another, and of all greatest flows one that costs least: by shortest augmenting paths
// (Ford and Fulkerson 1962). Costs may be negative as long as no circle of edges is. Nodes are numbers from 0.

export class LeastCostFlow {
  /** Edges in pairs: an edge, then the one that takes its flow back. */
  private readonly to: number[] = [];
  private readonly room: number[] = [];
  private readonly cost: number[] = [];
  private readonly edgesOf: number[][] = [];

  /** An edge for so many units; its number is for `flowOf`. */
  edge(from: number, to: number, capacity: number, cost: number): number {
    const edge = this.to.length;
    this.to.push(to, from);
    this.room.push(capacity, 0);
    this.cost.push(cost, -cost);
    this.at(from).push(edge);
    this.at(to).push(edge + 1);
    return edge;
  }

  /** Units on an edge. */
  flowOf(edge: number): number {
    return this.room[edge + 1]!;
  }

  /** Sends as much as there is room for. */
  run(source: number, sink: number): void {
    for (;;) {
      const arrivedBy = this.shortestPath(source);
      if (arrivedBy[sink] === undefined) return;
      for (let node = sink; node !== source; ) {
        const edge = arrivedBy[node]!;
        this.room[edge]!--;
        this.room[edge ^ 1]!++;
        node = this.to[edge ^ 1]!;
      }
    }
  }

  /** For each node the last edge of a cheapest path to it. */
  private shortestPath(source: number): readonly (number | undefined)[] {
    const { to, room, cost } = this;
    const arrivedBy: (number | undefined)[] = [];
    const distance: number[] = [];
    distance[source] = 0;
    const isWaiting = new Set([source]);
    // A set keeps the order in which nodes were put into it, also while it is walked.
    for (const node of isWaiting) {
      isWaiting.delete(node);
      for (const edge of this.at(node)) {
        if (room[edge] === 0) continue;
        const there = to[edge]!;
        const length = distance[node]! + cost[edge]!;
        if (length >= (distance[there] ?? Number.POSITIVE_INFINITY)) continue;
        distance[there] = length;
        arrivedBy[there] = edge;
        isWaiting.add(there);
      }
    }
    return arrivedBy;
  }

  private at(node: number): number[] {
    this.edgesOf[node] ??= [];
    return this.edgesOf[node];
  }
}
