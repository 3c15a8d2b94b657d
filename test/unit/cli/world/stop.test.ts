import { describe, expect, test } from 'vitest';
import { Stop, type StopCause } from '../../../../src/cli/world/stop.ts';

test('goes on until there is a cause', () => {
  const stop = new Stop();
  expect(stop.signal.aborted).toBe(false);
  expect(stop.cause).toBeUndefined();
  expect(stop.exitCode).toBeUndefined();
});

test('the first cause stays', () => {
  const stop = new Stop();
  stop.because('time');
  stop.because('interrupt');
  expect(stop.cause).toBe('time');
  expect(stop.signal.aborted).toBe(true);
});

test.each<[StopCause, number | undefined]>([
  ['time', 4],
  ['interrupt', 130],
  ['closed', 0],
  ['failure', undefined],
])('%s answers %s', (cause, exitCode) => {
  const stop = new Stop();
  stop.because(cause);
  expect(stop.exitCode).toBe(exitCode);
});

describe('a time limit', () => {
  test('is a cause once it is up', async () => {
    const stop = new Stop();
    stop.after(0.001);
    await new Promise((resolve) => stop.signal.addEventListener('abort', resolve));
    expect(stop.cause).toBe('time');
  });

  test('is none after its release, and a very long one is not over at once', async () => {
    const [released, endless] = [new Stop(), new Stop()];
    released.after(0.001);
    released.release();
    endless.after(1e9);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([released.cause, endless.cause]).toEqual([undefined, undefined]);
    endless.release();
  });
});
