// `--blank`: the template laid out as it is. No list is read and nothing is searched.

import { puzzleOf, readTemplateText } from '../input/read-input.ts';
import type { BlankRequest } from '../line/request.ts';
import { openFormat } from '../output/formats.ts';
import { openProduct } from '../output/open-product.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';

export async function blank(request: BlankRequest, session: Session): Promise<ExitCode> {
  const { output } = request;
  const text = await readTemplateText(request.template, session.io);
  // No list says how givens are folded, so they stay.
  const puzzle = puzzleOf(text, request.template, () => false);
  const format = await openFormat(output, session.io);
  const product = await openProduct(output.path, format.frame, session);
  await product.put(format.render(puzzle, { status: 'blank', seed: null }), { n: 1, seed: null });
  await product.finish();
  return EXIT.filled;
}
