// The engine in a place without files, such as a browser: what a program says of its lists as plain JSON, and their bytes
// by name, become the host of a service.

import type { Folding } from '../../base/letters.ts';
import { normaliseText } from '../../base/letters.ts';
import { once } from '../../base/once.ts';
import { formIn } from '../../base/sorted-lines.ts';
import { ClueBank } from '../../clues/clue-bank.ts';
import { ClueMemory } from '../../clues/clue-memory.ts';
import type { ClueSource } from '../../clues/known-clue.ts';
import { Stems } from '../../words/language/stems.ts';
import { foldingOnce } from '../../words/reading/own-letters.ts';
import type { ScoreMap } from '../../words/reading/score-map.ts';
import type { WordSource } from '../../words/reading/word-source.ts';
import type { Tag } from '../../words/vocabulary/tags.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';
import type { ServiceHost } from './wordbook.ts';

/** A list, and the name under which its bytes are found. */
export interface ListSetup {
  readonly name: string;
  readonly resource: string;
  readonly scoreMap?: ScoreMap;
  readonly isPersonal?: boolean;
  readonly isBundled?: boolean;
  readonly isLatin1?: boolean;
  readonly sha256?: string;
  /** How its entries are printed. */
  readonly forms?: readonly (readonly [entry: string, form: string])[];
}

/** Everything but bytes. */
export interface HostSetup {
  readonly version: string;
  readonly lists: readonly ListSetup[];
  readonly prefer: readonly ListSetup[];
  readonly exclude: readonly ListSetup[];
  readonly minScore?: number;
  readonly minScores?: readonly (readonly [length: number, score: number])[];
  readonly onlyTags: readonly Tag[];
  readonly noTags: readonly Tag[];
  readonly strip: boolean;
  /** The letters that are never folded, or how all are; undefined where the lists decide. */
  readonly fold?: boolean | 'de' | readonly string[];
  /** Whether offensive words are left out of lists that nobody has checked, and whether of these too. */
  readonly offensive: 'allowed' | 'of-preferred' | 'always';
  readonly family: boolean;
  /** Whether there is a memory of clues. */
  readonly hasMemory: boolean;
}

/** The bytes of a resource: a list, or `blocked`, `crude`, `stems`, `forms`, `bank`, `memory`. */
export type Resources = (name: string) => Promise<Uint8Array>;

export async function hostFrom(setup: HostSetup, resources: Resources): Promise<ServiceHost> {
  const textOf = async (name: string): Promise<string> =>
    new TextDecoder().decode(await resources(name));
  const read = (lists: readonly ListSetup[]): Promise<WordSource[]> =>
    Promise.all(lists.map(async (list) => ({ ...list, bytes: await resources(list.resource) })));
  const lists = await read(setup.lists);
  const isKept = setup.offensive !== 'allowed';
  const tiers = isKept && {
    blocked: { name: 'bundled list of blocked words', bytes: await resources('blocked') },
    crude: { name: 'bundled list of crude words', bytes: await resources('crude') },
    family: setup.family,
  };
  const stems = await textOf('stems');
  const forms = await textOf('forms');
  const clues = once(async (): Promise<readonly ClueSource[]> => {
    const own = setup.hasMemory ? [ClueMemory.parse(await textOf('memory'), 'memory')] : [];
    return [...own, new ClueBank('bank', await textOf('bank'))];
  });
  const { minScore, minScores, onlyTags, noTags, strip, version } = setup;
  const fold = foldingOf(setup) ?? foldingOnce(lists);
  return {
    version,
    choice: {
      ...{ minScore, onlyTags, noTags, strip, lists },
      minScores: minScores && new Map(minScores),
      prefer: await read(setup.prefer),
      exclude: await read(setup.exclude),
      offensive: tiers && setup.offensive === 'always' ? tiers : undefined,
    },
    fold: typeof fold === 'function' ? fold : () => fold,
    tiers: tiers ? () => tiers : undefined,
    stemsOf(words) {
      const isWord = (word: string): boolean => {
        const letters = Array.from(word);
        return words.scoreOf(letters) !== undefined && !words.isName(letters);
      };
      return new Stems(stems, isWord).stemming;
    },
    printed: (entry) => formIn(forms, entry),
    displayOf: (words) => displayOf(setup.lists, forms, words),
    clueSources: clues,
    facts: async ({ reports }) => ({
      version,
      dicts: setup.lists.map(({ name, sha256 = '', isPersonal }, i) => {
        return { name, sha256, words: reports[i]!.kept, personal: isPersonal };
      }),
    }),
  };
}

function foldingOf({ fold }: HostSetup): Folding | undefined {
  return Array.isArray(fold) ? new Set(fold) : (fold as Folding | undefined);
}

function displayOf(
  lists: readonly ListSetup[],
  bundled: string,
  words: WordList,
): ((answer: string) => string) | undefined {
  const own = new Map(lists.flatMap(({ forms = [] }) => forms));
  const isBundled = lists.some((list) => list.isBundled);
  if (!isBundled && own.size === 0) return undefined;
  return (answer) => {
    const form = own.get(normaliseText(answer, true));
    if (form !== undefined || !isBundled) return form ?? answer;
    const isWord = words.scoreOf(Array.from(answer)) !== undefined;
    return formIn(bundled, answer) ?? (isWord ? answer.toLowerCase() : answer);
  };
}
