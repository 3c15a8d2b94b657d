// Where one thread makes fills: the words of the run, and a filler for each grid, made when it is first wanted
// and kept as long as there is room. What they need of the words is made once for all of them.

import { WornWords } from '../../batch/worn-words.ts';
import { Filler } from '../../fill/filler.ts';
import type { FillerOptions, SharedWords } from '../../fill/outcome.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { adjustScores } from '../../taste/adjusted-scores.ts';
import { DEFAULT_TASTE } from '../../taste/taste.ts';
import type { StemOf } from '../../words/language/clash.ts';
import { IndexShelf } from '../../words/vocabulary/index-shelf.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';
import { withStems } from '../read/stems.ts';
import { once } from '../world/once.ts';
import {
  type FillResult,
  fillOne,
  type Making,
  type Task,
  type Watch,
  type Wave,
} from './fill-plan.ts';

/** Fillers kept; one of a 15 x 15 holds some 10 MB. */
const FILLERS = 8;
/**
 * Nodes for each list of better words where words are worn: late in a batch few are good, and most searches among them
 * come to nothing. 800 of mini-5-1 with `--distinct 5` take 0.37 of the CPU that they take with 2,000 nodes (6.1 s
 * instead of 16.5), and their mean floor is 0.9 points lower (61.6; two seeds).
 */
const WORN_STAGE_NODES = 500;

/** A grid to be filled, as it can be told to a thread. */
export interface Ground {
  /** Only givens stand in it, and what rules set. */
  readonly blank: Puzzle;
  /** What a filler is made with, but for stems. */
  readonly options: FillerOptions;
}

export class Workshop {
  private readonly grounds: readonly Ground[];
  private readonly making: Making;
  private readonly words: WordList;
  private readonly adjusted: () => WordList;
  private worn: WornWords | undefined;
  /** Those that do not rest. */
  private left: WordList;
  private shared: SharedWords | undefined;
  private stemOf: StemOf | undefined;
  /** By the number of their ground, the one used last at the end. */
  private readonly fillers = new Map<number, Filler>();

  /** `ready` is a filler of the first ground, for those who have it. */
  constructor(grounds: readonly Ground[], words: WordList, making: Making, ready?: Filler) {
    this.grounds = grounds;
    this.words = words;
    this.making = making;
    if (ready !== undefined) this.fillers.set(0, ready);
    this.left = words;
    const { taste = DEFAULT_TASTE } = grounds[0]!.options;
    this.adjusted = once(() => adjustScores(words, taste));
    // One grid alone needs its indices once.
    if (grounds.length > 1) {
      this.shared = { shelf: new IndexShelf(), sought: words, adjusted: this.adjusted };
    }
  }

  /** From now on words are as worn as a wave has them. */
  begin({ uses, ...wearing }: Wave): void {
    const { words } = this;
    this.worn ??= new WornWords(words);
    for (const [word, puzzle, times] of uses) this.worn.use(word, puzzle, times);
    this.fillers.clear();
    const { rest, banned } = wearing;
    this.left = rest + banned.length > 0 ? this.worn.worn(words, wearing, false) : words;
    const { worn } = this;
    this.shared = {
      shelf: new IndexShelf(),
      sought: worn.worn(words, wearing),
      adjusted: once(() => worn.worn(this.adjusted(), wearing)),
      stageNodes: WORN_STAGE_NODES,
    };
  }

  /** One fill. */
  make(task: Task, signal?: AbortSignal, watch?: Watch): Promise<FillResult> {
    return fillOne(this.fillerOf(task.ground), this.making, task, signal, watch);
  }

  private fillerOf(ground: number): Filler {
    const known = this.fillers.get(ground);
    this.fillers.delete(ground);
    const filler = known ?? this.newFiller(this.grounds[ground]!);
    this.fillers.set(ground, filler);
    if (this.fillers.size > FILLERS) {
      const [oldest] = this.fillers.keys();
      this.fillers.delete(oldest!);
    }
    return filler;
  }

  private newFiller({ blank, options }: Ground): Filler {
    this.stemOf ??= withStems(options, this.words).stemOf;
    const { shared, stemOf } = this;
    const all = { ...options, stemOf, shared };
    return new Filler(blank, this.left, all);
  }
}
