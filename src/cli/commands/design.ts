// `crossfill design`: patterns for a size, a style and a theme, made to fill well with the lists. Each is of
// its own seed; where it would be an earlier one again, the seed gives another.

import { InputError } from '../../base/errors.ts';
import { counted, outOf } from '../../base/phrases.ts';
import { seedAfter } from '../../batch/cut.ts';
import { Designer, type DesignFigures } from '../../design/design.ts';
import { planDesign } from '../../design/plan.ts';
import { styleNamed } from '../../design/styles.ts';
import { unpairedIn } from '../../design/theme-rows.ts';
import type { Result } from '../../format/writing.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { spellWord } from '../../words/language/spell.ts';
import { openPuzzles } from '../output/puzzle-output.ts';
import { readInputs } from '../read/inputs.ts';
import { type DesignJob, sourceOf } from '../spec/jobs.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { told } from './move-blocks.ts';

export async function design(job: DesignJob, session: Session): Promise<ExitCode> {
  const { io, log, stop } = session;
  const { count } = job;
  const style = styleNamed(job.style)!;
  const sources = job.mask === undefined ? [] : [sourceOf(job.mask, job)];
  const inputs = await stop.orEnd(readInputs({ ...job, sources }, session, { wantsOne: true }));
  const mask = inputs.grids[0]?.puzzle;
  const plan = planDesign({
    style,
    ...sizeOf(job, mask),
    theme: job.answers.map((answer) => spellWord(answer, inputs.fold()).join('')),
    symmetry: job.symmetry,
    mask,
    wishes: {
      entries: job.words,
      blocks: job.blocks,
      openness: job.openness,
      longest: job.longest,
      cheaters: job.cheaters || undefined,
    },
  });
  const unpaired = unpairedIn(plan.canvas, plan.theme);
  for (const answer of unpaired) {
    const length = Array.from(answer).length;
    const open = 'the slot across from it is left open';
    log.note(`${answer} pairs with no theme answer, as one of ${length} letters would: ${open}`);
  }
  const designer = new Designer(inputs.words);
  const firstSeed = job.seed ?? io.drawSeed();
  if (job.seed === undefined) log.note(`seed ${firstSeed}`);
  const output = await openPuzzles(job, session);
  let made = 0;
  let missing = 0;
  const taken = new Set<string>();
  try {
    for (let n = 1; n <= count && stop.cause === undefined; n++) {
      const seed = seedAfter(firstSeed, n - 1);
      const found = await designer.design({
        ...plan,
        seed,
        taken,
        maxNodes: job.nodes,
        signal: stop.signal,
        onProgress: (drawn) =>
          log.live((seconds) => `design ${n} of ${count}: ${drawn} patterns, ${seconds} s`),
      });
      // What it has found by then is not what the seed finds.
      if (stop.cause !== undefined) break;
      if (found === undefined) {
        missing++;
        continue;
      }
      taken.add(found.likeness);
      const result: Result = { status: 'blank', seed, design: found.figures };
      await output.put(found.puzzle, result, { n, seed });
      log.note(`seed ${seed}: ${toldOf(found.figures)}`);
      made++;
    }
    if (stop.cause !== 'interrupt') await output.finish();
  } finally {
    output.discard();
  }
  if (stop.exitCode !== undefined) {
    if (stop.cause === 'interrupt') log.note(`interrupted, ${outOf(made, count)} made`);
    return stop.exitCode;
  }
  if (missing === 0) return EXIT.filled;
  log.note(missingNote(missing, count, style.name));
  if (unpaired.length > 0) {
    log.note(`theme answers of the same length as ${unpaired.join(', ')} would leave more room`);
  }
  return EXIT.gaveUp;
}

/** Where some were made, what is missing would mostly have been one of them again. */
function missingNote(missing: number, count: number, style: string): string {
  const of = `${outOf(missing, count)} designs`;
  if (missing === count) return `${of} ${missing === 1 ? 'was' : 'were'} not found within ${style}`;
  const made = count - missing;
  const patterns = counted(made, 'pattern was', 'different patterns were');
  const are = missing === 1 ? 'is' : 'are';
  return `only ${patterns} found within ${style}, turned and mirrored ones not counted: ${of} ${are} missing`;
}

/** As it was asked for, or else as the mask has it. @throws InputError if they differ */
function sizeOf(
  { size }: DesignJob,
  mask: Puzzle | undefined,
): { readonly width: number; readonly height: number } {
  const own = mask?.layout.geometry;
  const [width, height] = size ?? [own!.width, own!.height];
  if (own !== undefined && (own.width !== width || own.height !== height)) {
    throw new InputError(`the mask is ${own.width}x${own.height}, not ${width}x${height}`);
  }
  return { width, height };
}

function toldOf({ entries, blocks, bars, ...fills }: DesignFigures): string {
  const parting = bars > 0 ? counted(bars, 'bar') : counted(blocks, 'block');
  return `${entries} entries, ${parting}; ${told(fills)}`;
}
