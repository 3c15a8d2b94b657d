// Proof-reading: what an editor marks in the clues of a puzzle before it is printed. Every finding is data; what it is
// about is a slot. Stems are compared by common endings, which finds RUNS in "Runner" and lets AGE and "Agent" be.

import { shortName } from '../layout/slot-names.ts';
import { answerAt, isWhole, type Puzzle } from '../puzzle/puzzle.ts';
import { wordsOf } from './choose-clue.ts';
import { hasClue } from './with-clues.ts';

export type ClueFault = { readonly slot: string } & (
  | { readonly kind: 'missing' }
  /** The answer, or a word of its stem. */
  | { readonly kind: 'answer'; readonly word: string }
  | { readonly kind: 'entry'; readonly word: string; readonly other: string }
  | { readonly kind: 'repeated'; readonly other: string }
  | { readonly kind: 'reference'; readonly reference: string }
  /** The answer is an abbreviation, and the clue does not say so. */
  | { readonly kind: 'abbreviation' }
  | { readonly kind: 'enumeration'; readonly said: string; readonly letters: number }
  | { readonly kind: 'signs'; readonly what: 'quotes' | 'spaces' | 'control' }
  | { readonly kind: 'long'; readonly length: number; readonly most: number }
);

export interface ProofreadOptions {
  /** How an entry is printed, where that is known. */
  readonly displayOf?: (answer: string) => string | undefined;
  readonly isAbbreviation?: (answer: string) => boolean;
}

/** Characters that a line of a page takes twice. */
const MOST_CHARACTERS = 120;
/** Letters that forms of one word have in common. */
const LEAST_STEM = 4;
/** Endings by which forms of one word differ. */
const ENDINGS = new Set(
  [
    '',
    'S',
    'ES',
    'ED',
    'D',
    'R',
    'ER',
    'ERS',
    'RS',
    'ING',
    'LY',
    'Y',
    'EST',
    'NESS',
    'IER',
    'IES',
  ].concat(['IED', 'ILY', 'LESS', 'FUL', 'MENT', 'MENTS', 'ION', 'IONS', 'OR', 'ORS', 'E', 'INGS']),
);
/** Words that answers and clues may share. */
const SMALL =
  /^(?:THE|AND|FOR|OUT|OFF|WITH|FROM|INTO|ONTO|OVER|UPON|YOU|YOUR|THAT|THIS|THEY|THEM|HIS|HER|HIM|ITS|OUR|ALL|ARE|WAS|NOT|BUT|ONE|HAS|HAVE|HAD|DOES|DID|WHO|WHAT|WHEN|CAN|MAY|ABOUT|DOWN|BACK|AWAY|ALONG|THROUGH|AROUND|LIKE|MORE|THAN|THERE|ANY|SOME|EVERY|.{1,2})$/;
/** What tells solvers that the answer is short for something. */
const SHORTENED =
  /Abbr|for short|briefly|initial|in brief|\b[A-Z]{2,}\b|\b\p{L}{1,5}\.(?!\.)|\p{L}\.\p{L}|&|\d|acronym|letters/iu;
const REFERENCE = /\b(\d+)[- ]?(Across|Down)\b/giu;

/** The findings in the order of the slots. */
export function proofread(
  puzzle: Puzzle,
  { displayOf, isAbbreviation }: ProofreadOptions = {},
): ClueFault[] {
  const { slots } = puzzle.layout;
  const answers = slots.map((slot) => answerAt(puzzle, slot));
  const slotOf = new Map(answers.map((answer, index) => [answer, shortName(slots[index]!)]));
  const firstWith = new Map<string, string>();
  return slots.flatMap((each, index): ClueFault[] => {
    const slot = shortName(each);
    const answer = answers[index];
    if (answer === undefined || !isWhole(puzzle, each)) return [];
    if (!hasClue(puzzle, index)) return [{ slot, kind: 'missing' }];
    const clue = puzzle.clues![index]!;
    const faults: ClueFault[] = [];
    const own = answerInClue(clue, displayOf?.(answer) ?? answer);
    if (own !== undefined) faults.push({ slot, kind: 'answer', word: own });
    const word = wordsOf(clue).find((each) => each.length > 2 && each !== own && slotOf.has(each));
    if (word !== undefined && word !== answer && !SMALL.test(word)) {
      faults.push({ slot, kind: 'entry', word, other: slotOf.get(word)! });
    }
    const key = wordsOf(clue).join(' ');
    const other = firstWith.get(key);
    if (other !== undefined && key !== '') faults.push({ slot, kind: 'repeated', other });
    else firstWith.set(key, slot);
    for (const [reference, number, direction] of clue.matchAll(REFERENCE)) {
      const named = `${number}${direction![0]!.toUpperCase()}`;
      if (!slots.some((each) => shortName(each) === named)) {
        faults.push({ slot, kind: 'reference', reference });
      }
    }
    if (isAbbreviation?.(answer) && !SHORTENED.test(clue)) {
      faults.push({ slot, kind: 'abbreviation' });
    }
    const said = puzzle.enumerations?.[index] ?? /\(([\d,\-' ]+)\)$/.exec(clue)?.[1];
    const letters = Array.from(answer).length;
    if (said !== undefined && lettersIn(said) !== letters) {
      faults.push({ slot, kind: 'enumeration', said, letters });
    }
    const what = strangeSigns(clue);
    if (what !== undefined) faults.push({ slot, kind: 'signs', what });
    const length = Array.from(clue).length;
    if (length > MOST_CHARACTERS)
      faults.push({ slot, kind: 'long', length, most: MOST_CHARACTERS });
    return faults;
  });
}

/** A word of the clue that is the answer, a word of it, or a form of one; `printed` has its words apart. */
export function answerInClue(clue: string, printed: string): string | undefined {
  const words = wordsOf(printed);
  const answers = new Set([...words, words.join('')].filter((word) => !SMALL.test(word)));
  return wordsOf(clue.replaceAll(/['’]s\b/g, '')).find((word) => {
    return !SMALL.test(word) && [...answers].some((answer) => areForms(answer, word));
  });
}

/** Whether one word is the other with another ending. */
function areForms(a: string, b: string): boolean {
  if (a === b) return true;
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  // RUNNER has an N more than RUN.
  const isDoubled = shared > 0 && b[shared] === b[shared - 1] && b.length > a.length;
  const rest = [a.slice(shared), b.slice(isDoubled ? shared + 1 : shared)];
  return shared >= LEAST_STEM && rest.every((ending) => ENDINGS.has(ending));
}

function lettersIn(enumeration: string): number {
  const counts = enumeration.match(/\d+/g) ?? [];
  return counts.reduce((sum, count) => sum + Number(count), 0);
}

function strangeSigns(clue: string): 'quotes' | 'spaces' | 'control' | undefined {
  if (/\p{Cc}/u.test(clue)) return 'control';
  if (/ {2}|^ | $/.test(clue)) return 'spaces';
  const opened = (clue.match(/“/g) ?? []).length;
  const closed = (clue.match(/”/g) ?? []).length;
  const straight = (clue.match(/"/g) ?? []).length;
  return opened !== closed || straight % 2 === 1 ? 'quotes' : undefined;
}
