// A file of ipuz as fields by name, before anyone asks what they mean.

import { withoutMark } from '../../base/text.ts';
import type { Faults } from '../faults.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** An old form: the object in the parentheses of a call. */
const CALL = /^\s*ipuz\s*\(([\s\S]*)\)\s*;?\s*$/;
/** Of lists and objects in one another; what is written again goes no deeper. */
const MAX_DEPTH = 100;

/** @throws InputError for a text that is no JSON object, or one too deep */
export function fieldsIn(text: string, faults: Faults): Fields {
  const call = CALL.exec(text);
  if (call !== null) faults.note('the old form ipuz(...), which is read without the call');
  const content = call?.[1] ?? withoutMark(text);
  const fields = parsed(content, faults);
  if (!isFields(fields)) faults.fail('an ipuz file is one JSON object');
  if (depthOf(fields) > MAX_DEPTH) faults.fail(`nested more than ${MAX_DEPTH} deep`);
  return fields;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Those of some names apart from the others. */
export function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

function parsed(text: string, faults: Faults): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1];
    if (position === undefined) return faults.fail('not JSON, or cut off');
    const before = text.slice(0, Number(position)).split('\n');
    const column = Array.from(before.at(-1)!).length + 1;
    return faults.fail('not JSON from here on', { line: before.length, column });
  }
}

/** Level by level, for no call goes as deep as a file can. */
function depthOf(value: unknown): number {
  let depth = 0;
  let level = [value];
  while (level.length > 0 && depth <= MAX_DEPTH) {
    depth++;
    level = level
      .filter((each): each is object => typeof each === 'object' && each !== null)
      .flatMap((each) => Object.values(each));
  }
  return depth;
}
