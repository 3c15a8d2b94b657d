// The clues that come with crossfill, and drafts for words without: lines `ENTRY<tab>level<tab>clue`, sorted by entry in
// code unit order. A word is found by halving, so nothing is parsed but the lines of the words that are asked for.

import { normaliseText } from '../base/letters.ts';
import { CLUE_LEVELS, type ClueSource, type KnownClue } from './known-clue.ts';

/** Of several clues, one of so many characters is for clues inside cells, unless it is the first. */
const SHORT_FORM = 16;

export class ClueBank implements ClueSource {
  readonly name: string;
  private readonly text: string;

  constructor(name: string, text: string) {
    this.name = name;
    this.text = text;
  }

  cluesOf(answer: string): readonly KnownClue[] {
    const entry = normaliseText(answer, true);
    const found: KnownClue[] = [];
    for (let at = this.startOf(entry); this.text.startsWith(`${entry}\t`, at); ) {
      const end = this.lineEnd(at);
      const [, level, text] = this.text.slice(at, end).split('\t');
      found.push({
        text: text!,
        level: CLUE_LEVELS.find((each) => String(each) === level),
        isShortForm: found.length > 0 && text!.length <= SHORT_FORM,
      });
      at = end + 1;
    }
    return found;
  }

  /** The entries of which a pattern (`P..S`) matches the letters. */
  entriesLike(pattern: RegExp): string[] {
    const lines = new RegExp(`^(${pattern.source})\\t`, 'gm');
    return [...new Set([...this.text.matchAll(lines)].map(([, entry]) => entry!))];
  }

  /** Where the first line begins whose entry is not before this one. */
  private startOf(entry: string): number {
    const { text } = this;
    let low = 0;
    let high = text.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const begin = text.lastIndexOf('\n', middle - 1) + 1;
      if (text.slice(begin, text.indexOf('\t', begin)) < entry) low = this.lineEnd(begin) + 1;
      else high = begin;
    }
    return low;
  }

  private lineEnd(at: number): number {
    const end = this.text.indexOf('\n', at);
    return end < 0 ? this.text.length : end;
  }
}
