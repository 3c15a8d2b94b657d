// At most so many slots may hold words of a set, where each slot may have a set of its own. Once as many slots can
// hold nothing else, all others lose the words of the set; with more, there is no fill. Slots are counted at
// fixpoints. Only what no fill has is ruled out, so proofs stay valid. (The counting constraint *atmost*; Van Hentenryck and Deville 1991.)

import type { WordLimit } from './problem.ts';
import type { State } from './state.ts';

export class Limits {
  private readonly state: State;
  private readonly limits: readonly WordLimit[];
  /** The slots that are filled; those that stay open do not count. */
  private readonly filled: readonly number[];
  /** 1 for a slot that can hold nothing but words of the set at hand. */
  private readonly isCertain: Uint8Array;

  constructor(state: State, limits: readonly WordLimit[]) {
    const { slotCount, staysOpen } = state.problem;
    this.state = state;
    this.limits = limits;
    this.isCertain = new Uint8Array(slotCount);
    this.filled = [...this.isCertain.keys()].filter((slot) => staysOpen?.[slot] !== 1);
  }

  /** At a fixpoint: `failed` if a limit is exceeded, `narrowed` if slots lost words. */
  enforce(): 'same' | 'narrowed' | 'failed' {
    let answer: 'same' | 'narrowed' = 'same';
    for (const limit of this.limits) {
      const certain = this.countCertain(limit);
      if (certain > limit.most) return 'failed';
      if (certain === limit.most && this.takeFromOthers(limit)) answer = 'narrowed';
    }
    return answer;
  }

  private countCertain({ words }: WordLimit): number {
    const { domains } = this.state;
    let certain = 0;
    for (const slot of this.filled) {
      const set = words[slot];
      const isCertain = set !== undefined && domains.isWithin(slot, set);
      this.isCertain[slot] = isCertain ? 1 : 0;
      if (isCertain) certain++;
    }
    return certain;
  }

  /** Whether any slot had words to lose; none loses all, for it would be certain. */
  private takeFromOthers({ words }: WordLimit): boolean {
    const { domains } = this.state;
    let narrowed = false;
    for (const slot of this.filled) {
      const set = words[slot];
      if (set === undefined || this.isCertain[slot] === 1) continue;
      if (domains.dropThose(slot, set)) narrowed = true;
    }
    return narrowed;
  }
}
