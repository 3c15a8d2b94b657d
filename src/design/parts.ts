// Whether a pattern hangs together: its pieces, and the cells that alone hold two parts of it together.

import { Connectivity } from '../base/connectivity.ts';
import type { Canvas } from './canvas.ts';

/** A part of fewer cells is the loose end of an entry. */
const SMALLEST_PART = 3;

export class Parts {
  pieces = 0;
  /** Cells that alone hold two parts together. */
  cuts = 0;
  private readonly connectivity: Connectivity;

  constructor({ width, height, isBarred }: Canvas) {
    const area = width * height;
    const first = new Int32Array(area + 1);
    const next: number[] = [];
    /** The spots that may part a position and its neighbours. */
    const spots: number[] = [];
    for (let at = 0; at < area; at++) {
      const join = (isThere: boolean, to: number, spot: number): void => {
        if (!isThere) return;
        next.push(to);
        spots.push(spot);
      };
      join((at + 1) % width > 0, at + 1, at);
      join(at % width > 0, at - 1, at - 1);
      join(at + width < area, at + width, area + at);
      join(at >= width, at - width, area + at - width);
      first[at + 1] = next.length;
    }
    const gates = isBarred ? Int32Array.from(spots) : undefined;
    this.connectivity = new Connectivity({ first, next: Int32Array.from(next), gates });
  }

  /** Counts pieces and cuts. `parted` are spots, `isSolid` positions. */
  walk(parted: Uint8Array, isSolid: Uint8Array): void {
    const { connectivity } = this;
    const { heldBy, partSize } = connectivity;
    this.cuts = 0;
    this.pieces = 0;
    connectivity.begin(isSolid, parted);
    for (let at = 0; at < isSolid.length; at++) {
      if (connectivity.hasSeen(at)) continue;
      this.pieces++;
      connectivity.walk(at);
      let atRoot = 0;
      for (let part = 0; part < connectivity.partCount; part++) {
        if (partSize[part]! < SMALLEST_PART) continue;
        if (heldBy[part] === at) atRoot++;
        else this.cuts++;
      }
      this.cuts += Math.max(0, atRoot - 1);
    }
  }
}
