// The order in which a line's characters are seen, by Unicode's bidirectional algorithm (UAX 9): a line of Hebrew
// or Arabic runs from right to left, numbers and Latin words in it from left to right.

import bidiFactory from 'bidi-js';

/** Node hands out the function itself, whatever its types say. */
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const STRONG = /\p{L}/u;

/** A stretch that runs in one direction, in the order of its reading. */
export interface DirectedRun {
  readonly text: string;
  readonly isRtl: boolean;
}

/** Whether any of it runs from right to left. */
export function hasRtl(text: string): boolean {
  return RTL.test(text);
}

/** Whether the text as a whole runs from right to left: its first letter decides. */
export function isRtl(text: string): boolean {
  return RTL.test(STRONG.exec(text)?.[0] ?? '');
}

/** The runs of a line from left to right. `base`: the direction of the paragraph that it is of. */
export function visualRuns(line: string, base: 'ltr' | 'rtl'): DirectedRun[] {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(line, base);
  if (line === '' || paragraphs.length !== 1) return [{ text: line, isRtl: false }];
  const runs: { text: string; level: number }[] = [];
  for (let i = 0; i < line.length; i++) {
    const level = levels[i]!;
    const last = runs.at(-1);
    if (last !== undefined && last.level === level) last.text += line[i]!;
    else runs.push({ text: line[i]!, level });
  }
  // Rule L2: from the highest level down, what lies at it or above is reversed.
  const highest = Math.max(...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < runs.length; from++) {
      if (runs[from]!.level < level) continue;
      let to = from;
      while (to < runs.length && runs[to]!.level >= level) to++;
      runs.splice(from, to - from, ...runs.slice(from, to).reverse());
      from = to;
    }
  }
  return runs.map(({ text, level }) =>
    level % 2 === 1 ? { text: mirrored(text), isRtl: true } : { text, isRtl: false },
  );
}

/** Brackets open the other way round. */
function mirrored(text: string): string {
  return Array.from(text, (each) => bidi.getMirroredCharacter(each) ?? each).join('');
}
