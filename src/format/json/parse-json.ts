// Reading the format `json`: of each record the rows of its grid. Records stand one a line, or a single one over
// as many lines as it likes.

import { InputError } from '../../base/errors.ts';
import { linesOf } from '../../base/text.ts';

/** What a record is read for, and where it starts. */
export interface JsonGrid {
  readonly rows: readonly string[];
  /** As they stand there. */
  readonly entries: unknown;
  /** From 1. */
  readonly line: number;
}

/** @throws InputError for what is no record of a grid */
export function gridsInJson(text: string, source: string): JsonGrid[] {
  const whole = parsed(text);
  if (whole !== undefined) return [gridOf(whole, { source, line: 1 })];
  return linesOf(text).flatMap((content, index) => {
    if (content.trim() === '') return [];
    const line = index + 1;
    const record = parsed(content);
    if (record === undefined) throw new InputError('not JSON', { source, line });
    return [gridOf(record, { source, line })];
  });
}

/** What a text says, in a list so that it may be anything; undefined if it says nothing. */
function parsed(text: string): readonly [unknown] | undefined {
  try {
    return [JSON.parse(text)];
  } catch {
    return undefined;
  }
}

function gridOf(
  [record]: readonly [unknown],
  at: { readonly source: string; readonly line: number },
): JsonGrid {
  const { rows, entries } = (record ?? {}) as {
    readonly rows?: unknown;
    readonly entries?: unknown;
  };
  const isGrid = Array.isArray(rows) && rows.every((row) => typeof row === 'string');
  if (!isGrid) throw new InputError("a JSON record without 'rows', the rows of a grid", at);
  return { rows, entries, line: at.line };
}
