// Writes test/net/recorded anew: what each command line of test/net/cases prints, answers and writes. To be run
// where a change is meant to be seen, after `npm run build`; git shows what it is.
//
//     npm run record              # all topics
//     npm run record -- rules     # one of them

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { allCases, RECORDED } from './cases.ts';
import { transcriptOf } from './transcript.ts';

const wanted = process.argv.slice(2);
const cases = allCases().filter(({ topic }) => wanted.length === 0 || wanted.includes(topic));
const texts: string[] = [];
let next = 0;

async function work(): Promise<void> {
  while (next < cases.length) {
    const at = next++;
    const began = performance.now();
    texts[at] = await transcriptOf(cases[at]!);
    const seconds = (performance.now() - began) / 1000;
    const { topic, name, lines } = cases[at]!;
    if (seconds > lines.length) console.error(`${topic}: ${seconds.toFixed(1)} s: ${name}`);
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
mkdirSync(RECORDED, { recursive: true });
const topics = new Set(cases.map(({ topic }) => topic));
for (const topic of topics) {
  const own = texts.filter((_, at) => cases[at]!.topic === topic);
  writeFileSync(`${RECORDED}${topic}.txt`, own.join('\n'));
}
for (const file of readdirSync(RECORDED)) {
  if (wanted.length === 0 && !topics.has(file.replace(/\.txt$/, ''))) rmSync(RECORDED + file);
}
const lines = cases.reduce((sum, each) => sum + each.lines.length, 0);
console.error(`${cases.length} cases, ${lines} lines`);
