// `crossfill convert`: puzzles from any format into any other. No list is read, so letters stay as they are
// unless folding is asked for.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import { openPuzzles } from '../output/puzzle-output.ts';
import { sayNotes } from '../read/notes.ts';
import { filesIn, readTemplate } from '../read/template.ts';
import { checkHolds } from '../spec/checks.ts';
import type { ConvertJob } from '../spec/jobs.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';

export async function convert(job: ConvertJob, session: Session): Promise<ExitCode> {
  const seed = job.seed ?? null;
  const puzzles: Puzzle[] = [];
  for (const source of job.sources.flatMap(filesIn)) {
    const file = await readTemplate(source, session.io);
    puzzles.push(...file.puzzles(() => false));
    sayNotes(file.notes, session.log);
  }
  checkHolds(job, puzzles.length);
  const product = await openPuzzles(job, session, undefined, false);
  try {
    for (const [index, puzzle] of puzzles.entries()) {
      await product.put(puzzle, { status: 'blank', seed }, { n: index + 1, seed });
    }
    await product.finish();
  } finally {
    product.discard();
  }
  return EXIT.filled;
}
