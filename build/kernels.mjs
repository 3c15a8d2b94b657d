// Compiles wasm/ to WebAssembly and writes it as a module of one string, which runs where
// no file can be read: src/solve/wasm-bytes.ts, made by every build and never committed.

import { writeFileSync } from 'node:fs';
import { main } from 'assemblyscript/asc';

const SOURCES = ['wasm/kernels.ts', 'wasm/filter.ts', 'wasm/rows.ts'];
const TARGET = new URL('../src/solve/wasm-bytes.ts', import.meta.url);

const OPTIONS = [
  '-O3',
  '--debug',
  '--runtime',
  'stub',
  '--importMemory',
  '--enable',
  'simd',
  '--use',
  'abort=',
];

let binary;
const { error, stderr } = await main([...SOURCES, ...OPTIONS, '--outFile', 'kernels.wasm'], {
  writeFile: (_name, contents) => {
    if (typeof contents !== 'string') binary = contents;
  },
});
if (error !== null || binary === undefined) {
  throw new Error(`wasm/ does not compile: ${stderr.toString()}`);
}
const base64 = Buffer.from(binary).toString('base64');
writeFileSync(
  TARGET,
  `// Made by build/kernels.mjs from wasm/; ${binary.length} bytes.\nexport const WASM_BASE64 =\n  '${base64}';\n`,
);
