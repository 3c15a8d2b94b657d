// What has to appear somewhere in a fill: words of which so many must stand, letters, and so many cells with
// some letters. As long as something is missing that is decided before all else, "this word in this slot",
// "this letter in this cell", two ways like every decision; when fewer places are left than are needed, the
// search turns back. So a fill has all of it, and a proof is still a proof.

import type { Random } from '../base/random.ts';
import type { Decision } from './decision.ts';
import { countedCells, holds } from './letter-limits.ts';
import type { LetterCount, Problem } from './problem.ts';
import type { State } from './state.ts';

/** A letter in at most so many cells still possible is placed now; others may come by themselves. */
const SCARCE_CELLS = 12;

/** Whether all of it stands, some of it cannot any more, or something is to be decided. */
export type DemandStatus = 'met' | 'unmet' | 'open';

/** A word and a slot, or a letter and a cell. */
interface DemandPlace {
  readonly value: number;
  readonly at: number;
}

/** The places where something missing may go, by any of the words or letters that will do. */
type Missing = readonly DemandPlace[];

/** The demands of a problem; undefined if it has none. */
export function demandsOf(state: State): Demands | undefined {
  return state.problem.hasDemands ? new Demands(state) : undefined;
}

export class Demands {
  private readonly state: State;
  private readonly mustWords: NonNullable<Problem['mustWords']>;
  private readonly requiredLetters: readonly (readonly number[])[];
  private readonly counts: readonly LetterCount[];
  private readonly countedCells: readonly number[];
  /** What `look` found. */
  private words: readonly Missing[] = [];
  private counted: readonly Missing[] = [];
  private letters: readonly Missing[] = [];

  constructor(state: State) {
    const { mustWords, requiredLetters, letterCounts } = state.problem;
    this.state = state;
    this.mustWords = mustWords ?? { words: [], count: 0 };
    this.requiredLetters = requiredLetters ?? [];
    this.counts = letterCounts?.filter(({ least }) => least > 0) ?? [];
    this.countedCells = this.counts.length > 0 ? countedCells(state) : [];
  }

  /** How things stand at a fixpoint. */
  look(): DemandStatus {
    const words = this.lookAtWords();
    if (words === 'unmet') return words;
    const counted = this.lookAtCounts();
    if (counted === 'unmet') return counted;
    const letters = this.lookAtLetters();
    return letters === 'met' && (words === 'open' || counted === 'open') ? 'open' : letters;
  }

  /** What to decide when `look` said `open`: what has the fewest places, in one of them. */
  decision(random: Random | undefined): Decision {
    const draw = <T>(items: readonly T[]): T =>
      items[random === undefined ? 0 : random.below(items.length)]!;
    const isChoice = this.mustWords.count < this.mustWords.words.length;
    if (this.words.length > 0) {
      const { value, at } = draw(draw(isChoice ? this.words : fewest(this.words)));
      return { kind: 'word', slot: at, word: value, narrowsCells: true };
    }
    const missing = this.counted.length > 0 ? this.counted : this.letters;
    const { value, at } = draw(draw(fewest(missing)));
    return { kind: 'letter', cell: at, letter: value };
  }

  private lookAtWords(): DemandStatus {
    const { state } = this;
    const { words, count } = this.mustWords;
    const missing: Missing[] = [];
    let standing = 0;
    for (const spellings of words) {
      const places: DemandPlace[] = [];
      let stands = false;
      for (const [length, id] of spellings) {
        for (const slot of state.problem.slotsOfLength.get(length) ?? []) {
          if (state.problem.staysOpen?.[slot] === 1 || !mayStand(state, slot, id)) continue;
          if (state.domains.size(slot) === 1) stands = true;
          else places.push({ value: id, at: slot });
        }
      }
      if (stands) standing++;
      else if (places.length > 0) missing.push(places);
    }
    this.words = standing >= count ? [] : missing;
    if (standing >= count) return 'met';
    return standing + missing.length < count ? 'unmet' : 'open';
  }

  private lookAtCounts(): DemandStatus {
    const { state } = this;
    const missing: Missing[] = [];
    for (const { letters, least } of this.counts) {
      const places: DemandPlace[] = [];
      let standing = 0;
      let possible = 0;
      for (const cell of this.countedCells) {
        const held = holds(state, cell, letters);
        if (held === 'surely') standing++;
        if (held !== 'maybe') continue;
        possible++;
        places.push(...placesIn(state, cell, letters));
      }
      if (standing >= least) continue;
      if (standing + possible < least) return 'unmet';
      missing.push(places);
    }
    this.counted = missing;
    return missing.length === 0 ? 'met' : 'open';
  }

  private lookAtLetters(): DemandStatus {
    const { state, requiredLetters } = this;
    const { cellCount, cellStaysOpen } = state.problem;
    const missing: Missing[] = [];
    for (const letters of requiredLetters) {
      const places: DemandPlace[] = [];
      let stands = false;
      for (let cell = 0; cell < cellCount && !stands; cell++) {
        if (cellStaysOpen?.[cell] === 1) continue;
        const held = holds(state, cell, letters);
        if (held === 'surely') stands = true;
        if (held !== 'maybe') continue;
        places.push(...placesIn(state, cell, letters));
      }
      if (stands) continue;
      if (places.length === 0) return 'unmet';
      if (places.length <= SCARCE_CELLS) missing.push(places);
    }
    this.letters = missing;
    return missing.length === 0 ? 'met' : 'open';
  }
}

/** Which of some letters a cell may have. */
function placesIn(state: State, cell: number, letters: readonly number[]): DemandPlace[] {
  const possible = letters.filter((letter) => state.core.mayHave(cell, letter) === 1);
  return possible.map((letter) => ({ value: letter, at: cell }));
}

/** Whether a slot's domain has a word that no other slot owns. */
function mayStand(state: State, slot: number, id: number): boolean {
  const owner = state.owner(slot, id);
  if (state.problem.tracksOwners && owner !== 0 && owner !== slot + 1) return false;
  return state.domains.has(slot, id);
}

function fewest(all: readonly Missing[]): readonly Missing[] {
  const least = all.reduce((most, { length }) => Math.min(most, length), Infinity);
  return all.filter(({ length }) => length === least);
}
