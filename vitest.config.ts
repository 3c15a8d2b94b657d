import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    // A process for each core, which keeps what it has imported from one file to the next: nothing is
    // mocked, and what a file changes of its process it puts back. Vitest's own choice is a core less.
    maxWorkers: '100%',
    isolate: false,
    // Nobody's own list of words has a say in tests: no folder has this name.
    env: { XDG_CONFIG_HOME: '/no-such-folder' },
  },
});
