// What a value of JSON must look like, said by small checks that are put together. A check throws an InputError that
// names the place: `rules.slots[0].kind: expected word, not or pattern`.

import { didYouMean } from '../../base/closest.ts';
import { InputError } from '../../base/errors.ts';

/** Throws unless a value, found at a place, is as it must be. */
export type JsonShape = (value: unknown, at: string) => void;

export const anyText: JsonShape = textUpTo(Number.MAX_SAFE_INTEGER);

/** So many UTF-16 code units at most. */
export function textUpTo(most: number): JsonShape {
  return (value, at) => {
    if (typeof value !== 'string') throw wrong(at, 'a text');
    if (value.length > most) throw wrong(at, `at most ${most} characters`);
  };
}

export const yesOrNo: JsonShape = (value, at) => {
  if (typeof value !== 'boolean') throw wrong(at, 'true or false');
};

export function wholeFrom(least: number, most: number): JsonShape {
  return (value, at) => {
    const isWhole = typeof value === 'number' && Number.isInteger(value);
    if (!isWhole || value < least || value > most) {
      throw wrong(at, `a whole number from ${least} to ${most}`);
    }
  };
}

export function oneOf(...names: readonly string[]): JsonShape {
  return (value, at) => {
    if (typeof value === 'string' && names.includes(value)) return;
    const meant = typeof value === 'string' ? didYouMean(value, names) : '';
    throw wrong(at, `${names.join(', ')}${meant}`);
  };
}

export function listOf(each: JsonShape, most = 100_000): JsonShape {
  return (value, at) => {
    if (!Array.isArray(value)) throw wrong(at, 'a list');
    if (value.length > most) throw wrong(at, `at most ${most} items`);
    for (const [index, item] of value.entries()) each(item, `${at}[${index}]`);
  };
}

/** An object with the fields of `needed`, and any of `others`. */
export function fieldsOf(
  needed: Readonly<Record<string, JsonShape>>,
  others: Readonly<Record<string, JsonShape>> = {},
): JsonShape {
  const known = { ...needed, ...others };
  return (value, at) => {
    const fields = fieldsIn(value, at);
    for (const [name, shape] of Object.entries(needed)) shape(fields[name], inside(at, name));
    for (const [name, field] of Object.entries(fields)) {
      if (!Object.hasOwn(known, name)) {
        const meant = didYouMean(name, Object.keys(known));
        throw new InputError(`unknown field '${inside(at, name)}'${meant}`);
      }
      // Only a message between threads can have a field without a value.
      const isLeft = field === undefined || Object.hasOwn(needed, name);
      if (!isLeft) known[name]!(field, inside(at, name));
    }
  };
}

/** Objects whose field `kind` says which other fields they have. */
export function byKind(kinds: Readonly<Record<string, JsonShape>>): JsonShape {
  return (value, at) => {
    const { kind } = fieldsIn(value, at);
    oneOf(...Object.keys(kinds))(kind, inside(at, 'kind'));
    kinds[kind as string]!(value, at);
  };
}

function fieldsIn(value: unknown, at: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw wrong(at, 'an object');
  }
  return value as Readonly<Record<string, unknown>>;
}

function inside(at: string, name: string): string {
  return at === '' ? name : `${at}.${name}`;
}

function wrong(at: string, what: string): InputError {
  return new InputError(`${at === '' ? 'request' : at}: expected ${what}`);
}
