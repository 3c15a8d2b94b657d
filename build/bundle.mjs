// Makes the command and its worker one file each, in dist/cli: Node finds, reads and compiles one file
// sooner than many (docs/decisions/start-up.md). Without comments and indentation there is less to
// compile; names stay, for those who read a stack. CommonJS, because that is what commander's code
// bundles into. The library stays modules.

import { chmodSync } from 'node:fs';
import { build } from 'esbuild';

await build({
  entryPoints: { bin: 'src/bin.ts', 'fill-worker': 'src/cli/fill-worker.ts' },
  outdir: 'dist/cli',
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  minifyWhitespace: true,
  // Commander loads it for subcommands that are programs of their own; we have none.
  alias: { 'node:child_process': './build/no-child-process.cjs' },
  // CommonJS knows its file's name but has no URL of it.
  define: { 'import.meta.url': 'thisFileUrl' },
  banner: { js: "const thisFileUrl = require('node:url').pathToFileURL(__filename).href;" },
});
chmodSync('dist/cli/bin.cjs', 0o755);
