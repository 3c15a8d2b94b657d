// What lists say of their entries besides a score: tags, in the third field of a line. This is the one place
// that names them; a tag's bit in a word's flags is its place here, and the loop that reads lines
// (core/tags.ts) is handed the names from here.

import { didYouMean } from '../../base/closest.ts';
import { InputError, type Place } from '../../base/errors.ts';

export const TAGS = [
  'name',
  'abbr',
  'phrase',
  'foreign',
  'inflection',
  'variant',
  'dated',
  'british',
  'american',
  'breakfast',
] as const;

export type Tag = (typeof TAGS)[number];

/** A tag in the loop's table: so many bytes, small letters and then zeros. */
const TAG_BYTES = 16;

/** The flag of a proper name. */
export const IS_NAME = 1;

/** The flag of a tag. */
export function tagBit(tag: Tag): number {
  return 1 << TAGS.indexOf(tag);
}

/** The flags of some tags together. */
export function tagBits(tags: readonly Tag[]): number {
  return tags.reduce((bits, tag) => bits | tagBit(tag), 0);
}

/** The tags that flags stand for, in the order of `TAGS`. */
export function tagsIn(flags: number): Tag[] {
  return TAGS.filter((tag) => (flags & tagBit(tag)) !== 0);
}

/** The tag that a text names. @throws InputError that lists the tags there are */
export function tagNamed(text: string, at?: Place): Tag {
  const tag = TAGS.find((each) => each === text.toLowerCase());
  if (tag !== undefined) return tag;
  throw new InputError(
    `unknown tag '${text}': tags are ${TAGS.join(', ')}${didYouMean(text, TAGS)}`,
    at,
  );
}

/** Tags named one after the other, between commas or spaces. @throws InputError as `tagNamed` */
export function tagsNamed(text: string, at?: Place): Tag[] {
  const names = text.split(/[\s,]+/u).filter((name) => name !== '');
  if (names.length === 0) throw new InputError(`no tag named: tags are ${TAGS.join(', ')}`, at);
  return names.map((name) => tagNamed(name, at));
}

/** The names of all tags as the loop that reads lines takes them. */
export function tagTable(): Uint8Array {
  const table = new Uint8Array(TAGS.length * TAG_BYTES);
  TAGS.forEach((tag, i) => {
    table.set(new TextEncoder().encode(tag), i * TAG_BYTES);
  });
  return table;
}
