// A batch: puzzles of many templates, in turn, each of its own seed. What becomes of each is told in order; a
// template that is proved unfillable is left alone from then on, and the others go on.

import { type Cut, type Outcome, seedOffset, shardOf, templateOf } from '../../../index.ts';
import { type PreparedBatch, prepareBatch } from '../../input/prepare-batch.ts';
import type { BatchRequest } from '../../line/request.ts';
import { seedAfter } from '../../line/seed.ts';
import { openPuzzles } from '../../output/puzzle-output.ts';
import { Crew } from '../../threads/crew.ts';
import type { Making, Task } from '../../threads/fill-plan.ts';
import { Workshop } from '../../threads/workshop.ts';
import { EXIT, type ExitCode } from '../../world/exit-code.ts';
import type { Session } from '../../world/session.ts';
import { settleNode } from '../../world/settle-node.ts';
import { BatchTeller } from './batch-teller.ts';
import type { Made } from './made.ts';

export async function fillBatch(request: BatchRequest, session: Session): Promise<ExitCode> {
  const { io, log, stop } = session;
  stop.after(request.limits.seconds);
  const prepared = await stop.orEnd(prepareBatch(request, session));
  const { grids, lists, words, choice } = prepared;
  const output = await openPuzzles(request.output, session, { lists, words });
  const making = makingOf(request);
  const crew = new Crew(
    new Workshop(grids, words, making),
    { grounds: grids.map(({ blank, options }) => ({ blank, options })), making, choice },
    { jobs: request.jobs, signal: stop.signal },
  );
  try {
    const firstSeed = request.seed ?? io.drawSeed();
    if (request.seed === undefined) log.note(`seed ${firstSeed}`);
    const cut = cutOf(request, grids.length);
    const teller = new BatchTeller({ request, prepared, output, session, cut });
    for await (const made of puzzlesOf(cut, firstSeed, prepared, crew)) {
      if (isCutOff(made)) break;
      await teller.tell(made);
      if (stop.cause !== undefined) break;
    }
    const exitCode = teller.conclude();
    if (exitCode !== EXIT.interrupted) await output.finish();
    return exitCode;
  } finally {
    await crew.dismiss();
    output.discard();
    settleNode();
  }
}

/** Whether a puzzle came to nothing because the run ends. */
function isCutOff({ outcome }: Made): boolean {
  return outcome.status === 'gave-up' && outcome.limit === 'aborted';
}

function makingOf({ best, explain, partial, limits }: BatchRequest): Making {
  return {
    best,
    ...(explain && { explain }),
    ...(partial && { partial }),
    ...(limits.nodes !== undefined && { maxNodes: limits.nodes }),
  };
}

/** Which puzzles are to be made. */
function cutOf({ start, count, shard }: BatchRequest, templates: number): Cut {
  const whole = { first: start, count: count ?? templates };
  return shard === undefined ? whole : shardOf(whole, shard);
}

/** The puzzles of a cut, in order. */
async function* puzzlesOf(
  cut: Cut,
  firstSeed: number,
  { grids }: Pick<PreparedBatch, 'grids'>,
  crew: Crew,
): AsyncGenerator<Made> {
  const unfillable = new Map<number, Outcome>();
  const end = cut.first + cut.count;
  const groundOf = (n: number): number => templateOf(n, grids.length);
  const seedOf = (n: number): number => seedAfter(firstSeed, seedOffset(n, 0, 1));
  function* tasks(): Generator<Task> {
    for (let n = cut.first; n < end; n++) {
      const ground = groundOf(n);
      // It is so for every seed.
      if (!unfillable.has(ground)) yield { index: n, ground, seed: seedOf(n) };
    }
  }
  let next = cut.first;
  function* leftOut(before: number): Generator<Made> {
    for (; next < before; next++) {
      const ground = groundOf(next);
      yield {
        n: next,
        ground,
        seed: seedOf(next),
        outcome: unfillable.get(ground)!,
        milliseconds: 0,
      };
    }
  }
  for await (const { index: n, ...result } of crew.inOrder(tasks())) {
    yield* leftOut(n);
    const { ground, outcome } = result;
    // Who was ahead of us made it again; the first answer is told of all.
    const known = unfillable.get(ground);
    if (outcome.status === 'unfillable' && known === undefined) unfillable.set(ground, outcome);
    next = n + 1;
    yield { n, ...result, outcome: known ?? outcome };
  }
}
