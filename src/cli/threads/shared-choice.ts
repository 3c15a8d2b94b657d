// A choice of words as several threads can read it: its bytes lie in shared memory, once for all.

import type { WordChoice, WordSource } from '../../index.ts';

export function sharedChoice({
  lists,
  prefer = [],
  exclude = [],
  ...rest
}: WordChoice): WordChoice {
  return {
    ...rest,
    lists: lists.map(inSharedMemory),
    prefer: prefer.map(inSharedMemory),
    exclude: exclude.map(inSharedMemory),
  };
}

function inSharedMemory({ name, bytes, scoreMap, isPersonal }: WordSource): WordSource {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  const rest = { ...(scoreMap && { scoreMap }), ...(isPersonal && { isPersonal }) };
  return { name, bytes: shared, ...rest };
}
