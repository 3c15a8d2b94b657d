// A choice of words as several threads can read it: its bytes lie in shared memory, once for all.

import type { WordChoice } from '../../words/reading/choose-words.ts';
import type { WordSource } from '../../words/reading/word-source.ts';

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
  const rest = { scoreMap, isPersonal };
  return { name, bytes: shared, ...rest };
}
