// Why a grid cannot be filled, as a sentence a person understands: what can be seen without any
// search comes first, what only the search proved last.

import { someOf } from '../base/phrases.ts';
import type { Layout, Slot } from '../layout/layout.ts';
import { slotName } from '../layout/slot-names.ts';
import type { Finding, Sighting } from '../problem/sighting.ts';
import { contentsAt, entryAt, isGiven, type Puzzle, patternText } from '../puzzle/puzzle.ts';
import {
  type EntryPattern,
  fitsPattern,
  wordsThatFit,
  wordsThatFitAt,
} from '../words/vocabulary/entry-pattern.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { type Answer, answerCells, answersAcross, yours } from './answers.ts';
import type { Core } from './core.ts';

/** How a pattern shows an open cell. */
const OPEN = '?';
/** At most so many slots are named; the rest are counted. */
const NAMED_SLOTS = 6;

/** A reason that needs no search, or undefined if there is none. */
export function explainAtSight(
  blank: Puzzle,
  words: WordList,
  allowRepeats: boolean,
): Sighting | undefined {
  return (
    missingLength(blank, words) ??
    missingPattern(blank, words) ??
    (allowRepeats ? undefined : tooFewWords(blank, words))
  );
}

/** The sentence for slots that were proved not to fit together; `ruled` if there are rules. */
export function explainCore(
  blank: Puzzle,
  words: WordList,
  { slots, minimal }: Core,
  ruled = false,
): string {
  const floor = floorsOf(
    words,
    slots.map((slot) => blank.layout.slots[slot]!.cells.length),
  );
  const named = nameSlots(blank.layout, slots, (slot) => ` \`${patternOf(blank, slot)}\``);
  const answers = answersAcross(
    blank,
    slots.map((slot) => blank.layout.slots[slot]!),
  );
  const around = answers.length === 0 ? '' : ` around ${yours(answers)}`;
  const rules = `${around}${ruled ? ' under the rules' : ''}`;
  if (slots.length === 1) return `no word${floor} is left${rules} for ${named}`;
  const without = minimal ? '; with any one of them left out, the others can' : '';
  const wherever =
    slots.length < blank.layout.slots.length ? ' even with the rest of the grid open' : '';
  return `these ${slots.length} slots cannot be filled together${floor && ` with words${floor}`}${rules}${wherever}: ${named}${without}`;
}

/** What propagation proved without any search, when it left a slot no word. */
export function explainWipeout(blank: Puzzle, index: number): Finding {
  const slot = blank.layout.slots[index]!;
  const answers = answersAcross(blank, [slot]);
  const beside = answers.length === 0 ? '' : ` beside ${yours(answers)}`;
  const at = `\`${patternOf(blank, slot)}\` at ${slotName(slot)}${beside}`;
  return { text: `no word fits ${at} together with the entries that cross it`, slots: [index] };
}

/** The sentence for a proof that took the whole grid; `slots` are those where it failed most. */
export function explainProof(blank: Puzzle, slots: readonly number[]): string {
  return `every way was tried; the search kept failing at ${nameSlots(blank.layout, slots)}`;
}

/** Slots by name, `5 Across` and so on; a few of them if they are many. */
export function nameSlots(
  { slots }: Layout,
  indices: readonly number[],
  more: (slot: Slot) => string = () => '',
): string {
  const names = indices.map((index) => slotName(slots[index]!) + more(slots[index]!));
  return someOf(names, NAMED_SLOTS);
}

/** The letters given in a slot, `?` for each open cell. */
function patternOf({ givens }: Puzzle, slot: Slot): string {
  return patternText(contentsAt(givens, slot), OPEN);
}

function missingLength(blank: Puzzle, words: WordList): Sighting | undefined {
  const without = blank.layout.slots
    .map((slot, index) => ({ slot, index }))
    .filter(({ slot }) => !isGiven(blank, slot) && words.table(slot.cells.length).count === 0);
  if (without.length === 0) return undefined;
  const length = without[0]!.slot.cells.length;
  const same = without.filter(({ slot }) => slot.cells.length === length);
  const indices = same.map(({ index }) => index);
  const named = nameSlots(blank.layout, indices);
  const text = `no word of length ${length}${floorOf(words, length)} in the list, for ${named}`;
  return { text, slots: indices, few: indices.slice(0, 1) };
}

function missingPattern(blank: Puzzle, words: WordList): Sighting | undefined {
  const tried = new Set<string>();
  for (const [index, slot] of blank.layout.slots.entries()) {
    const letters = contentsAt(blank.givens, slot);
    const comesTwice = new Set(slot.cells).size < slot.cells.length;
    const isOpen = letters.every((letter) => letter === undefined);
    if (isGiven(blank, slot) || (isOpen && !comesTwice)) continue;
    const pattern = patternOf(blank, slot);
    if (tried.has(pattern) || !wordsThatFitAt(words, letters, slot.cells).next().done) {
      if (!comesTwice) tried.add(pattern);
      continue;
    }
    const twice = comesTwice ? ' with one letter in a cell that comes twice' : '';
    const word = `word${floorOf(words, letters.length)}${twice}`;
    const answers = answersToBlame(blank, words, slot);
    const text =
      answers.length === 0
        ? `no ${word} fits \`${pattern}\` at ${slotName(slot)}`
        : `${yours(answers)} ${answers.length === 1 ? 'leaves' : 'leave'} no ${word} at ${slotName(slot)}, \`${pattern}\``;
    return { text, slots: [index], few: [index] };
  }
  return undefined;
}

/** The answers that leave a slot without a word: one if it does so alone, none if other letters do. */
function answersToBlame(blank: Puzzle, words: WordList, slot: Slot): readonly Answer[] {
  const across = answersAcross(blank, [slot]);
  const inAnswers = answerCells(blank);
  const leavesSome = (answers: readonly Answer[]): boolean => {
    const set = new Set(answers.flatMap((answer) => blank.layout.slots[answer.slot]!.cells));
    const pattern = slot.cells.map((cell) =>
      !inAnswers.has(cell) || set.has(cell) ? blank.givens[cell] : undefined,
    );
    return !wordsThatFitAt(words, pattern, slot.cells).next().done;
  };
  if (!leavesSome([])) return [];
  const alone = across.find((answer) => !leavesSome([answer]));
  return alone === undefined ? across : [alone];
}

/** More slots of one pattern than words for it; a slot without givens takes any of its length. */
function tooFewWords(blank: Puzzle, words: WordList): Sighting | undefined {
  const asked = new Map<string, { readonly pattern: EntryPattern; readonly slots: number[] }>();
  const used = new Map<string, readonly string[]>();
  for (const [index, slot] of blank.layout.slots.entries()) {
    if (isGiven(blank, slot)) {
      const letters = entryAt(blank, slot)!;
      used.set(letters.join(''), letters);
      continue;
    }
    const own = contentsAt(blank.givens, slot);
    const open = own.map(() => undefined);
    for (const pattern of own.every((letter) => letter === undefined) ? [open] : [own, open]) {
      const key = patternText(pattern, OPEN);
      const demand = asked.get(key) ?? { pattern, slots: [] };
      asked.set(key, demand);
      demand.slots.push(index);
    }
  }
  for (const [text, { pattern, slots }] of asked) {
    const taken = [...used.values()].filter((letters) => {
      const fits = letters.length === pattern.length && fitsPattern(letters, pattern);
      return fits && words.wordId(letters) >= 0;
    }).length;
    const count = countFitting(words, pattern) - taken;
    if (count >= slots.length) continue;
    const kind = pattern.every((letter) => letter === undefined)
      ? `of length ${pattern.length}`
      : `that ${count === 1 ? 'fits' : 'fit'} \`${text}\``;
    const left = taken > 0 ? ' left' : '';
    const named = nameSlots(blank.layout, slots);
    const needed = `${slots.length} ${slots.length === 1 ? 'slot' : 'slots'}`;
    const floor = floorOf(words, pattern.length);
    return {
      text: `the list has ${count} ${count === 1 ? 'word' : 'words'} ${kind}${floor}${left} for ${needed}: ${named}`,
      slots,
      few: slots.slice(0, count + 1),
    };
  }
  return undefined;
}

/** A floor on scores is the user's own choice, and may be the reason. */
function floorOf(words: WordList, length: number): string {
  const minScore = words.minScoreOf(length);
  return minScore > 0 ? ` scored ${minScore} or more` : '';
}

/** The floors of several lengths, which mostly are one. */
function floorsOf(words: WordList, lengths: readonly number[]): string {
  const floors = new Set(lengths.map((length) => words.minScoreOf(length)));
  return floors.size === 1
    ? floorOf(words, lengths[0]!)
    : ' that reach the floors of their lengths';
}

/** How many words fit a pattern. */
function countFitting(words: WordList, pattern: EntryPattern): number {
  if (pattern.every((letter) => letter === undefined)) return words.table(pattern.length).count;
  let count = 0;
  for (const _ of wordsThatFit(words, pattern)) count++;
  return count;
}
