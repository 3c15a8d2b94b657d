// Two forms of one word in a grid, such as SWIM and SWIMS, spoil a fill even if no rule forbids them. A fill that
// has some is retried without, among the same words and for about as many nodes; it stays if the retry finds none.

import type { StageRules } from '../problem/ruled-puzzle.ts';
import { answerAt, isGiven, type Puzzle } from '../puzzle/puzzle.ts';
import { addCounters } from '../solve/outcome.ts';
import type { SearchSettings } from '../solve/search.ts';
import type { StemOf } from '../words/language/clash.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { fillStage } from './fill-stage.ts';
import type { Filled, RunOptions } from './outcome.ts';
import type { RunnerReport } from './race.ts';
import type { Stage } from './stage.ts';

/** Nodes that the retry may take beyond those of the first fill. */
const EXTRA_NODES = 500;

type StageOf = (words: WordList, rules: StageRules, like: Stage) => Stage;

export class StemFreeRetry {
  private readonly rules: StageRules;
  private readonly stemOf: StemOf;
  private readonly stageOf: StageOf;
  private readonly settings: SearchSettings;
  /** For each stage, the same stage without two words of one stem. */
  private readonly stages = new Map<Stage, Stage>();

  /** Adds "no two words of one stem" to `rules`, those that hold in any case. */
  constructor(rules: StageRules, stemOf: StemOf, stageOf: StageOf, settings: SearchSettings) {
    this.rules = { ...rules, clashing: { ...rules.clashing, stem: true }, stemOf };
    this.stemOf = stemOf;
    this.stageOf = stageOf;
    this.settings = settings;
  }

  /** The report of the retry among the words of the stage that `first` came from; undefined if there was none. */
  async retry(
    first: Filled,
    among: Stage,
    maxNodes: number,
    options: RunOptions,
  ): Promise<RunnerReport | undefined> {
    if (!this.hasSharedStem(first.puzzle)) return undefined;
    const { nodes } = first.stats;
    const left = Math.min(nodes + EXTRA_NODES, maxNodes - nodes);
    const stage = this.stages.get(among) ?? this.stageOf(among.listed, this.rules, among);
    this.stages.set(among, stage);
    if (left <= 0 || stage.conflict !== undefined) return undefined;
    const { onProgress } = options;
    return fillStage(stage, left, left, this.settings, {
      ...options,
      partial: false,
      onProgress: (counters) => onProgress?.(addCounters(counters, first.stats)),
    });
  }

  private hasSharedStem(puzzle: Puzzle): boolean {
    const wordOf = new Map<string, string>();
    for (const slot of puzzle.layout.slots.filter((each) => !isGiven(puzzle, each))) {
      const word = answerAt(puzzle, slot);
      if (word === undefined) continue;
      const stem = this.stemOf(word);
      if ((wordOf.get(stem) ?? word) !== word) return true;
      wordOf.set(stem, word);
    }
    return false;
  }
}
