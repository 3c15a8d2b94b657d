// What has to appear somewhere in a fill: words of which so many must stand, and letters. As long as
// something is missing that is decided before all else, "this word in this slot", "this letter in
// this cell", two ways like every decision; when fewer places are left than are needed, the search
// turns back. So a fill has all of it, and a proof is still a proof.

import type { Random } from '../base/random.ts';
import type { Decision } from './decision.ts';
import type { Problem } from './problem.ts';
import type { State } from './state.ts';

/** A letter in at most so many cells still possible is placed now; others may come by themselves. */
const SCARCE_CELLS = 12;

/** Whether all of it stands, some of it cannot any more, or something is to be decided. */
export type DemandStatus = 'met' | 'unmet' | 'open';

/** Something missing and where it may go: slots for a word, cells for a letter. */
interface Missing {
  readonly value: number;
  readonly places: readonly number[];
}

/** The demands of a problem; undefined if it has none. */
export function demandsOf(state: State): Demands | undefined {
  return state.problem.hasDemands ? new Demands(state) : undefined;
}

export class Demands {
  private readonly state: State;
  private readonly mustWords: NonNullable<Problem['mustWords']>;
  private readonly requiredLetters: readonly number[];
  /** What `look` found. */
  private words: readonly Missing[] = [];
  private letters: readonly Missing[] = [];

  constructor(state: State) {
    this.state = state;
    this.mustWords = state.problem.mustWords ?? { words: [], count: 0 };
    this.requiredLetters = state.problem.requiredLetters ?? [];
  }

  /** How things stand at a fixpoint. */
  look(): DemandStatus {
    const words = this.lookAtWords();
    if (words === 'unmet') return words;
    const letters = this.lookAtLetters();
    return words === 'open' && letters === 'met' ? words : letters;
  }

  /** What to decide when `look` said `open`: what has the fewest places, in one of them. */
  decision(random: Random | undefined): Decision {
    const draw = <T>(items: readonly T[]): T =>
      items[random === undefined ? 0 : random.below(items.length)]!;
    const isChoice = this.mustWords.count < this.mustWords.words.length;
    if (this.words.length > 0) {
      const { value, places } = draw(isChoice ? this.words : fewest(this.words));
      return { kind: 'word', slot: draw(places), word: value, narrowsCells: true };
    }
    const { value, places } = draw(fewest(this.letters));
    return { kind: 'letter', cell: draw(places), letter: value };
  }

  private lookAtWords(): DemandStatus {
    const { state } = this;
    const { words, count } = this.mustWords;
    const missing: Missing[] = [];
    let standing = 0;
    for (const [length, id] of words) {
      const places: number[] = [];
      let stands = false;
      for (const slot of state.problem.slotsOfLength.get(length) ?? []) {
        if (state.problem.staysOpen?.[slot] === 1 || !mayStand(state, slot, id)) continue;
        if (state.domains.size(slot) === 1) stands = true;
        else places.push(slot);
      }
      if (stands) standing++;
      else if (places.length > 0) missing.push({ value: id, places });
    }
    this.words = standing >= count ? [] : missing;
    if (standing >= count) return 'met';
    return standing + missing.length < count ? 'unmet' : 'open';
  }

  private lookAtLetters(): DemandStatus {
    const { state, requiredLetters } = this;
    const { cellCount, cellStaysOpen } = state.problem;
    const missing: Missing[] = [];
    for (const letter of requiredLetters) {
      const places: number[] = [];
      let stands = false;
      for (let cell = 0; cell < cellCount && !stands; cell++) {
        if (cellStaysOpen?.[cell] === 1 || state.core.mayHave(cell, letter) === 0) continue;
        if (state.core.cellLetters(cell) === 1) stands = true;
        else places.push(cell);
      }
      if (stands) continue;
      if (places.length === 0) return 'unmet';
      if (places.length <= SCARCE_CELLS) missing.push({ value: letter, places });
    }
    this.letters = missing;
    return missing.length === 0 ? 'met' : 'open';
  }
}

/** Whether a slot's domain has a word that no other slot owns. */
function mayStand(state: State, slot: number, id: number): boolean {
  const owner = state.owner(slot, id);
  if (state.problem.tracksOwners && owner !== 0 && owner !== slot + 1) return false;
  return state.domains.has(slot, id);
}

function fewest(all: readonly Missing[]): readonly Missing[] {
  const least = all.reduce((most, { places }) => Math.min(most, places.length), Infinity);
  return all.filter(({ places }) => places.length === least);
}
