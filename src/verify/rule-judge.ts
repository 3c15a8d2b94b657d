// Judges a fill by the rules it was asked to obey, each looked up as it was said: slow, plain, and
// ignorant of how the search obeys them.

import { type Folding, lettersOf } from '../base/letters.ts';
import { findSlotNamed, slotName } from '../layout/slot-names.ts';
import { contentsAt, isGiven, isRebus, lettersIn, type Puzzle } from '../puzzle/puzzle.ts';
import { Pattern } from '../words/language/pattern.ts';
import { spellLetters, spellWord } from '../words/language/spell.ts';
import { fitsCells, wordsThatFit } from '../words/vocabulary/entry-pattern.ts';
import { spellingsOver } from '../words/vocabulary/spellings.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { MAX_SCORE } from '../words/vocabulary/word-table.ts';
import type { EntryFault, GridRuleFault } from './fill-fault.ts';
import type { LikenessRule, Rules, SlotMention } from './rules.ts';

export class RuleJudge {
  private readonly puzzle: Puzzle;
  private readonly words: WordList;
  private readonly rules: Rules;
  private readonly fold: Folding;
  private readonly mustWords: ReadonlySet<string>;

  constructor(puzzle: Puzzle, words: WordList, rules: Rules) {
    this.puzzle = puzzle;
    this.words = words;
    this.rules = rules;
    this.fold = rules.fold ?? true;
    this.mustWords = this.spelled(rules.must?.words ?? []);
  }

  /** Whether a cell that is not given may hold several letters: strings of rebus cells, or what stood there and may stay. */
  mayHold(cell: number, content: string): boolean {
    const { likeness = [], rebus } = this.rules;
    const stood = likeness.some(
      ({ mostChanged, cells }) => mostChanged !== undefined && cells[cell] === content,
    );
    return stood || this.spelled(rebus?.strings ?? []).has(content);
  }

  /** Whether a slot was not asked to be filled. */
  mayStayOpen(index: number): boolean {
    const { only = [] } = this.rules;
    return only.length > 0 && !only.some((mention) => this.names(mention, index));
  }

  /** Whether rules let a word stand in a slot that is in no list. */
  brings(index: number, entry: string): boolean {
    const { slots = [] } = this.rules;
    const isAsked = (rule: NonNullable<Rules['slots']>[number]): boolean =>
      rule.kind === 'words' && this.names(rule, index) && this.spelled(rule.words).has(entry);
    return this.mustWords.has(entry) || slots.some(isAsked) || this.mayStay(index, entry);
  }

  /** Whether it stands in a grid of which most is to stay. */
  private mayStay(index: number, entry: string): boolean {
    const { layout } = this.puzzle;
    const { likeness = [] } = this.rules;
    return likeness.some(
      ({ mostChanged, cells }) =>
        mostChanged !== undefined && contentsAt(cells, layout.slots[index]!).join('') === entry,
    );
  }

  /** What rules say against a whole entry. */
  entryFaults(index: number, letters: readonly string[]): EntryFault[] {
    const answer = letters.join('');
    const faults: EntryFault[] = [];
    for (const rule of this.rules.slots ?? []) {
      if (!this.names(rule, index)) continue;
      const score = this.words.known.scoreOf(letters) ?? MAX_SCORE;
      if (rule.kind === 'word' && spellWord(rule.word, this.fold).join('') !== answer) {
        faults.push({ kind: 'other-word', answer, wanted: rule.word });
      }
      if (rule.kind === 'words' && !this.spelled(rule.words).has(answer)) {
        faults.push({ kind: 'none-of-words', answer });
      }
      if (rule.kind === 'not' && spellWord(rule.word, this.fold).join('') === answer) {
        faults.push({ kind: 'excluded', answer });
      }
      if (rule.kind === 'pattern' && !new Pattern(rule.pattern, this.fold).matches(letters)) {
        faults.push({ kind: 'other-pattern', answer, pattern: rule.pattern });
      }
      if (rule.kind === 'min-score' && score < rule.score) {
        faults.push({ kind: 'low-score', answer, least: rule.score });
      }
    }
    return faults;
  }

  /** Whether some word fits an entry that stays open, of those that may stand beside the others. */
  isFillable(index: number, mayStand: (letters: readonly string[]) => boolean): boolean {
    const { layout, cells } = this.puzzle;
    const slot = layout.slots[index]!;
    const pattern = contentsAt(cells, slot);
    const { avoidLetters } = this.rules;
    const avoided = avoidLetters === undefined ? [] : spellLetters(avoidLetters.letters, this.fold);
    const strings = [...this.spelled(this.rules.rebus?.strings ?? [])];
    const rooms = slot.cells.map((cell) => cells[cell] ?? { strings });
    const fits = (letters: readonly string[]): boolean =>
      Array.from(spellingsOver(letters, rooms)).some(
        (spelling) =>
          fitsCells(spelling, slot.cells) &&
          spelling.every(
            (content, i) =>
              pattern[i] !== undefined ||
              !lettersOf(content).some((each) => avoided.includes(each)),
          ),
      );
    const obeys = (letters: readonly string[]): boolean =>
      fits(letters) && this.entryFaults(index, letters).length === 0 && mayStand(letters);
    const asked = (this.rules.slots ?? []).flatMap((rule) =>
      rule.kind === 'words' && this.names(rule, index) ? [...this.spelled(rule.words)] : [],
    );
    if ([...this.mustWords, ...asked].map(lettersOf).some(obeys)) return true;
    const isPlain = strings.length === 0 && !pattern.some(isRebus);
    const longest = Math.max(1, ...strings.map((text) => lettersOf(text).length));
    const most = pattern.reduce((sum, at) => sum + (at ? lettersOf(at).length : longest), 0);
    for (const length of this.words.lengths()) {
      if (length < pattern.length || length > most) continue;
      const all = isPlain
        ? wordsThatFit(this.words, pattern)
        : Array(this.words.table(length).count).keys();
      for (const id of all) if (obeys(lettersOf(this.words.wordText(length, id)))) return true;
    }
    return false;
  }

  /**
   * What rules say against the grid as a whole; `entries` are those that are complete. In a `partial`
   * one what must appear may be missing still.
   */
  gridFaults(entries: readonly string[], partial = false): GridRuleFault[] {
    const { must, requireLetters, avoidLetters, limits = [], likeness = [] } = this.rules;
    const { givens, cells } = this.puzzle;
    const faults: GridRuleFault[] = [];
    if (must !== undefined && !partial) {
      const count = [...this.mustWords].filter((word) => entries.includes(word)).length;
      const wanted = must.count ?? this.mustWords.size;
      if (count < wanted) faults.push({ kind: 'words-missing', count, wanted });
    }
    if (requireLetters !== undefined && !partial) {
      const standing = new Set(lettersIn(cells));
      for (const letter of spellLetters(requireLetters.letters, this.fold)) {
        if (!standing.has(letter)) faults.push({ kind: 'letter-missing', letter });
      }
    }
    if (avoidLetters !== undefined) {
      const avoided = spellLetters(avoidLetters.letters, this.fold);
      cells.forEach((content, cell) => {
        if (givens[cell] !== undefined) return;
        for (const letter of lettersIn([content]).filter((each) => avoided.includes(each))) {
          faults.push({ kind: 'avoided', cell, content: letter });
        }
      });
    }
    for (const { tag, most } of limits) {
      const answers = entries.filter((entry) =>
        this.words.known.tagsOf(Array.from(entry)).includes(tag),
      );
      if (answers.length > most) faults.push({ kind: 'over-tag-limit', tag, answers, most });
    }
    faults.push(...this.rebusFaults(partial));
    for (const rule of likeness) faults.push(...this.likenessFaults(rule, partial));
    return faults;
  }

  private rebusFaults(partial: boolean): GridRuleFault[] {
    const { rebus } = this.rules;
    if (rebus === undefined) return [];
    const count = this.puzzle.cells.filter(isRebus).length;
    const { least = 1, most = Number.POSITIVE_INFINITY } = rebus;
    if (count > most) return [{ kind: 'too-many-rebus', count, most }];
    if (count >= least || partial) return [];
    return [{ kind: 'too-few-rebus', count, least }];
  }

  private likenessFaults(rule: LikenessRule, partial: boolean): GridRuleFault[] {
    const { name, cells, mostSame = Infinity, leastChanged = 0, mostChanged = Infinity } = rule;
    let same = 0;
    let changed = 0;
    for (const slot of this.puzzle.layout.slots) {
      const there = contentsAt(cells, slot);
      const here = contentsAt(this.puzzle.cells, slot);
      if (isGiven(this.puzzle, slot) || [...here, ...there].includes(undefined)) continue;
      if (here.every((content, i) => content === there[i])) same++;
      else changed++;
    }
    const faults: GridRuleFault[] = [];
    if (same > mostSame) faults.push({ kind: 'too-many-same', name, count: same, most: mostSame });
    if (changed > mostChanged) faults.push({ kind: 'too-many-changed', name, count: changed });
    if (changed < leastChanged && !partial) {
      faults.push({ kind: 'too-few-changed', name, count: same });
    }
    return faults;
  }

  private names(mention: SlotMention, index: number): boolean {
    const { slots } = this.puzzle.layout;
    return (
      slotName(slots[findSlotNamed(slots, mention.slot, mention.at)]!) === slotName(slots[index]!)
    );
  }

  private spelled(words: readonly string[]): Set<string> {
    return new Set(words.map((word) => spellWord(word, this.fold).join('')));
  }
}
