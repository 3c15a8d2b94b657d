// Two tiers of offensive forms. Blocked: slurs and the obscenities that no newspaper prints; never
// bundled. Crude: coarse or painful words; bundled with the lowest scores. Three packages suggest,
// hand lists decide. Always exact forms, never a beginning or an ending of a word: those would hit
// BUTTON, SPICE, RAPIER and COCKTAIL.

import badwords from 'badwords-list';
import { cuss } from 'cuss';
import naughty from 'naughty-words';
import { readHandList } from './hand-list.ts';

/** cuss rates how sure it is that a word is profane: 0 is unlikely, 1 maybe, 2 likely. */
const CUSS_CRUDE = 1;
const CUSS_BLOCKED = 2;

export interface Tiers {
  readonly blocked: ReadonlySet<string>;
  readonly crude: ReadonlySet<string>;
}

/** Upper case without blanks, hyphens and apostrophes; undefined if other characters remain. */
function form(phrase: string): string | undefined {
  const letters = phrase.replace(/[ '-]/g, '').toUpperCase();
  return /^[A-Z]{2,}$/.test(letters) ? letters : undefined;
}

/** What the packages say of each form, before any hand list. */
function suggested(): { blocked: Set<string>; crude: Set<string> } {
  const blocked = new Set<string>();
  const crude = new Set<string>();
  const add = (tier: Set<string>, phrase: string): void => {
    const letters = form(phrase);
    if (letters !== undefined) tier.add(letters);
  };
  for (const [phrase, rating] of Object.entries(cuss)) {
    if (rating >= CUSS_BLOCKED) add(blocked, phrase);
    else if (rating >= CUSS_CRUDE) add(crude, phrase);
  }
  for (const phrase of [...naughty['en']!, ...badwords.array]) add(crude, phrase);
  for (const letters of blocked) crude.delete(letters);
  return { blocked, crude };
}

/** Moves each of `forms` into `tier`; a form that a tier already holds is a dead line, and an error. */
function move(
  forms: ReadonlySet<string>,
  list: string,
  tier: Set<string>,
  from: readonly Set<string>[],
): void {
  for (const letters of forms) {
    if (tier.has(letters)) throw new Error(`${list}.txt: ${letters} is there without it`);
    tier.add(letters);
    for (const other of from) other.delete(letters);
  }
}

/** Both tiers, which share no form. Throws if a hand list has a line that changes nothing. */
export function makeTiers(): Tiers {
  const { blocked, crude } = suggested();
  const alsoBlocked = readHandList('also-blocked');
  const alsoCrude = readHandList('also-crude');
  for (const letters of alsoCrude) {
    if (alsoBlocked.has(letters)) throw new Error(`${letters} stands in both also- lists`);
  }
  const allowed = readHandList('not-offensive');
  for (const letters of allowed) {
    const known = blocked.delete(letters) || crude.delete(letters);
    if (!known) throw new Error(`not-offensive.txt: no source lists ${letters}`);
    if (alsoBlocked.has(letters) || alsoCrude.has(letters)) {
      throw new Error(`not-offensive.txt: ${letters} stands in an also- list, too`);
    }
  }
  move(alsoBlocked, 'also-blocked', blocked, [crude]);
  move(alsoCrude, 'also-crude', crude, [blocked]);
  return { blocked, crude };
}
