import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These take longest; begun last, one of them would keep one core busy while the others have nothing to do. */
const SLOW = ['themes.test.ts', 'themes-even.test.ts', 'net.test.ts', 'design.test.ts'];

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    const slow = SLOW.flatMap((name) =>
      others.filter(({ moduleId }) => moduleId.endsWith(`/${name}`)),
    );
    return [...slow, ...others.filter((file) => !slow.includes(file))];
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    // A process for each core, which keeps what it has imported from one file to the next: nothing is
    // mocked, and what a file changes of its process it puts back. Vitest's own choice is a core less.
    maxWorkers: '100%',
    isolate: false,
    sequence: { sequencer: SlowFirst },
    // Nobody's own list of words has a say in tests: no folder has this name.
    env: { XDG_CONFIG_HOME: '/no-such-folder' },
  },
});
