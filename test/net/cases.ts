// The cases of the net: command lines of a shell, in files by topic. Lines without an empty line between them
// are one case and share a folder, which holds the fixtures at first; a line `# text` above them names it.
//
//     # a batch, and what goes on with it
//     crossfill grid.txt -d words.txt -n 2 -s 1 -o '{n}.txt' --manifest book.ndjson
//     crossfill grid.txt -d words.txt -n 2 -s 1 -o '{n}.txt' --manifest book.ndjson --resume

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Case {
  readonly topic: string;
  readonly name: string;
  readonly lines: readonly string[];
}

const FOLDER = fileURLToPath(new URL('cases/', import.meta.url));
export const RECORDED: string = fileURLToPath(new URL('recorded/', import.meta.url));

/** All of them, topic by topic. */
export function allCases(): Case[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));
  return files.sort().flatMap((file) => {
    const topic = file.replace(/\.txt$/, '');
    return casesIn(readFileSync(FOLDER + file, 'utf8'), topic);
  });
}

/** Those that a file of a topic holds; a comment without a command below it is about the file. */
function casesIn(text: string, topic: string): Case[] {
  const cases: Case[] = [];
  for (const paragraph of text.split(/\n{2,}/)) {
    const all = paragraph.split('\n').filter((line) => line !== '');
    const lines = all.filter((line) => !line.startsWith('# '));
    if (lines.length === 0) continue;
    const names = all.filter((line) => line.startsWith('# ')).map((line) => line.slice(2));
    const name = names.join(' ') || lines[0]!;
    if (cases.some((each) => each.name === name)) throw new Error(`${topic}: twice '${name}'`);
    cases.push({ topic, name, lines });
  }
  return cases;
}
