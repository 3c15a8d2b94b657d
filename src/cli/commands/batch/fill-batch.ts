// A batch: puzzles of many templates, in turn, each of its own seed. What becomes of each is told in order; a
// template that is proved unfillable is left alone from then on, and the others go on.

import { type Cut, InputError, isGiven, shardOf, type Usage } from '../../../index.ts';
import { type BatchGrid, prepareBatch } from '../../input/prepare-batch.ts';
import type { BatchRequest } from '../../line/request.ts';
import { openPuzzles } from '../../output/puzzle-output.ts';
import { Crew } from '../../threads/crew.ts';
import type { Making } from '../../threads/fill-plan.ts';
import { Workshop } from '../../threads/workshop.ts';
import { EXIT, type ExitCode } from '../../world/exit-code.ts';
import type { Session } from '../../world/session.ts';
import { settleNode } from '../../world/settle-node.ts';
import { BatchTeller } from './batch-teller.ts';
import { type Course, course } from './course.ts';
import { isCutOff, type Made } from './made.ts';
import { rounds, usedBefore } from './rounds.ts';
import { Selection } from './selection.ts';
import { readUsage, writeWhole } from './usage-file.ts';

export async function fillBatch(request: BatchRequest, session: Session): Promise<ExitCode> {
  const { io, log, stop } = session;
  stop.after(request.limits.seconds);
  const prepared = await stop.orEnd(prepareBatch(request, session));
  const { grids, lists, words, choice } = prepared;
  const { fresh, top, jobs } = request;
  checkDistinct(request, grids);
  const usage = fresh === undefined ? undefined : await readUsage(fresh, io);
  const output = await openPuzzles(request.output, session, { lists, words });
  const making = makingOf(request);
  const grounds = grids.map(({ blank, options }) => ({ blank, options }));
  const order = { grounds, making, choice };
  const crew = new Crew(new Workshop(grids, words, making), order, { jobs, signal: stop.signal });
  try {
    const firstSeed = request.seed ?? io.drawSeed();
    if (request.seed === undefined) log.note(`seed ${firstSeed}`);
    const cut = cutOf(request, grids.length);
    const way = {
      request,
      firstSeed,
      templates: grids.length,
      words,
      usage,
      crew,
      signal: stop.signal,
    };
    const teller = new BatchTeller({ request, prepared, output, session, cut });
    const selection = top === undefined ? undefined : new Selection(top, request.distinct);
    for await (const made of puzzlesOf(cut, way)) {
      if (isCutOff(made)) break;
      await (selection?.isOpenTo(made) ? selection.add(made, teller) : teller.tell(made));
      if (stop.cause !== undefined) break;
    }
    if (selection !== undefined && teller.isWhole) await selection.close(teller);
    const exitCode = teller.conclude();
    if (exitCode !== EXIT.interrupted) await output.finish();
    if (usage !== undefined && teller.isWhole) tell(usage, teller.wordsKept, fresh!);
    return exitCode;
  } finally {
    await crew.dismiss();
    output.discard();
    settleNode();
  }
}

/** The puzzles of a cut, in order. */
async function* puzzlesOf(cut: Cut, way: Course): AsyncGenerator<Made> {
  const { usage, request, crew } = way;
  const { distinct, rest, top } = request;
  const isOnItsOwn = usage === undefined && distinct === undefined && rest === undefined;
  if (isOnItsOwn || top !== undefined) {
    if (usage !== undefined) crew.begin(usedBefore(usage, rest ?? 0));
    yield* course(cut, way, () => false);
    return;
  }
  // Puzzles before the cut are made as well: what those of the cut are depends on them.
  for await (const made of rounds(cut.first + cut.count - 1, way)) {
    if (made.n >= cut.first) yield made;
  }
}

function tell(usage: Usage, kept: readonly ReadonlySet<string>[], path: string): void {
  for (const words of kept) usage.add(words);
  writeWhole(path, usage.text());
}

/** @throws InputError for a grid that has fewer entries than any two puzzles are to differ in */
function checkDistinct({ distinct = 0 }: BatchRequest, grids: readonly BatchGrid[]): void {
  for (const { name, blank } of grids) {
    const open = blank.layout.slots.filter((slot) => !isGiven(blank, slot)).length;
    if (open >= distinct) continue;
    throw new InputError(`option --distinct ${distinct}: only ${open} entries are to be filled`, {
      source: name,
    });
  }
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
