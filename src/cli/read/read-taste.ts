// What `--taste` and `--vary` ask for: a taste by name or of a file, with a variation of its own.

import { parseTaste } from '../../taste/parse-taste.ts';
import { DEFAULT_TASTE, PLAIN_TASTE, type Taste } from '../../taste/taste.ts';
import type { BatchRequest, EnumerateRequest, FillRequest } from '../line/request.ts';
import type { Io } from '../world/io.ts';
import { TASTE } from './read-bytes.ts';
import { readText } from './read-input.ts';

/** The taste of those who want nothing but scores. */
const PLAIN = 'plain';

/** The taste that a request asks for, if it asks for any. @throws InputError */
export async function readTaste(
  request: FillRequest | BatchRequest | EnumerateRequest,
  io: Io,
): Promise<Taste | undefined> {
  // All fills there are, are there in every taste.
  if (request.kind === 'enumerate') return PLAIN_TASTE;
  const { taste, vary } = request;
  const asked = taste === undefined ? undefined : await namedTaste(taste, io);
  return vary === undefined ? asked : { ...(asked ?? DEFAULT_TASTE), vary };
}

async function namedTaste(name: string, io: Io): Promise<Taste> {
  if (name === PLAIN) return PLAIN_TASTE;
  const { source, text } = await readText(name, TASTE, io);
  return parseTaste(text, source);
}
