// `--blank`: the template laid out as it is, with what rules set. No list is read and nothing is searched.

import { checkSlotNames, puzzleUnderRules } from '../../problem/puzzle-under-rules.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { openPuzzles } from '../output/puzzle-output.ts';
import { sayNotes } from '../read/notes.ts';
import { readRules } from '../read/rules.ts';
import { readTemplate } from '../read/template.ts';
import type { BlankJob } from '../spec/jobs.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';

/** With what rules set; they are all read, so that a slot that is none is found now. @throws InputError */
async function underRules(
  puzzle: Puzzle,
  { ruleLines, rules: files, source }: BlankJob,
  { io, log }: Session,
): Promise<Puzzle> {
  if (ruleLines.length + files.length === 0) return puzzle;
  const spelling = { fold: source.fold ?? false, strip: false };
  const asked = { ruleLines, rules: files };
  const grid = { layout: puzzle.layout, reading: source };
  const { rules, notes } = await readRules(asked, spelling, io, grid);
  sayNotes(notes, log);
  checkSlotNames(puzzle, rules);
  return puzzleUnderRules(puzzle, rules).blank;
}

export async function blank(job: BlankJob, session: Session): Promise<ExitCode> {
  const template = await readTemplate(job.source, session.io);
  // No list says how givens are folded, so they stay.
  const asRead = template.puzzle(() => false);
  sayNotes(template.notes, session.log);
  const puzzle = await underRules(asRead, job, session);
  const product = await openPuzzles(job, session, undefined, false);
  await product.put(puzzle, { status: 'blank', seed: null }, { n: 1, seed: null });
  await product.finish();
  return EXIT.filled;
}
