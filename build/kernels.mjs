// Compiles wasm/ to WebAssembly, a module for each room that has loops there, and writes each as a source
// file of one string, which runs where no file can be read; made by every build and never
// committed.

import { writeFileSync } from 'node:fs';
import { main } from 'assemblyscript/asc';

const MODULES = {
  'src/solve/wasm-bytes.ts': [
    'wasm/kernels.ts',
    'wasm/filter.ts',
    'wasm/rows.ts',
    'wasm/choose.ts',
    'wasm/decide.ts',
    'wasm/expectation.ts',
  ],
  'src/words/wasm-bytes.ts': [
    'wasm/word-index.ts',
    'wasm/word-table.ts',
    'wasm/scan-lines.ts',
    'wasm/own-letters.ts',
  ],
  'src/rectangle/wasm-bytes.ts': ['wasm/rectangle.ts', 'wasm/seek-rows.ts'],
};

const OPTIONS = [
  '-O3',
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
  if (error !== null || binary === undefined) {
    throw new Error(`${sources.join(', ')}: does not compile: ${stderr.toString()}`);
  }
  const base64 = Buffer.from(binary).toString('base64');
  writeFileSync(
    new URL(`../${target}`, import.meta.url),
    `// Made by build/kernels.mjs from wasm/; ${binary.length} bytes.\nexport const WASM_BASE64 =\n  '${base64}';\n`,
  );
}
