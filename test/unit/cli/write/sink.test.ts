import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../../../src/base/errors.ts';
import { Log } from '../../../../src/cli/world/log.ts';
import type { Session } from '../../../../src/cli/world/session.ts';
import { Stop } from '../../../../src/cli/world/stop.ts';
import { openSink } from '../../../../src/cli/write/sink.ts';
import type { Chunk } from '../../../../src/format/writing.ts';
import { scratch } from '../../../support/scratch.ts';
import { world } from '../../../support/world.ts';

const TAGS = { n: 1, seed: 0 };

function sessionWith(stdout: Writable): Session {
  const io = { ...world().io, stdout };
  return { io, log: new Log(io), stop: new Stop(io) };
}

/** A reader that takes a piece only when told to. */
class Slow extends Writable {
  readonly taken: string[] = [];
  private takeNext: (() => void) | undefined;

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.takeNext = () => {
      this.taken.push(chunk.toString());
      done();
    };
  }

  take(): void {
    this.takeNext!();
  }
}

/** A reader that fails as the system does. */
function failing(code: string, errno: number): Writable {
  return new Writable({
    write: (_chunk, _encoding, done) =>
      done(Object.assign(new Error(`write ${code}`), { code, errno })),
  });
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('waits for a reader that is slow', async () => {
  const slow = new Slow();
  const sink = openSink(undefined, { between: '-' }, sessionWith(slow));
  let isDone = false;
  const putting = sink.put('one', TAGS).then(() => {
    isDone = true;
  });
  for (let i = 0; i < 5; i++) await turn();
  expect(isDone).toBe(false);
  slow.take();
  await putting;
  expect(slow.taken).toEqual(['one']);
});

test('separates puzzles, and passes over those that have no text', async () => {
  const { io, stdout } = world();
  const session = { io, log: new Log(io), stop: new Stop(io) };
  const sink = openSink(undefined, { between: '-' }, session);
  for (const text of ['', 'one', '', 'two']) await sink.put(text, TAGS);
  await sink.finish();
  expect(stdout()).toBe('one-two');
});

describe('texts in a frame', () => {
  const FRAME = { begin: '<', between: '-' };
  const { path } = scratch();

  async function written(name: string | undefined, chunks: readonly Chunk[]): Promise<string> {
    const { io, stdout } = world();
    const sink = openSink(name && path(name), FRAME, {
      io,
      log: new Log(io),
      stop: new Stop(io),
    });
    for (const [i, chunk] of chunks.entries()) await sink.put(chunk, { n: i + 1, seed: 0 });
    await sink.finish();
    return stdout();
  }

  test('in one file they stand once, in a file each they stand in each', async () => {
    await written('all', ['A', 'é', '']);
    expect(readFileSync(path('all'), 'utf8')).toBe('<A-é');
    await written('each-{n}', ['A', 'é']);
    expect(readFileSync(path('each-1'), 'utf8')).toBe('<A');
    expect(readFileSync(path('each-2'), 'utf8')).toBe('<é');
  });

  test('bytes are a file by themselves', async () => {
    await written('bytes', [Uint8Array.of(1, 255)]);
    expect([...readFileSync(path('bytes'))]).toEqual([1, 255]);
  });

  test('without a puzzle nothing is written', async () => {
    expect(await written(undefined, ['', new Uint8Array(0)])).toBe('');
    await written('none', ['']);
    expect(existsSync(path('none'))).toBe(false);
  });

  test('a file that is opened late leaves nothing behind before all of it is there', async () => {
    const folder = path('late');
    mkdirSync(folder);
    const { io } = world();
    const session = { io, log: new Log(io), stop: new Stop(io) };
    const late = openSink(join(folder, 'a.txt'), {}, session, { isEarly: false });
    expect(readdirSync(folder)).toEqual([]);
    await late.put('A\n', TAGS);
    await late.put('B\n', TAGS);
    expect(readdirSync(folder)).toEqual([]);
    await late.finish();
    expect(readdirSync(folder)).toEqual(['a.txt']);
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('A\nB\n');
  });
});

describe('a reader that fails', () => {
  test('by going away ends the run quietly', async () => {
    const session = sessionWith(failing('EPIPE', -32));
    const sink = openSink(undefined, {}, session);
    await sink.put('one', TAGS);
    expect(session.stop.cause).toBe('closed');
    expect(session.stop.exitCode).toBe(0);
    expect(session.stop.signal.aborted).toBe(true);
    await sink.put('two', TAGS);
    await sink.finish();
  });

  test('in any other way is an error of the input', async () => {
    const session = sessionWith(failing('ENOSPC', -28));
    const sink = openSink(undefined, {}, session);
    await expect(sink.put('one', TAGS)).rejects.toThrow(
      new InputError('standard output: no space left on device'),
    );
    expect(session.stop.cause).toBe('failure');
  });
});
