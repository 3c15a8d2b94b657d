// What is wrong with an input, in words: the sentences of rules and designs, whose errors are data. Those who read
// a text say themselves what is wrong with it, and where.

import { type InputError, inPlace } from '../base/errors.ts';
import { lettersOf } from '../base/letters.ts';
import { counted, someOf } from '../base/phrases.ts';
import { DesignError, type DesignFault } from '../design/design-error.ts';
import { RuleError, type RuleFault } from '../problem/rule-error.ts';
import { placeName } from './names.ts';

/** So many slots, and ways to spell a word, are named. */
const NAMED_SLOTS = 8;
const NAMED_WAYS = 3;

/** The whole sentence of an error, with its place. */
export function sayError(error: InputError): string {
  if (error instanceof RuleError) return inPlace(sayRuleFault(error.fault), error.place);
  if (error instanceof DesignError) return inPlace(sayDesignFault(error.fault), error.place);
  return error.message;
}

export function sayRuleFault(fault: RuleFault): string {
  switch (fault.kind) {
    case 'nothing-to-fill':
      return 'nothing to fill: its letters are kept';
    case 'no-letters-to-keep':
      return `${fault.slot} has no letters to keep`;
    case 'nothing-to-free': {
      const locked = fault.isLocked ? 'it is locked or already open' : 'it is already open';
      return `nothing to free: ${locked}`;
    }
    case 'no-scores':
      return 'no word list is read, so entries have no scores';
    case 'none-below': {
      const { score, weakest } = fault;
      const but = weakest === undefined ? '' : `; the weakest scores ${weakest}`;
      return `no entry scores below ${score}${but}`;
    }
    case 'word-length': {
      const { word, letters, slot, cells, strings, fitting } = fault;
      const others =
        strings.length === 0
          ? slotsOfLength(letters, fitting)
          : `it does not fit with ${strings.join(', ')} either`;
      return `${word} has ${counted(letters, 'letter')}, but ${slot} has ${cells} cells; ${others}`;
    }
    case 'several-spellings': {
      const { word, slot, ways } = fault;
      const named = ways.slice(0, NAMED_WAYS).join(', ');
      const fits = `${word} fits ${slot} in ${ways.length} ways: ${named}`;
      return `${fits}; give one of its cells in the template`;
    }
    case 'other-letter': {
      const { word, slot, position, letter } = fault;
      return `${word} does not fit: letter ${position} of ${slot} is already ${letter}`;
    }
    case 'other-letters':
      return `${fault.word} does not fit \`${fault.pattern}\` at ${fault.slot}`;
    case 'too-few-words-named':
      return `${counted(fault.wanted, 'word')} must appear, but only ${counted(fault.named, 'is', 'are')} named`;
    case 'rebus-of-one-letter':
      return `'${fault.text}' is a single letter, which any cell may hold; name strings of two or more`;
    case 'no-stems':
      return 'the rule duplicates stem needs a list of stems';
    case 'freed-anyway':
      return 'cannot be combined with free: least change frees what it needs';
    case 'no-entry-stands':
      return 'the grid has no complete entries to keep';
    case 'cell-of-no-entry':
      return `${fault.cell} is not part of an entry`;
    case 'cell-beside-rebus':
      return `${fault.cell} is in an entry with rebus cells: use --slot instead`;
  }
}

/** "slots with 9 cells: 20A, 38A and 3 more". */
function slotsOfLength(length: number, slots: readonly string[]): string {
  if (slots.length === 0) return `no slot has ${length}`;
  return `slots with ${length} cells: ${someOf(slots, NAMED_SLOTS)}`;
}

export function sayDesignFault(fault: DesignFault): string {
  switch (fault.kind) {
    case 'moved-in-weave':
      return 'blocks cannot be moved in a template that lists its own slots';
    case 'moved-blocks-and-bars':
      return 'blocks or bars cannot be moved in a template that has both';
    case 'too-large':
      return `designs have at most ${fault.most} columns and rows, not ${sizeOf(fault)}`;
    case 'size-of-style': {
      const sizes = fault.sizes.map(([width, height]) => sizeOf({ width, height })).join(' or ');
      return `style ${fault.style} takes ${sizes}, not ${sizeOf(fault)}`;
    }
    case 'sides-of-style': {
      const { style, least, most } = fault;
      return `style ${style} takes ${least} to ${most} columns and rows, not ${sizeOf(fault)}`;
    }
    case 'no-quarter-turn':
      return `quarter-turn symmetry needs a square grid, not ${fault.width} x ${fault.height}`;
    case 'mask-asymmetric':
      return `the mask does not have ${fault.symmetry} symmetry: see ${placeName(fault)}`;
    case 'theme-repeats':
      return `the theme has ${fault.answer} twice`;
    case 'theme-too-short': {
      const { answer, least } = fault;
      return `${withLength(answer)} is too short: entries have ${least} letters or more`;
    }
    case 'theme-too-long':
      return `${withLength(fault.answer)} is longer than a row of ${fault.width}`;
    case 'no-room-for-theme': {
      const unpaired = fault.unpaired.map(withLength).join(', ');
      const advice = unpaired && `: ${unpaired} needs a partner of the same length`;
      return `${sizeOf(fault)} with symmetry ${fault.symmetry} has no room for the theme${advice}`;
    }
    case 'too-many-blocks':
      return `${sizeOf(fault)} has room for at most ${fault.most} blocks, not ${fault.asked}`;
    case 'too-many-bars':
      return `${sizeOf(fault)} has room for at most ${fault.most} bars, not ${fault.asked}`;
    case 'too-many-open':
      return `${sizeOf(fault)} has at most ${fault.most} cells, not ${fault.asked} open ones`;
    case 'no-room-for-entries': {
      const { least, most, leastLength, asked } = fault;
      const [from, to] = asked;
      const wanted = from === to ? `${from}` : `${from} to ${to}`;
      const entries = `${least} to ${most} entries of ${leastLength} letters or more`;
      return `${sizeOf(fault)} has room for ${entries}, not ${wanted}`;
    }
  }
}

function sizeOf({ width, height }: { readonly width: number; readonly height: number }): string {
  return `${width}x${height}`;
}

function withLength(answer: string): string {
  return `${answer} (${lettersOf(answer).length})`;
}
