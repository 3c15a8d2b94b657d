// Makes the table file of the bundled list: dist/english.tables, in place of which the command reads the
// text only if it is not there or was made from another text.

import { readFileSync, writeFileSync } from 'node:fs';
import { parseWordLists, writeTableFile } from '../dist/index.js';

const TEXT = new URL('../dicts/english.txt', import.meta.url);
const TARGET = new URL('../dist/english.tables', import.meta.url);

const bytes = readFileSync(TEXT);
const { words, reports } = parseWordLists([{ name: 'english.txt', bytes }]);
const { kept, dropped } = reports[0];
writeFileSync(TARGET, writeTableFile(words, { textBytes: bytes.length, kept, dropped }));
