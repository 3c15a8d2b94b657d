// Cells of several letters against a brute force: the same fills, the same count, each single fill one of them,
// the best one proved; and the verifier tells right fills from wrong ones.

import { describe, expect, test } from 'vitest';
import { Random } from '../../src/base/random.ts';
import { Filler } from '../../src/fill/filler.ts';
import { answerAt, type Content, isGiven, isRebus, type Puzzle } from '../../src/puzzle/puzzle.ts';
import { PLAIN_TASTE } from '../../src/taste/taste.ts';
import { clashingUnder } from '../../src/verify/clashes-in.ts';
import type { Rules } from '../../src/verify/rules.ts';
import { verify } from '../../src/verify/verify.ts';
import { clashOf } from '../../src/words/language/clash.ts';
import { everyRebusFill, type RebusCase, randomRebusCase } from '../support/brute-rebus.ts';
import { textOf } from '../support/pictures.ts';
import { chance, pick, randomWords } from '../support/random-cases.ts';
import { BY_PRODUCT, fillsOf, SEARCHES } from '../support/searches.ts';
import { batches, met, some } from '../support/thoroughness.ts';

const SETTINGS = [...SEARCHES, BY_PRODUCT];
const ENOUGH = 5_000_000;

interface Ruled extends RebusCase {
  /** Words that no list has and rules bring along. */
  readonly brought: readonly string[];
  readonly holds: (puzzle: Puzzle) => boolean;
}

const answersOf = (puzzle: Puzzle): string[] =>
  puzzle.layout.slots.map((slot) => answerAt(puzzle, slot)!);

/** Whether a fill is what its case asks for, but for rules beyond that on rebus cells. */
function isRight(
  { puzzle: blank, scores, rules, allowRepeats }: RebusCase,
  puzzle: Puzzle,
  brought: readonly string[],
): boolean {
  const { slots } = puzzle.layout;
  const given = slots.map((slot) => isGiven(blank, slot));
  const answers = answersOf(puzzle);
  if (answers.some((text, i) => !given[i] && !scores.has(text) && !brought.includes(text))) {
    return false;
  }
  const clashing = clashingUnder(rules.duplicates ?? [], allowRepeats, 'forbid');
  const areApart = answers.every((a, i) =>
    answers.slice(0, i).every((b, j) => {
      if (given[i] && given[j]) return true;
      return clashOf(Array.from(a), Array.from(b), clashing) === undefined;
    }),
  );
  if (!areApart) return false;
  if (rules.rebus === undefined) return true;
  const count = puzzle.cells.filter(isRebus).length;
  const { least = 1, most = Infinity } = rules.rebus;
  return count >= least && count <= most;
}

const NOTHING_MORE = (_: Random, rebus: RebusCase): Ruled => ({
  ...rebus,
  brought: [],
  holds: () => true,
});

/** With rules on slots, on what must appear and what may not, and on words too alike. */
function withRules(random: Random, rebus: RebusCase): Ruled {
  const { puzzle, scores, strings } = rebus;
  const { slots } = puzzle.layout;
  if (slots.length === 0) return NOTHING_MORE(random, rebus);
  const holds: ((fill: Puzzle) => boolean)[] = [];
  const brought: string[] = [];
  let rules: Rules = rebus.rules;
  const at = random.below(slots.length);
  const slot = `${slots[at]!.number}${slots[at]!.direction[0]}`;
  const textAt = (fill: Puzzle): string => answerAt(fill, slots[at]!)!;
  const isOpen = !isGiven(puzzle, slots[at]!);
  const kind = isOpen ? random.below(6) : 0;
  if (kind === 1) {
    const length = 2 + random.below(5);
    rules = { ...rules, slots: [{ kind: 'pattern', slot, pattern: `.{${length}}|A.*` }] };
    holds.push((fill) => textAt(fill).length === length || textAt(fill).startsWith('A'));
  } else if (kind === 2) {
    rules = { ...rules, slots: [{ kind: 'min-score', slot, score: 50 }] };
    holds.push((fill) => (scores.get(textAt(fill)) ?? 100) >= 50);
  }
  if (chance(random, 0.3)) {
    const known = pick(random, [...scores.keys()]);
    const words = [known, ...randomWords(random, ['A', 'B', 'C'], 2 + random.below(3), 1)];
    brought.push(...words);
    const count = random.below(2) + 1;
    rules = { ...rules, must: { words, count: Math.min(count, new Set(words).size) } };
    const least = rules.must!.count!;
    holds.push((fill) => {
      const answers = answersOf(fill);
      return [...new Set(words)].filter((word) => answers.includes(word)).length >= least;
    });
  }
  if (chance(random, 0.3)) {
    rules = { ...rules, requireLetters: { letters: 'BC' } };
    holds.push((fill) => ['B', 'C'].every((each) => fill.cells.join('').includes(each)));
  }
  if (chance(random, 0.2)) {
    rules = { ...rules, avoidLetters: { letters: 'C' } };
    const { givens } = puzzle;
    holds.push((fill) => fill.cells.every((c, i) => givens[i] !== undefined || !c?.includes('C')));
  }
  if (strings.length > 0 && chance(random, 0.3)) {
    const kind = pick(random, ['inside', 'run'] as const);
    const duplicate = kind === 'run' ? { kind, length: 3 } : { kind };
    rules = { ...rules, duplicates: [{ ...duplicate, mode: 'forbid' }] };
  }
  return { ...rebus, rules, brought, holds: (fill) => holds.every((check) => check(fill)) };
}

const filled = (puzzle: Puzzle, cells: readonly Content[]): Puzzle => ({ ...puzzle, cells });

const CASES = [
  ['no other rules', NOTHING_MORE],
  ['other rules', withRules],
] as const;

describe.each(
  CASES.flatMap(([about, rule]) =>
    SETTINGS.map(([name, search]) => ({ about, name, rule, search })),
  ),
)('$about, $name', ({ rule, search }) => {
  const first = SETTINGS.findIndex(([, settings]) => settings === search) * 1000;
  test.each(batches(2))('batch %i', async (batch) => {
    let held = 0;
    let given = 0;
    for (let i = 0; i < some(120); i++) {
      const seed = first + batch * 200 + i;
      const random = new Random(seed);
      const ruled = rule(random, randomRebusCase(random));
      const { puzzle, words, scores, strings, rules, allowRepeats, brought, holds } = ruled;
      const name = `${seed}: ${ruled.name} ${JSON.stringify(rules)}`;
      const texts = [...new Set([...scores.keys(), ...brought])];
      const every = everyRebusFill(puzzle, texts, strings).map((cells) => filled(puzzle, cells));
      const right = every.filter((fill) => isRight(ruled, fill, brought) && holds(fill));
      const fills = right.map(textOf).sort();
      const options = { allowRepeats, rules };
      const filler = new Filler(puzzle, words, { ...options, search });
      expect(await fillsOf(filler), name).toEqual(fills);
      expect((await filler.tally()).fills, name).toBe(fills.length);
      for (const drawn of [0, 1]) {
        const outcome = await filler.fill({ seed: drawn });
        expect(outcome.status, name).toBe(fills.length > 0 ? 'filled' : 'unfillable');
        if (outcome.status === 'filled') expect(fills, name).toContain(textOf(outcome.puzzle));
      }
      for (const fill of every.slice(0, 20)) {
        const faults = verify(fill, words, options);
        expect(faults.length === 0, `${name}: ${textOf(fill)} ${JSON.stringify(faults)}`).toBe(
          fills.includes(textOf(fill)),
        );
      }
      if (right.some((fill) => fill.cells.some((c, j) => isRebus(c) && c !== puzzle.givens[j]))) {
        held++;
      }
      if (right.length > 0 && puzzle.givens.some(isRebus)) given++;
    }
    expect(held).toBeGreaterThan(met(12));
    expect(given).toBeGreaterThan(met(3));
  });
});

test.each(batches(4))('the best fill is proved, batch %i', async (batch) => {
  let better = 0;
  for (let i = 0; i < some(100); i++) {
    const seed = batch * 200 + i;
    const rebus = randomRebusCase(new Random(seed));
    const { puzzle, words, scores, strings, rules, allowRepeats } = rebus;
    const every = everyRebusFill(puzzle, [...scores.keys()], strings);
    const right = every
      .map((cells) => filled(puzzle, cells))
      .filter((fill) => isRight(rebus, fill, []));
    const worths = right.map((fill) => {
      const chosen = puzzle.layout.slots
        .filter((slot) => !isGiven(puzzle, slot))
        .map((slot) => scores.get(answerAt(fill, slot)!)!);
      return { floor: Math.min(...chosen), sum: chosen.reduce((a, b) => a + b, 0) };
    });
    const best = worths.sort((a, b) => b.floor - a.floor || b.sum - a.sum)[0];
    const filler = new Filler(puzzle, words, { allowRepeats, rules, taste: PLAIN_TASTE });
    const outcome = await filler.best({ seed, maxNodes: ENOUGH });
    const name = `${seed}: ${rebus.name}`;
    expect(outcome.status, name).toBe(best === undefined ? 'unfillable' : 'filled');
    if (best === undefined || !('quality' in outcome) || outcome.quality === undefined) continue;
    const { floor, value, proved } = outcome.quality;
    expect(proved, name).toEqual({ floor: true, sum: true });
    expect({ floor: floor ?? Infinity, sum: value + 0 }, name).toEqual(best);
    if (worths.length > 1) better++;
  }
  expect(better).toBeGreaterThan(met(20));
});
