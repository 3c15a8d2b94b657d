// Puts the clues of dicts/clues into one file, sorted by entry in code unit order, which `ClueBank` halves. The clues of
// an entry keep their order: the first is the one to print.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = new URL('../dicts/clues/', import.meta.url);
const OUT = new URL('../dist/', import.meta.url);

const lines = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.txt'))
  .sort()
  .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').split('\n'))
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => [line.slice(0, line.indexOf('\t')), line]);
lines.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
mkdirSync(OUT, { recursive: true });
writeFileSync(new URL('clues.txt', OUT), lines.map(([, line]) => `${line}\n`).join(''));
