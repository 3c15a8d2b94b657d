// Makes the command and its workers one file each, in dist/cli: Node finds, reads and compiles one file
// sooner than many (docs/decisions/start-up.md). Without comments and indentation there is less to
// compile; names stay, for those who read a stack. CommonJS, because that is what commander's code
// bundles into. The library stays modules.

import { chmodSync } from 'node:fs';
import { build } from 'esbuild';

/** CommonJS knows its file's name but has no URL of it. */
const FILE_URL = "const thisFileUrl = require('node:url').pathToFileURL(__filename).href;";

const OPTIONS = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  minifyWhitespace: true,
  // What a fill does not need: it is there as it was installed.
  external: ['fflate', 'saxes', 'proper-lockfile', 'bidi-js'],
  // What is loaded when asked for is required then, mostly from the same file.
  supported: { 'dynamic-import': false },
};

await build({
  ...OPTIONS,
  define: { 'import.meta.url': 'thisFileUrl' },
  entryPoints: {
    main: 'src/cli/main.ts',
    worker: 'src/cli/run/worker.ts',
  },
  outdir: 'dist/cli',
  outExtension: { '.js': '.cjs' },
  banner: { js: FILE_URL },
});
const besideIt = {
  name: 'beside-it',
  setup({ onResolve }) {
    onResolve({ filter: /main\.ts$/ }, () => ({ path: './main.cjs', external: true }));
  },
};
await build({
  ...OPTIONS,
  entryPoints: ['src/bin.ts'],
  outfile: 'dist/cli/bin.cjs',
  plugins: [besideIt],
  banner: { js: '#!/usr/bin/env node' },
});
chmodSync('dist/cli/bin.cjs', 0o755);
