// What `--taste` and `--vary` ask for: a taste by name or of a file, with a variation of its own.

import { parseTaste } from '../../taste/parse-taste.ts';
import { DEFAULT_TASTE, PLAIN_TASTE, type Taste } from '../../taste/taste.ts';
import type { BatchJob, EnumerateJob, FillJob } from '../spec/jobs.ts';
import type { Io } from '../world/io.ts';
import { TASTE } from './read-bytes.ts';
import { readText } from './read-input.ts';

/** The taste of those who want nothing but scores. */
const PLAIN = 'plain';

/** The taste that a job asks for, if it asks for any. @throws InputError */
export async function readTaste(
  job: FillJob | BatchJob | EnumerateJob,
  io: Io,
): Promise<Taste | undefined> {
  // All fills there are, are there in every taste.
  if (job.kind === 'enumerate') return PLAIN_TASTE;
  const { taste, vary } = job;
  const asked = taste === undefined ? undefined : await namedTaste(taste, io);
  return vary === undefined ? asked : { ...(asked ?? DEFAULT_TASTE), vary };
}

async function namedTaste(name: string, io: Io): Promise<Taste> {
  if (name === PLAIN) return PLAIN_TASTE;
  const { source, text } = await readText(name, TASTE, io);
  return parseTaste(text, source);
}
