// What a stretch of work costs this process: CPU time (user and system, all its threads, so that
// compiling and collecting garbage count) and wall time, in milliseconds; and its peak memory.

import { readFileSync } from 'node:fs';

export interface Cost {
  readonly cpuMs: number;
  readonly wallMs: number;
}

/** Tells stretches apart: each `lap` costs what passed since the one before. */
export class Stopwatch {
  private cpu = process.cpuUsage();
  private wall = performance.now();

  lap(): Cost {
    const wall = performance.now();
    const { user, system } = process.cpuUsage(this.cpu);
    const cost = { cpuMs: (user + system) / 1000, wallMs: wall - this.wall };
    this.cpu = process.cpuUsage();
    this.wall = performance.now();
    return cost;
  }
}

/** CPU time of this process since it started. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The most memory resident at once since this process started, in bytes. */
export function peakBytes(): number {
  // `resourceUsage().maxRSS` may be that of the process that started this one; Linux tells better.
  try {
    const status = readFileSync('/proc/self/status', 'utf8');
    return Number(/^VmHWM:\s*(\d+) kB$/m.exec(status)![1]) * 1024;
  } catch {
    return process.resourceUsage().maxRSS * 1024;
  }
}
