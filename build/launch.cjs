#!/usr/bin/env node
// The command as it is installed: dist/cli/bin.cjs. Starts main.js beside it with what the build's Node
// compiled of it, which another Node does not take and compiles for itself.

const { readFileSync } = require('node:fs');
const { Script } = require('node:vm');

const filename = `${__dirname}/main.js`;
let cachedData;
try {
  cachedData = readFileSync(`${__dirname}/main.cache`);
} catch {
  // It starts without.
}
const script = new Script(readFileSync(filename, 'latin1'), { filename, cachedData });
module.exports = script;
script.runInThisContext()(require, filename);
