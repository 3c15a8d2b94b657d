// Small random grids, slot systems and word lists, all drawn from a seed: a failing case is named
// by its seed, and can be made again alone.

import type { Random } from '../../src/base/random.ts';
import { parseWordList } from '../../src/words/reading/parse-word-list.ts';
import type { WordList } from '../../src/words/vocabulary/word-list.ts';
import { BLOCK, OPEN, type Picture } from './pictures.ts';

/** Cells and slots that are lists of cells: what is left of a grid when its shape is forgotten. */
export interface SlotSystem {
  /** As in a template. */
  readonly cells: readonly string[];
  readonly slots: readonly (readonly number[])[];
}

/** What may be filled in, and how. */
export interface Rules {
  /** In upper case, each once. */
  readonly texts: readonly string[];
  readonly words: WordList;
  readonly allowRepeats: boolean;
}

export interface GridCase extends Rules {
  readonly template: Picture;
}

export interface SystemCase extends Rules {
  readonly system: SlotSystem;
}

const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CYRILLIC = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ';

/** Alphabets by size; masks of letters take one integer, one and a bit, two. */
export const ALPHABETS: ReadonlyMap<number, string> = new Map([
  [4, 'ABCD'],
  [26, LATIN],
  [33, CYRILLIC],
  [60, LATIN + CYRILLIC + 'Ω'],
]);

/** A letter that is in no list. */
export const FOREIGN = '字';

export function pick<T>(random: Random, items: readonly T[]): T {
  return items[random.below(items.length)]!;
}

export function chance(random: Random, probability: number): boolean {
  return random.unit() < probability;
}

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}

/** Words as a list; `alphabet` letters are in it even if no word has them. */
export function listOf(texts: readonly string[], alphabet: readonly string[] = []): WordList {
  // No slot of any case here is so long.
  const unused = alphabet.join('').padEnd(100, 'A');
  return parseWordList([...texts, unused].join('\n'), { fold: false });
}

/** Different random words of one length; `count` of them, or as many as there are. */
export function randomWords(
  random: Random,
  letters: readonly string[],
  length: number,
  count: number,
): string[] {
  const words = new Set<string>();
  const most = Math.min(count, letters.length ** length);
  while (words.size < most) {
    words.add(Array.from({ length }, () => pick(random, letters)).join(''));
  }
  return [...words];
}

/** A random template of at most `most` rows and columns, and words for it. */
export function randomGridCase(random: Random, most = 4): GridCase {
  const letters = randomLetters(random);
  const side = (): number => most - Math.min(random.below(most), random.below(most));
  const [width, height] = [side(), side()];
  const blocks = pick(random, [0, 0.1, 0.2, 0.35, 0.6]);
  const open: string[] = Array.from({ length: width * height }, () =>
    chance(random, blocks) ? BLOCK : OPEN,
  );
  const rules = randomRules(random, letters, Math.max(width, height));
  const cells = withGivens(random, open, letters, rules.texts);
  const template = { width, height, cells };
  if (chance(random, 0.2)) completeARow(random, template, rules.texts);
  return { template, ...rules };
}

/** Random slots over few cells: cells in three slots, in one, in none; slots that cross twice. */
export function randomSystemCase(random: Random): SystemCase {
  const letters = randomLetters(random);
  const cellCount = 2 + random.below(9);
  const all = Array.from({ length: cellCount }, (_, cell) => cell);
  const slots = Array.from({ length: 1 + random.below(5) }, () =>
    shuffled(random, all).slice(0, 2 + random.below(3)),
  );
  const rules = randomRules(random, letters, 4);
  const cells: string[] = withGivens(
    random,
    all.map(() => OPEN),
    letters,
    rules.texts,
  );
  if (chance(random, 0.25)) {
    const slot = pick(random, slots);
    const word = rules.texts.find((text) => text.length === slot.length);
    for (const [i, cell] of slot.entries()) cells[cell] = word?.[i] ?? cells[cell]!;
  }
  return { system: { cells, slots }, ...rules };
}

/** Two to four letters, of alphabets of all sizes, in which they lie far apart. */
function randomLetters(random: Random): string[] {
  const alphabet = pick(random, [4, 4, 26, 33, 60]);
  return shuffled(random, Array.from(ALPHABETS.get(alphabet)!)).slice(0, 2 + random.below(3));
}

function randomRules(random: Random, letters: readonly string[], longest: number): Rules {
  const texts: string[] = [];
  for (let length = 2; length <= longest; length++) {
    const most = chance(random, 0.05) ? 0 : 1 + random.below(12);
    texts.push(...randomWords(random, letters, length, most));
  }
  const alphabet = chance(random, 0.5) ? Array.from(ALPHABETS.get(60)!) : letters;
  return { texts, words: listOf(texts, alphabet), allowRepeats: chance(random, 0.5) };
}

function withGivens(
  random: Random,
  cells: readonly string[],
  letters: readonly string[],
  texts: readonly string[],
): string[] {
  const givens = pick(random, [0, 0, 0.1, 0.3]);
  const foreign = chance(random, 0.1) ? 0.4 : 0;
  // The letters of a word are likelier to go together.
  const source = texts.length > 0 && chance(random, 0.5) ? Array.from(texts.join('')) : letters;
  return cells.map((cell) => {
    if (cell === BLOCK || !chance(random, givens)) return cell;
    return chance(random, foreign) ? FOREIGN : pick(random, source);
  });
}

/** Gives all letters of a row's first run; they may cross other complete runs. */
function completeARow(random: Random, template: Picture, texts: readonly string[]): void {
  const cells = template.cells as string[];
  const row = random.below(template.height) * template.width;
  const isOpen = (column: number): boolean =>
    column < template.width && cells[row + column] !== BLOCK;
  let start = 0;
  while (start < template.width && !isOpen(start)) start++;
  let end = start;
  while (isOpen(end)) end++;
  const fitting = texts.filter((text) => text.length === end - start);
  const word = fitting.length > 0 && chance(random, 0.8) ? pick(random, fitting) : undefined;
  for (let column = start; column < end; column++) {
    cells[row + column] = word?.[column - start] ?? FOREIGN;
  }
}

/** Larger random grids and lists, whose domains are bit sets at first and lists later. */
export function randomDenseCase(random: Random): GridCase {
  const letters = Array.from(ALPHABETS.get(60)!).slice(24, 24 + 4 + random.below(5));
  const [width, height] = [3 + random.below(3), 3 + random.below(3)];
  const blocks = pick(random, [0, 0.1, 0.25]);
  const cells = Array.from({ length: width * height }, () =>
    chance(random, blocks) ? BLOCK : OPEN,
  );
  const texts = [2, 3, 4, 5].flatMap((length) => {
    return randomWords(random, letters, length, pick(random, [40, 127, 128, 129, 150, 300]));
  });
  const template = { width, height, cells: withGivens(random, cells, letters, texts) };
  const allowRepeats = chance(random, 0.3);
  return { template, texts, words: listOf(texts, Array.from(ALPHABETS.get(60)!)), allowRepeats };
}
