import { expect, test } from 'vitest';
import { FaultError, InputError, type Place } from '../../../src/base/errors.ts';

test.each<[Place | undefined, string]>([
  [undefined, 'what is wrong'],
  [{ source: 'a.txt' }, 'a.txt: what is wrong'],
  [{ source: 'a.txt', line: 3 }, 'a.txt:3: what is wrong'],
  [{ source: 'a.txt', line: 3, column: 7 }, 'a.txt:3:7: what is wrong'],
])('the message tells the place %j', (place, message) => {
  const error = new InputError('what is wrong', place);
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe('InputError');
  expect(error.message).toBe(message);
});

test('a fault that is data makes a message that can be read', () => {
  const fault = { kind: 'word-length', slot: '17 Across', letters: 9, near: [], by: undefined };
  const error = new FaultError(fault, { source: 'a.txt', line: 3 });
  expect(error).toBeInstanceOf(InputError);
  expect(error.fault).toBe(fault);
  expect(error.message).toBe('a.txt:3: word length: slot 17 Across, letters 9');
});
