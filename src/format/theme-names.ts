// The theme of a puzzle as files name it: theme answers by their slots, `17A`; other letters that were given by their
// cells, `r3c4`.

import { cellAt, cellName, parseCellName } from '../layout/cell-names.ts';
import { type Layout, placeOf } from '../layout/layout.ts';
import { findSlotNamed, shortName } from '../layout/slot-names.ts';
import { isTheme, type Puzzle } from '../puzzle/puzzle.ts';

/** undefined if no one has said what the theme is. */
export function themeNames(puzzle: Puzzle): string[] | undefined {
  const { layout, theme } = puzzle;
  if (theme === undefined) return undefined;
  const answers = layout.slots.filter((slot) => isTheme(puzzle, slot));
  const inAnswers = new Set(answers.flatMap(({ cells }) => cells));
  const letters = [...theme].filter((cell) => !inAnswers.has(cell)).sort((a, b) => a - b);
  return [...answers.map(shortName), ...letters.map((cell) => cellName(placeOf(layout, cell)))];
}

/** The cells of those names. @throws InputError for one that the layout does not have */
export function themeNamed(names: readonly string[], layout: Layout): ReadonlySet<number> {
  const cells = names.flatMap((name) => {
    const place = parseCellName(name);
    if (place !== undefined) return [cellAt(layout, place)];
    return layout.slots[findSlotNamed(layout.slots, name)]!.cells;
  });
  return new Set(cells);
}
