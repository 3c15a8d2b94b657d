// What every search needs before it starts: template and lists read, a filler made, and the details
// that --verbose tells about them.

import {
  chooseWords,
  entryAt,
  Filler,
  foldingOnce,
  isGiven,
  type Puzzle,
  slotName,
  type WordChoice,
  type WordList,
} from '../index.ts';
import type { ListRead } from './formats.ts';
import { listDetails } from './list-details.ts';
import { readTemplateText, readWords, sourceName, templateOf } from './read-input.ts';
import type { EnumerateRequest, FillRequest } from './request.ts';
import type { Session } from './session.ts';

export interface Prepared {
  /** What to call the template in messages. */
  readonly name: string;
  readonly filler: Filler;
  readonly lists: readonly ListRead[];
  /** What the words of the filler were chosen from. */
  readonly choice: WordChoice;
  /** What reading and indexing took, in seconds. */
  readonly load: number;
  readonly index: number;
}

/** Reads what a request names. @throws InputError for what cannot be used. */
export async function prepare(
  request: FillRequest | EnumerateRequest,
  { io, log }: Session,
): Promise<Prepared> {
  const started = io.now();
  const text = await readTemplateText(request.template, io);
  const read = await readWords(request.words, io);
  const fold = foldingOnce(read.lists);
  const template = templateOf(text, request.template, fold);
  const chosen = chooseWords({ fold, ...read });
  const { words, reports } = chosen;
  const loaded = io.now();
  const filler = new Filler(template, words, { allowRepeats: request.allowRepeats });
  filler.prepare();
  const indexed = io.now();
  const name = sourceName(request.template.name);
  if (log.verbosity === 'verbose') {
    const details = [...listDetails(read, chosen), ...templateDetails(name, filler.blank, words)];
    for (const detail of details) log.detail(detail);
  }
  return {
    name,
    filler,
    lists: read.lists.map((source, list) => ({ ...source, kept: reports[list]!.kept })),
    choice: read,
    load: (loaded - started) / 1000,
    index: (indexed - loaded) / 1000,
  };
}

function templateDetails(name: string, blank: Puzzle, words: WordList): string[] {
  const { template, slots } = blank;
  const lengths = slots.map((slot) => slot.cells.length);
  const shortest = lengths.reduce((least, length) => Math.min(least, length), Number.MAX_VALUE);
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  const range = `of ${shortest} to ${longest} cells`;
  const size = `${template.width} columns, ${template.height} rows, ${slots.length} slots`;
  const details = [`${name}: ${size}${slots.length > 0 ? ` ${range}` : ''}`];
  for (const slot of slots.filter((each) => isGiven(template, each))) {
    const entry = entryAt(blank, slot);
    const isWord = words.scoreOf(Array.from(entry)) !== undefined;
    const where = isWord ? 'and in the word list' : 'and in no list, taken as it stands';
    details.push(`${slotName(slot)} ${entry} is given in full, ${where}`);
  }
  return details;
}
