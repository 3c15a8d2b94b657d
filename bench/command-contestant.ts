// A whole command, ours or another filler's, given as a pattern for bash. What it decided is read
// from its output: a fill that can be read and stands up to the verifier, else a text that says
// there is none, else its exit status.

import type { Contestant, Pair } from './contestant.ts';
import { judge, readFill } from './read-fill.ts';
import type { Run, Status } from './run-record.ts';
import { commandPeak, type Ending, quoted, timedCommand } from './timed-command.ts';

const HUNG = 'killed on the wall clock, long before its CPU limit';

export interface CommandSettings {
  readonly limitMs: number;
  /** Output that proves that there is no fill; output of one that gave up by itself. */
  readonly proved: RegExp;
  readonly gaveUp: RegExp;
  /** What an exit status means when the output says nothing. */
  readonly exits: ReadonlyMap<number, Status>;
  /** Take one run more for its peak memory, before the others. */
  readonly memory: boolean;
}

export class CommandContestant implements Contestant {
  readonly name: string;
  readonly what: string;
  private readonly pattern: string;
  private readonly settings: CommandSettings;
  private readonly warmLists = new Set<string>();
  private readonly peaks = new Map<string, number | undefined>();

  constructor(name: string, pattern: string, settings: CommandSettings) {
    this.name = name;
    this.pattern = pattern;
    this.what = `\`${withoutFolders(pattern)}\``;
    this.settings = settings;
  }

  /** Once a list: a rival may convert it and keep the result. */
  async warmUp(pair: Pair): Promise<void> {
    if (this.warmLists.has(pair.list.name)) return;
    this.warmLists.add(pair.list.name);
    await timedCommand(this.command(pair, 0), Math.min(1000, this.settings.limitMs));
  }

  async run(pair: Pair, seed: number): Promise<Run> {
    const { limitMs } = this.settings;
    const command = this.command(pair, seed);
    const peakBytes = this.settings.memory ? this.peak(pair, command) : undefined;
    const ending = await timedCommand(command, limitMs);
    return {
      contestant: this.name,
      grid: pair.grid.name,
      list: pair.list.name,
      seed,
      whole: ending.whole,
      ...(peakBytes === undefined ? {} : { peakBytes }),
      ...this.judged(ending, pair),
    };
  }

  stop(): void {}

  private command({ grid, list, allowRepeats }: Pair, seed: number): string {
    return this.pattern
      .replaceAll('{template}', quoted(grid.path))
      .replaceAll('{dict}', quoted(list.path))
      .replaceAll('{seed}', String(seed))
      .replaceAll('{repeats}', allowRepeats ? '--allow-repeats' : '');
  }

  private peak({ grid, list }: Pair, command: string): number | undefined {
    const key = `${grid.name} ${list.name}`;
    if (!this.peaks.has(key)) this.peaks.set(key, commandPeak(command, this.settings.limitMs));
    return this.peaks.get(key);
  }

  private judged(ending: Ending, pair: Pair): Pick<Run, 'status' | 'note' | 'cells'> {
    const { status, stdout, stderr, timedOut } = ending;
    const { proved, gaveUp, exits } = this.settings;
    if (ending.overdue) return { status: 'timed-out', note: HUNG };
    if (timedOut) return { status: 'timed-out' };
    const { blank } = pair.grid;
    const cells = readFill(stdout, blank);
    if (cells !== undefined && status === 0) {
      const faults = judge(blank, pair.list, cells, pair.allowRepeats);
      return faults === ''
        ? { status: 'filled', cells: cells.join('') }
        : { status: 'wrong', note: faults };
    }
    if (proved.test(stdout) || proved.test(stderr)) return { status: 'unfillable' };
    if (gaveUp.test(stdout) || gaveUp.test(stderr)) return { status: 'gave-up' };
    const said = `exit status ${status}: ${stderr.trim()}`;
    const meant = exits.get(status) ?? 'failed';
    return meant === 'failed' ? { status: meant, note: said } : { status: meant };
  }
}

/** A command line as others may read it: names of programs and files, not where they lie. */
function withoutFolders(command: string): string {
  return command.replaceAll(/(?:[\w.~-]*\/)+([\w.-]+)/g, '$1');
}
