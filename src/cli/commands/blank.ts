// `--blank`: the template laid out as it is, with what rules set. No list is read and nothing is searched.

import { puzzleUnderRules } from '../../problem/puzzle-under-rules.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { BlankRequest } from '../line/request.ts';
import { openPuzzles } from '../output/puzzle-output.ts';
import { readTemplate } from '../read/read-input.ts';
import { findAllNamed } from '../read/slots-named.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';

/** With what rules set; they are all read, so that a slot that is none is found now. @throws InputError */
async function underRules(
  puzzle: Puzzle,
  { rules: request, template }: BlankRequest,
  { io, log }: Session,
): Promise<Puzzle> {
  if (request === undefined) return puzzle;
  const { readRules } = await import('../read/read-rules.ts');
  const spelling = { fold: template.fold ?? false, strip: false };
  const { rules, notes } = await readRules(request, spelling, io, {
    layout: puzzle.layout,
    reading: template,
  });
  for (const note of notes) log.note(note);
  findAllNamed(puzzle, rules);
  return puzzleUnderRules(puzzle, rules).blank;
}

export async function blank(request: BlankRequest, session: Session): Promise<ExitCode> {
  const { output } = request;
  const template = await readTemplate(request.template, session.io);
  // No list says how givens are folded, so they stay.
  const asRead = template.puzzle(() => false);
  for (const note of template.notes) session.log.note(note);
  const puzzle = await underRules(asRead, request, session);
  const product = await openPuzzles(output, session, undefined, false);
  await product.put(puzzle, { status: 'blank', seed: null }, { n: 1, seed: null });
  await product.finish();
  return EXIT.filled;
}
