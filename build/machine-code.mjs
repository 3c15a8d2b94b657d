// Keeps what V8 makes of our WebAssembly when it takes its time: dist/cli/wasm.cache, which
// build/launch.cjs reads. V8 gives machine code out, and takes it in, by functions for its own tests only.
// Code is good for the flags that V8 had: it is made with the optimiser awake and at rest
// (src/cli/optimiser.ts).

import { renameSync, statSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { WASM_BASE64 as ROWS } from '../dist/rectangle/wasm-bytes.js';
import { WASM_BASE64 as SEARCH } from '../dist/solve/wasm-bytes.js';
import { WASM_BASE64 as WORDS } from '../dist/words/wasm-bytes.js';

const TARGET = 'dist/cli/wasm.cache';
/** All functions at once, and optimised. */
const THOROUGH = ['liftoff', 'wasm-lazy-compilation', 'wasm-dynamic-tiering'];

setFlagsFromString('--allow-natives-syntax');
const serialize = new Function('module', 'return %SerializeWasmModule(module)');
const deserialize = new Function('code, bytes', 'return %DeserializeWasmModule(code, bytes)');
setFlagsFromString('--no-allow-natives-syntax');

const parts = [];
const payload = [];
for (const optimiser of ['--no-opt', '--opt']) {
  setFlagsFromString(optimiser);
  for (const base64 of [SEARCH, WORDS, ROWS]) {
    const bytes = Buffer.from(base64, 'base64');
    for (const flag of THOROUGH) setFlagsFromString(`--no-${flag}`);
    const module = new WebAssembly.Module(bytes);
    for (const flag of THOROUGH) setFlagsFromString(`--${flag}`);
    const code = serialize(module);
    if (deserialize(code, bytes) === undefined) throw new Error('V8 refuses what it gave out');
    parts.push([bytes.length, code.byteLength]);
    payload.push(bytes, Buffer.from(code));
  }
}
const node = `${process.version} ${process.arch} ${statSync(process.execPath).size}`;
const header = (size) => `${JSON.stringify({ node, size, parts })}\n`;
const bodySize = payload.reduce((sum, { length }) => sum + length, 0);
let size = bodySize;
while (size !== bodySize + header(size).length) size = bodySize + header(size).length;
// Whole or not at all: code that is not whole must not run.
writeFileSync(`${TARGET}.new`, Buffer.concat([Buffer.from(header(size)), ...payload]));
renameSync(`${TARGET}.new`, TARGET);
