// An entry of the bundled list: the letters that go into a grid, how it is printed, its score, its tags.

import { TAGS, type Tag } from '../../src/words/vocabulary/tags.ts';

export interface Entry {
  /** A-Z, two or more. */
  readonly letters: string;
  /** As an editor prints it, with its spaces, capitals and accents. */
  readonly display: string;
  readonly score: number;
  readonly tags: ReadonlySet<Tag>;
}

export function isTag(text: string): text is Tag {
  return (TAGS as readonly string[]).includes(text);
}

/** `Lake Érie` becomes LAKEERIE: accents off, all but letters left out. */
export function lettersOf(display: string): string {
  return display
    .replaceAll(/[ßÆæŒœØøĐđŁł]/g, (letter) => UNFOLDED[letter]!)
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase();
}

/** Letters that Unicode does not take apart. */
const UNFOLDED: Readonly<Record<string, string>> = {
  ß: 'SS',
  Æ: 'AE',
  æ: 'AE',
  Œ: 'OE',
  œ: 'OE',
  Ø: 'O',
  ø: 'O',
  Đ: 'D',
  đ: 'D',
  Ł: 'L',
  ł: 'L',
};

/** The tags as the list has them, in one order. */
export function tagText(tags: ReadonlySet<Tag>): string {
  return TAGS.filter((tag) => tags.has(tag)).join(',');
}
