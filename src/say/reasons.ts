// Why a grid cannot be filled, and what would help, a sentence each. `blank` is the puzzle under the rules.

import { counted, grouped, listed, someOf } from '../base/phrases.ts';
import type { Conflict, DemandOnSlot, Help, LimitCause, Reason } from '../problem/conflict.ts';
import { answerAt, type Puzzle } from '../puzzle/puzzle.ts';
import { gridName, patternAt, placeName, slotNames, yours } from './names.ts';

/** So many words that must appear are named. */
const NAMED_WORDS = 6;
const DEMANDED = { words: 'words', letters: 'letters', rebus: 'rebus cells' } as const;

/** Why, and under which condition. */
export function sayReason({ why, keptOut = 0 }: Reason, blank: Puzzle): string {
  const what = sayConflict(why, blank);
  return keptOut === 0 ? what : `without the ${keptOutWords(keptOut)}: ${what}`;
}

/** "3 words filtered as offensive (--allow-offensive)", for "without the". */
export function keptOutWords(count: number): string {
  const words = count === 1 ? 'word' : `${grouped(count)} words`;
  return `${words} filtered as offensive (--allow-offensive)`;
}

export function sayConflict(why: Conflict, blank: Puzzle): string {
  const { slots } = why;
  const named = slotNames(blank, slots);
  switch (why.kind) {
    case 'no-word-of-length':
      return `the list has no word of length ${why.length}${scored(why.minScore)} for ${named}`;
    case 'no-word-fits': {
      const { answers, comesTwice, minScore } = why;
      const twice = comesTwice ? ' with the same letter in the cell that it visits twice' : '';
      const word = `word${scored(minScore)}${twice}`;
      const pattern = patternAt(blank, slots[0]!);
      if (answers.length === 0) return `no ${word} fits ${pattern} at ${named}`;
      const leave = answers.length === 1 ? 'leaves' : 'leave';
      return `${yours(blank, answers)} ${leave} no ${word} at ${named}, ${pattern}`;
    }
    case 'too-few-words': {
      const { count, by, minScore, areTaken } = why;
      const { length } = blank.layout.slots[slots[0]!]!.cells;
      const fit = count === 1 ? 'fits' : 'fit';
      const kind =
        by === 'length' ? `of length ${length}` : `that ${fit} ${patternAt(blank, slots[0]!)}`;
      const left = areTaken ? ' left' : '';
      const words = `${counted(count, 'word')} ${kind}${scored(minScore)}${left}`;
      return `the list has ${words} for ${counted(slots.length, 'slot')}: ${named}`;
    }
    case 'wiped-out': {
      const beside = why.answers.length === 0 ? '' : ` beside ${yours(blank, why.answers)}`;
      const at = `${patternAt(blank, slots[0]!)} at ${named}${beside}`;
      return `no word fits ${at} and its crossing entries`;
    }
    case 'core':
      return sayCore(why, blank);
    case 'all-tried': {
      const first = why.placedFirst ? ', with required words and letters placed first' : '';
      return `every possibility was tried; the search kept failing at ${named}${first}`;
    }
    case 'unplaceable': {
      const what = listed(why.what.map((each) => DEMANDED[each]));
      return `the required ${what} cannot all be placed`;
    }
    case 'over-limits':
      return `every possibility was tried; ${[...new Set(why.limits.map(sayLimit))].join(', or ')}`;
    case 'only-fill':
      return `${gridName(why.name)} is the only fill for ${named}`;
    case 'no-candidate':
      return `no fill has any of the words at ${named}`;
    case 'no-word-obeys': {
      const avoided = why.avoided.length > 0 ? ` without ${why.avoided.join('')}` : '';
      const rules = why.rules.length > 0 ? ` fits the rule ${sayDemands(why.rules)}` : ' is left';
      return `no word of the list${avoided}${rules} at ${named}${lettersGiven(blank, slots[0]!)}`;
    }
    case 'given-disobeys': {
      const answer = answerAt(blank, blank.layout.slots[slots[0]!]!);
      return `the given ${answer} at ${named} does not fit the rule ${sayDemands(why.rules)}`;
    }
    case 'no-place-for-words':
      return `no slot can hold the required ${someOf(why.words, NAMED_WORDS)}`;
    case 'no-room-for-letters': {
      const required = why.someGiven
        ? counted(why.count, 'required letter is not given', 'required letters are not given')
        : counted(why.count, 'letter is required', 'letters are required');
      return `${required}, but only ${counted(why.room, 'cell is', 'cells are')} left to fill`;
    }
    case 'required-letter-avoided':
      return `${why.letter} is both required and avoided`;
    case 'required-letter-in-no-word':
      return `no allowed word has the required letter ${why.letter}`;
    case 'given-over-tag-limit': {
      const answers = slots.map((slot) => answerAt(blank, blank.layout.slots[slot]!)).join(', ');
      const given = `${counted(slots.length, 'given entry is', 'given entries are')} tagged ${why.tag} (${answers})`;
      return `${given}, but at most ${why.most} may be`;
    }
    case 'given-over-rebus-limit': {
      const [one, many] = ['rebus cell is', 'rebus cells are'];
      return `${counted(why.count, one, many)} given, but at most ${counted(why.most, 'is', 'are')} allowed`;
    }
    case 'rebus-in-no-word': {
      const strings = why.strings.join(' or ');
      return `no allowed word fits with ${strings} in one cell`;
    }
    case 'no-room-for-rebus': {
      const strings = why.strings.join(' or ');
      return `${counted(why.count, 'cell')} must hold ${strings}, but only ${counted(why.room, 'is', 'are')} left to fill`;
    }
    case 'too-few-to-change': {
      const [one, many] = ['entry', 'entries'].map((each) => `${each} of ${gridName(why.name)}`);
      const open = counted(why.count, `${one} is`, `${many} are`);
      return `only ${open} not given, but ${why.wanted} must change`;
    }
  }
}

function sayCore(
  { slots, minimal, minScores, answers, isRuled }: Conflict & { readonly kind: 'core' },
  blank: Puzzle,
): string {
  const named = slotNames(blank, slots, (slot) => ` ${patternAt(blank, slot)}`);
  const floor =
    minScores.length === 1
      ? scored(minScores[0]!)
      : ' that reach the minimum scores for their lengths';
  const around = answers.length === 0 ? '' : ` around ${yours(blank, answers)}`;
  const rules = `${around}${isRuled ? ' under the rules' : ''}`;
  if (slots.length === 1) return `no word${floor} is left${rules} for ${named}`;
  const without = minimal ? '; without any one of them, the others can' : '';
  const wherever =
    slots.length < blank.layout.slots.length ? ', even with the rest of the grid open' : '';
  const words = floor && ` with words${floor}`;
  const cannot = `these ${slots.length} slots cannot be filled together`;
  return `${cannot}${words}${rules}${wherever}: ${named}${without}`;
}

/** A floor on scores is the user's own choice, and may be the reason. */
function scored(minScore: number): string {
  return minScore > 0 ? ` scored ${minScore} or more` : '';
}

function lettersGiven(blank: Puzzle, slot: number): string {
  const { cells } = blank.layout.slots[slot]!;
  const isOpen = cells.every((cell) => blank.givens[cell] === undefined);
  return isOpen ? '' : ` with its givens, ${patternAt(blank, slot)}`;
}

function sayDemands(demands: readonly DemandOnSlot[]): string {
  return demands.map(sayDemand).join(' and ');
}

/** As a rule says it. */
function sayDemand(demand: DemandOnSlot): string {
  switch (demand.kind) {
    case 'pattern':
      return `~${demand.pattern}`;
    case 'words':
      return demand.name === undefined ? 'one of the words set for it' : `@${demand.name}`;
    case 'not':
      return `not ${demand.word}`;
    case 'min-score':
      return `min-score ${demand.score}`;
  }
}

function sayLimit(cause: LimitCause): string {
  switch (cause.kind) {
    case 'tag':
      return 'each fill exceeds a limit on tags';
    case 'rebus':
      return 'each fill has too many rebus cells';
    case 'same':
      return `each fill shares too many entries with ${gridName(cause.name)}`;
    case 'changed':
      return `each fill changes more than ${counted(cause.most, 'entry', 'entries')} of ${gridName(cause.name)}`;
  }
}

export function sayHelp(help: Help): string {
  const alone = help.isAlone ? ' (tested in this part only)' : '';
  return sayChange(help) + alone;
}

function sayChange(help: Help): string {
  switch (help.kind) {
    case 'length':
      return `a word of length ${help.length}`;
    case 'floor':
      return `a minimum score of ${help.minScore} (--min-score)`;
    case 'repeats':
      return 'repeated words (--allow-repeats)';
    case 'given':
      return `${help.instead} instead of the given ${help.given} in ${placeName(help)}`;
    case 'givens':
      return 'other givens there';
    case 'move':
      return `${help.answer} would fit at ${help.slot}`;
    case 'block': {
      const names = help.renames ? ' (may renumber slots)' : '';
      return `a block in ${placeName(help)}${names}`;
    }
  }
}

/** A reason in sentences, as JSON and users of the library have it. */
export interface SaidReason extends Pick<Reason, 'core'> {
  readonly text: string;
  readonly slots: readonly number[];
  readonly help: readonly { readonly kind: string; readonly text: string }[];
}

/** What only the sentence of a possible fix says. */
const ONLY_SAID = ['isAlone', 'given', 'from', 'renames'];

export function saidReason(reason: Reason, blank: Puzzle): SaidReason {
  const { why, core, help } = reason;
  return {
    text: sayReason(reason, blank),
    slots: why.slots,
    core,
    help: help.map((each) => {
      const figures = Object.entries(each).filter(([name]) => !ONLY_SAID.includes(name));
      return { kind: each.kind, ...Object.fromEntries(figures), text: sayHelp(each) };
    }),
  };
}
