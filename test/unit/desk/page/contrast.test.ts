// The colours of the desk's page: every text has at least 4.5 to 1 on what it stands on (WCAG 2.2, 1.4.3), light and dark.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const STYLE = readFileSync(new URL('../../../../src/desk/page/page.css', import.meta.url), 'utf8');
const [light, dark] = [...STYLE.matchAll(/:root \{(.*?)\}/gs)].map(([, block]) =>
  coloursOf(block!),
);

const GROUNDS = ['panel', 'slot', 'here', 'chosen', 'low', 'tight', 'dead'];
const PAIRS = [
  ...GROUNDS.map((ground) => ['ink', ground] as const),
  ['ink', 'paper'],
  ['soft', 'panel'],
  ['soft', 'paper'],
  ['soft', 'slot'],
  ['soft', 'low'],
  ['soft', 'tight'],
  ['soft', 'faint'],
  ['fault', 'panel'],
  ['fault', 'paper'],
  ['fault', 'dead'],
  ['good', 'panel'],
  ['good', 'paper'],
  ['good', 'slot'],
  ['accent', 'panel'],
  ['accent', 'slot'],
  ['on-accent', 'accent'],
] as const;

test.each(PAIRS)('%s on %s', (text, ground) => {
  for (const colours of [light!, { ...light, ...dark }]) {
    expect(contrast(colours[text]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5);
  }
});

function coloursOf(block: string): Readonly<Record<string, string>> {
  const found = block.matchAll(/--([\w-]+): (#[0-9a-f]+);/g);
  return Object.fromEntries([...found].map(([, name, colour]) => [name!, colour!]));
}

function contrast(one: string, other: string): number {
  const [brighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter! + 0.05) / (darker! + 0.05);
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const short = colour.length === 4;
  const parts = [0, 1, 2].map((i) => {
    const text = short ? colour[i + 1]!.repeat(2) : colour.slice(1 + 2 * i, 3 + 2 * i);
    const part = Number.parseInt(text, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]!;
}
