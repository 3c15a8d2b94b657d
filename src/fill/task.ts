// What is to be filled, with which words and under which rules: rules as searches obey them, and the judge of
// every fill, who goes by their plain data alone.

import { lettersOf } from '../base/letters.ts';
import { isLattice } from '../layout/lattice.ts';
import { puzzleUnderRules } from '../problem/puzzle-under-rules.ts';
import { RuleError } from '../problem/rule-error.ts';
import type { StageRules } from '../problem/ruled-puzzle.ts';
import { SlotRules } from '../problem/slot-rules.ts';
import { isRebus, type Puzzle, toFill } from '../puzzle/puzzle.ts';
import { type Taste, tasteFor } from '../taste/taste.ts';
import { clashingUnder } from '../verify/clashes-in.ts';
import type { DuplicateMode, Rules } from '../verify/rules.ts';
import { verify } from '../verify/verify.ts';
import type { StemOf } from '../words/language/clash.ts';
import { Stems } from '../words/language/stems.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import type { FillerOptions } from './outcome.ts';
import type { PrintedForm } from './word-traits.ts';

export class Task {
  /** Only givens stand in it, and the letters that rules set. */
  readonly blank: Puzzle;
  readonly words: WordList;
  /** What fills obey: nothing of what was freed or locked, which is done. */
  readonly rules: Rules | undefined;
  readonly allowRepeats: boolean;
  /** There where rules or the taste ask for it. */
  readonly stemOf: StemOf | undefined;
  readonly printed: PrintedForm | undefined;
  /** It minds forms of one word only where rules let it. */
  readonly taste: Taste;
  /** Whether forms of one word are a matter of rules, which are then obeyed as they stand. */
  readonly rulesStems: boolean;
  /** Rules as they must be obeyed, and as they are obeyed where it can be helped. */
  readonly stageRules: StageRules | undefined;
  readonly strictRules: StageRules | undefined;

  /**
   * What stands in the puzzle beside its givens does not count, unless rules free or lock some of it.
   * @throws InputError for rules that cannot be meant for this puzzle.
   */
  constructor(puzzle: Puzzle, words: WordList, options: FillerOptions) {
    const reworked = options.rules && puzzleUnderRules(puzzle, options.rules, words);
    this.blank = reworked?.blank ?? toFill(puzzle);
    // What crosses a cell of several letters is spelled as rules say, were there any or not.
    this.rules = reworked?.rules ?? (this.blank.givens.some(isRebus) ? {} : undefined);
    this.words = words;
    this.allowRepeats = options.allowRepeats ?? false;
    const { duplicates = [] } = this.rules ?? {};
    const byStem = duplicates.filter(({ kind }) => kind === 'stem');
    this.rulesStems = byStem.length > 0;
    this.taste = tasteUnder(
      tasteFor(isLattice(this.blank.layout), options.taste),
      byStem.at(-1)?.mode,
    );
    this.stemOf = options.stemOf ?? (this.taste.stemPair > 0 ? endingsOf(words) : undefined);
    this.printed = options.printed;
    if (this.rules === undefined) return;
    const slots = new SlotRules(this.blank, words, this.rules);
    this.stageRules = this.obeyed(slots, 'forbid');
    if (duplicates.some(({ mode }) => mode === 'avoid')) {
      this.strictRules = this.obeyed(slots, 'avoid');
    }
    if (byStem.some(({ mode }) => mode !== 'off') && !options.stemOf) {
      throw new RuleError({ kind: 'no-stems' });
    }
  }

  /** The rules of a puzzle in which forms of one word are avoided: there are some even if nobody gave any. */
  stemFreeRules(): StageRules {
    const { blank, words } = this;
    return (
      this.strictRules ?? this.stageRules ?? this.obeyed(new SlotRules(blank, words, {}), 'forbid')
    );
  }

  /** The rules of searches for a best fill, to which no slot is open; undefined without rules. */
  closedRules(): (StageRules & { readonly slots: SlotRules }) | undefined {
    const { blank, words, rules, stageRules } = this;
    if (rules === undefined) return undefined;
    return { ...stageRules!, slots: new SlotRules(blank, words, rules, true) };
  }

  /** The puzzle itself. @throws Error if it is no fill, which would be our defect. */
  verified(puzzle: Puzzle, partial = false): Puzzle {
    const { allowRepeats, rules, stemOf } = this;
    const options = { allowRepeats, partial, rules, stemOf };
    const faults = verify(puzzle, this.words, options);
    if (faults.length > 0) throw new Error(`wrong fill: ${JSON.stringify(faults)}`);
    return puzzle;
  }

  /** With what is to be avoided allowed unless `least` says that it counts too. */
  private obeyed(slots: SlotRules, least: 'avoid' | 'forbid'): StageRules {
    const { duplicates = [] } = this.rules ?? {};
    const clashing = clashingUnder(duplicates, this.allowRepeats, least);
    return { slots, clashing, stemOf: this.stemOf };
  }
}

function tasteUnder(taste: Taste, stemMode: DuplicateMode | undefined): Taste {
  return stemMode === 'off' ? { ...taste, stemPair: 0, partPair: 0 } : taste;
}

/** Stems by endings alone. */
function endingsOf(words: WordList): StemOf {
  return new Stems('', (word) => words.wordId(lettersOf(word)) >= 0).stemming;
}
