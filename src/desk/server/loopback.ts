// A web server that only this machine's browsers reach, and of these only the page that it served. It listens on
// 127.0.0.1. Every address begins with a random token. A name that a foreign site made to lead here (DNS rebinding) is
// refused by its `Host`, a request of another page by its `Origin`; and what is served runs nothing but itself.

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is found under a path, which is a name without a slash; '' is the page. */
export interface Resource {
  readonly type: string;
  readonly body: () => string | Uint8Array;
}

/** The answer to a text that was sent. */
export interface Reply {
  readonly status: 200 | 409 | 422 | 500;
  readonly body: string;
}

export interface Site {
  readonly resources: ReadonlyMap<string, Resource>;
  /** Takes what the page sends to save. */
  readonly save: (text: string) => Reply;
}

export interface Loopback {
  readonly address: string;
  readonly server: Server;
}

/** Where the page sends what it saves. */
const SAVED = 'puzzle';
const MOST_SENT = 32_000_000;
const TOKEN_BYTES = 24;

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
};

/** Serves a site on a free port. Rejects with the system's error if there is none. */
export function serveLoopback(site: Site): Promise<Loopback> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    respond(request, response, site, token, `127.0.0.1:${port}`).catch(() => response.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ address: `http://127.0.0.1:${port}/${token}/`, server });
    });
  });
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { resources, save }: Site,
  token: string,
  host: string,
): Promise<void> {
  const { method = '', url = '', headers } = request;
  const end = (status: number, type: string, body: string | Uint8Array): void => {
    response.writeHead(status, { ...HEADERS, 'Content-Type': type }).end(body);
  };
  const origin = `http://${host}`;
  const isForeign = headers.origin !== undefined && headers.origin !== origin;
  const site = headers['sec-fetch-site'] ?? 'none';
  const isOfAnother = site !== 'none' && site !== 'same-origin';
  if (headers.host !== host || isForeign || isOfAnother) return end(403, TEXT, 'forbidden\n');
  const [, given = '', name, more] = url.split('/');
  if (!isSame(given, token) || name === undefined || more !== undefined) {
    return end(404, TEXT, 'not found\n');
  }
  if (method === 'PUT' && name === SAVED) {
    // Whoever writes must be the page itself.
    if (headers.origin !== origin) return end(403, TEXT, 'forbidden\n');
    const text = await textOf(request);
    if (text === undefined) return end(413, TEXT, 'too big\n');
    const { status, body } = save(text);
    return end(status, TEXT, body);
  }
  const resource = resources.get(name);
  if (resource === undefined) return end(404, TEXT, 'not found\n');
  if (method !== 'GET') return end(405, TEXT, 'not allowed\n');
  end(200, resource.type, resource.body());
}

const TEXT = 'text/plain; charset=utf-8';

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** What is sent; undefined for too much. */
async function textOf(request: IncomingMessage): Promise<string | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of request as AsyncIterable<Uint8Array>) {
    length += piece.length;
    if (length > MOST_SENT) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}
