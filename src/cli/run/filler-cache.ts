// Where one thread makes fills: the words of the run, and a filler for each grid, made when it is first wanted and kept as
// long as there is room. What they need of the words is made once for all of them.

import type {
  FillResult,
  FillSettings,
  FillTask,
  GridJob,
  RoundUpdate,
} from '../../batch/fill-task.ts';
import { UsagePenalty } from '../../batch/usage-penalty.ts';
import type { BestFill } from '../../fill/best.ts';
import { Filler } from '../../fill/filler.ts';
import type { FillerOptions, SharedWords } from '../../fill/outcome.ts';
import type { Runner, RunnerMaker } from '../../fill/race.ts';
import type { Counters } from '../../solve/outcome.ts';
import { adjustScores, oncePerTaste } from '../../taste/adjusted-scores.ts';
import type { Taste } from '../../taste/taste.ts';
import { IndexShelf } from '../../words/vocabulary/index-shelf.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';
import { withStems } from '../read/taste.ts';

/** Fillers kept; one of a 15 x 15 holds some 10 MB. */
const FILLERS = 8;
/**
 * Nodes for each list of better words where used words score less: late in a batch few are good, and most searches among
 * them come to nothing. 800 of mini-5-1 with `--distinct 5` take 0.37 of the CPU that they take with 2,000 nodes (6.1 s
 * instead of 16.5), and their mean floor is 0.9 points lower (61.6; two seeds).
 */
const USED_STAGE_NODES = 500;

/** Who hears how a fill goes on. */
export interface Watch {
  readonly onProgress: (counters: Counters) => void;
  readonly onBetter: (better: BestFill, seed: number) => void;
}

export class FillerCache {
  private readonly grids: readonly GridJob[];
  private readonly settings: FillSettings;
  private readonly words: WordList;
  private readonly adjusted: (taste: Taste) => WordList;
  private penalty: UsagePenalty | undefined;
  /** Those that do not rest. */
  private left: WordList;
  private shared: SharedWords | undefined;
  private language: FillerOptions | undefined;
  /** By the number of their grid, the one used last at the end. */
  private readonly fillers = new Map<number, Filler>();

  /** `ready` is a filler of the first grid, for those who have it. */
  constructor(grids: readonly GridJob[], words: WordList, settings: FillSettings, ready?: Filler) {
    this.grids = grids;
    this.words = words;
    this.settings = settings;
    if (ready !== undefined) this.fillers.set(0, ready);
    this.left = words;
    this.adjusted = oncePerTaste((taste) => adjustScores(words, taste));
    // One grid alone needs its indices once.
    if (grids.length > 1) {
      this.shared = { shelf: new IndexShelf(), adjusted: this.adjusted };
    }
  }

  update({ uses, ...view }: RoundUpdate): void {
    const { words } = this;
    this.penalty ??= new UsagePenalty(words);
    const { penalty } = this;
    for (const [word, puzzle, times] of uses) penalty.count(word, puzzle, times);
    this.fillers.clear();
    const leavesOut = view.rest + view.banned.length > 0;
    this.left = leavesOut ? penalty.applied(words, view, false) : words;
    this.shared = {
      shelf: new IndexShelf(),
      fresher: penalty.fresher(words, view),
      adjusted: oncePerTaste((taste) => penalty.applied(this.adjusted(taste), view)),
      stageNodes: USED_STAGE_NODES,
    };
  }

  /** One fill; `makeRunner` is for a race in several threads. */
  async fill(
    task: FillTask,
    signal?: AbortSignal,
    watch?: Watch,
    makeRunner?: RunnerMaker,
  ): Promise<FillResult> {
    const { seed } = task;
    const { best, fillNodes, ...how } = this.settings;
    const filler = this.fillerOf(task.grid);
    const started = now();
    const options = { ...how, seed, signal, onProgress: watch?.onProgress, makeRunner };
    const most = Number.POSITIVE_INFINITY;
    const maxNodes = Math.min(task.maxNodes ?? most, fillNodes ?? options.maxNodes ?? most);
    const first = await filler.fill({ ...options, maxNodes });
    const outcome =
      best && first.status === 'filled'
        ? await filler.best({
            ...options,
            first,
            onBetter: (better) => watch?.onBetter(better, seed),
          })
        : first;
    return { ...task, outcome, milliseconds: now() - started };
  }

  /** The runner of an entrant in the race for a fill, with all it needs to itself. */
  runner(entrant: string, { grid, seed }: FillTask, signal?: AbortSignal): Runner {
    const { partial = false } = this.settings;
    return this.fillerOf(grid).runner(entrant, { seed, partial, signal });
  }

  private fillerOf(grid: number): Filler {
    const known = this.fillers.get(grid);
    this.fillers.delete(grid);
    const filler = known ?? this.newFiller(this.grids[grid]!);
    this.fillers.set(grid, filler);
    if (this.fillers.size > FILLERS) {
      const [oldest] = this.fillers.keys();
      this.fillers.delete(oldest!);
    }
    return filler;
  }

  private newFiller({ blank, options }: GridJob): Filler {
    this.language ??= withStems(options, this.words);
    const { stemOf, printed } = this.language;
    const { shared } = this;
    return new Filler(blank, this.left, { ...options, stemOf, printed, shared });
  }
}

/** Milliseconds since some moment; `performance` would be loaded first. */
function now(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
