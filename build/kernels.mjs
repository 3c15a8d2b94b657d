// Compiles src/*/core/ to WebAssembly, a module for each room that has loops there, and writes each as a source
// file: one string, which runs where no file can be read, and the interface of what it exports; never
// committed. Compiling takes most of a build, so a module whose file ends with the digest of what it would be
// made from stays as it is.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** For each room the entry files of its module, and what the interface of its exports is called. */
const ROOMS = {
  solve: { name: 'Core', entries: ['index.ts'] },
  words: {
    name: 'WordLoops',
    entries: ['word-index.ts', 'word-table.ts', 'scan-lines.ts', 'own-letters.ts'],
  },
  rectangle: {
    name: 'RectangleCore',
    entries: ['tables.ts', 'answers.ts', 'trie.ts', 'fill-rows.ts', 'seek-rows.ts'],
  },
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

const readText = (file) => readFileSync(new URL(file, ROOT), 'utf8');

/** Of some sources, of this file, and of the lock file, which names the compiler. */
function digestOf(files) {
  const hash = createHash('sha256');
  for (const file of [...files, 'build/kernels.mjs', 'package-lock.json']) {
    hash.update(`${file}\n`).update(readText(file));
  }
  return hash.digest('hex');
}

/** The interface of what a module exports, each as its source declares it. */
function interfaceOf(name, binary, files) {
  const exported = new Set(
    WebAssembly.Module.exports(new WebAssembly.Module(binary)).map((each) => each.name),
  );
  exported.delete('memory');
  const lines = [];
  for (const file of files) {
    const members = membersOf(readText(file)).filter(([called]) => exported.delete(called));
    if (members.length > 0) lines.push(`// ${file}`, ...members.map(([, line]) => line));
  }
  if (exported.size > 0) throw new Error(`no source declares ${[...exported].join(', ')}`);
  return `export interface ${name} {\n  ${lines.join('\n').replaceAll('\n', '\n  ')}\n}\n`;
}

/** What a source exports, with the line of the interface. A truth goes in as one, and comes out as 1 or 0. */
function membersOf(text) {
  const functions = text.matchAll(/^export function (\w+)\(([^)]*)\): (\w+) {/gm);
  const globals = text.matchAll(/^export (?:const|let) (\w+): \w+ =/gm);
  return [
    ...Array.from(functions, ([, called, parameters, result]) => {
      const typed = parameters
        .replaceAll(/: (?:i32|f64)\b/g, ': number')
        .replaceAll(/: bool\b/g, ': boolean');
      return [called, `${called}(${typed}): ${result === 'void' ? 'void' : 'number'};`];
    }),
    ...Array.from(globals, ([, called]) => [called, `readonly ${called}: WebAssembly.Global;`]),
  ];
}

for (const [room, { name, entries }] of Object.entries(ROOMS)) {
  const folder = `src/${room}/core/`;
  const file = new URL(`src/${room}/wasm-bytes.ts`, ROOT);
  const files = readdirSync(new URL(folder, ROOT))
    .sort()
    .map((each) => folder + each);
  const ending = `// ${digestOf(files)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8').endsWith(ending)) continue;
  const { main } = await import('assemblyscript/asc');
  let binary;
  const sources = entries.map((entry) => folder + entry);
  const { error, stderr } = await main([...sources, ...OPTIONS, '--outFile', 'kernels.wasm'], {
    writeFile: (_name, contents) => {
      if (typeof contents !== 'string') binary = contents;
    },
  });
  // What the compiler warns of fails the build as well.
  if (error !== null || binary === undefined || stderr.toString() !== '') {
    throw new Error(`${folder}: does not compile: ${stderr.toString()}`);
  }
  const base64 = Buffer.from(binary).toString('base64');
  const made = `// Made by build/kernels.mjs from ${folder}; ${binary.length} bytes.\n`;
  const bytes = `export const WASM_BASE64 =\n  '${base64}';\n`;
  writeFileSync(file, made + interfaceOf(name, binary, files) + bytes + ending);
}
