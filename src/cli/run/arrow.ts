// `crossfill arrow`: makes an arrowword of a pattern, each block a clue cell; or says which entries get no clue.

import { InputError } from '../../base/errors.ts';
import { helpfulCells } from '../../layout/arrow-gaps.ts';
import { assignArrows, withArrows } from '../../layout/arrows.ts';
import { isWeave } from '../../layout/weave.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { sayArrowHelp, sayIdleCells, sayUnserved } from '../../say/arrows.ts';
import { sayNotes } from '../read/notes.ts';
import { readTemplate } from '../read/template.ts';
import type { ArrowJob } from '../spec/jobs.ts';
import type { ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { notes, type RunEvent } from './run-event.ts';
import { runJob } from './run-job.ts';

export async function arrow(job: ArrowJob, session: Session): Promise<ExitCode> {
  const file = await readTemplate(job.source, session.io);
  const puzzle = file.puzzle(() => false);
  sayNotes(file.notes, session.log);
  if (isWeave(puzzle.layout)) {
    throw new InputError('an arrowword has rows and columns', { source: file.name });
  }
  return runJob({ output: job, isSearch: false, wanted: 1, events: () => events(puzzle) }, session);
}

async function* events(puzzle: Puzzle): AsyncGenerator<RunEvent> {
  const { layout, givens } = puzzle;
  const blocks = new Set(
    layout.geometry.positions.flatMap((what, at) => (what === 'block' ? [at] : [])),
  );
  const { clueCells, idle } = assignArrows(layout, blocks);
  yield* notes(sayIdleCells(layout, idle));
  const unserved = layout.slots.filter((_, slot) => clueCells[slot] === undefined);
  if (unserved.length > 0) {
    const isOpen = (cell: number): boolean => givens[cell] === undefined;
    const help = helpfulCells(layout, blocks, unserved.length, isOpen);
    yield* notes([...sayUnserved(layout, unserved), sayArrowHelp(layout, help)]);
    yield { kind: 'puzzle', n: 1, seed: null, status: 'unfillable' };
    return;
  }
  const output = {
    puzzle: { ...puzzle, layout: withArrows(layout, clueCells) },
    result: { status: 'blank', seed: null } as const,
  };
  yield { kind: 'puzzle', n: 1, seed: null, status: 'filled', output };
}
