// Makes one fill with the command just built and writes what was compiled meanwhile to
// dist/cli/main.cache. V8 takes it only under the flags that it was written under: the usual ones.

const { rmSync, writeFileSync } = require('node:fs');
const { setFlagsFromString } = require('node:v8');

const CACHE = 'dist/cli/main.cache';

rmSync(CACHE, { force: true });
process.argv = [process.argv[0], 'crossfill', 'american-15-1', '--seed', '1'];
const script = require('../dist/cli/bin.cjs');
process.on('exit', () => {
  setFlagsFromString('--opt');
  writeFileSync(CACHE, script.createCachedData());
});
