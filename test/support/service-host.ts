// What the engine of a service has in tests: one list, and nothing else of the package.

import type { ServiceHost } from '../../src/desk/service/wordbook.ts';

export function serviceHost(bytes: Uint8Array): ServiceHost {
  return {
    version: 'test',
    choice: { lists: [{ name: 'list', bytes }] },
    fold: () => true,
    stemsOf: () => (word) => word,
    printed: () => undefined,
    displayOf: () => undefined,
    clueSources: async () => [],
    facts: async () => ({ version: 'test', dicts: [] }),
  };
}
