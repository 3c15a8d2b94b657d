// The options that stay with a puzzle: which words it is filled with, and the rules of all its fills. A file keeps them
// by name, each with the texts that it was given, or true for a switch. Paths are kept as seen from its folder.

import { isAbsolute, join, relative } from 'node:path';
import type { OptionRow } from './option.ts';
import { BUNDLED_LISTS } from './reading-options.ts';
import { STDIN } from './values.ts';

export type ProjectOptions = Readonly<Record<string, true | readonly string[]>>;

/** The options of a command line that stay with its puzzle, and words of them that its file added. */
export interface Project {
  /** Where the puzzle was read, if it is but one. */
  readonly file?: string;
  readonly kept?: ProjectOptions;
  readonly added: readonly string[];
}

const PATHS = ['dict', 'exclude', 'prefer', 'rules'];
/** What a single run is asked for (an entry, what to free, another grid) is not among them. */
const KEPT = [
  ...PATHS,
  ...[
    'allow-offensive',
    'family',
    'min-score',
    'only-tags',
    'no-tags',
    'strip',
    'fold',
    'fold-de',
    'no-fold',
    'letters',
  ],
  ...['allow-repeats', 'min-score-slot', 'lock', 'require-letters', 'avoid-letters'],
  ...['rebus', 'rebus-count', 'duplicates', 'limit'],
];

/** The texts that each option of a command line was given; of a switch none. */
export type GivenTexts = ReadonlyMap<OptionRow, readonly string[]>;

/** Those that stay with a puzzle in some folder; undefined if there are none. */
export function projectOptions(given: GivenTexts, folder: string): ProjectOptions | undefined {
  const kept = [...given].flatMap(
    ([{ name, value }, texts]): [string, true | readonly string[]][] => {
      if (!KEPT.includes(name)) return [];
      if (value.read === undefined) return [[name, true]];
      const seen = texts
        .filter((text) => text !== STDIN)
        .map((text) => (isPath(name, text) ? relative(folder, text) : text));
      return seen.length === 0 ? [] : [[name, seen]];
    },
  );
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** The words of a command line for what a puzzle keeps, but for what the line says itself. */
export function projectArguments(
  kept: ProjectOptions,
  rows: readonly OptionRow[],
  given: GivenTexts,
  folder: string,
): readonly string[] {
  const isSaid = ({ name, attribute }: OptionRow): boolean =>
    [...given.keys()].some((row) => {
      return row.name === name || (row.attribute === attribute && !row.value.isRepeatable);
    });
  const wanted = rows.filter((row) => KEPT.includes(row.name) && !isSaid(row));
  return wanted.flatMap(({ name }) => {
    const texts = Object.hasOwn(kept, name) ? kept[name]! : [];
    if (texts === true) return [`--${name}`];
    return texts.map((text) => `--${name}=${isPath(name, text) ? join(folder, text) : text}`);
  });
}

function isPath(name: string, text: string): boolean {
  return PATHS.includes(name) && !BUNDLED_LISTS.includes(text) && !isAbsolute(text);
}
