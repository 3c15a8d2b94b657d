import { describe, expect, test } from 'vitest';
import { InputError } from '../../../../src/base/errors.ts';
import { Random } from '../../../../src/base/random.ts';
import { Pattern } from '../../../../src/words/language/pattern.ts';
import { pick } from '../../../support/random-cases.ts';

const matches = (pattern: string, word: string): boolean =>
  new Pattern(pattern).matches(Array.from(word));

describe('matches as JavaScript does, the whole word', () => {
  const words = ['', 'A', 'B', 'AB', 'BA', 'ABC', 'AAB', 'ABAB', 'CABBAGE', 'ÅB', 'Ñ'];
  test.each([
    'a',
    'ab|ba',
    'a(b|c)*',
    '(?:ab)+',
    '.*b.*',
    '^a.?$',
    'a{2}b',
    'a{1,2}b',
    '[^a]+',
    '[a-c]{2,}',
    '[A-C]+?',
    '(a|ab)(c|bab)?',
    '\\w+',
    '\\D*',
    '\\p{L}b',
    'a||b',
    '(a*)*b',
    '[\\w]b',
    'c.+e',
    '(^a|b)c*',
    '[b-]a',
  ])('%s', (pattern) => {
    const judge = new RegExp(`^(?:${pattern})$`, 'iu');
    for (const word of words)
      expect([word, matches(pattern, word)]).toEqual([word, judge.test(word)]);
  });

  test('random patterns', () => {
    const random = new Random(5);
    const atom = (depth: number): string => {
      const kind = random.below(depth > 2 ? 4 : 8);
      if (kind < 3) return pick(random, ['a', 'B', '.', '[ab]', '[^a]']);
      if (kind === 3) return '';
      if (kind === 4) return `(${atom(depth + 1)}|${atom(depth + 1)})`;
      if (kind === 5)
        return `(?:${atom(depth + 1)})${pick(random, ['*', '+', '?', '{1,2}', '{2}'])}`;
      return atom(depth + 1) + atom(depth + 1);
    };
    for (let i = 0; i < 400; i++) {
      const pattern = atom(0);
      const judge = new RegExp(`^(?:${pattern})$`, 'i');
      for (let j = 0; j < 8; j++) {
        const word = Array.from({ length: random.below(6) }, () =>
          pick(random, ['A', 'B', 'C']),
        ).join('');
        expect([pattern, word, matches(pattern, word)]).toEqual([pattern, word, judge.test(word)]);
      }
    }
  });
});

test('letters are spelled as the words are', () => {
  expect(new Pattern('é.').matches(['E', 'X'])).toBe(true);
  expect(new Pattern('é.', false).matches(['É', 'X'])).toBe(true);
  expect(new Pattern('é.', false).matches(['E', 'X'])).toBe(false);
});

test('no pattern takes exponential time', () => {
  expect(matches('(a+)+(a+)+(a+)+b', 'A'.repeat(200))).toBe(false);
  expect(matches('(a?){50}a{50}', 'A'.repeat(50))).toBe(true);
});

test.each([
  ['groups', `${'('.repeat(20_000)}a${')'.repeat(20_000)}`, 'groups are nested too deep'],
  ['open groups', '('.repeat(20_000), 'groups are nested too deep'],
  ['choices', 'a|'.repeat(100_000), 'too many repeats'],
  ['repeats', 'a{1}'.repeat(25_000), 'too many repeats'],
  ['numbers', `a{${'9'.repeat(20_000)}}`, "invalid '{'"],
])('a pattern that is far too long, of %s, is told in short', (_, pattern, what) => {
  const message = `bad regular expression ${pattern.slice(0, 60)}...: ${what}`;
  expect(() => new Pattern(pattern)).toThrow(new InputError(message));
});

test.each([
  ['a hundred groups inside each other', `${'('.repeat(100)}a${')'.repeat(100)}`],
  ['nothing, very often', 'a(){9999999999}'],
  ['nothing of nothing, very often', 'a((){999999}){999999}'],
])('%s', (_, pattern) => {
  expect(matches(pattern, 'A')).toBe(true);
});

test.each([
  ['(a', "'(' without ')'"],
  ['a)', "')' without '('"],
  ['[a', "'[' without ']'"],
  ['*a', 'nothing to repeat; write . for any letter, .* for any letters'],
  ['a_b', "'_' is not a letter; write . for any letter"],
  ['a**', 'nothing to repeat'],
  ['^*', 'nothing to repeat'],
  ['a{x', "invalid '{'"],
  ['a{3,1}', 'range out of order'],
  ['[c-a]', 'range out of order'],
  ['a\\', "nothing after '\\'"],
  ['(a)\\1', 'backreferences are not supported'],
  ['(?=a)', 'lookaround and named groups are not supported'],
  ['\\bA', '\\b is not supported'],
  ['\\p{Nothing}', 'unknown property: \\p{Nothing}'],
  ['((a{1000}){1000})', 'too many repeats'],
])('%s is refused: %s', (pattern, what) => {
  const at = { source: 'rules.txt', line: 3 };
  const message = `rules.txt:3: bad regular expression ${pattern}: ${what}`;
  expect(() => new Pattern(pattern, true, at)).toThrow(new InputError(message));
});
