// Limits on tags against a brute force that counts them: the same fills, the same status, and the best fill is
// one of them; also where a slot asks for words that the lists of better words lack.

import { describe, expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { Filler } from '../../src/fill/filler.ts';
import type { Rules } from '../../src/verify/rules.ts';
import { parseWordList } from '../../src/words/reading/parse-word-list.ts';
import type { Tag } from '../../src/words/vocabulary/tags.ts';
import { everyFill, systemOf } from '../support/brute-force.ts';
import { isGivenIn, puzzleOf, rowsOf, slotsOf, textAt, textOf } from '../support/pictures.ts';
import { chance, pick, randomDenseCase, randomGridCase } from '../support/random-cases.ts';
import { nameOf } from '../support/random-rules.ts';
import { expectToldApart, fillsOf, SEARCHES } from '../support/searches.ts';
import { batches, met, some } from '../support/thoroughness.ts';

const SOME: readonly Tag[] = ['name', 'abbr', 'foreign'];

/** Random tags and scores for words, as a list, and what they are. */
function tagged(random: Random, texts: readonly string[], alphabet: readonly string[]) {
  const share = pick(random, [0.2, 0.5, 0.8]);
  const tagsOf = new Map(texts.map((text) => [text, SOME.filter(() => chance(random, share))]));
  const scores = new Map(texts.map((text) => [text, pick(random, [10, 40, 60])]));
  const lines = texts.map((text) => `${text};${scores.get(text)};${tagsOf.get(text)}`);
  const unused = alphabet.join('').padEnd(100, 'A');
  const words = parseWordList([...lines, unused].join('\n'), { fold: false });
  return { words, tagsOf, scores };
}

describe.each(SEARCHES)('limits on tags, %s', (_, search) => {
  const first = SEARCHES.findIndex(([, settings]) => settings === search) * 1000;
  test.each(batches(3))('batch %i', async (batch) => {
    let fewer = 0;
    let none = 0;
    for (let i = 0; i < some(160); i++) {
      const seed = first + batch * 200 + i;
      const random = new Random(seed);
      const grid = randomGridCase(random);
      const { template, texts, allowRepeats } = grid;
      const slots = slotsOf(template);
      const { words, tagsOf } = tagged(random, texts, grid.words.alphabet);
      const limits = Array.from({ length: 1 + random.below(2) }, () => ({
        tag: pick(random, SOME),
        most: random.below(4),
      }));
      const asked = slots.length > 0 && chance(random, 0.3) ? pick(random, slots) : undefined;
      const choice = texts.filter(
        (text) => text.length === asked?.cells.length && chance(random, 0.5),
      );
      const rules: Rules = {
        limits,
        fold: false,
        ...(asked && { slots: [{ kind: 'words', slot: nameOf(asked), words: choice }] }),
      };
      const every = everyFill(systemOf(template), texts, allowRepeats).filter(
        (fill) => asked === undefined || choice.includes(textAt(fill, asked)),
      );
      const fills = every.filter((fill) =>
        limits.every(({ tag, most }) => {
          const entries = slots.map((slot) => textAt(fill, slot));
          return entries.filter((entry) => tagsOf.get(entry)?.includes(tag)).length <= most;
        }),
      );
      const name = `${seed}: ${rowsOf(template)} ${JSON.stringify(rules)} ${[...tagsOf].join(' ')}`;
      const blank = puzzleOf(template);
      const filler = new Filler(blank, words, { allowRepeats, rules, search });
      expect(await fillsOf(filler), name).toEqual(fills);
      expect((await filler.tally()).fills, name).toBe(fills.length);
      for (const outcome of [
        await filler.fill({ seed }),
        await filler.best({ seed, maxNodes: 5000 }),
      ]) {
        expect(outcome.status, name).toBe(fills.length > 0 ? 'filled' : 'unfillable');
        if (outcome.status === 'filled') expect(fills, name).toContain(textOf(outcome.puzzle));
      }
      expectToldApart(name, blank, words, { allowRepeats, rules }, every, fills);
      if (fills.length > 0 && fills.length < every.length) fewer++;
      if (fills.length === 0 && every.length > 0) none++;
    }
    expect(fewer).toBeGreaterThan(met(10));
    expect(none).toBeGreaterThan(met(5));
  });
});

// Long lists, whose domains are bit sets: each fill has been verified when it comes.
test('a limit of none is the list without the words; others are kept', async () => {
  let filled = 0;
  let decided = 0;
  for (let seed = 0; seed < some(60); seed++) {
    const random = new Random(seed);
    const { template, texts, words: all, allowRepeats } = randomDenseCase(random);
    const { words, tagsOf } = tagged(random, texts, all.alphabet);
    const entries = slotsOf(template)
      .filter((slot) => isGivenIn(template, slot))
      .map((slot) => textAt(template.cells.join(''), slot));
    if (entries.some((entry) => tagsOf.get(entry)?.includes('abbr'))) continue;
    const lines = texts.filter((text) => !tagsOf.get(text)!.includes('abbr'));
    const unused = all.alphabet.join('').padEnd(100, 'A');
    const without = parseWordList([...lines, unused].join('\n'), { fold: false });
    const [none, some, plain] = await Promise.all(
      [
        { list: words, most: 0 },
        { list: words, most: 2 },
        { list: without, most: 0 },
      ].map(({ list, most }) => {
        const rules: Rules = { limits: [{ tag: 'abbr', most }], fold: false };
        return new Filler(puzzleOf(template), list, { allowRepeats, rules }).fill({
          seed,
          maxNodes: 1000,
        });
      }),
    );
    if (none!.status !== 'gave-up' && plain!.status !== 'gave-up') {
      expect(none!.status, `${seed}`).toBe(plain!.status);
      decided++;
    }
    if (some!.status === 'unfillable') expect(none!.status, `${seed}`).not.toBe('filled');
    if (some!.status === 'filled') filled++;
  }
  expect(decided).toBeGreaterThan(met(20));
  expect(filled).toBeGreaterThan(met(10));
});
