// `crossfill suggest` of what stands in the grid already: words instead of an entry, letters of a cell, the
// nearest way out of one entry.

import { lettersInstead, swap, wordsInstead } from '../../assist/instead.ts';
import { lookAhead } from '../../assist/look-ahead.ts';
import { InputError } from '../../base/errors.ts';
import { renderTemplate } from '../../format/template/render-template.ts';
import { overviewReport } from '../../inspect/suggest.ts';
import { cellAt, cellName, parseCellName } from '../../layout/cell-names.ts';
import { placeOf } from '../../layout/layout.ts';
import { findSlotNamed, slotName } from '../../layout/slot-names.ts';
import { isWhole } from '../../puzzle/puzzle.ts';
import { insteadText, swapText } from '../../say/instead.ts';
import { sayConflict } from '../../say/reasons.ts';
import { lettersAtText } from '../../say/suggest.ts';
import type { InputGrid, Inputs } from '../read/inputs.ts';
import { underRulesOf } from '../read/prepare.ts';
import type { SuggestJob } from '../spec/jobs.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';

/** What there is to say of a grid. */
export interface Suggestion {
  /** For machines. */
  readonly record: object;
  readonly text: string;
  /** Why no fill exists, if none does. */
  readonly unfillable?: string;
  /** What the shell is answered, if that does not say it. */
  readonly exitCode?: ExitCode;
}

const SWAP_EXIT = { fills: EXIT.filled, dead: EXIT.unfillable, unknown: EXIT.gaveUp } as const;

/** Answers for a grid as it stands. @throws InputError */
export async function suggestInstead(
  { count, nodes, seed, slot, cell, swap: asked }: SuggestJob,
  grid: InputGrid,
  input: Inputs,
): Promise<Suggestion> {
  const { name, puzzle } = grid;
  const { words } = input;
  const options = { filler: input.options, count, nodes, seed };
  if (cell !== undefined) {
    const place = parseCellName(cell);
    if (place === undefined) {
      throw new InputError(`'${cell}' is not a cell: write row and column like r3c4`);
    }
    const at = cellAt(puzzle.layout, place);
    if (puzzle.cells[at] === undefined) return lettersOf(at, grid, input);
    const record = await lettersInstead(puzzle, words, at, options);
    return { record, text: insteadText(name, record, true) };
  }
  const index = findSlotNamed(puzzle.layout.slots, (slot ?? asked)!);
  if (slot !== undefined) {
    const record = await wordsInstead(puzzle, words, index, options);
    return { record, text: insteadText(name, record, false) };
  }
  const at = puzzle.layout.slots[index]!;
  if (!isWhole(puzzle, at)) {
    throw new InputError(`${name}: ${slotName(at)} is not filled: nothing to swap`);
  }
  const { report, puzzle: after } = await swap(puzzle, words, index, options);
  const rows = after === undefined ? null : renderTemplate(after).trimEnd().split('\n');
  const record = { ...report, rows };
  return { record, text: swapText(name, record), exitCode: SWAP_EXIT[report.verdict] };
}

/** The letters that propagation leaves an open cell. @throws InputError */
function lettersOf(cell: number, { name, puzzle }: InputGrid, input: Inputs): Suggestion {
  const { blank, options } = underRulesOf(puzzle, input);
  const { conflict, domains } = lookAhead(blank, input.words, options);
  const { cells } = overviewReport(blank, domains, conflict);
  const { row, column } = placeOf(puzzle.layout, cell);
  const letters = cells.find((each) => each.row === row && each.column === column);
  const at = cellName({ row, column });
  if (letters === undefined) throw new InputError(`${name}: ${at} is not part of an entry`);
  const unfillable = conflict && sayConflict(conflict, blank);
  const record = { at, unfillable: unfillable ?? null, cell: letters };
  return { record, text: lettersAtText(name, at, letters), unfillable };
}
