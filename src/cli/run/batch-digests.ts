// What decides the puzzles of a batch, as digests: two runs of the same digests make the same puzzles. How many there are,
// where they go and who makes them is not among it.

import type { Usage } from '../../batch/usage.ts';
import { CLUES, readText } from '../read/bytes.ts';
import type { Prepared } from '../read/prepare.ts';
import type { BatchJob } from '../spec/jobs.ts';
import { rowsOf } from '../spec/options.ts';
import { STDIN } from '../spec/values.ts';
import { packageVersion } from '../world/bundled.ts';
import type { Io } from '../world/io.ts';
import { type BatchDigests, sha256 } from '../write/manifest.ts';

/** Hexadecimal digits of a digest. */
const DIGITS = 16;

export async function digestsOf(
  job: BatchJob,
  { grids, choice }: Prepared,
  usage: Usage | undefined,
  io: Io,
): Promise<BatchDigests> {
  const { lists, prefer = [], exclude = [], offensive, fold: _, ...words } = choice;
  const isChosen = job.top !== undefined;
  const clueTexts: string[] = [];
  for (const name of job.clues.filter((each) => each !== STDIN)) {
    clueTexts.push((await readText(name, CLUES, io)).text);
  }
  const decides = {
    version: packageVersion(),
    grids: grids.map(({ label, puzzle, options }) => ({ label, puzzle, options })),
    words: { ...words, family: offensive?.family },
    clueTexts,
    options: Object.fromEntries(decidingOptions(job)),
    count: isChosen ? job.count : undefined,
    used: usage?.text(),
  };
  const bytes = [...lists, ...prefer, ...exclude].flatMap((list) => [list.bytes, '\0']);
  return {
    options: sha256(JSON.stringify(decides, plainly)).slice(0, DIGITS),
    lists: sha256(...bytes).slice(0, DIGITS),
  };
}

/** By the table. What is not asked for is left out, and names are in order: a new option changes no digest, nor does its place. */
function decidingOptions(job: BatchJob): [attribute: string, value: unknown][] {
  const values: Readonly<Record<string, unknown>> = { ...job };
  const asked = rowsOf('fill').filter(
    ({ attribute, value, decides }) => decides && values[attribute] !== value.initial,
  );
  const names = [...new Set(asked.map(({ attribute }) => attribute))].sort();
  return names.map((name) => [name, values[name]]);
}

function plainly(_key: string, value: unknown): unknown {
  if (value instanceof Map || value instanceof Set) return [...value];
  return ArrayBuffer.isView(value) ? Array.from(value as Uint8Array) : value;
}
