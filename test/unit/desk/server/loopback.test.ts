// The server of the desk, asked as other programs and pages would: it answers its own page and nobody else.

import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Loopback, serveLoopback } from '../../../../src/desk/server/loopback.ts';

const saved: string[] = [];
let loopback: Loopback;
let url: URL;

beforeAll(async () => {
  loopback = await serveLoopback({
    resources: new Map([['', { type: 'text/html', body: () => 'page' }]]),
    save(text) {
      saved.push(text);
      return { status: 200, body: 'saved' };
    },
  });
  url = new URL(loopback.address);
});
afterAll(() => loopback.server.close());

interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly host?: string;
}

function answerTo({
  path = url.pathname,
  method = 'GET',
  headers,
  body,
  host = url.hostname,
}: Sent) {
  return new Promise<{ status: number; headers: object; text: string }>((resolve, reject) => {
    const sent = request({ host, port: url.port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (piece) => {
        text += piece;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, text }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

test('its page is served, with a policy that lets nothing else run', async () => {
  const { status, text, headers } = await answerTo({});
  expect([status, text]).toEqual([200, 'page']);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
});

describe('is refused', () => {
  const own = (): string => `http://127.0.0.1:${url.port}`;
  const put = (headers: Readonly<Record<string, string>>): Sent => ({
    method: 'PUT',
    path: `${url.pathname}puzzle`,
    body: 'evil',
    headers,
  });
  const refused: readonly (readonly [string, () => Sent, number])[] = [
    ['a name that leads here', () => ({ headers: { host: `evil.example:${url.port}` } }), 403],
    ['localhost by another name', () => ({ headers: { host: `localhost:${url.port}` } }), 403],
    ['a page of another origin', () => ({ headers: { origin: 'http://evil.example' } }), 403],
    ['a page without an origin', () => ({ headers: { origin: 'null' } }), 403],
    ['another site', () => ({ headers: { 'sec-fetch-site': 'cross-site' } }), 403],
    ['another port', () => ({ headers: { 'sec-fetch-site': 'same-site' } }), 403],
    ['no token', () => ({ path: '/' }), 404],
    ['a wrong token', () => ({ path: `/${'A'.repeat(32)}/` }), 404],
    ['a path out of it', () => ({ path: `${url.pathname}../../etc/passwd` }), 404],
    ['a file that is none of its own', () => ({ path: `${url.pathname}package.json` }), 404],
    ['another method', () => ({ method: 'POST' }), 405],
    ['to save from another origin', () => put({ origin: 'http://evil.example' }), 403],
    ['to save from nowhere', () => put({}), 403],
    ['to save by a form', () => ({ ...put({ origin: own() }), method: 'POST' }), 404],
  ];
  test.each(refused)('%s', async (_, sent, status) => {
    expect((await answerTo(sent())).status).toBe(status);
    expect(saved).toEqual([]);
  });
});

test('the page saves', async () => {
  const headers = { origin: `http://127.0.0.1:${url.port}`, 'sec-fetch-site': 'same-origin' };
  const path = `${url.pathname}puzzle`;
  const { status } = await answerTo({ method: 'PUT', path, headers, body: 'a puzzle' });
  expect([status, saved]).toEqual([200, ['a puzzle']]);
});

test('no other address of this machine answers', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of others) await expect(answerTo({ host: address })).rejects.toThrow();
});
