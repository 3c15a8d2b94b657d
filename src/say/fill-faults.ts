// What is wrong with a fill, and what in it is against the rules, a sentence each.

import { counted } from '../base/phrases.ts';
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
    case 'crowded-clue-cell':
      return `${placeName(fault.at)}: ${fault.count} clues in a clue cell`;
    case 'given-changed':
      return `${place(fault.cell, puzzle)}: the given ${fault.given} became ${fault.content ?? '_'}`;
    case 'in-no-slot':
      return `${place(fault.cell, puzzle)}: ${fault.content} is in a cell outside every slot`;
    case 'several-letters':
      return `${place(fault.cell, puzzle)}: ${fault.content} is more than one letter`;
    case 'avoided':
      return `row ${placeOf(puzzle.layout, fault.cell).row}: ${fault.content} is an avoided letter`;
    case 'alike': {
      const [a, b] = fault.slots.map((slot, i) => `${nameOf(puzzle, slot)} ${fault.answers[i]}`);
      return `${a} and ${b} are too similar (${fault.how})`;
    }
    case 'words-missing':
      return `only ${fault.count} of ${fault.wanted} required words appear`;
    case 'letter-missing':
      return `the required letter ${fault.letter} is missing`;
    case 'over-tag-limit': {
      const { answers, tag, most } = fault;
      return `${counted(answers.length, 'entry is', 'entries are')} tagged ${tag} (${answers.join(', ')}), at most ${most} may be`;
    }
    case 'too-many-rebus':
      return `${counted(fault.count, 'rebus cell')}, at most ${fault.most} allowed`;
    case 'too-few-rebus':
      return `${counted(fault.count, 'rebus cell')}, at least ${fault.least} required`;
    case 'too-many-same':
      return `${sameEntries(fault.count)} ${gridName(fault.name)}, at most ${fault.most} allowed`;
    case 'too-many-changed':
      return `${counted(fault.count, 'entry differs', 'entries differ')} from ${gridName(fault.name)}`;
    case 'too-few-changed':
      return `${sameEntries(fault.count)} ${gridName(fault.name)}`;
  }
}

function sameEntries(count: number): string {
  return `${counted(count, 'entry is', 'entries are')} the same as in`;
}

function ofSlot(fault: SlotFault, puzzle: Pick<Puzzle, 'layout'>): string {
  switch (fault.kind) {
    case 'open':
      return `${fault.pattern} is not filled`;
    case 'no-word-fits':
      return `no word fits ${fault.pattern}`;
    case 'no-clue-cell':
      return 'no clue cell';
    case 'clue-elsewhere':
      return `its clue cell, ${placeName(fault.at)}, does not touch its first letter`;
    case 'unlisted':
      return `${fault.answer} is not in the list`;
    case 'repeated':
      return `${fault.answer} is already at ${nameOf(puzzle, fault.first)}`;
    case 'other-word':
      return `${fault.answer} is not the required ${fault.wanted}`;
    case 'none-of-words':
      return `${fault.answer} is not one of the required words`;
    case 'excluded':
      return `${fault.answer} is excluded at this slot`;
    case 'other-pattern':
      return `${fault.answer} does not match ${fault.pattern}`;
    case 'low-score':
      return `${fault.answer} scores below ${fault.least}`;
  }
}

function place(cell: number, { layout }: Pick<Puzzle, 'layout'>): string {
  return placeName(placeOf(layout, cell));
}
