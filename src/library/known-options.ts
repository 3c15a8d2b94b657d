// A misspelled option would have no effect and no error, so the front door rejects names it does not know.

import { didYouMean } from '../base/closest.ts';
import { InputError } from '../base/errors.ts';
import type { Rules } from '../verify/rules.ts';

/** Every name of `T`: one that is missing, or one too many, does not compile. */
export type NamesOf<T> = Readonly<Record<keyof T, true>>;

const RULES: NamesOf<Rules> = {
  slots: true,
  only: true,
  lock: true,
  free: true,
  likeness: true,
  must: true,
  requireLetters: true,
  avoidLetters: true,
  rebus: true,
  duplicates: true,
  limits: true,
  fold: true,
};

/** @throws InputError for an option with another name, and for such a rule, with the name likely meant */
export function checkOptions<T extends object>(options: T, known: NamesOf<T>): void {
  checkNames('option', options, known);
  const { rules } = options as { readonly rules?: Rules };
  if (rules !== undefined) checkNames('rule', rules, RULES);
}

function checkNames<T extends object>(what: string, given: T, known: NamesOf<T>): void {
  const names = Object.keys(known);
  for (const name of Object.keys(given)) {
    if (names.includes(name)) continue;
    throw new InputError(`unknown ${what} '${name}'${didYouMean(name, names)}`);
  }
}
