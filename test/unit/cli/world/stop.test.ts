import { describe, expect, test } from 'vitest';
import { Stop, type StopCause } from '../../../../src/cli/world/stop.ts';

/** Timers by hand. */
function timers() {
  const running = new Map<() => void, number>();
  return {
    running,
    timer(milliseconds: number, callback: () => void) {
      running.set(callback, milliseconds);
      return () => running.delete(callback);
    },
  };
}

test('goes on until there is a cause', () => {
  const stop = new Stop(timers());
  expect(stop.signal.aborted).toBe(false);
  expect(stop.cause).toBeUndefined();
  expect(stop.exitCode).toBeUndefined();
});

test('the first cause stays', () => {
  const stop = new Stop(timers());
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
  const stop = new Stop(timers());
  stop.because(cause);
  expect(stop.exitCode).toBe(exitCode);
});

describe('a time limit', () => {
  test('is a cause once it is up', () => {
    const { running, timer } = timers();
    const stop = new Stop({ timer });
    stop.after(1.5);
    const [[ring, milliseconds] = []] = [...running];
    expect(milliseconds).toBe(1500);
    expect(stop.cause).toBeUndefined();
    ring?.();
    expect(stop.cause).toBe('time');
  });

  test('is none after its release', () => {
    const { running, timer } = timers();
    const stop = new Stop({ timer });
    stop.after(1);
    stop.release();
    expect(running.size).toBe(0);
  });

  test('may be longer than timers are', () => {
    const { running, timer } = timers();
    new Stop({ timer }).after(1e9);
    expect([...running.values()]).toEqual([2 ** 31 - 1]);
  });
});
