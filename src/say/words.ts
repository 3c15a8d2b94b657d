// Why a word may not stand in a grid, in words: as an answer about the word, and as a clause about an entry that
// stands there.

import type { OutReason } from '../words/reading/word-status.ts';

/** "excluded by no.txt": why a word is out, and what would let it in. */
export function whyOut(reason: OutReason): string {
  switch (reason.kind) {
    case 'excluded':
      return `excluded by ${reason.list}`;
    case 'personal':
      return 'dropped by your own list';
    case 'offensive':
      return reason.tier === 'crude'
        ? 'crude (--family)'
        : 'offensive (--allow-offensive lets it in)';
    case 'unlisted':
      return 'in no list';
    case 'tagged':
      return `tagged ${reason.tags.join(', ')} (--no-tags)`;
    case 'not-tagged':
      return `not tagged ${reason.tags.join(' or ')} (--only-tags)`;
    case 'floor':
      return `scored below ${reason.floor} (--min-score)`;
  }
}

/** "is excluded": the same of an entry, which goes before it. */
export function whyEntryOut(reason: OutReason): string {
  switch (reason.kind) {
    case 'excluded':
      return 'is excluded';
    case 'personal':
      return 'is dropped by your own list';
    case 'offensive':
      return 'is offensive';
    case 'unlisted':
      return 'is in no list';
    case 'tagged':
      return `is tagged ${reason.tags.join(' and ')}`;
    case 'not-tagged':
      return `is not tagged ${reason.tags.join(' or ')}`;
    case 'floor':
      return `scores ${reason.score}, and the floor is ${reason.floor}`;
  }
}
