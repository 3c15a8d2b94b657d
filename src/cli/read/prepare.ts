// What a search of one grid needs before it starts: what it reads, and a filler made of it.

import { Filler } from '../../fill/filler.ts';
import { openedFiller } from '../../fill/least-change.ts';
import type { FillerOptions } from '../../fill/outcome.ts';
import { entriesLeftOut } from '../../inspect/entries-left-out.ts';
import { slotName } from '../../layout/slot-names.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { SlotRule } from '../../verify/rules.ts';
import type { EnumerateJob, FillJob } from '../spec/jobs.ts';
import type { Session } from '../world/session.ts';
import { tellOfGrid } from './grid-notes.ts';
import { type Inputs, readInputs } from './read-inputs.ts';
import { readTaste } from './read-taste.ts';
import { withStems } from './stems.ts';

export interface Prepared extends Pick<Inputs, 'lists' | 'choice'> {
  /** What to call the template in messages. */
  readonly name: string;
  /** As it was read. */
  readonly puzzle: Puzzle;
  readonly filler: Filler;
  /** What the filler was made with, but for stems. */
  readonly options: FillerOptions;
  /** How many words of the lists that might stand in a slot were kept out as offensive; needs tables. */
  readonly keptOut: () => number;
  /** What reading and indexing took, in seconds. */
  readonly load: number;
  readonly index: number;
}

/** Reads what a job names. @throws InputError for what cannot be used. */
export async function prepare(job: FillJob | EnumerateJob, session: Session): Promise<Prepared> {
  const { io, log, stop } = session;
  const started = io.now();
  const inputs = await readInputs({ ...job, sources: [job.source] }, session, true);
  const { words, lists, choice } = inputs;
  const { name, puzzle } = inputs.grids[0]!;
  const taste = await readTaste(job, io);
  const said = { ...inputs.options, taste };
  const isChange = job.kind === 'fill' && job.change !== undefined;
  const asked = isChange ? notAsTheyAre(said, puzzle, inputs) : said;
  const loaded = io.now();
  const filler = await stop.unbroken(() => {
    const stemmed = withStems(asked, words);
    const made = isChange
      ? openedFiller(puzzle, words, stemmed)
      : new Filler(puzzle, words, stemmed);
    made.prepare();
    return made;
  });
  // Threads start from the filler's blank, in which what was freed is open already.
  const options = isChange ? asked : { ...asked, rules: filler.rules ?? asked.rules };
  const indexed = io.now();
  tellOfGrid(name, filler, inputs, log);
  return {
    name,
    puzzle,
    filler,
    options,
    lists,
    choice,
    keptOut: () => inputs.keptOut(filler.blank),
    load: (loaded - started) / 1000,
    index: (indexed - loaded) / 1000,
  };
}

/** The options with a rule for each entry that stands there and is left out: it may not stay. */
function notAsTheyAre(options: FillerOptions, puzzle: Puzzle, { chosen }: Inputs): FillerOptions {
  const { rules = {} } = options;
  const slots = entriesLeftOut(puzzle, chosen.statusOf).map(
    ({ slot, answer }): SlotRule => ({
      kind: 'not',
      slot: slotName(puzzle.layout.slots[slot]!),
      word: answer,
    }),
  );
  return { ...options, rules: { ...rules, slots: [...(rules.slots ?? []), ...slots] } };
}
