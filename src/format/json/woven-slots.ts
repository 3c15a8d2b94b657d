// Reading the format `json`: slots of a weave, whose rows do not tell them. Its entries name the place of each cell.

import { cellAt } from '../../layout/cell-names.ts';
import type { Slot } from '../../layout/layout.ts';
import { withShortNames } from '../../layout/slot-names.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { JsonField } from './json-field.ts';

const MAX_NUMBER = 999_999;

/** The puzzle with the slots that its entries name; as it is if they name none. @throws InputError for cells that there are not */
export function withSlotsOf(puzzle: Puzzle, entries: unknown, source: string): Puzzle {
  if (!Array.isArray(entries) || !entries.some((entry) => entry?.cells !== undefined))
    return puzzle;
  const { layout } = puzzle;
  const slots = new JsonField(entries, 'entries', source).items().map((entry): Slot => {
    const cells = entry.need('cells').items();
    if (cells.length === 0) entry.fail('it has no cells');
    return {
      number: entry.need('number').asWhole(MAX_NUMBER),
      direction: entry.need('direction').asText(),
      cells: cells.map((field) => {
        const [row, column] = field.items().map((each) => each.asWhole(MAX_NUMBER));
        if (row === undefined || column === undefined) return field.fail('no [row, column]');
        return cellAt(layout, { row, column }, { source });
      }),
    };
  });
  return { ...puzzle, layout: { ...layout, slots: withShortNames(slots) } };
}
