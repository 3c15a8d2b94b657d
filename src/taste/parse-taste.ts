// A taste as people write it: a line for each weight, its name and a whole number. What is not named is as
// in the default taste for the pattern; a line `plain` starts from the plain one.

import { InputError, type Place } from '../base/errors.ts';
import { linesOf } from '../base/text.ts';
import { DEFAULT_TASTE, PLAIN_TASTE, type Taste } from './taste.ts';

/** Each weight as it is written, with the most it may be. */
const WEIGHTS: ReadonlyMap<string, { readonly key: keyof Taste; readonly most: number }> = new Map(
  Object.keys(DEFAULT_TASTE).map((key) => {
    const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [name, { key: key as keyof Taste, most: mostOf(key) }];
  }),
);

/** Of words as much as a score; of pairs and crossings more. */
function mostOf(key: string): number {
  return /Pair|Crossing|Rise|^long$/.test(key) ? 1000 : 100;
}

/** A line of its own, for the plain taste to start from. */
const PLAIN = 'plain';
const COMMENT = /(^|\s)#.*$/u;
/** Most changes of a letter between a name and the one that was meant. */
const CLOSE = 2;

/** @throws InputError with its line for what is no weight, or no number for it. */
export function parseTaste(text: string, source: string): Partial<Taste> {
  const given = new Map<keyof Taste, number>();
  let from: Partial<Taste> = {};
  for (const [index, whole] of linesOf(text).entries()) {
    const [name, value, ...rest] = whole.replace(COMMENT, '').trim().split(/\s+/u);
    if (name === undefined || name === '') continue;
    const at: Place = { source, line: index + 1 };
    if (name === PLAIN) {
      if (value !== undefined) throw new InputError(`${PLAIN} takes no value`, at);
      from = PLAIN_TASTE;
      continue;
    }
    const weight = WEIGHTS.get(name);
    if (weight === undefined) throw new InputError(unknown(name), at);
    const { key, most } = weight;
    if (value === undefined || rest.length > 0 || !/^\d+$/.test(value) || Number(value) > most) {
      throw new InputError(`${name} must be a whole number from 0 to ${most}`, at);
    }
    if (given.has(key)) throw new InputError(`${name} is set twice`, at);
    given.set(key, Number(value));
  }
  return { ...from, ...Object.fromEntries(given) };
}

function unknown(name: string): string {
  const names = [...WEIGHTS.keys()];
  const asked = name.toLowerCase();
  const near = names
    .map((each) => ({ each, distance: each.startsWith(asked) ? 0 : editDistance(asked, each) }))
    .filter(({ distance }) => distance <= CLOSE)
    .sort((a, b) => a.distance - b.distance)[0];
  const hint = near ? `did you mean '${near.each}'?` : `weights are ${names.join(', ')}`;
  return `unknown weight '${name}': ${hint}`;
}

/** Letters put in, taken out or changed (Levenshtein 1965). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
