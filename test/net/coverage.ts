// Which texts of the command's messages no recorded line shows: fixed pieces of literals of src/cli, src/report and
// src/explain, looked for in all that is recorded. A list to read before the net is trusted, not a test.
//
//     npx tsx test/net/coverage.ts

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RECORDED } from './cases.ts';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));
/** Shorter pieces stand everywhere. */
const LEAST = 8;

const recorded = readdirSync(RECORDED)
  .map((file) => readFileSync(RECORDED + file, 'utf8'))
  .join('\n');
let shown = 0;
let pieces = 0;
for (const room of ['cli', 'report', 'explain']) {
  for (const path of readdirSync(SOURCES + room, { recursive: true, encoding: 'utf8' })) {
    // What pages of help say is recorded by its digest where it is long.
    if (!path.endsWith('.ts') || /option-table|command-help|manual/.test(path)) continue;
    const lines = readFileSync(`${SOURCES}${room}/${path}`, 'utf8').split('\n');
    for (const [at, line] of lines.entries()) {
      if (/^\s*(\/\/|\*|\/\*\*|import|\} from)/.test(line)) continue;
      for (const piece of piecesOf(line)) {
        pieces++;
        if (recorded.includes(piece)) shown++;
        else console.log(`${room}/${path}:${at + 1}: ${piece}`);
      }
    }
  }
}
console.log(`${shown} of ${pieces} pieces of messages are recorded`);

/** What stands fixed in the literals of a line. */
function piecesOf(line: string): string[] {
  const literals = [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`|"((?:[^"\\]|\\.)*)"/g)];
  return literals
    .map((match) => match[1] ?? match[2] ?? match[3]!)
    .flatMap((literal) => literal.split(/\$\{.*?\}+|\\./))
    .map((piece) => piece.trim().replace(/\.$/, ''))
    .filter((piece) => piece.length >= LEAST && piece.includes(' ') && /[a-z]{3}/.test(piece));
}
