// The page as one file that needs no server: script, style, worker, lists and clues are in it, packed. It runs nothing
// but its own script, and loads nothing from anywhere.

import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Resource } from './loopback.ts';

/** What the page has as its own elements. */
const OWN = ['', 'page.css', 'page.js', 'worker.js', 'setup'];

export function pageInOne(resources: ReadonlyMap<string, Resource>): string {
  const bytesOf = (name: string): Buffer => Buffer.from(resources.get(name)!.body());
  const script = bytesOf('page.js').toString().trim();
  const style = bytesOf('page.css').toString().trim();
  const setup = bytesOf('setup').toString().replaceAll('<', '\\u003c');
  const policy = [
    "default-src 'none'",
    `script-src '${digestOf(script)}' blob: 'wasm-unsafe-eval'`,
    `style-src '${digestOf(style)}'`,
    'worker-src blob:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const packed = [...resources.keys()]
    .filter((name) => !OWN.includes(name))
    .map((name) => resourceElement(name, gzipSync(bytesOf(name), { level: 9 })));
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Crossfill</title>',
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    '<div id="desk">Loading…</div>',
    `<script type="application/json" id="setup">${setup}</script>`,
    resourceElement('worker', bytesOf('worker.js')),
    ...packed,
    `<script>${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function resourceElement(name: string, bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('base64');
  return `<script type="application/octet-stream" data-resource="${name}">${text}</script>`;
}

function digestOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
