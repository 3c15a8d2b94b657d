// Compiles src/*/core/ to WebAssembly, a module for each room that has loops there, and writes each as a source
// file of one string, which runs where no file can be read; never committed. Compiling takes most of
// a build, so a module whose file ends with the digest of what it would be made from stays as it is.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const MODULES = {
  'src/solve/wasm-bytes.ts': ['src/solve/core/index.ts'],
  'src/words/wasm-bytes.ts': [
    'src/words/core/word-index.ts',
    'src/words/core/word-table.ts',
    'src/words/core/scan-lines.ts',
    'src/words/core/own-letters.ts',
  ],
  'src/rectangle/wasm-bytes.ts': [
    'src/rectangle/core/tables.ts',
    'src/rectangle/core/answers.ts',
    'src/rectangle/core/trie.ts',
    'src/rectangle/core/fill-rows.ts',
    'src/rectangle/core/seek-rows.ts',
  ],
};

const OPTIONS = [
  '-O3',
  '--pedantic',
  '--runtime',
  'stub',
  '--importMemory',
  '--enable',
  'simd',
  '--use',
  'abort=',
];

const ROOT = new URL('../', import.meta.url);

/** Of everything in the folder of some sources, of this file, and of the lock file, which names the compiler. */
function digestOf(sources) {
  const folder = `${dirname(sources[0])}/`;
  const files = readdirSync(new URL(folder, ROOT))
    .sort()
    .map((name) => folder + name);
  const hash = createHash('sha256');
  for (const file of [...files, 'build/kernels.mjs', 'package-lock.json']) {
    hash.update(`${file}\n`).update(readFileSync(new URL(file, ROOT)));
  }
  return hash.digest('hex');
}

for (const [target, sources] of Object.entries(MODULES)) {
  const file = new URL(target, ROOT);
  const ending = `// ${digestOf(sources)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8').endsWith(ending)) continue;
  const { main } = await import('assemblyscript/asc');
  let binary;
  const { error, stderr } = await main([...sources, ...OPTIONS, '--outFile', 'kernels.wasm'], {
    writeFile: (_name, contents) => {
      if (typeof contents !== 'string') binary = contents;
    },
  });
  // What the compiler warns of fails the build as well.
  if (error !== null || binary === undefined || stderr.toString() !== '') {
    throw new Error(`${sources.join(', ')}: does not compile: ${stderr.toString()}`);
  }
  const base64 = Buffer.from(binary).toString('base64');
  const made = `// Made by build/kernels.mjs from src/*/core/; ${binary.length} bytes.\n`;
  writeFileSync(file, `${made}export const WASM_BASE64 =\n  '${base64}';\n${ending}`);
}
