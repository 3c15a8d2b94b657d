// The file of words used, of --fresh: read before a batch, and told of it when it is whole. It need not be there.

import { existsSync } from 'node:fs';
import { Usage } from '../../../index.ts';
import { USES } from '../../input/read-bytes.ts';
import { readText } from '../../input/read-input.ts';
import { AtomicFile } from '../../output/atomic-file.ts';
import type { Io } from '../../world/io.ts';

/** @throws InputError */
export async function readUsage(path: string, io: Io): Promise<Usage> {
  if (!existsSync(path)) return new Usage();
  const { source, text } = await readText(path, USES, io);
  return Usage.parse(text, source);
}

/** Puts a file in its place, whole or not at all. @throws InputError */
export function writeWhole(path: string, text: string): void {
  const file = new AtomicFile(path);
  file.write(text);
  file.commit();
}
