// Rules about words, made ready for one puzzle: which words each slot may start with, which words
// rules bring along that no list has, and which slots are to be filled. Rules of one slot combine.

import { lettersOf } from '../base/letters.ts';
import { findSlotNamed } from '../layout/slot-names.ts';
import { contentsAt, entryAt, isGiven, lettersIn, type Puzzle } from '../puzzle/puzzle.ts';
import type { Rules } from '../verify/rules.ts';
import { Pattern } from '../words/language/pattern.ts';
import { spellLetters, spellWord } from '../words/language/spell.ts';
import { addWords } from '../words/vocabulary/add-words.ts';
import { wordsThatFit } from '../words/vocabulary/entry-pattern.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { MAX_SCORE } from '../words/vocabulary/word-table.ts';
import { AppearRules } from './appear-rules.ts';
import type { SlotConstraints } from './build-problem.ts';
import type { DemandOnSlot, RootConflict } from './conflict.ts';
import { LikenessRules } from './likeness-rules.ts';
import { LimitRules } from './limit-rules.ts';
import { spelledFor } from './puzzle-under-rules.ts';
import { type LetterSet, RebusRules } from './rebus-rules.ts';

/** What one slot asks of its word. */
interface WordDemands {
  readonly patterns: Pattern[];
  readonly choices: ReadonlySet<string>[];
  readonly excluded: Set<string>;
  minScore: number;
  /** One by one, as they were asked. */
  readonly asked: DemandOnSlot[];
}

/** What is asked of the words of one length, for one slot or several alike. */
interface DomainDemands {
  /** For each position whether a letter to be avoided is given there. */
  readonly givens: readonly boolean[];
  /** For each position the letter indices that may stand there; undefined if that is all of them. */
  readonly mayStand: readonly LetterSet[] | undefined;
  readonly demands: WordDemands | undefined;
  readonly kept: readonly string[] | undefined;
}

/** A list under the rules. */
export interface RuledWords {
  /** With the words that the rules bring along. */
  readonly words: WordList;
  /** For each slot of the puzzle the ids of the words it may hold; undefined for all. */
  readonly domains: readonly (Int32Array | undefined)[];
  /** Why there is no fill, if that is seen without any search. */
  readonly conflict?: RootConflict;
}

export class SlotRules {
  /** For each slot of the puzzle whether it is to be filled; undefined if all are. */
  readonly decided: readonly boolean[] | undefined;
  /** What has to appear somewhere. */
  readonly appear: AppearRules;
  private readonly rebus: RebusRules;
  private readonly limits: LimitRules;
  private readonly likeness: LikenessRules;
  private readonly blank: Puzzle;
  /** All words there are, of which scores are known. */
  private readonly listed: WordList;
  private readonly known = new Map<WordList, RuledWords>();
  private readonly demands = new Map<number, WordDemands>();
  private readonly avoided: ReadonlySet<string>;
  /** Words that rules bring along; all but those that must appear only for slots that ask for them. */
  private readonly brought: readonly (readonly string[])[];
  /** Whether the lists to come have all words that the rules bring along, but for weaker ones. */
  private readonly isClosed: boolean;

  /** @throws InputError for rules that cannot be meant for this puzzle. */
  constructor(blank: Puzzle, listed: WordList, rules: Rules, isClosed = false) {
    const { slots: slotRules = [], only, avoidLetters, fold = true } = rules;
    const { slots } = blank.layout;
    this.blank = blank;
    this.rebus = new RebusRules(blank, rules);
    this.appear = new AppearRules(blank, rules);
    this.limits = new LimitRules(blank, listed, rules);
    this.listed = listed;
    this.isClosed = isClosed;
    const brought: (readonly string[])[] = [];
    for (const rule of slotRules) {
      const slot = findSlotNamed(slots, rule.slot, rule.at);
      if (rule.kind === 'word') continue;
      const demands = this.demandsOf(slot);
      if (rule.kind === 'pattern') {
        demands.patterns.push(new Pattern(rule.pattern, fold, rule.at));
        demands.asked.push({ kind: 'pattern', pattern: rule.pattern });
      } else if (rule.kind === 'words') {
        const words = rule.words
          .map((word) => spellWord(word, fold, rule.at))
          .filter((letters) => this.rebus.mayHold(slot, letters));
        demands.choices.push(new Set(words.map((letters) => letters.join(''))));
        demands.asked.push({ kind: 'words', name: rule.name });
        brought.push(...words);
      } else if (rule.kind === 'not') {
        const letters = spelledFor(blank, slot, rule, fold, this.rebus.strings);
        const word = letters.join('');
        demands.excluded.add(word);
        demands.asked.push({ kind: 'not', word });
      } else {
        demands.minScore = Math.max(demands.minScore, rule.score);
        demands.asked.push({ kind: 'min-score', score: rule.score });
      }
    }
    this.avoided = new Set(
      avoidLetters === undefined ? [] : spellLetters(avoidLetters.letters, fold, avoidLetters.at),
    );
    if (only !== undefined && only.length > 0) {
      const named = new Set(only.map(({ slot, at }) => findSlotNamed(slots, slot, at)));
      // A slot whose cells others fill is filled as well.
      const filled = new Set([...named].flatMap((slot) => slots[slot]!.cells));
      this.decided = slots.map(({ cells }) =>
        cells.every((cell) => filled.has(cell) || blank.givens[cell] !== undefined),
      );
    }
    this.likeness = new LikenessRules(blank, rules, this.decided);
    const kept = Array.from(this.likeness.kept.values(), (contents) => lettersIn(contents));
    this.brought = [...brought, ...this.appear.words, ...kept];
  }

  /**
   * All words there are, as cells may hold them, to be put in an order of merit, by the scores of `listed`,
   * which has the words of the list. Those that only rules bring along are among the best: what was asked for is not held
   * against a fill.
   */
  allWords(listed: WordList): WordList {
    return this.rebus.spelled(addWords(listed, this.brought, MAX_SCORE));
  }

  /** What the rules make of a list; found out once. */
  under(words: WordList): RuledWords {
    const known = this.known.get(words);
    if (known !== undefined) return known;
    const extended = this.isClosed ? words : this.rebus.spelled(addWords(words, this.brought));
    const domains = this.domains(words, extended);
    const conflict =
      this.slotConflict(extended, domains) ??
      this.appear.rootConflict(extended, domains, this.decided) ??
      this.limits.rootConflict() ??
      this.rebus.rootConflict(extended, domains, this.decided) ??
      this.likeness.rootConflict();
    const ruled = { words: extended, domains, conflict };
    this.known.set(words, ruled);
    return ruled;
  }

  /** What they ask of the whole grid. */
  wholeGrid({ words }: RuledWords): Omit<SlotConstraints, 'domains' | 'decided' | 'clashes'> {
    const limits = [
      ...this.limits.constraints(words, this.brought),
      ...this.likeness.constraints(words),
    ];
    return {
      ...this.appear.constraints(words),
      ...this.rebus.constraints(words),
      limits: limits.length > 0 ? limits : undefined,
    };
  }

  private domains(words: WordList, extended: WordList): (Int32Array | undefined)[] {
    const shared = new Map<string, Int32Array | undefined>();
    return this.blank.layout.slots.map((slot, index) => {
      const demands = this.demands.get(index);
      const length = slot.cells.length;
      // Avoided letters are none where they are given.
      const givens = contentsAt(this.blank.givens, slot).map((given) =>
        lettersIn([given]).some((letter) => this.avoided.has(letter)),
      );
      if (isGiven(this.blank, slot)) return undefined;
      const mayStand = this.rebus.lettersAllowed(index, extended);
      const kept = this.guestKept(index, words);
      const isOfItsOwn = demands !== undefined || kept !== undefined;
      const key = isOfItsOwn ? `slot ${index}` : `${length} ${givens} ${mayStand?.join(' ')}`;
      if (!shared.has(key)) {
        const asked = { givens, mayStand, demands, kept };
        shared.set(key, this.allowedWords(length, asked, words, extended));
      }
      return shared.get(key);
    });
  }

  /** What stood in a slot and may stay, if that is no word of the list. */
  private guestKept(index: number, words: WordList): readonly string[] | undefined {
    const kept = this.likeness.kept.get(index);
    const known = this.isClosed ? this.listed : words;
    return kept !== undefined && known.wordId(lettersIn(kept)) < 0 ? kept : undefined;
  }

  /** A slot that its rules leave without words. */
  private slotConflict(
    extended: WordList,
    domains: readonly (Int32Array | undefined)[],
  ): RootConflict | undefined {
    const { blank } = this;
    for (const [index, slot] of blank.layout.slots.entries()) {
      const ids = domains[index];
      if (isGiven(blank, slot) ? !this.misfits(index) : ids === undefined) continue;
      const pattern = contentsAt(blank.givens, slot);
      if (ids !== undefined && !wordsThatFit(extended, pattern, ids).next().done) continue;
      const [slots, rules] = [[index], this.demands.get(index)?.asked ?? []];
      const why = isGiven(blank, slot)
        ? ({ kind: 'given-disobeys', slots, rules } as const)
        : ({ kind: 'no-word-obeys', slots, rules, avoided: [...this.avoided] } as const);
      return { why, few: slots };
    }
    return undefined;
  }

  /** Whether a given entry is none that its slot asks for. */
  private misfits(index: number): boolean {
    const demands = this.demands.get(index);
    const letters = entryAt(this.blank, this.blank.layout.slots[index]!)!;
    return demands !== undefined && !meets(demands, letters, this.listed.known);
  }

  private demandsOf(slot: number): WordDemands {
    let demands = this.demands.get(slot);
    if (demands === undefined) {
      demands = { patterns: [], choices: [], excluded: new Set(), minScore: 0, asked: [] };
      this.demands.set(slot, demands);
    }
    return demands;
  }

  /** Words that stand only where they are asked for. */
  private guestIds(length: number, words: WordList, extended: WordList): ReadonlySet<number> {
    const known = this.isClosed ? this.listed : words;
    const guests = this.brought.filter(
      (letters) =>
        letters.length >= length &&
        known.wordId(letters) < 0 &&
        !this.appear.isMust(letters.join('')),
    );
    const spellings = guests.flatMap((letters) => extended.spellings(letters));
    return new Set(spellings.filter(([cells]) => cells === length).map(([, id]) => id));
  }

  private allowedWords(
    length: number,
    { givens, mayStand, demands, kept }: DomainDemands,
    words: WordList,
    extended: WordList,
  ): Int32Array | undefined {
    const { count, letters } = extended.table(length);
    const guests = this.guestIds(length, words, extended);
    const isFree = demands === undefined && mayStand === undefined && this.avoided.size === 0;
    if (isFree && guests.size === 0) return undefined;
    const isAvoided = extended.alphabet.map((content) =>
      lettersOf(content).some((letter) => this.avoided.has(letter)),
    );
    const mayBeGuest = (demands?.choices.length ?? 0) > 0;
    const keptId = kept === undefined ? -1 : extended.wordId(kept);
    const allowed: number[] = [];
    for (let id = 0; id < count; id++) {
      let p = 0;
      while (p < length && (givens[p] || !isAvoided[letters[id * length + p]!])) p++;
      if (mayStand?.some((allowed, at) => !allowed.has(letters[id * length + at]!))) continue;
      if (p < length || (guests.has(id) && !mayBeGuest && id !== keptId)) continue;
      if (demands !== undefined) {
        const word = Array.from(extended.wordText(length, id));
        if (!meets(demands, word, this.listed.known)) continue;
      }
      allowed.push(id);
    }
    return allowed.length === count ? undefined : Int32Array.from(allowed);
  }
}

function meets(demands: WordDemands, letters: readonly string[], known: WordList): boolean {
  const { patterns, choices, excluded, minScore } = demands;
  const text = letters.join('');
  return (
    choices.every((words) => words.has(text)) &&
    !excluded.has(text) &&
    (minScore === 0 || (known.scoreOf(letters) ?? minScore) >= minScore) &&
    patterns.every((pattern) => pattern.matches(letters))
  );
}
