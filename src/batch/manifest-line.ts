// A line of a manifest: what became of one puzzle of a batch, as an object of JSON. It says all that is needed to tell
// whether the puzzle has to be made again, and nothing of when or how fast it was made.

import type { Figures, Merit } from './figures.ts';

/** `made` is filled, and still to be chosen or not. */
export type PuzzleStatus =
  | 'filled'
  | 'made'
  | 'left'
  | 'rejected'
  | 'too-like'
  | 'unfillable'
  | 'gave-up';

export interface ManifestLine {
  readonly n: number;
  readonly seed: number;
  /** What `{template}` stands for. */
  readonly template: string;
  /** Of all that decides what a puzzle is, and of the lists alone. */
  readonly options: string;
  readonly lists: string;
  readonly status: PuzzleStatus;
  /** Why it was not kept. */
  readonly why?: string;
  readonly figures?: Figures;
  readonly merit?: Merit;
  /** The file it went into, and the digest of its bytes. */
  readonly file?: string;
  readonly sha256?: string;
  /** Its entries, where others depend on them. */
  readonly words?: readonly string[];
}

export function manifestText(line: ManifestLine): string {
  return `${JSON.stringify(line)}\n`;
}

/** Undefined for a text that is no such line. */
export function parseManifestLine(text: string): ManifestLine | undefined {
  try {
    const line: unknown = JSON.parse(text);
    return isLine(line) ? line : undefined;
  } catch {
    return undefined;
  }
}

function isLine(value: unknown): value is ManifestLine {
  if (typeof value !== 'object' || value === null) return false;
  const { n, seed, template, options, lists, status, words } = value as Record<string, unknown>;
  return (
    Number.isSafeInteger(n) &&
    Number.isSafeInteger(seed) &&
    [template, options, lists, status].every((each) => typeof each === 'string') &&
    (words === undefined || Array.isArray(words))
  );
}
