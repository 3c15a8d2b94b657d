// What can be undone, seen from TypeScript (core/trail.ts says how it lies): the arena of domains
// and the trail of old values, which share what memory is free and get more of it when they come
// too near to each other.

import type { Memory } from '../base/memory.ts';
import type { Core } from './wasm-bytes.ts';

/** What a level needs to be undone. */
export interface TrailMark {
  /** Integers on the trail. */
  readonly trailSize: number;
  readonly arenaTop: number;
  /** Where the domains of the level before begin. */
  readonly floor: number;
}

export class Trail {
  private readonly memory: Memory;
  private readonly core: Core;
  private readonly filterRoom: number;

  constructor(memory: Memory, core: Core, filterRoom: number) {
    this.memory = memory;
    this.core = core;
    this.filterRoom = filterRoom;
  }

  /** The arena begins where the memory has been taken so far. */
  begin(): void {
    this.memory.ensure(this.memory.top + this.filterRoom);
    this.core.begin(this.memory.top);
  }

  /** Opens a level: what is written from now on is undone by `undo` of the mark returned. */
  mark(): TrailMark {
    const { core } = this;
    const mark = {
      trailSize: core.trailSize(),
      arenaTop: core.arenaTop(),
      floor: core.levelFloor(),
    };
    core.openLevel();
    return mark;
  }

  /** Takes everything back to a mark, whose level is closed. */
  undo({ trailSize, arenaTop, floor }: TrailMark): void {
    this.core.undo(trailSize, arenaTop, floor);
  }

  /** Writes an integer that is undone; there is room, or `makeRoom` was called. */
  write(offset: number, value: number): void {
    this.core.write(offset, value);
  }

  /**
   * Makes room for `ints` integers in the arena and on the trail; this may replace the memory's
   * views. At every fixpoint there is room to filter a slot, which is more than a decision writes
   * besides domains.
   */
  makeRoom(ints: number): void {
    const { memory, core } = this;
    if (core.hasRoom(ints) === 1) return;
    const before = memory.i32.length;
    memory.ensure(before + this.filterRoom + ints);
    core.moveTrail(memory.i32.length - before);
  }
}
