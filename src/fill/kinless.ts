// Forms of one word in a grid, SWIM and SWIMS, which nobody asked to forbid: a fill without them is taken instead
// of one that has some, where about as many nodes find it among the same words.

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

/** What a fill without two words of one stem may cost beyond what one with them took. */
const KINLESS_NODES = 500;

type StageOf = (words: WordList, rules: StageRules, like: Stage) => Stage;

export class Kinless {
  private readonly rules: StageRules;
  private readonly stemOf: StemOf;
  private readonly stageOf: StageOf;
  private readonly settings: SearchSettings;
  /** For each stage the same with no two words of one stem. */
  private readonly stages = new Map<Stage, Stage>();

  /** The `rules` are those that hold anyway. */
  constructor(rules: StageRules, stemOf: StemOf, stageOf: StageOf, settings: SearchSettings) {
    this.rules = { ...rules, clashing: { ...rules.clashing, stem: true }, stemOf };
    this.stemOf = stemOf;
    this.stageOf = stageOf;
    this.settings = settings;
  }

  /** What came of looking for a fill without kin among the words of a stage; undefined if nobody looked. */
  async insteadOf(
    first: Filled,
    among: Stage,
    maxNodes: number,
    options: RunOptions,
  ): Promise<RunnerReport | undefined> {
    if (!this.hasKin(first.puzzle)) return undefined;
    const { nodes } = first.stats;
    const left = Math.min(nodes + KINLESS_NODES, maxNodes - nodes);
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

  private hasKin(puzzle: Puzzle): boolean {
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
