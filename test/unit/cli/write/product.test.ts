import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../../../src/base/errors.ts';
import { Log } from '../../../../src/cli/world/log.ts';
import type { Session } from '../../../../src/cli/world/session.ts';
import { Stop } from '../../../../src/cli/world/stop.ts';
import { openProduct } from '../../../../src/cli/write/open-product.ts';
import type { Chunk } from '../../../../src/format/frame.ts';
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
  const product = await openProduct(undefined, { between: '-' }, sessionWith(slow));
  let isDone = false;
  const putting = product.put('one', TAGS).then(() => {
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
  const product = await openProduct(undefined, { between: '-' }, session);
  for (const text of ['', 'one', '', 'two']) await product.put(text, TAGS);
  await product.finish();
  expect(stdout()).toBe('one-two');
});

describe('a format with a beginning and an end, in bytes', () => {
  const FRAME = { begin: Uint8Array.of(1, 2), between: '-', end: Uint8Array.of(255) };
  const { path } = scratch();

  async function written(name: string | undefined, chunks: readonly Chunk[]): Promise<string> {
    const { io, stdout } = world();
    const product = await openProduct(name && path(name), FRAME, {
      io,
      log: new Log(io),
      stop: new Stop(io),
    });
    for (const [i, chunk] of chunks.entries()) await product.put(chunk, { n: i + 1, seed: 0 });
    await product.finish();
    return stdout();
  }

  test('in one file they stand once, in a file each they stand in each', async () => {
    await written('all.bin', ['A', Uint8Array.of(66), '']);
    expect([...readFileSync(path('all.bin'))]).toEqual([1, 2, 65, 45, 66, 255]);
    await written('each-{n}.bin', ['A', Uint8Array.of(66)]);
    expect([...readFileSync(path('each-1.bin'))]).toEqual([1, 2, 65, 255]);
    expect([...readFileSync(path('each-2.bin'))]).toEqual([1, 2, 66, 255]);
  });

  test('without a puzzle nothing is written', async () => {
    expect(await written(undefined, ['', new Uint8Array(0)])).toBe('');
    await written('none.bin', ['']);
    expect(existsSync(path('none.bin'))).toBe(false);
  });

  test('a file that is opened late leaves nothing behind before all of it is there', async () => {
    const folder = path('late');
    mkdirSync(folder);
    const { io } = world();
    const session = { io, log: new Log(io), stop: new Stop(io) };
    const late = await openProduct(join(folder, 'a.txt'), {}, session, false);
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
    const product = await openProduct(undefined, {}, session);
    await product.put('one', TAGS);
    expect(session.stop.cause).toBe('closed');
    expect(session.stop.exitCode).toBe(0);
    expect(session.stop.signal.aborted).toBe(true);
    await product.put('two', TAGS);
    await product.finish();
  });

  test('in any other way is an error of the input', async () => {
    const session = sessionWith(failing('ENOSPC', -28));
    const product = await openProduct(undefined, {}, session);
    await expect(product.put('one', TAGS)).rejects.toThrow(
      new InputError('standard output: no space left on device'),
    );
    expect(session.stop.cause).toBe('failure');
  });
});
