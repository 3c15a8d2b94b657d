// The arrows of an arrowword in JPZ: a cell of the type `clue` has its clues, each of which names a word, and the first cell
// of a word says from which side its arrow comes and where it goes on.

import { type ArrowKind, kindOf, withArrows } from '../../layout/arrows.ts';
import { type Layout, slotFinder } from '../../layout/layout.ts';
import { isNoClue } from '../clue-text.ts';
import type { CluedLayout } from '../plain-slots.ts';
import type { Faults } from '../reading.ts';
import type { JpzGrid } from './jpz-grid.ts';
import { CLUE_CELL_TYPE } from './jpz-names.ts';
import { cellsIn } from './jpz-words.ts';
import { childrenOf, clueIn, type Element, element } from './xml-tree.ts';

const WAYS: Readonly<Record<ArrowKind, { readonly from: string; readonly to: string }>> = {
  right: { from: 'left', to: 'right' },
  down: { from: 'top', to: 'bottom' },
  'right-down': { from: 'left', to: 'bottom' },
  'down-right': { from: 'top', to: 'right' },
  'up-right': { from: 'bottom', to: 'right' },
  'left-down': { from: 'right', to: 'bottom' },
};

export function arrowElement(kind: ArrowKind): Element {
  return element('arrow', WAYS[kind]);
}

/** With the arrows that clue cells mean, and the clues in them where the lists have none. */
export function withArrowsIn(
  clued: CluedLayout,
  crossword: Element,
  grid: JpzGrid,
  faults: Faults,
): CluedLayout {
  const { layout } = clued;
  const cells = childrenOf(crossword, 'grid').flatMap((each) => childrenOf(each, 'cell'));
  const clueCells = cells.filter(({ attributes }) => attributes['type'] === CLUE_CELL_TYPE);
  if (clueCells.length === 0) return clued;
  const slots = slotsOfWords(crossword, layout, grid, faults);
  const places: (number | undefined)[] = layout.slots.map(() => undefined);
  const clues = [...(clued.clues ?? [])];
  for (const cell of clueCells) {
    const { x, y } = cell.attributes;
    const at = (Number(y) - 1) * grid.width + Number(x) - 1;
    for (const clue of childrenOf(cell, 'clue')) {
      const slot = slots.get(clue.attributes['word'] ?? '');
      if (slot === undefined || kindOf(layout, layout.slots[slot]!, at) === undefined) {
        faults.report(`a clue at x=${x}, y=${y} is not beside the first cell of its word`);
        continue;
      }
      places[slot] = at;
      const text = clueIn(clue, faults.onMarkup).trim();
      if (clues[slot] === undefined && !isNoClue(text)) clues[slot] = text;
    }
  }
  const missing = places.filter((at) => at === undefined).length;
  if (missing > 0) faults.report(`${missing} words have no clue cell`);
  return { ...clued, clues, layout: withArrows(layout, places) };
}

function slotsOfWords(
  crossword: Element,
  layout: Layout,
  grid: JpzGrid,
  faults: Faults,
): ReadonlyMap<string, number> {
  const slotOf = slotFinder(layout);
  const slots = new Map<string, number>();
  for (const word of childrenOf(crossword, 'word')) {
    const { id = '' } = word.attributes;
    const cells = cellsIn(word, grid, id, faults) ?? [];
    for (const direction of ['across', 'down']) {
      const slot = slotOf({ direction, cells });
      if (slot !== undefined) slots.set(id, slot);
    }
  }
  return slots;
}
