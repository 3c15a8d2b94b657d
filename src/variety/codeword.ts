// A codeword: every cell has a number, each number is a letter of its own, and a few are given. Which are
// given is drawn by seed, so that the solution is the only one with the words of a list, where that can be.

import { InputError } from '../base/errors.ts';
import { lettersOf } from '../base/letters.ts';
import { Random } from '../base/random.ts';
import { contentsAt, isWhole, type Puzzle } from '../puzzle/puzzle.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { type Cipher, CipherSearch, cipherRows, type Verdict } from './cipher-search.ts';

/** So many letters are given: more only make it easier. */
const LEAST_GIVEN = 2;
const MOST_GIVEN = 3;
/** But rather one more in the last draw than several solutions. */
const MOST_IN_LAST_DRAW = 4;
/** Draws of given letters before the last is taken as it is. */
const DRAWS = 20;
/** Of one proof. */
const MAX_NODES = 20_000;

export interface Codeword {
  readonly puzzle: Puzzle;
  /** Each as `7 = E`. */
  readonly given: readonly string[];
  /** Whether no other solution has only words of the list: undefined if the proof would take too long. */
  readonly isOnly: boolean | undefined;
}

/**
 * `maxNodes` limit each proof that a solution is the only one.
 * @throws InputError for a puzzle that is not whole, or has several letters in a cell
 */
export function makeCodeword(
  puzzle: Puzzle,
  words: WordList,
  seed: number,
  maxNodes = MAX_NODES,
): Codeword {
  const { layout, cells } = puzzle;
  if (!layout.slots.every((slot) => isWhole(puzzle, slot))) {
    throw new InputError('a codeword needs a filled grid');
  }
  const letters = [...words.alphabet];
  const indexOf = (content: string): number => {
    if (lettersOf(content).length > 1) {
      throw new InputError(`a codeword cannot have rebus cells such as ${content}`);
    }
    if (!letters.includes(content)) letters.push(content);
    return letters.indexOf(content);
  };
  const contents = cells.map((content) => (content === undefined ? -1 : indexOf(content)));
  const random = new Random(seed);
  // Numbers from 0 in a random order of the letters that there are.
  const own = [...new Set(contents.filter((letter) => letter >= 0))].sort((a, b) => a - b);
  random.shuffle(own);
  const codes = contents.map((letter) => own.indexOf(letter));
  const answers = layout.slots.map((slot) =>
    contentsAt(cells, slot).map((content) => letters.indexOf(content!)),
  );
  const cipher: Cipher = {
    entries: layout.slots.map((slot) => slot.cells.map((cell) => codes[cell]!)),
    count: own.length,
  };
  const search = new CipherSearch(cipher, letters.length, (length) =>
    cipherRows(words, answers, length),
  );
  const { given, verdict } = drawGiven(search, own, random, maxNodes);
  const isGiven = new Set(given);
  const revealed = new Set(codes.flatMap((code, cell) => (isGiven.has(code) ? [cell] : [])));
  const told = codes.map((code) => (code < 0 ? undefined : code + 1));
  return {
    puzzle: { ...puzzle, revealed, variety: { kind: 'codeword', codes: told } },
    given: given.sort((a, b) => a - b).map((number) => `${number + 1} = ${letters[own[number]!]}`),
    isOnly: verdict.status === 'gave-up' ? undefined : verdict.status === 'only',
  };
}

/** Numbers to give: two if they will do, else a third, or a fourth, that tells this solution from another. */
function drawGiven(
  search: CipherSearch,
  own: readonly number[],
  random: Random,
  maxNodes: number,
): { readonly given: number[]; readonly verdict: Verdict } {
  let last: { given: number[]; verdict: Verdict } | undefined;
  for (let draw = 0; draw < DRAWS; draw++) {
    const order = own.map((_, number) => number);
    random.shuffle(order);
    const given = order.slice(0, LEAST_GIVEN);
    let verdict = search.another(own, given, maxNodes);
    const most = draw === DRAWS - 1 ? MOST_IN_LAST_DRAW : MOST_GIVEN;
    while (verdict.status === 'another' && given.length < Math.min(most, own.length)) {
      const { key } = verdict;
      given.push(order.find((number) => key[number] !== own[number])!);
      verdict = search.another(own, given, maxNodes);
    }
    last = { given, verdict };
    if (verdict.status === 'only') break;
  }
  return last!;
}
