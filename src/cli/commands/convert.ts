// `crossfill convert`: puzzles from any format into any other. No list is read, so letters stay as they are
// unless folding is asked for.

import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { ConvertRequest } from '../line/convert-request.ts';
import { checkHolds } from '../line/output-options.ts';
import { openPuzzles } from '../output/puzzle-output.ts';
import { filesIn } from '../read/folder.ts';
import { readTemplate } from '../read/read-input.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';

export async function convert(
  { templates, output, seed: asked }: ConvertRequest,
  session: Session,
): Promise<ExitCode> {
  const seed = asked ?? null;
  const puzzles: Puzzle[] = [];
  for (const request of templates.flatMap(filesIn)) {
    const file = await readTemplate(request, session.io);
    puzzles.push(...file.puzzles(() => false));
    for (const note of file.notes) session.log.note(note);
  }
  checkHolds(output, puzzles.length);
  const product = await openPuzzles(output, session, undefined, false);
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
