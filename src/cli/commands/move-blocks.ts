// `crossfill design --from`: the nearest pattern of blocks or bars that fills, for a template that does not, or one that fills better.

import { grouped } from '../../base/phrases.ts';
import { Designer, type FillFigures } from '../../design/design.ts';
import type { PartedPlace } from '../../design/move-blocks.ts';
import { cellName } from '../../layout/cell-names.ts';
import { openPuzzles } from '../output/puzzle-output.ts';
import { readInputs } from '../read/inputs.ts';
import { type MoveBlocksJob, sourceOf } from '../spec/jobs.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';

/** The same template, the same blocks, whatever the seed of other commands. */
const DEFAULT_SEED = 1;

export async function moveBlocks(job: MoveBlocksJob, session: Session): Promise<ExitCode> {
  const { log } = session;
  const { moveBlocks: most, nodes: maxNodes, seed = DEFAULT_SEED } = job;
  const sources = [sourceOf(job.from, job)];
  const { grids, words } = await readInputs({ ...job, sources }, session, { wantsOne: true });
  const template = grids[0]!.puzzle;
  const { before, nearest } = await new Designer(words).moveBlocks({
    template,
    most,
    seed,
    maxNodes,
  });
  log.note(`as it is: ${told(before)}`);
  if (nearest === undefined) {
    const better = before.fillNodes === null ? 'fills' : 'fills better';
    log.note(`no pattern that ${better} was found with ${most} moved`);
    return EXIT.gaveUp;
  }
  const { takenOut, putIn, figures } = nearest;
  const changes = [...named('taken out', takenOut), ...named('put in', putIn)].join(', ');
  const what = template.layout.geometry.bars === undefined ? 'blocks' : 'bars';
  log.note(`${what} ${changes}: ${told(figures)}`);
  const output = await openPuzzles(job, session);
  try {
    await output.put(nearest.puzzle, { status: 'blank', seed }, { n: 1, seed });
    await output.finish();
  } finally {
    output.discard();
  }
  return EXIT.filled;
}

function named(what: string, places: readonly PartedPlace[]): string[] {
  const where = ({ side, ...cell }: PartedPlace): string =>
    `${side === undefined ? 'at' : side === 'right' ? 'right of' : 'below'} ${cellName(cell)}`;
  return places.length === 0 ? [] : [`${what} ${places.map(where).join(' and ')}`];
}

export function told({ fillNodes, floor, mean }: FillFigures): string {
  if (fillNodes === null) return 'no fill found';
  const quality = mean === null ? '' : `, floor ${floor}, mean ${mean.toFixed(1)}`;
  return `fills in ${grouped(fillNodes)} nodes${quality}`;
}
