// `crossfill design`: patterns for a size, a style and a theme, made to fill well with the lists. Each is of
// its own seed, whatever the others are.

import {
  type Canvas,
  canvasOf,
  checkTheme,
  chooseWords,
  Designer,
  type DesignFigures,
  type DesignSymmetry,
  foldingOnce,
  InputError,
  spellWord,
  styleNamed,
  unpairedIn,
} from '../../index.ts';
import { notePersonal } from '../input/personal-file.ts';
import { readWords } from '../input/read-input.ts';
import type { DesignRequest } from '../line/design-request.ts';
import { seedAfter } from '../line/seed.ts';
import type { Result } from '../output/formats.ts';
import { openPuzzles } from '../output/puzzle-output.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import { grouped } from '../world/log.ts';
import type { Session } from '../world/session.ts';

export async function design(request: DesignRequest, session: Session): Promise<ExitCode> {
  const { io, log, stop } = session;
  const { width, height, count } = request;
  const style = styleNamed(request.style)!;
  const read = await readWords(request.words, io);
  notePersonal(read.lists, log);
  const fold = foldingOnce(read.lists);
  const theme = request.theme.map((answer) => spellWord(answer, fold()).join(''));
  const symmetry = symmetryFor(request, style.symmetries, theme);
  const wishes = {
    ...style.wishes(width, height),
    ...(request.entries && { entries: request.entries }),
    ...(request.blocks && { blocks: request.blocks }),
    ...(request.longest !== undefined && { longest: request.longest }),
    ...(request.cheaters && { cheaters: true }),
  };
  const { words } = chooseWords({ fold, ...read });
  for (const answer of unpairedIn(canvasFor(width, height, symmetry), theme)) {
    const length = Array.from(answer).length;
    const open = 'the slot across from it is left open';
    log.note(`${answer} pairs with no theme answer, as one of ${length} letters would: ${open}`);
  }
  const designer = new Designer(words);
  const firstSeed = request.seed ?? io.drawSeed();
  if (request.seed === undefined) log.note(`seed ${firstSeed}`);
  const output = await openPuzzles(request.output, session);
  let missing = 0;
  try {
    for (let n = 1; n <= count && stop.cause === undefined; n++) {
      const seed = seedAfter(firstSeed, n - 1);
      const made = await designer.design({
        canvas: canvasFor(width, height, symmetry),
        wishes,
        theme,
        profile: style.profile,
        seed,
        signal: stop.signal,
        onProgress: (drawn) =>
          log.live((seconds) => `design ${n} of ${count}: ${drawn} patterns, ${seconds} s`),
      });
      if (made === undefined) {
        missing++;
        continue;
      }
      const result: Result = { status: 'blank', seed, design: made.figures };
      await output.put(made.puzzle, result, { n, seed });
      log.note(`seed ${seed}: ${told(made.figures)}`);
    }
    if (stop.cause !== 'interrupt') await output.finish();
  } finally {
    output.discard();
  }
  if (stop.exitCode !== undefined) return stop.exitCode;
  if (missing === 0) return EXIT.filled;
  log.note(`${grouped(missing)} of ${grouped(count)} designs were not found within ${style.name}`);
  return EXIT.gaveUp;
}

/** The first symmetry of the style that has a place for the theme, if none is asked for. @throws InputError if none has */
function symmetryFor(
  { symmetry, width, height }: DesignRequest,
  usual: readonly DesignSymmetry[],
  theme: readonly string[],
): DesignSymmetry {
  const choices = symmetry === undefined ? usual : [symmetry];
  let reason: unknown;
  for (const choice of choices) {
    try {
      checkTheme(canvasFor(width, height, choice), theme);
      return choice;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      reason ??= error;
    }
  }
  throw reason;
}

/** @throws InputError for a symmetry that the size cannot have */
function canvasFor(width: number, height: number, symmetry: DesignSymmetry): Canvas {
  if (symmetry === 'quarter-turn' && width !== height) {
    throw new InputError(`a quarter turn lays ${width} x ${height} on no grid of its size`);
  }
  return canvasOf(width, height, symmetry);
}

function told({ entries, blocks, fillNodes, floor, mean }: DesignFigures): string {
  const form = `${entries} entries, ${blocks} blocks`;
  if (fillNodes === null) return `${form}; no fill found`;
  const quality = mean === null ? '' : `, floor ${floor}, mean ${mean.toFixed(1)}`;
  return `${form}; fills in ${grouped(fillNodes)} nodes${quality}`;
}
