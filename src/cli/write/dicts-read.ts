// Which lists a run read, so that it can be told whether another one read the same.

import type { DictFacts } from '../../format/writing.ts';
import type { ListRead } from '../read/lists.ts';

/** The lists of a run, as records tell of them. */
export async function dictsRead(lists: readonly ListRead[]): Promise<DictFacts[]> {
  const { createHash } = await import('node:crypto');
  return lists.map(({ name, file, kept, isPersonal }) => ({
    name,
    sha256: createHash('sha256').update(file).digest('hex'),
    words: kept,
    personal: isPersonal,
  }));
}
