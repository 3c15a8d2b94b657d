// Which words are forms of one another: SWIM, SWIMS, SWIMMING and SWAM. A table has the irregular forms;
// the rest is endings that are taken off one by one, with care: only if a word remains that the
// vocabulary has, and in the order in which English spells such forms (HOPED is of HOPE, HOPPED of HOP).
// After the idea of M. F. Porter, "An algorithm for suffix stripping", 1980, who has no vocabulary and
// takes more off. Words of other alphabets are their own stems.

import type { StemOf } from './clash.ts';

/** Shorter ones are no stems for a rule: KING is no form of K. */
const SHORTEST_STEM = 3;
/** Of an adverb: EARLY is no form of EAR, LY after four letters nearly always an ending. */
const SHORTEST_ADJECTIVE = 4;

/** Stems, and lists of forms, that are remembered: more than a few grids need, and a few megabytes. */
const MOST_REMEMBERED = 20_000;

const VERB_ENDINGS = ['ED', 'ING', 'ER', 'EST'];
const VOWEL = '[AEIOUY]';
/** One vowel between consonants, as in HOP: such a verb doubles its last letter, or has an E. */
const SHORT_END = new RegExp(`(?:^|[^AEIOU]|QU)${VOWEL}[^AEIOUWXY]$`);
/** What hardly ends a verb without an E: CURS-ING, SOLV-ING, DANC-ING. */
const WANTS_E = /(?:[^S]S|[^Z]Z|[CUV]|TH)$/;
/** Letters that a short verb doubles (STOPPED), and those that may stand twice in any (CALL, PASS). */
const DOUBLED = /([^AEIOUFLSZ])\1$/;
const OFTEN_DOUBLE = /([FLSZ])\1$/;

/** All that a word may become by one ending; `withoutEnding` undoes it, or says that it is none. */
function withEndings(word: string): string[] {
  const short = word.slice(0, -1);
  const last = word.at(-1)!;
  const forVerbs = [word, `${word}${last}`, ...(last === 'E' ? [short] : [])];
  const forAdverbs = [word, `${word}AL`, ...(word.endsWith('LE') ? [word.slice(0, -2)] : [])];
  if (last === 'Y') {
    forVerbs.push(`${short}I`);
    forAdverbs.push(`${short}I`);
  }
  return [
    `${word}S`,
    `${word}ES`,
    ...(last === 'Y' ? [`${short}IES`] : []),
    ...forVerbs.flatMap((rest) => VERB_ENDINGS.map((ending) => rest + ending)),
    ...forAdverbs.map((rest) => `${rest}LY`),
  ];
}

export class Stems {
  /** `stemOf` and `formsOf` for those who know no class. */
  readonly stemming: StemOf = Object.assign((word: string) => this.stemOf(word), {
    formsOf: (stem: string) => this.formsOf(stem),
  });
  private readonly table = new Map<string, string>();
  /** The table, by stem. */
  private readonly irregular = new Map<string, string[]>();
  /** What was found out lately. */
  private readonly knownStems = new Map<string, string>();
  private readonly knownForms = new Map<string, readonly string[]>();
  private readonly isWord: (word: string) => boolean;

  /**
   * `text` has a line for each stem of irregular forms, the stem first (`dicts/stems.txt`); a word
   * alone is its own stem. `isWord` knows the vocabulary, words in upper case.
   */
  constructor(text: string, isWord: (word: string) => boolean) {
    this.isWord = isWord;
    for (const line of text.split('\n')) {
      const [stem, ...forms] = line.trim().split(/\s+/);
      if (stem === undefined || stem === '') continue;
      for (const form of [stem, ...forms]) this.table.set(form, stem);
    }
    for (const [form, stem] of this.table) {
      this.irregular.set(stem, [...(this.irregular.get(stem) ?? []), form]);
    }
  }

  /** The stem of a word in upper case; the word itself if nothing comes off. */
  stemOf(word: string): string {
    const known = this.table.get(word) ?? this.knownStems.get(word);
    if (known !== undefined) return known;
    const shorter = this.withoutEnding(word);
    const stem = shorter === undefined ? word : this.stemOf(shorter);
    remember(this.knownStems, word, stem);
    return stem;
  }

  /** Every text that has a stem, words or not: the endings put to it again, and to its forms. */
  formsOf(stem: string): readonly string[] {
    const known = this.knownForms.get(stem);
    if (known !== undefined) return known;
    const forms = new Set([stem, ...(this.irregular.get(stem) ?? [])]);
    // What is put in while this runs has its turn as well.
    for (const form of forms) {
      if (!this.isWord(form)) continue;
      for (const longer of withEndings(form)) {
        if (!forms.has(longer) && this.stemOf(longer) === stem) forms.add(longer);
      }
    }
    // A word with a stem of its own in the table is none of its endings' forms.
    const found = [...forms].filter((form) => this.stemOf(form) === stem);
    remember(this.knownForms, stem, found);
    return found;
  }

  private withoutEnding(word: string): string | undefined {
    if (word.endsWith('S')) return this.singular(word);
    if (word.endsWith('ED')) return word.endsWith('EED') ? undefined : this.verb(word, 2);
    if (word.endsWith('ING')) return this.verb(word, 3);
    // Comparative and superlative vouch for each other: TOWER has no TOWEST, FOREST no FORER.
    if (word.endsWith('ER'))
      return this.isWord(`${word.slice(0, -1)}ST`) ? this.verb(word, 2) : undefined;
    if (word.endsWith('EST'))
      return this.isWord(`${word.slice(0, -2)}R`) ? this.verb(word, 3) : undefined;
    if (word.endsWith('LY')) return this.adjective(word);
    return undefined;
  }

  private singular(word: string): string | undefined {
    if (word.endsWith('SS')) return undefined;
    const rest = word.slice(0, -1);
    const candidates = [rest];
    if (/(?:SS|X|Z|CH|SH)E$/.test(rest)) candidates.unshift(rest.slice(0, -1));
    if (/[SO]E$/.test(rest)) candidates.push(rest.slice(0, -1));
    if (rest.endsWith('IE')) candidates.push(`${rest.slice(0, -2)}Y`);
    return this.firstWord(candidates, /R$/);
  }

  /** What -ED and -ING are put to, and -ER and -EST, which English spells in the same way. */
  private verb(word: string, ending: number): string | undefined {
    const rest = word.slice(0, -ending);
    if (rest.endsWith('I')) return this.firstWord([`${rest.slice(0, -1)}Y`, rest, `${rest}E`]);
    if (SHORT_END.test(rest) || WANTS_E.test(rest)) return this.firstWord([`${rest}E`, rest]);
    const single = rest.slice(0, -1);
    if (DOUBLED.test(rest)) return this.firstWord([single, rest]);
    if (OFTEN_DOUBLE.test(rest)) return this.firstWord([rest, single]);
    return this.firstWord([rest, `${rest}E`]);
  }

  private adjective(word: string): string | undefined {
    const rest = word.slice(0, -2);
    if (rest.length < SHORTEST_ADJECTIVE - 1) return undefined;
    const candidates = [
      ...(rest.endsWith('I') ? [`${rest.slice(0, -1)}Y`] : []),
      ...(/[^AEILOUY]$/.test(rest) ? [`${rest}LE`] : []),
      rest,
      ...(rest.endsWith('ICAL') ? [rest.slice(0, -2)] : []),
    ];
    return this.firstWord(candidates.filter((each) => each.length >= SHORTEST_ADJECTIVE));
  }

  /**
   * The first that is a word. Endings go to stems: none comes off RANG-ED, which is of RANGE and not of
   * RING; only such forms as match `through` may have one more, as SWIMMER-S.
   */
  private firstWord(candidates: readonly string[], through?: RegExp): string | undefined {
    return candidates.find(
      (each) =>
        each.length >= SHORTEST_STEM &&
        this.isWord(each) &&
        ((this.table.get(each) ?? each) === each || through?.test(each)),
    );
  }
}

/** Keeps the memory of a long run in bounds: what is asked again is mostly asked soon. */
function remember<V>(known: Map<string, V>, key: string, value: V): void {
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(key, value);
}
