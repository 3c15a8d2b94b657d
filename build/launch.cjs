#!/usr/bin/env node
// The command as it is installed: dist/cli/bin.cjs. Starts main.js beside it with what the build's Node
// compiled: of main.js, which another Node does not take and compiles for itself, and of the
// WebAssembly in it.

const { readFileSync, statSync } = require('node:fs');
const { Script } = require('node:vm');

const filename = `${__dirname}/main.js`;
let cachedData;
try {
  cachedData = readFileSync(`${__dirname}/main.cache`);
} catch {
  // It starts without.
}
const script = new Script(readFileSync(filename, 'latin1'), { filename, cachedData });
module.exports = script;
let machineCode;
script.runInThisContext()(require, filename, thawWasm);

/**
 * A module of WebAssembly with the machine code that build/machine-code.mjs kept; undefined if there is
 * none that this very Node made of these very bytes, or if V8 runs under other flags or on another
 * processor: then it refuses.
 */
function thawWasm(base64) {
  try {
    machineCode ??= readMachineCode();
    const { kept, payload, parts, deserialize } = machineCode;
    const bytes = Buffer.from(base64, 'base64');
    let at = payload;
    for (const [byteCount, codeSize] of parts) {
      const code = at + byteCount;
      const end = code + codeSize;
      if (bytes.equals(kept.subarray(at, code))) {
        const module = deserialize(new Uint8Array(kept.subarray(code, end)).buffer, bytes);
        if (module !== undefined) return module;
      }
      at = end;
    }
  } catch {
    // It is compiled.
  }
  return undefined;
}

/** @throws if there is none, or none of this Node */
function readMachineCode() {
  const kept = readFileSync(`${__dirname}/wasm.cache`);
  const payload = kept.indexOf('\n') + 1;
  const { node, size, parts } = JSON.parse(kept.latin1Slice(0, payload));
  const { version, arch, execPath } = process;
  const isSame = node === `${version} ${arch} ${statSync(execPath).size}` && size === kept.length;
  if (!isSame) throw new Error('of another Node');
  const deserialize = native('code, bytes', '%DeserializeWasmModule(code, bytes)');
  return { kept, payload, parts, deserialize };
}

/** A function that calls one of V8's own. */
function native(parameters, call) {
  const { setFlagsFromString } = require('node:v8');
  setFlagsFromString('--allow-natives-syntax');
  try {
    return new Function(parameters, `return ${call}`);
  } finally {
    setFlagsFromString('--no-allow-natives-syntax');
  }
}
