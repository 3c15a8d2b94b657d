// The file of words used, of --fresh: read before a batch, and updated when it is whole. It need not be there. With
// a manifest the state before the batch is kept beside it, so that a run that is resumed begins where the first did.

import { existsSync } from 'node:fs';
import { Usage } from '../../batch/usage.ts';
import { readText, USES } from '../read/bytes.ts';
import type { BatchJob } from '../spec/jobs.ts';
import type { Io } from '../world/io.ts';
import { checkFolder, writeWhole } from './atomic-file.ts';
import { whileLocked } from './file-lock.ts';

/** Where a manifest has what was used before the batch. */
export function keptBeside(manifest: string): string {
  return `${manifest}.fresh`;
}

/** What was used before the batch; undefined if nobody asks. @throws InputError */
export async function usedBefore(
  { fresh, manifest, resume }: BatchJob,
  io: Io,
): Promise<Usage | undefined> {
  if (fresh === undefined) return undefined;
  // That it cannot be written at the end should not be heard of only then.
  checkFolder(fresh);
  const kept = manifest === undefined ? undefined : keptBeside(manifest);
  if (resume && kept !== undefined && existsSync(kept)) return readUsage(kept, io);
  const usage = await readUsage(fresh, io);
  if (kept !== undefined && !(existsSync(manifest!) && !resume)) writeWhole(kept, usage.text());
  return usage;
}

/** Adds what a batch used to the file, unless it was added before. @throws InputError */
export async function updateUsage(
  path: string,
  batch: string,
  kept: ReadonlyMap<number, Iterable<string>>,
  io: Io,
): Promise<void> {
  await whileLocked(path, async () => {
    const usage = await readUsage(path, io);
    if (usage.batches.includes(batch)) return;
    for (const [, words] of [...kept].sort(([a], [b]) => a - b)) usage.add(words);
    usage.name(batch);
    writeWhole(path, usage.text());
  });
}

async function readUsage(path: string, io: Io): Promise<Usage> {
  if (!existsSync(path)) return new Usage();
  const { source, text } = await readText(path, USES, io);
  return Usage.parse(text, source);
}
