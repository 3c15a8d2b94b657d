// Bundles the script and the style of the page that solves puzzles (src/format/html/page) into a source file of
// texts with their digests, by which the page's policy lets them run; never committed. Node loads it when a page
// is written, and it runs where no file can be read.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const PAGE = new URL('../src/format/html/page/', import.meta.url);
const TARGET = new URL('../src/format/html/page-text.ts', import.meta.url);
/** The script, so that it stays quick on a phone. */
const MOST_BYTES = 25_000;

async function bundled(name) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(name, PAGE))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['es2022', 'chrome111', 'firefox113', 'safari16.4'],
    charset: 'utf8',
    logLevel: 'warning',
  });
  return outputFiles[0].text.trim();
}

function digestOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** As a text of a source file, in single quotes. */
function quoted(text) {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

const script = await bundled('page.ts');
const style = await bundled('page.css');
if (/<\/(?:script|style)|<!--/i.test(script + style)) {
  throw new Error('the page would end within its own script or style');
}
const size = Buffer.byteLength(script);
if (size > MOST_BYTES) throw new Error(`the page's script has ${size} bytes`);

const lines = Object.entries({
  SCRIPT: script,
  SCRIPT_DIGEST: digestOf(script),
  STYLE: style,
  STYLE_DIGEST: digestOf(style),
}).map(([name, text]) => `export const ${name} =\n  ${quoted(text)};\n`);
const source = `// Made by build/page.mjs from src/format/html/page.\n${lines.join('')}`;
if (!existsSync(TARGET) || readFileSync(TARGET, 'utf8') !== source) writeFileSync(TARGET, source);
