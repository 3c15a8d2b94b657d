// Requests to a service at random: half are right, the others have something wrong somewhere in them.

import type { Random } from '../../src/base/random.ts';
import { IS_THOROUGH } from './thoroughness.ts';

export const CASES_OF_FUZZ = IS_THOROUGH ? 2000 : 400;

const TASKS = ['fill', 'best', 'suggest', 'check', 'why', 'convert', 'design', 'clues', 'stop'];
const PUZZLES = [
  '___\n___\n___',
  'A_#\n___\n#_B',
  'QXJ\n___',
  '____#____\n_________\n____#____',
  '#',
  '',
  'CAT',
  '___\n__',
  '{"version":"http://ipuz.org/v2","kind":["http://ipuz.org/crossword#1"]',
  'A B C\n    D',
];
const JUNK: readonly unknown[] = [
  null,
  -1,
  0.5,
  1e308,
  '',
  '17A',
  'ÄÖ😀',
  [],
  {},
  [[]],
  true,
  '\u0000',
  'x'.repeat(300),
  { kind: 'word', slot: '1A' },
];
const WORDS = ['CAT', 'no idea', 'Ä', '', '123', 'OREO'];
const SLOTS = ['1A', '1D', '4 across', '99D', 'x'];

export function randomRequest(random: Random, id: number): unknown {
  const one = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  const maybe = <T>(value: () => T): T | undefined => (random.below(3) === 0 ? value() : undefined);
  const word = (): string => one(WORDS);
  const slot = (): string => one(SLOTS);
  const rules = (): object => ({
    slots: maybe(() => [
      one<object>([
        { kind: 'word', slot: slot(), word: word() },
        { kind: 'not', slot: slot(), word: word() },
        { kind: 'pattern', slot: slot(), pattern: one(['C.*', '(', '[A-', '.{3}', '(?=x)']) },
        { kind: 'words', slot: slot(), words: [word(), word()] },
        { kind: 'min-score', slot: slot(), score: random.below(101) },
      ]),
    ]),
    lock: maybe(() => [{ slot: slot() }]),
    only: maybe(() => [{ slot: slot() }]),
    free: maybe(() => [
      one<object>([
        { kind: 'slot', slot: slot() },
        { kind: 'below', score: random.below(101) },
        { kind: 'area', from: { row: 1, column: 1 }, to: { row: 2, column: random.below(9) + 1 } },
      ]),
    ]),
    must: maybe(() => ({ words: [word()], count: random.below(3) })),
    requireLetters: maybe(() => ({ letters: one(['Q', 'A-Z', '-', '!', '']) })),
    avoidLetters: maybe(() => ({ letters: one(['E', 'Z-A', 'JQXZ']) })),
    rebus: maybe(() => ({
      strings: [one(['CA', 'A', 'THE', ''])],
      least: 0,
      most: random.below(4),
    })),
    duplicates: maybe(() => [{ kind: one(['word', 'inside', 'stem']), mode: 'forbid' }]),
    limits: maybe(() => [{ tag: 'name', most: random.below(3) }]),
  });
  const task = one(TASKS);
  const request: Record<string, unknown> = { id, do: task };
  const add = (name: string, value: unknown): void => {
    if (value !== undefined) request[name] = value;
  };
  const hasPuzzle = task !== 'design' && task !== 'stop';
  if (hasPuzzle) request['puzzle'] = one(PUZZLES);
  if (hasPuzzle && task !== 'clues') {
    add('rules', maybe(rules));
    add(
      'words',
      maybe(() => ({ minScore: 10 * random.below(9), exclude: [word()] })),
    );
    add(
      'allowRepeats',
      maybe(() => true),
    );
  }
  if (/^(?:fill|best|why)$/.test(task)) {
    request['nodes'] = 1 + random.below(200);
    add(
      'seed',
      maybe(() => random.below(1000)),
    );
    add(
      'taste',
      maybe(() => one(['plain', 'plural 5', 'nonsense'])),
    );
  }
  if (task === 'fill')
    add(
      'change',
      maybe(() => 'least'),
    );
  if (task === 'fill' || task === 'best' || task === 'convert') {
    request['format'] = one([
      'plain',
      'template',
      'puz',
      'ipuz',
      'xd',
      'svg',
      'html',
      'json',
      'boxes',
    ]);
  }
  if (task === 'suggest') {
    add('slot', maybe(slot));
    add(
      'count',
      maybe(() => 1 + random.below(5)),
    );
    request['nodes'] = random.below(50);
  }
  if (task === 'check')
    add(
      'profile',
      maybe(() => one(['nyt', 'american'])),
    );
  if (task === 'design') {
    Object.assign(request, { width: 3 + random.below(4), height: 3 + random.below(4) });
    Object.assign(request, { style: one(['mini', 'free', 'barred', 'nyt']), nodes: 50 });
    add(
      'theme',
      maybe(() => [word()]),
    );
  }
  if (random.below(2) === 0) return request;
  // Something wrong in one place, be it the request itself.
  if (random.below(20) === 0) return one(JUNK);
  const names = Object.keys(request).filter((name) => name !== 'id');
  if (random.below(4) === 0)
    request['rules'] = { [one(['slots', 'lock', 'free', 'must', 'x'])]: one(JUNK) };
  else request[one([...names, 'what'])] = one(JUNK);
  return request;
}
