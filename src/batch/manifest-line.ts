// A line of a manifest: what became of one puzzle of a batch, as an object of JSON. It says all that is needed to tell
// whether the puzzle has to be made again, and nothing of when or how fast it was made.

import { FIGURES, type Figures, type Merit } from './figures.ts';

/** What each line begins with. */
const HEAD = '{"n":';

/** `made` is filled, and still to be chosen or not. */
const STATUSES = [
  'filled',
  'made',
  'left',
  'rejected',
  'too-like',
  'unfillable',
  'gave-up',
] as const;
export type PuzzleStatus = (typeof STATUSES)[number];

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

/** Whether a text may be a line of which the end was not written. */
export function mayBeCutOff(text: string): boolean {
  return text.startsWith(HEAD) || HEAD.startsWith(text);
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
  const { n, seed, template, options, lists, status, words, figures, merit } = value as Record<
    string,
    unknown
  >;
  return (
    Number.isSafeInteger(n) &&
    (n as number) > 0 &&
    Number.isSafeInteger(seed) &&
    [template, options, lists].every((each) => typeof each === 'string') &&
    STATUSES.some((each) => each === status) &&
    (words === undefined || Array.isArray(words)) &&
    (figures === undefined || FIGURES.every((each) => isNumber(Object(figures)[each]))) &&
    (merit === undefined || (Array.isArray(merit) && merit.length === 2 && merit.every(isNumber)))
  );
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
