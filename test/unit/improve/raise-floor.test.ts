// At which scores fills of better words only are asked for, and by whom.

import { expect, test } from 'vitest';
import type { Neighbourhoods } from '../../../src/improve/neighbourhood.ts';
import { raiseFloor } from '../../../src/improve/raise-floor.ts';
import { type Attempt, type Ending, type Steps, Work } from '../../../src/improve/work.ts';
import { addCounters, NOTHING_COUNTED } from '../../../src/solve/outcome.ts';
import { Search } from '../../../src/solve/search.ts';
import { systemOf } from '../../support/brute-force.ts';
import { pictureOf } from '../../support/pictures.ts';
import { problemOf } from '../../support/probe.ts';
import { listOf } from '../../support/random-cases.ts';

const TOP = 100;
const TEXTS = ['AB', 'CD'];
const PROBLEM = problemOf({
  system: systemOf(pictureOf('__')),
  texts: TEXTS,
  words: listOf(TEXTS),
  allowRepeats: false,
});

interface Asked {
  readonly level: number;
  readonly isForBeam: boolean;
}

/** A floor that is raised by questions about the whole grid alone: `answer` tells what comes of each. */
class Questions extends Work {
  readonly asked: Asked[] = [];
  override neighbourhoods = { draw() {}, fixRest: () => false } as unknown as Neighbourhoods;
  private readonly answer: (level: number) => Ending;
  private level = 0;

  constructor(answer: (level: number) => Ending, maxNodes = 250_000) {
    super({
      searchFrom: () => new Search(PROBLEM),
      levels: Array.from({ length: TOP + 1 }, (_, level) => level),
      hasBeam: true,
      words: Int32Array.of(0),
      penaltyOf: () => 0,
      firstPenalty: 0,
      kinOf: () => 0,
      firstKin: 0,
      seed: 1,
      maxNodes,
      counted: NOTHING_COUNTED,
    });
    this.answer = answer;
    this.best = { ...this.best, floor: 0 };
  }

  override refresh(): void {}

  override cut(_: unknown, __: number, level: number): boolean {
    this.level = level;
    return true;
  }

  override *attempt({ narrow, maxNodes, beamNodes }: Attempt): Steps<Ending> {
    yield 'turn';
    this.level = -1;
    narrow(this.search.state);
    this.counters = addCounters(this.counters, { ...NOTHING_COUNTED, nodes: maxNodes });
    const { level } = this;
    if (level < 0) return 'gave-up';
    this.asked.push({ level, isForBeam: beamNodes !== undefined });
    const ending = this.answer(level);
    if (ending === 'stopped') this.best = { ...this.best, floor: level };
    return ending;
  }

  /** Raises the floor with so many nodes, half of them for each question; the scores asked at. */
  round(nodes: number): number[] {
    const before = this.asked.length;
    for (const _ of raiseFloor(this, nodes, 1 / 2));
    return this.asked.slice(before).map(({ level }) => level);
  }
}

test('what was given up is asked again only when nothing is left below it', () => {
  const questions = new Questions(() => 'gave-up');
  expect(questions.round(1000)).toEqual([51, 26]);
  expect(questions.round(1000)).toEqual([13, 7]);
  expect(questions.round(1000)).toEqual([4, 2]);
  expect(questions.round(1000)).toEqual([1]);
  expect(questions.round(1000)).toEqual([51, 26]);
});

test('an answer moves the floor, a proof the ceiling', () => {
  const questions = new Questions((level) => {
    if (level > 60) return 'exhausted';
    return level > 40 ? 'gave-up' : 'stopped';
  });
  expect(questions.round(4000)).toEqual([51, 26]);
  expect(questions.best.floor).toBe(26);
  expect(questions.round(2000)).toEqual([39, 45]);
  expect(questions.round(3000)).toEqual([42, 41]);
  expect(questions.round(1000)).toEqual([40]);
  expect(questions.round(1000)).toEqual([71, 56]);
  expect(questions.ceiling).toBe(71);
});

test('a beam is asked what the search gave up, where that may raise the floor by much', () => {
  const questions = new Questions(() => 'gave-up');
  for (let i = 0; i < 8; i++) questions.round(1000);
  const beams = questions.asked.filter(({ isForBeam }) => isForBeam);
  expect(beams.map(({ level }) => level)).toEqual([51, 26, 13, 7]);
  expect(questions.asked.slice(0, 7).some(({ isForBeam }) => isForBeam)).toBe(false);
});

test('no beam is asked where it would take most of what is left', () => {
  const questions = new Questions(() => 'gave-up', 59_999);
  for (let i = 0; i < 8; i++) questions.round(1000);
  expect(questions.asked.some(({ isForBeam }) => isForBeam)).toBe(false);
});
