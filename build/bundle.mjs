// Makes the command and its worker one file each, in dist/cli: Node finds, reads and compiles one file
// sooner than many (docs/decisions/start-up.md). Without comments and indentation there is less to
// compile; names stay, for those who read a stack. CommonJS, because that is what commander's code
// bundles into. The library stays modules.

import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

/** CommonJS knows its file's name but has no URL of it. */
const FILE_URL = "const thisFileUrl = require('node:url').pathToFileURL(__filename).href;";

const OPTIONS = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  minifyWhitespace: true,
  // What is loaded when asked for is required then: a script run by build/launch.cjs cannot import.
  supported: { 'dynamic-import': false },
  define: { 'import.meta.url': 'thisFileUrl' },
  // Commander loads it for subcommands that are programs of their own; we have none.
  alias: { 'node:child_process': './build/no-child-process.cjs' },
};

await build({
  ...OPTIONS,
  entryPoints: ['src/cli/threads/fill-worker.ts', 'src/cli/threads/race-worker.ts'],
  outdir: 'dist/cli',
  outExtension: { '.js': '.cjs' },
  banner: { js: FILE_URL },
});
// A function of what a module is given, for build/launch.cjs to call.
await build({
  ...OPTIONS,
  entryPoints: ['src/bin.ts'],
  outfile: 'dist/cli/main.js',
  banner: { js: `(function (require, __filename, thawWasm) {${FILE_URL}` },
  footer: { js: '})' },
});
copyFileSync('build/launch.cjs', 'dist/cli/bin.cjs');
chmodSync('dist/cli/bin.cjs', 0o755);
rmSync('dist/cli/wasm.cache', { force: true });
try {
  execFileSync(process.execPath, ['build/machine-code.mjs'], { stdio: 'ignore' });
} catch {
  // Another Node may not give its machine code out: then each run compiles.
  console.error('build: no machine code kept; the command starts slower');
}
execFileSync(process.execPath, ['build/code-cache.cjs'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
