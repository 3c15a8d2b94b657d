// Which words share a stem, by the bundled list and its table of irregular forms.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Stems } from '../../../../src/words/language/stems.ts';
import { IS_THOROUGH } from '../../../support/thoroughness.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../../../dicts/${name}`, import.meta.url), 'utf8');
const words = new Set(
  read('english.txt')
    .split('\n')
    .map((line) => line.split(';'))
    .filter(([, , tags]) => tags === undefined || !tags.split(',').includes('name'))
    .map(([word]) => word!),
);
const table = read('stems.txt');
const stems = new Stems(table, (word) => words.has(word));
const rows = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' '));

describe('share a stem', () => {
  test.each(
    rows(`
      SWIM SWIMS SWIMMING SWAM SWUM SWIMMER SWIMMERS
      RUN RUNS RUNNING RAN RUNNER RUNNERS
      GO GOES WENT GONE GOING
      BE AM IS ARE WAS WERE BEEN BEING
      WRITE WRITES WROTE WRITTEN WRITING WRITER
      THINK THOUGHT THINKING
      HOPE HOPES HOPED HOPING
      HOP HOPS HOPPED HOPPING
      PLAN PLANS PLANNED PLANNING PLANNER
      PLANE PLANES PLANED PLANING
      CARRY CARRIES CARRIED CARRYING
      DIE DIES DIED DYING
      TIE TIES TIED TYING
      WASTE WASTED WASTING
      SOOTHE SOOTHED SOOTHING
      SING SINGS SANG SUNG SINGING SINGER
      SINGE SINGES SINGED SINGEING
      SUPPLY SUPPLIES SUPPLIED SUPPLYING
      AGREE AGREES AGREED AGREEING
      PANIC PANICS PANICKED
      QUIZ QUIZZES QUIZZED
      CALL CALLS CALLED CALLING
      PUT PUTS PUTTING
      CURSE CURSED CURSING
      RANGE RANGED RANGING
      FOUND FINDS
      CITY CITIES
      COOKIE COOKIES
      HERO HEROES
      SHOE SHOES
      BOX BOXES
      CROSS CROSSES
      TOUCH TOUCHES
      HORSE HORSES
      MOUSE MICE
      KNIFE KNIVES
      CHILD CHILDREN
      LEAF LEAVES
      ANALYSIS ANALYSES
      CRITERION CRITERIA
      BIG BIGGER BIGGEST
      LATE LATER LATEST
      HAPPY HAPPIER HAPPIEST HAPPILY
      GOOD BETTER BEST
      RED REDDER REDDEST
      QUICK QUICKLY QUICKER
      GENTLE GENTLY
      SIMPLE SIMPLY
      BASIC BASICALLY
      FINAL FINALLY
      FULL FULLY
      MORN MORNS
      NUMBER NUMBERS NUMBERED
      TOWER TOWERS TOWERED
      WEDDING WED
    `),
  )('%s %s', (first, ...others) => {
    expect(others.map((word) => [word, stems.stemOf(word)])).toEqual(
      others.map((word) => [word, stems.stemOf(first!)]),
    );
  });
});

describe('share none', () => {
  test.each(
    rows(`
      HOP HOPE
      HOPPED HOPED
      PLANNED PLANED
      STAR STARE
      STARRING STARING
      SINGING SINGEING
      KING K
      RING R
      WING WINE
      THING THE
      SPRING SPREE
      MORNING MORN
      EVENING EVEN
      CEILING CEIL
      PUDDING PUD
      HERRING HER
      BUTTER BUTT
      BUTTED BUT
      LETTER LET
      CORNER CORN
      NUMBER NUMB
      MASTER MAST
      TOWER TOW
      FLOWER FLOW
      SHOWER SHOW
      COVER COVE
      RIVER RIVE
      HAMMER HAM
      SUMMER SUM
      DINNER DIN
      MATTER MAT
      PEPPER PEP
      BANNER BAN
      MANNER MAN
      LIVER LIVE
      TEMPER TEMP
      PAPER PAP
      OTHER OTH
      FOREST FOR
      HONEST HONE
      EARNEST EARN
      TEMPEST TEMPER
      HARVEST HARVEY
      PRIEST PRY
      NEWS NEW
      BUS BU
      LENS LEN
      BASS BAS
      MASS MAS
      ALAS ALA
      SPECIES SPECIE
      SERIES SERIE
      SEED SEE
      NEED NEE
      FEED FEE
      WEED WEE
      SHED SHE
      BED BE
      WICKED WICK
      RUGGED RUG
      RANGED RANG
      FOUNDED FIND
      WOUNDED WIND
      APPLY APPLE
      SUPPLY SUPPLE
      BELLY BELLE
      BULLY BULL
      JELLY JELL
      SILLY SILL
      EARLY EAR
      PEARLY PEAR
      FAMILY FAME
      REPLY REP
      CURLY CUR
      BURLY BUR
      MONOPOLY MONOPOLE
      SAWS SEES
      BITS BITES
      RENT REND
      ROSE RISE
    `),
  )('%s %s', (a, b) => {
    expect(stems.stemOf(a!)).not.toBe(stems.stemOf(b!));
  });
});

test('a stem is its own stem', () => {
  const wrong = [...words].filter((word) => {
    const stem = stems.stemOf(word);
    return stems.stemOf(stem) !== stem;
  });
  expect(wrong).toEqual([]);
});

test('what the vocabulary does not hold is no stem for a rule', () => {
  const few = new Stems('SWIM SWAM', (word) => word === 'WALKING');
  expect(['SWAM', 'SWIMS', 'WALKINGS', 'WALKING'].map((word) => few.stemOf(word))).toEqual([
    'SWIM',
    'SWIMS',
    'WALKING',
    'WALKING',
  ]);
});

test.each(['', 'S', 'ING', 'ED', 'LY', 'ÅRS', 'МАИ', 'QQQS'])('%j is left alone', (word) => {
  expect(stems.stemOf(word)).toBe(word);
});

test('the table is small, and its stems and forms are in A-Z, once each', () => {
  expect(table.length).toBeLessThan(20_000);
  const forms = table.split(/\s+/).filter((form) => form !== '');
  expect(forms.filter((form) => !/^[A-Z]+$/.test(form))).toEqual([]);
  expect(new Set(forms).size).toBe(forms.length);
});

test('the forms of a stem are all words of that stem', () => {
  const byStem = new Map<string, string[]>();
  for (const word of words) {
    const stem = stems.stemOf(word);
    byStem.set(stem, [...(byStem.get(stem) ?? []), word]);
  }
  const looked = [...byStem].filter((_, i) => IS_THOROUGH || i % 40 === 0);
  const wrong = looked.filter(([stem, wanted]) => {
    const forms = new Set(stems.formsOf(stem));
    return (
      !wanted.every((word) => forms.has(word)) || [...forms].some((f) => stems.stemOf(f) !== stem)
    );
  });
  expect(wrong).toEqual([]);
});
