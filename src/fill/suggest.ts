// Words for one slot, tried one by one on the search's own state: what propagation leaves after each,
// and, for the best of them, a short search for a fill that has it. Every trial starts from the same
// root and the same seed, so none depends on those before it.

import type { Puzzle } from '../grid/puzzle.ts';
import { slotName } from '../grid/slots.ts';
import { type Domains, domainsByPattern } from '../report/domain.ts';
import { rounded } from '../report/form.ts';
import { type CellLetters, cellLetters } from '../report/letters.ts';
import { shortName } from '../report/place.ts';
import { slotRoom } from '../report/slot-room.ts';
import {
  type Candidate,
  type CandidateVerdict,
  type Crossing,
  compareCandidates,
  crossingsOf,
  type SuggestReport,
} from '../report/suggest.ts';
import { assumeWord } from '../solve/assume-word.ts';
import { domainSize, domainWords } from '../solve/domain-words.ts';
import { type Answer, Search } from '../solve/search.ts';
import type { WordList } from '../words/word-list.ts';
import { buildProblem } from './build-problem.ts';
import { explainAtSight, explainProof } from './explain.ts';
import { readDomains } from './look-ahead.ts';

/** Of more candidates than this only the best by score, then by what crosses, are tried. */
const MOST_TRIED = 400;

export interface SuggestOptions {
  readonly allowRepeats: boolean;
  /** How many candidates to report, and to search a fill for. */
  readonly count: number;
  /** Search nodes for each of those; 0 for propagation alone. */
  readonly nodes: number;
  readonly seed: number;
}

/** Words for the slot of an index, which must not be given in full. */
export function suggest(
  blank: Puzzle,
  words: WordList,
  slot: number,
  options: SuggestOptions,
): SuggestReport {
  const atSight = explainAtSight(blank, words, options.allowRepeats);
  if (atSight !== undefined) return hopeless(blank, words, slot, atSight.text);
  const { problem, slotOf } = buildProblem(blank, words, options.allowRepeats);
  const search = new Search(problem);
  if (search.state.wipedOut >= 0) {
    const { text } = explainProof(blank, [slotOf[search.state.wipedOut]!], false);
    return hopeless(blank, words, slot, text);
  }
  const domains = readDomains(blank, words, search.state, slotOf);
  const ids = domainWords(search.state, slotOf.indexOf(slot));
  const trials = new Trials(blank, words, slot, search, slotOf, options);
  const looked = trials
    .bestOf(ids, domains)
    .slice(0, MOST_TRIED)
    .map((id) => trials.lookAt(id))
    .sort(compareCandidates);
  const judged = looked.map((each, rank) => (rank < options.count ? trials.judge(each) : each));
  const noneIsLeft = judged.length === ids.length && judged.every(isDead);
  return {
    slot: slotRoom(blank, domains, slot),
    unfillable: noneIsLeft ? `no word at ${slotName(blank.slots[slot]!)} is in any fill` : null,
    tried: looked.length,
    ruledOut: looked.filter(isDead).length,
    candidates: judged.sort(compareCandidates).slice(0, options.count).map(withoutId),
    cells: slotLetters(blank, domains, slot),
  };
}

type Looked = Candidate & { readonly id: number };

/** Trials of words in one slot. */
class Trials {
  private readonly blank: Puzzle;
  private readonly words: WordList;
  private readonly search: Search;
  private readonly options: SuggestOptions;
  private readonly length: number;
  /** The slot as the problem numbers it, and so for each slot of the puzzle; -1 if given in full. */
  private readonly slot: number;
  private readonly problemSlots: readonly number[];
  private readonly crossings: readonly (Crossing | undefined)[];

  constructor(
    blank: Puzzle,
    words: WordList,
    slot: number,
    search: Search,
    slotOf: readonly number[],
    options: SuggestOptions,
  ) {
    this.blank = blank;
    this.words = words;
    this.search = search;
    this.options = options;
    this.length = blank.slots[slot]!.cells.length;
    const problemSlots = new Map(slotOf.map((index, inProblem) => [index, inProblem]));
    this.problemSlots = blank.slots.map((_, index) => problemSlots.get(index) ?? -1);
    this.slot = this.problemSlots[slot]!;
    this.crossings = crossingsOf(blank, slot);
  }

  /** Word ids by score, then by how many words that cross have the letters they need. */
  bestOf(ids: Int32Array, { alphabet, slots }: Domains): number[] {
    const { letters, scores } = this.words.table(this.length);
    const roomFor = (id: number): number => {
      let room = 0;
      this.crossings.forEach((crossing, position) => {
        if (crossing === undefined) return;
        const letter = letters[id * this.length + position]!;
        const at = crossing.position * alphabet.length + letter;
        room += Math.log10(slots[crossing.slot]!.letters[at]!);
      });
      return room;
    };
    return Array.from(ids, (id) => ({ id, score: scores[id]!, room: roomFor(id) }))
      .sort((a, b) => b.score - a.score || b.room - a.room || a.id - b.id)
      .map(({ id }) => id);
  }

  /** What propagation makes of a word in the slot. */
  lookAt(id: number): Looked {
    const word = this.words.wordText(this.length, id);
    const score = this.words.table(this.length).scores[id]!;
    if (!this.assume(id)) {
      return { id, word, score, verdict: 'dead', crossings: [], crossingsLog10: null };
    }
    const crossings = this.crossings
      .filter((crossing) => crossing !== undefined && this.problemSlots[crossing.slot]! >= 0)
      .map((crossing) => ({
        slot: shortName(this.blank.slots[crossing!.slot]!),
        words: domainSize(this.search.state, this.problemSlots[crossing!.slot]!),
      }));
    const log = crossings.reduce((sum, { words }) => sum + Math.log10(words), 0);
    return { id, word, score, verdict: 'consistent', crossings, crossingsLog10: rounded(log, 2) };
  }

  /** What a short search makes of a word that propagation leaves. */
  judge(looked: Looked): Looked {
    const { nodes } = this.options;
    if (isDead(looked) || nodes === 0) return looked;
    this.assume(looked.id);
    return { ...looked, verdict: VERDICTS[this.search.run(nodes, Number.POSITIVE_INFINITY)] };
  }

  private assume(id: number): boolean {
    this.search.reset(this.options.seed);
    return assumeWord(this.search.state, this.slot, id);
  }
}

const VERDICTS: Readonly<Record<Answer, CandidateVerdict>> = {
  filled: 'fills',
  unfillable: 'dead',
  'gave-up': 'consistent',
  paused: 'consistent',
};

function isDead({ verdict }: Candidate): boolean {
  return verdict === 'dead';
}

function withoutId({ id: _, ...candidate }: Looked): Candidate {
  return candidate;
}

function slotLetters(blank: Puzzle, domains: Domains, slot: number): CellLetters[] {
  const letters = cellLetters(blank, domains);
  return blank.slots[slot]!.cells.map((cell) => letters.get(cell)).filter(
    (each) => each !== undefined,
  );
}

function hopeless(blank: Puzzle, words: WordList, slot: number, unfillable: string): SuggestReport {
  const domains = domainsByPattern(blank, words);
  return {
    slot: slotRoom(blank, domains, slot),
    unfillable,
    tried: 0,
    ruledOut: 0,
    candidates: [],
    cells: slotLetters(blank, domains, slot),
  };
}
