// What is wrong with a fill, and what in it is against the rules, a sentence each.

import type { RuleBreach } from '../inspect/grade.ts';
import { placeOf } from '../layout/layout.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { FillFault, SlotFault } from '../verify/fill-fault.ts';
import { gridName, nameOf, placeName } from './names.ts';
import { whyEntryOut } from './words.ts';

/** Of an entry, its slot goes first. */
export function sayBreach(breach: RuleBreach, puzzle: Pick<Puzzle, 'layout'>): string {
  if (breach.kind !== 'left-out') return sayFillFault(breach, puzzle);
  return `${nameOf(puzzle, breach.slot)}: ${breach.answer} ${whyEntryOut(breach.reason)}`;
}

export function sayFillFault(fault: FillFault, puzzle: Pick<Puzzle, 'layout'>): string {
  if ('slot' in fault) return `${nameOf(puzzle, fault.slot)}: ${ofSlot(fault, puzzle)}`;
  switch (fault.kind) {
    case 'cell-count':
      return `the fill has ${fault.cells} cells, not ${fault.wanted}`;
    case 'given-changed':
      return `${place(fault.cell, puzzle)}: ${fault.given} became ${fault.content ?? '_'}`;
    case 'in-no-slot':
      return `${place(fault.cell, puzzle)}: ${fault.content} stands in a cell of no slot`;
    case 'several-letters':
      return `${place(fault.cell, puzzle)}: ${fault.content} are several letters`;
    case 'avoided':
      return `row ${placeOf(puzzle.layout, fault.cell).row}: ${fault.content} is to be avoided`;
    case 'alike': {
      const [a, b] = fault.slots.map((slot, i) => `${nameOf(puzzle, slot)} ${fault.answers[i]}`);
      return `${a} and ${b} are too alike (${fault.how})`;
    }
    case 'words-missing':
      return `${fault.count} of ${fault.wanted} words that must appear do`;
    case 'letter-missing':
      return `${fault.letter} stands nowhere`;
    case 'over-tag-limit': {
      const { answers, tag, most } = fault;
      return `${answers.length} entries are tagged ${tag} (${answers.join(', ')}), not ${most}`;
    }
    case 'too-many-rebus':
      return `${fault.count} cells hold several letters, and at most ${fault.most} may`;
    case 'too-few-rebus':
      return `${fault.count} cells hold several letters, and at least ${fault.least} have to`;
    case 'too-many-same':
      return `${fault.count} entries are those of ${gridName(fault.name)}, not ${fault.most}`;
    case 'too-many-changed':
      return `${fault.count} entries are not those of ${gridName(fault.name)}`;
    case 'too-few-changed':
      return `${fault.count} entries are those of ${gridName(fault.name)}`;
  }
}

function ofSlot(fault: SlotFault, puzzle: Pick<Puzzle, 'layout'>): string {
  switch (fault.kind) {
    case 'open':
      return `${fault.pattern} is not filled`;
    case 'no-word-fits':
      return `no word fits ${fault.pattern}`;
    case 'unlisted':
      return `${fault.answer} is not in the list`;
    case 'repeated':
      return `${fault.answer} stands at ${nameOf(puzzle, fault.first)} already`;
    case 'other-word':
      return `${fault.answer} is not ${fault.wanted}, which was asked for`;
    case 'none-of-words':
      return `${fault.answer} is none of the words asked for`;
    case 'excluded':
      return `${fault.answer} is excluded there`;
    case 'other-pattern':
      return `${fault.answer} does not match ${fault.pattern}`;
    case 'low-score':
      return `${fault.answer} scores less than ${fault.least}`;
  }
}

function place(cell: number, { layout }: Pick<Puzzle, 'layout'>): string {
  return placeName(placeOf(layout, cell));
}
