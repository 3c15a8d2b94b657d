// What to decide at a fixpoint: first what has to appear and does not yet (demands.ts); then a word for
// a slot whose checked cells are all fixed; then a letter for a cell.
//
// Slots whose checked cells are all fixed but whose unchecked letters still leave several words are
// ambiguous. They get a word before any cell gets a letter: left to the end they come to share too few
// words twenty thousand decisions deep, where no backtracking finds the culprit again.

import type { Random } from '../base/random.ts';
import type { Decision } from './decision.ts';
import { type Demands, demandsOf } from './demands.ts';
import type { State } from './state.ts';

export interface ChoiceSettings {
  /**
   * Which cell to decide: the one of fewest letters for the weight of its slots, which recovers from
   * a bad start, or the one whose slots have the smallest product of domains, which needs 40 % fewer
   * filters to see every fill. Default `weight`.
   */
  readonly cellOrder: 'weight' | 'product';
  /** Break ties between cells the other way; for tests. */
  readonly reverseTies: boolean;
}

export class Chooser {
  private readonly state: State;
  private readonly settings: ChoiceSettings;
  private readonly demands: Demands | undefined;
  /** What `look` found: an ambiguous slot, else a cell, or -1; with both at -1 a demand is open. */
  private slot = -1;
  private cell = -1;

  constructor(state: State, settings: ChoiceSettings) {
    this.state = state;
    this.settings = settings;
    this.demands = demandsOf(state);
  }

  /** How things stand at a fixpoint; `unmet` if what has to appear no longer can. */
  look(): 'filled' | 'unmet' | 'open' {
    this.slot = -1;
    this.cell = -1;
    const demanded = this.demands?.look() ?? 'met';
    if (demanded !== 'met') return demanded;
    this.slot = this.state.core.nextAmbiguous();
    if (this.slot < 0) this.cell = this.chooseCell();
    return this.slot < 0 && this.cell < 0 ? 'filled' : 'open';
  }

  /** The decision when `look` said `open`; its word is -1 if other slots own all that are left. */
  decision(random: Random | undefined): Decision {
    const { slot, cell } = this;
    if (slot >= 0) {
      const word = chooseWord(this.state, slot, random);
      return { kind: 'word', slot, word, narrowsCells: false };
    }
    if (cell >= 0) return { kind: 'letter', cell, letter: this.chooseLetter(cell, random) };
    return this.demands!.decision(random);
  }

  private chooseCell(): number {
    const { cellOrder, reverseTies } = this.settings;
    const { core } = this.state;
    return cellOrder === 'product'
      ? core.cellByProduct(reverseTies)
      : core.cellByWeight(reverseTies);
  }

  private chooseLetter(cell: number, random: Random | undefined): number {
    const { core } = this.state;
    return random === undefined ? core.likeliestLetter(cell) : core.drawLetter(cell, random.unit());
  }
}

/** A word of the slot's domain that no other slot owns; -1 if there is none. */
export function chooseWord(state: State, slot: number, random: Random | undefined): number {
  const words = state.domains.words(slot);
  const start = random === undefined ? 0 : random.below(words.length);
  for (let i = 0; i < words.length; i++) {
    const word = words[(start + i) % words.length]!;
    if (!state.problem.tracksOwners || state.owner(slot, word) === 0) return word;
  }
  return -1;
}
