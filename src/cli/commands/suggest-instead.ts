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
import type { Session } from '../world/session.ts';
import { putReports } from '../write/put-report.ts';

/** Answers for a grid as it stands. @throws InputError */
export async function suggestInstead(
  job: SuggestJob,
  grid: InputGrid,
  input: Inputs,
  session: Session,
): Promise<ExitCode> {
  const { name, puzzle } = grid;
  const { words } = input;
  const put = (report: object, text: () => string): Promise<void> =>
    putReports('suggest', input, [{ name, blank: puzzle, report }], text, job, session);
  const { count, nodes, seed, slot, cell } = job;
  const options = { filler: input.options, count, nodes, seed };
  if (cell !== undefined) {
    const place = parseCellName(cell);
    if (place === undefined) {
      throw new InputError(`'${cell}' is not a cell: write row and column like r3c4`);
    }
    const at = cellAt(puzzle.layout, place);
    if (puzzle.cells[at] === undefined) return lettersOf(at, grid, input, put, session);
    const report = await lettersInstead(puzzle, words, at, options);
    await put(report, () => insteadText(name, report, true));
    return EXIT.filled;
  }
  const index = findSlotNamed(puzzle.layout.slots, (slot ?? job.swap)!);
  const at = puzzle.layout.slots[index]!;
  if (slot !== undefined) {
    const report = await wordsInstead(puzzle, words, index, options);
    await put(report, () => insteadText(name, report, false));
    return EXIT.filled;
  }
  if (!isWhole(puzzle, at))
    throw new InputError(`${name}: ${slotName(at)} is not filled: nothing to swap`);
  const { report: swapped, puzzle: after } = await swap(puzzle, words, index, options);
  const rows = after === undefined ? null : renderTemplate(after).trimEnd().split('\n');
  const report = { ...swapped, rows };
  await put(report, () => swapText(name, report));
  if (report.verdict === 'fills') return EXIT.filled;
  return report.verdict === 'dead' ? EXIT.unfillable : EXIT.gaveUp;
}

/** The letters that propagation leaves an open cell. */
async function lettersOf(
  cell: number,
  { name, puzzle }: InputGrid,
  input: Inputs,
  put: (report: object, text: () => string) => Promise<void>,
  session: Session,
): Promise<ExitCode> {
  const { blank, options } = underRulesOf(puzzle, input);
  const { conflict, domains } = lookAhead(blank, input.words, options);
  const { cells } = overviewReport(blank, domains, conflict);
  const { row, column } = placeOf(puzzle.layout, cell);
  const letters = cells.find((each) => each.row === row && each.column === column);
  const at = cellName({ row, column });
  if (letters === undefined) throw new InputError(`${name}: ${at} is not part of an entry`);
  const unfillable = conflict === undefined ? null : sayConflict(conflict, blank);
  const report = { at, unfillable, cell: letters };
  await put(report, () => lettersAtText(name, at, letters));
  if (unfillable === null) return EXIT.filled;
  session.log.note(`${name}: cannot be filled: ${unfillable}`);
  return EXIT.unfillable;
}
