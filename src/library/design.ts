// Patterns for a size and a style, and puzzles that need no clues.

import { didYouMean } from '../base/closest.ts';
import { InputError } from '../base/errors.ts';
import { type Design, Designer, type Moved } from '../design/design.ts';
import { type LaidOut, layWords as laidOut } from '../design/lay-words.ts';
import { type DesignAsked, planDesign } from '../design/plan.ts';
import { STYLES, styleNamed } from '../design/styles.ts';
import type { Wishes } from '../design/wishes.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { type Codeword, makeCodeword as codewordOf } from '../variety/codeword.ts';
import { type FillIn, makeFillIn as fillInOf } from '../variety/fill-in.ts';
import type { WordList } from '../words/vocabulary/word-list.ts';
import { checkOptions } from './known-options.ts';
import { withSaidErrors } from './said.ts';

/** How long something may take, and of which seed it is. */
interface SeededOptions {
  /** Default 0. */
  readonly seed?: number;
  readonly maxNodes?: number;
  readonly signal?: AbortSignal;
}

export interface DesignGridOptions
  extends SeededOptions,
    Omit<DesignAsked, 'style' | 'wishes'>,
    Pick<Partial<Wishes>, 'entries' | 'blocks' | 'openness' | 'longest' | 'cheaters'> {
  /** The name of one of `STYLES`. */
  readonly style: string;
  /** The `likeness` of designs that are in use: none of them is made again, turned or mirrored. */
  readonly taken?: ReadonlySet<string>;
  /** Called with the number of patterns drawn so far. */
  readonly onProgress?: (drawn: number) => void;
}

/**
 * A pattern that fills well with the words; undefined if none was found that its style accepts, or it was aborted.
 * @throws InputError for a size, a theme, a mask or limits that no pattern of the style can have
 */
export async function design(
  words: WordList,
  options: DesignGridOptions,
): Promise<Design | undefined> {
  checkOptions(options, {
    style: true,
    width: true,
    height: true,
    theme: true,
    symmetry: true,
    mask: true,
    entries: true,
    blocks: true,
    openness: true,
    longest: true,
    cheaters: true,
    taken: true,
    seed: true,
    maxNodes: true,
    signal: true,
    onProgress: true,
  });
  const { style: name, entries, blocks, openness, longest, cheaters, ...asked } = options;
  const style = styleNamed(name);
  if (style === undefined) {
    const names = STYLES.map((each) => each.name);
    throw new InputError(`unknown style '${name}'${didYouMean(name, names)}`);
  }
  const wishes = { entries, blocks, openness, longest, cheaters };
  const plan = withSaidErrors(() => planDesign({ ...asked, style, wishes }));
  const { seed = 0, maxNodes, signal, taken, onProgress } = options;
  return new Designer(words).design({ ...plan, seed, maxNodes, signal, taken, onProgress });
}

export interface MoveBlocksOptions extends SeededOptions {
  /** Blocks, or bars, moved, added or taken out at most. */
  readonly most: number;
}

/**
 * The nearest pattern that fills, for a template that does not; one that fills better, for a template that does.
 * @throws InputError for a template in which no block can be moved
 */
export async function moveBlocks(
  template: Puzzle,
  words: WordList,
  options: MoveBlocksOptions,
): Promise<Moved> {
  checkOptions(options, { most: true, seed: true, maxNodes: true, signal: true });
  const { seed = 0, ...others } = options;
  return withSaidErrors(() => new Designer(words).moveBlocks({ ...others, template, seed }));
}

/** All words in one criss-cross layout. In capitals, no two the same, of two letters or more; undefined if aborted. */
export function layWords(
  words: readonly string[],
  options: SeededOptions = {},
): Promise<LaidOut | undefined> {
  checkOptions(options, { seed: true, maxNodes: true, signal: true });
  return laidOut(words, { seed: 0, ...options });
}

/**
 * A codeword made of a filled puzzle. `maxNodes` limits each proof that its solution is the only one.
 * @throws InputError for a puzzle that is not filled, or has several letters in a cell
 */
export function makeCodeword(
  puzzle: Puzzle,
  words: WordList,
  options: Omit<SeededOptions, 'signal'> = {},
): Codeword {
  checkOptions(options, { seed: true, maxNodes: true });
  const { seed = 0, maxNodes } = options;
  return codewordOf(puzzle, words, seed, maxNodes);
}

/** A fill-in made of a filled puzzle. @throws InputError for a puzzle that is not filled */
export async function makeFillIn(
  puzzle: Puzzle,
  options: Pick<SeededOptions, 'seed'> = {},
): Promise<FillIn> {
  checkOptions(options, { seed: true });
  return fillInOf(puzzle, options.seed ?? 0);
}
