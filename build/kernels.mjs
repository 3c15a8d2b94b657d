// Compiles src/*/core/ to WebAssembly, a module for each room that has loops there, and writes each as a source
// file of one string, which runs where no file can be read; made by every build and never
// committed.

import { writeFileSync } from 'node:fs';
import { main } from 'assemblyscript/asc';

const MODULES = {
  'src/solve/wasm-bytes.ts': [
    'src/solve/core/trail.ts',
    'src/solve/core/masks.ts',
    'src/solve/core/queue.ts',
    'src/solve/core/filter.ts',
    'src/solve/core/claim-word.ts',
    'src/solve/core/ambiguous.ts',
    'src/solve/core/choose-cell.ts',
    'src/solve/core/choose-letter.ts',
    'src/solve/core/narrow-cell.ts',
    'src/solve/core/weights.ts',
    'src/solve/core/expectation.ts',
    'src/solve/core/bit-sets.ts',
    'src/solve/core/lists.ts',
    'src/solve/core/rows.ts',
  ],
  'src/words/wasm-bytes.ts': [
    'src/words/core/word-index.ts',
    'src/words/core/word-table.ts',
    'src/words/core/scan-lines.ts',
    'src/words/core/own-letters.ts',
  ],
  'src/rectangle/wasm-bytes.ts': [
    'src/rectangle/core/rectangle.ts',
    'src/rectangle/core/seek-rows.ts',
  ],
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
    `// Made by build/kernels.mjs from src/*/core/; ${binary.length} bytes.\nexport const WASM_BASE64 =\n  '${base64}';\n`,
  );
}
