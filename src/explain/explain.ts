// Why a grid cannot be filled, as a sentence a person understands: what can be seen without any
// search comes first, what only the search proved last.

import { isGiven, type Puzzle } from '../grid/puzzle.ts';
import { type Slot, slotName } from '../grid/slots.ts';
import { OPEN } from '../grid/template.ts';
import type { Finding, Sighting } from '../problem/sighting.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import type { Core } from './core.ts';
import type { Help } from './help.ts';

/** Why a grid cannot be filled. */
export interface Reason extends Finding {
  /** Slots, by the same indices, that cannot be filled together; undefined if no few were found. */
  readonly core: Core | undefined;
  /** What would let the slots of the core be filled. */
  readonly help: readonly Help[];
}

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
    slots.map((slot) => blank.slots[slot]!.cells.length),
  );
  const named = nameSlots(blank, slots, (slot) => ` \`${patternOf(blank, slot)}\``);
  const rules = ruled ? ' under the rules' : '';
  if (slots.length === 1) return `no word${floor} is left${rules} for ${named}`;
  const without = minimal ? '; with any one of them left out, the others can' : '';
  const wherever = slots.length < blank.slots.length ? ' even with the rest of the grid open' : '';
  return `these ${slots.length} slots cannot be filled together${floor && ` with words${floor}`}${rules}${wherever}: ${named}${without}`;
}

/** What propagation proved without any search, when it left a slot no word. */
export function explainWipeout(blank: Puzzle, index: number): Finding {
  const slot = blank.slots[index]!;
  const at = `\`${patternOf(blank, slot)}\` at ${slotName(slot)}`;
  return { text: `no word fits ${at} together with the entries that cross it`, slots: [index] };
}

/** The sentence for a proof that took the whole grid; `slots` are those where it failed most. */
export function explainProof(blank: Puzzle, slots: readonly number[]): string {
  return `every way was tried; the search kept failing at ${nameSlots(blank, slots)}`;
}

/** Slots by name, `5 Across` and so on; a few of them if they are many. */
function nameSlots(
  { slots }: Pick<Puzzle, 'slots'>,
  indices: readonly number[],
  more: (slot: Slot) => string = () => '',
): string {
  const names = indices
    .slice(0, NAMED_SLOTS)
    .map((index) => slotName(slots[index]!) + more(slots[index]!));
  const rest = indices.length - names.length;
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ');
}

/** The letters given in a slot, `?` for each open cell. */
function patternOf({ template }: Puzzle, slot: Slot): string {
  return slot.cells
    .map((cell) => template.cells[cell]!)
    .join('')
    .replaceAll(OPEN, '?');
}

function missingLength({ slots, template }: Puzzle, words: WordList): Sighting | undefined {
  const without = slots
    .map((slot, index) => ({ slot, index }))
    .filter(({ slot }) => !isGiven(template, slot) && words.table(slot.cells.length).count === 0);
  if (without.length === 0) return undefined;
  const length = without[0]!.slot.cells.length;
  const same = without.filter(({ slot }) => slot.cells.length === length);
  const indices = same.map(({ index }) => index);
  const named = nameSlots({ slots }, indices);
  const text = `no word of length ${length}${floorOf(words, length)} in the list, for ${named}`;
  return { text, slots: indices, few: indices.slice(0, 1) };
}

function missingPattern(blank: Puzzle, words: WordList): Sighting | undefined {
  const tried = new Set<string>();
  for (const [index, slot] of blank.slots.entries()) {
    const letters = slot.cells.map((cell) => blank.template.cells[cell]!);
    if (isGiven(blank.template, slot) || letters.every((letter) => letter === OPEN)) continue;
    const pattern = patternOf(blank, slot);
    if (tried.has(pattern) || countMatches(letters, words) > 0) {
      tried.add(pattern);
      continue;
    }
    const text = `no word${floorOf(words, letters.length)} fits \`${pattern}\` at ${slotName(slot)}`;
    return { text, slots: [index], few: [index] };
  }
  return undefined;
}

/** More slots of one pattern than words for it; a slot without givens takes any of its length. */
function tooFewWords({ slots, template }: Puzzle, words: WordList): Sighting | undefined {
  const byPattern = new Map<string, number[]>();
  const used = new Set<string>();
  slots.forEach((slot, index) => {
    const pattern = slot.cells.map((cell) => template.cells[cell]).join('');
    if (isGiven(template, slot)) used.add(pattern);
    const patterns = new Set([pattern, OPEN.repeat(slot.cells.length)]);
    for (const key of isGiven(template, slot) ? [] : patterns) {
      const indices = byPattern.get(key);
      if (indices === undefined) byPattern.set(key, [index]);
      else indices.push(index);
    }
  });
  for (const [pattern, indices] of byPattern) {
    const letters = Array.from(pattern);
    const taken = [...used].filter((word) => {
      const wordLetters = Array.from(word);
      return matches(letters, wordLetters) && words.wordId(wordLetters) >= 0;
    }).length;
    const count = countMatches(letters, words) - taken;
    if (count >= indices.length) continue;
    const kind = letters.every((letter) => letter === OPEN)
      ? `of length ${letters.length}`
      : `that ${count === 1 ? 'fits' : 'fit'} \`${pattern.replaceAll(OPEN, '?')}\``;
    const left = taken > 0 ? ' left' : '';
    const named = nameSlots({ slots }, indices);
    const needed = `${indices.length} ${indices.length === 1 ? 'slot' : 'slots'}`;
    const text = `the list has ${count} ${count === 1 ? 'word' : 'words'} ${kind}${floorOf(words, letters.length)}${left} for ${needed}: ${named}`;
    return { text, slots: indices, few: indices.slice(0, count + 1) };
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

function matches(pattern: readonly string[], word: readonly string[]): boolean {
  return (
    pattern.length === word.length &&
    pattern.every((letter, i) => letter === OPEN || letter === word[i])
  );
}

function countMatches(pattern: readonly string[], words: WordList): number {
  const { count, letters, length } = words.table(pattern.length);
  const wanted = pattern.map((letter) => (letter === OPEN ? -2 : words.letterIndex(letter)));
  if (wanted.every((letter) => letter === -2)) return count;
  let fitting = 0;
  for (let row = 0; row < count * length; row += length) {
    let p = 0;
    while (p < length && (wanted[p] === -2 || wanted[p] === letters[row + p])) p++;
    if (p === length) fitting++;
  }
  return fitting;
}
