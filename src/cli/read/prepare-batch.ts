// What a batch needs before it starts: every template read and looked at, the lists read once, whatever the
// number of templates and of puzzles. A template that cannot be used ends the run before the first fill.

import { Filler } from '../../fill/filler.ts';
import type { FillerOptions } from '../../fill/outcome.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { type BatchJob, sourceOf } from '../spec/jobs.ts';
import type { TemplateSource } from '../spec/options.ts';
import type { Session } from '../world/session.ts';
import { filesIn } from './folder.ts';
import { tellOfGrid } from './grid-notes.ts';
import { type InputGrid, type Inputs, ofGrid, readInputs } from './read-inputs.ts';
import { readTaste } from './read-taste.ts';
import { withStems } from './stems.ts';

/** A grid of a batch. */
export interface BatchGrid extends InputGrid {
  /** As it is to be filled: with what rules set, without what they take out. */
  readonly blank: Puzzle;
  /** What a filler is made with, but for stems. */
  readonly options: FillerOptions;
}

export interface PreparedBatch extends Pick<Inputs, 'words' | 'lists' | 'choice' | 'keptOut'> {
  readonly grids: readonly BatchGrid[];
  /** What reading took, in seconds. */
  readonly load: number;
}

/** Reads what a batch names. @throws InputError for what cannot be used */
export async function prepareBatch(job: BatchJob, session: Session): Promise<PreparedBatch> {
  const { io, log, stop } = session;
  const started = io.now();
  const inputs = await readInputs({ ...job, sources: sourcesOf(job) }, session);
  const { words, lists, choice, keptOut } = inputs;
  const taste = await readTaste(job, io);
  const options = { ...inputs.options, taste };
  const grids = await stop.unbroken(() => {
    const stemmed = withStems(options, words);
    const told = new Set<string>();
    return inputs.grids.map((grid): BatchGrid => {
      const filler = ofGrid(inputs, grid, () => new Filler(grid.puzzle, words, stemmed));
      // A template that is named twice is told of once.
      if (!told.has(grid.name)) tellOfGrid(grid.name, filler, inputs, log);
      told.add(grid.name);
      const { blank, rules } = filler;
      return { ...grid, blank, options: { ...options, rules } };
    });
  });
  return { grids, words, lists, choice, keptOut, load: (io.now() - started) / 1000 };
}

/** Files that are named, then those of the folder. @throws InputError if that has none */
function sourcesOf(job: BatchJob): readonly TemplateSource[] {
  const { sources, templates } = job;
  return templates === undefined ? sources : [...sources, ...filesIn(sourceOf(templates, job))];
}
