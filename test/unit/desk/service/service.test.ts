import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { Random } from '../../../../src/base/random.ts';
import type { ServiceMessage } from '../../../../src/desk/service/requests.ts';
import { Service } from '../../../../src/desk/service/service.ts';
import { Wordbook } from '../../../../src/desk/service/wordbook.ts';
import { CASES_OF_FUZZ, randomRequest } from '../../../support/random-requests.ts';
import { serviceHost } from '../../../support/service-host.ts';

const LIST = readFileSync(new URL('../../../../dicts/english.txt', import.meta.url));
const MINI = readFileSync(new URL('../../../../templates/mini-7-1.txt', import.meta.url), 'utf8');
const OPEN = '____________\n'.repeat(12);
const TINY = '___\n___\n___\n';

let messages: ServiceMessage[];
let service: Service;
const book = new Wordbook(serviceHost(LIST));
beforeEach(() => {
  messages = [];
  service = new Service(book, (message) => messages.push(message));
});

async function answersTo(...requests: readonly unknown[]): Promise<readonly ServiceMessage[]> {
  for (const request of requests) service.take(request);
  await service.idle();
  return messages.filter(({ event }) => event !== 'progress');
}

describe('a bad request is answered with what is wrong', () => {
  test.each([
    [5, null, /^do: expected fill, /],
    [{ id: 1 }, 1, /^do: expected fill, /],
    [{ id: 'a', do: 'fil' }, 'a', /did you mean fill\?$/],
    [{ do: 'stop' }, null, /^id: expected a number or a short text/],
    [{ id: 1, do: 'fill' }, 1, /^puzzle: expected a text/],
    [{ id: 1, do: 'fill', puzzle: TINY, sead: 1 }, 1, /^unknown field 'sead': did you mean seed\?/],
    [{ id: 1, do: 'fill', puzzle: TINY, seed: -1 }, 1, /^seed: expected a whole number from 0/],
    [{ id: 1, do: 'fill', puzzle: 'A!\n__' }, 1, /^puzzle:1:2: unknown character '!'/],
    [{ id: 1, do: 'fill', puzzle: '%', encoding: 'base64' }, 1, /^puzzle: not base64/],
    [{ id: 1, do: 'suggest', puzzle: TINY, slot: '9A' }, 1, /has no 9 Across/],
    [
      { id: 1, do: 'check', puzzle: TINY, rules: { free: [{ kind: 'area', from: 3 }] } },
      1,
      /^rules\.free\[0\]\.from: expected an object/,
    ],
  ])('%j', async (request, id, message) => {
    const [answer] = await answersTo(request);
    expect(answer).toMatchObject({ id, event: 'error', message: expect.stringMatching(message) });
    expect(answer).not.toHaveProperty('isDefect');
  });
});

test('an id may be used again when it is answered, and not before', async () => {
  const request = { id: 1, do: 'fill', puzzle: TINY };
  expect((await answersTo(request, request)).map(({ event }) => event)).toEqual(['error', 'done']);
  messages = [];
  expect((await answersTo(request)).map(({ event }) => event)).toEqual(['done']);
});

test('what is stopped says so; the best fill so far is an answer', async () => {
  const endless = { do: 'fill', puzzle: OPEN };
  const best = { do: 'best', puzzle: MINI, nodes: 100_000_000 };
  service.take({ id: 1, session: 'a', ...endless });
  service.take({ id: 2, session: 'a', ...endless });
  service.take({ id: 3, session: 'b', ...best });
  while (
    !messages.some(({ id, event, ...rest }) => id === 3 && event === 'progress' && 'floor' in rest)
  ) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const ended = await answersTo(
    { id: 4, session: 'a', do: 'stop' },
    { id: 5, do: 'stop', ids: [3] },
  );
  expect(ended.slice(0, 2)).toEqual([
    { id: 4, event: 'done', stopped: [1, 2] },
    { id: 5, event: 'done', stopped: [3] },
  ]);
  expect(ended.filter(({ event }) => event === 'stopped').map(({ id }) => id)).toEqual([1, 2]);
  expect(ended.find(({ id }) => id === 3)).toMatchObject({ status: 'filled', limit: 'aborted' });
});

test('a session is answered in order, and waits for no other', async () => {
  service.take({ id: 1, session: 'slow', do: 'fill', puzzle: OPEN });
  const quick = [2, 3, 4].map((id) => ({ id, session: 'quick', do: 'fill', puzzle: TINY }));
  for (const request of quick) service.take(request);
  while (messages.filter(({ event }) => event === 'done').length < 3) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  service.stopAll();
  const ended = await answersTo();
  expect(ended.map(({ id }) => id)).toEqual([2, 3, 4, 1]);
});

test('too many requests are refused, and those before are answered', async () => {
  const requests = Array.from({ length: 1002 }, (_, id) => ({ id, do: 'stop' }));
  for (const { id } of requests) service.take({ id, do: 'clues', puzzle: TINY });
  service.stopAll();
  const ended = await answersTo();
  const refused = ended.filter(({ event }) => event === 'error').map(({ id }) => id);
  expect(refused).toEqual([1000, 1001]);
  expect(ended).toHaveLength(1002);
});

test('whatever is asked, each request gets one answer and none is a defect', async () => {
  // Choices of words are made anew again and again.
  const few = LIST.subarray(0, LIST.indexOf('\n', 50_000) + 1);
  service = new Service(new Wordbook(serviceHost(few)), (message) => messages.push(message));
  const random = new Random(7);
  const requests = Array.from({ length: CASES_OF_FUZZ }, (_, id) => randomRequest(random, id));
  for (const request of requests) {
    service.take(request);
    // Designs of a poor list take long.
    if (Object(request).do === 'design') service.stopAll();
    await service.idle();
  }
  const ended = messages.filter(({ event }) => event !== 'progress');
  expect(ended.filter((message) => 'isDefect' in message)).toEqual([]);
  expect(ended).toHaveLength(CASES_OF_FUZZ);
  expect(ended.filter(({ event }) => event === 'done').length).toBeGreaterThan(CASES_OF_FUZZ / 10);
});
