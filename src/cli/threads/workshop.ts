// Where one thread makes fills: the words of the run, and a filler for each grid, made when it is first wanted
// and kept as long as there is room. What they need of the words is made once for all of them.

import {
  adjustScores,
  DEFAULT_TASTE,
  Filler,
  type FillerOptions,
  IndexShelf,
  type Puzzle,
  type SharedWords,
  type StemOf,
  type WordList,
} from '../../index.ts';
import { withStems } from '../input/stems.ts';
import { type FillResult, fillOne, type Making, type Task, type Watch } from './fill-plan.ts';

/** Fillers kept; one of a 15 x 15 holds some 10 MB. */
const FILLERS = 8;

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
  private readonly shared: SharedWords | undefined;
  private stemOf: StemOf | undefined;
  /** By the number of their ground, the one used last at the end. */
  private readonly fillers = new Map<number, Filler>();

  /** `ready` is a filler of the first ground, for those who have it. */
  constructor(grounds: readonly Ground[], words: WordList, making: Making, ready?: Filler) {
    this.grounds = grounds;
    this.words = words;
    this.making = making;
    if (ready !== undefined) this.fillers.set(0, ready);
    // One grid alone needs its indices once.
    if (grounds.length > 1) this.shared = sharedBy(words, grounds[0]!.options);
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
    const all = { ...options, ...(stemOf && { stemOf }), ...(shared && { shared }) };
    return new Filler(blank, this.words, all);
  }
}

function sharedBy(words: WordList, { taste = DEFAULT_TASTE }: FillerOptions): SharedWords {
  let adjusted: WordList | undefined;
  return {
    shelf: new IndexShelf(),
    sought: words,
    adjusted: () => {
      adjusted ??= adjustScores(words, taste);
      return adjusted;
    },
  };
}
