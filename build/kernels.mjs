// Compiles src/*/core/ to WebAssembly, a module for each room that has loops there, and writes each as a source
// file of one string, which runs where no file can be read; made by every build and never
// committed.

import { writeFileSync } from 'node:fs';
import { main } from 'assemblyscript/asc';

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

for (const [target, sources] of Object.entries(MODULES)) {
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
  writeFileSync(
    new URL(`../${target}`, import.meta.url),
    `// Made by build/kernels.mjs from src/*/core/; ${binary.length} bytes.\nexport const WASM_BASE64 =\n  '${base64}';\n`,
  );
}
