import { describe, expect, test } from 'vitest';
import { Log } from '../../../../src/cli/world/log.ts';
import { world } from '../../../support/world.ts';

const WIPE = '\r\u001b[K';

describe('what each verbosity lets through', () => {
  test.each<['quiet' | 'normal' | 'verbose', string]>([
    ['quiet', 'crossfill: say\n'],
    ['normal', 'crossfill: say\ncrossfill: note\n'],
    ['verbose', 'crossfill: say\ncrossfill: note\ncrossfill: detail\n'],
  ])('%s', (verbosity, text) => {
    const { io, stderr } = world();
    const log = new Log(io);
    log.verbosity = verbosity;
    log.say('say');
    log.note('note');
    log.detail('detail');
    expect(stderr()).toBe(text);
  });
});

test('shows nothing that terminals obey, which names of files may have', async () => {
  const { io, stderr } = world();
  const log = new Log(io);
  log.note('a\u001b[2J\u009b2J\u202eb.txt: no\n\tsuch file');
  await log.fail('\u0007', 'never');
  expect(stderr()).toBe(
    'crossfill: a\ufffd[2J\ufffd2J\ufffdb.txt: no\n\tsuch file\ncrossfill: \ufffd\n',
  );
});

describe('the live line', () => {
  /** Draws at each of the readings of the clock, the first of which is the start. */
  function drawnAt(readings: number[], stderrIsTerminal = true, quiet = false): string {
    const left = [...readings];
    const { io, stderr } = world({ stderrIsTerminal, clock: () => left.shift()! });
    const log = new Log(io);
    if (quiet) log.verbosity = 'quiet';
    for (let i = 1; i < readings.length; i++) log.live((seconds) => `${i}:${seconds}`);
    return stderr();
  }

  test('waits half a second, then is redrawn ten times a second at most', () => {
    expect(drawnAt([1000, 1100, 1499, 1500, 1599, 1600, 3650])).toBe(`3:0${WIPE}5:0${WIPE}6:2`);
  });

  test.each<[string, boolean, boolean]>([
    ['no terminal', false, false],
    ['quiet', true, true],
  ])('is not drawn: %s', (_name, isTerminal, quiet) => {
    expect(drawnAt([0, 5000], isTerminal, quiet)).toBe('');
  });

  test('is wiped once, before anything else is printed', () => {
    let now = 0;
    const { io, stderr } = world({ stderrIsTerminal: true, clock: () => now });
    const log = new Log(io);
    now = 1000;
    log.live(() => 'live');
    log.say('something');
    log.wipe();
    expect(stderr()).toBe(`live${WIPE}crossfill: something\n`);
  });

  test('is wiped whole when a narrower window has wrapped it, and leaves room for ^C', () => {
    let now = 0;
    const { io, stderr } = world({ stderrIsTerminal: true, clock: () => now });
    const resized = Object.assign(io.stderr, { columns: 40 });
    const log = new Log(io);
    now = 1000;
    log.live(() => 'x'.repeat(100));
    resized.columns = 15;
    log.wipe();
    expect(stderr()).toBe(`${'x'.repeat(37)}\u001b[2A\r\u001b[J`);
  });
});
