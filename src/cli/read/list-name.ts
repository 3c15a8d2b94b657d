// What `--dict` may name: a file, standard input, the bundled list; each with a map for its scores
// after a colon. A path that is there as it was written, colon and all, is always that path.

import { existsSync, statSync } from 'node:fs';
import { InputError } from '../../base/errors.ts';
import { parseScoreMap, type ScoreMap } from '../../words/reading/score-map.ts';
import { STDIN } from '../spec/values.ts';
import { bundledList } from '../world/bundled.ts';

/** Where the bytes of a list are, and what its scores mean. */
export interface ListPlace {
  /** What to call it in messages. */
  readonly name: string;
  /** A path, `-`, or where the package has it. */
  readonly at: string | URL;
  readonly scoreMap?: ScoreMap;
}

/** The list that an option's value names. @throws InputError for what looks like a map and is none. */
export function findList(written: string): ListPlace {
  const known = knownList(written);
  if (known !== undefined) return known;
  const colon = written.lastIndexOf(':');
  const unmapped = knownList(written.slice(0, Math.max(0, colon)));
  const scoreMap = parseScoreMap(written.slice(colon + 1));
  if (colon > 0 && scoreMap !== undefined) {
    const path = written.slice(0, colon);
    return { ...(unmapped ?? { name: path, at: path }), scoreMap };
  }
  if (unmapped !== undefined) {
    const what = `'${written.slice(colon + 1)}' is not a score map: write it like x2, =100, +10 or -10`;
    throw new InputError(what, { source: written });
  }
  return { name: written, at: written };
}

/** A list whose scores do not matter: it is named without a map. */
export function findUnscoredList(written: string): ListPlace {
  return knownList(written) ?? { name: written, at: written };
}

/** A list that is there: the bundled one unless a file has its name. */
function knownList(name: string): ListPlace | undefined {
  if (name === STDIN) return { name, at: STDIN };
  const bundled = bundledList(name);
  if (existsSync(name) && !(bundled !== undefined && statSync(name).isDirectory())) {
    return { name, at: name };
  }
  return bundled && { name, at: bundled };
}
