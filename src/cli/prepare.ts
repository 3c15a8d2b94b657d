// What every search needs before it starts: template and lists read, a filler made, and the details
// that --verbose tells about them.

import {
  entryAt,
  Filler,
  type FillerOptions,
  InputError,
  isGiven,
  type Puzzle,
  parseWordLists,
  slotName,
  type WordList,
  type WordListReport,
} from '../index.ts';
import type { ListRead } from './formats.ts';
import type { Io } from './io.ts';
import { grouped } from './log.ts';
import { readLists, readTemplate, sourceName } from './read-input.ts';
import type { EnumerateRequest, FillRequest } from './request.ts';
import type { Session } from './session.ts';

export interface Prepared {
  /** What to call the template in messages. */
  readonly name: string;
  readonly filler: Filler;
  /** What the filler was made with. */
  readonly options: FillerOptions;
  readonly lists: readonly (ListRead & { readonly bytes: Uint8Array })[];
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
  const template = await readTemplate(request.template, io);
  const sources = await readLists(request.words.lists, io);
  const { words, reports } = parseWordLists(sources, request.words);
  const loaded = io.now();
  const options = await fillerOptions(request, io);
  const filler = new Filler(template, words, options);
  filler.prepare();
  const indexed = io.now();
  const name = sourceName(request.template.name);
  if (log.verbosity === 'verbose') {
    const details = [...listDetails(reports, words), ...templateDetails(name, filler.blank, words)];
    for (const detail of details) log.detail(detail);
  }
  return {
    name,
    filler,
    options,
    lists: sources.map((source, list) => ({ ...source, kept: reports[list]!.kept })),
    load: (loaded - started) / 1000,
    index: (indexed - loaded) / 1000,
  };
}

async function fillerOptions(
  { allowRepeats, rules: rulesRequest, words }: FillRequest | EnumerateRequest,
  io: Io,
): Promise<FillerOptions> {
  if (rulesRequest === undefined) return { allowRepeats };
  const { readRules } = await import('./read-rules.ts');
  const {
    rules,
    exclude,
    prefer,
    minScore = 0,
    minScores,
  } = await readRules(rulesRequest, words, io);
  if (exclude.length + prefer.length + minScore + minScores.size > 0) {
    throw new InputError('the rules exclude, prefer and min-score are not supported');
  }
  return { allowRepeats, rules };
}

function listDetails(reports: readonly WordListReport[], words: WordList): string[] {
  const kept = reports.reduce((sum, report) => sum + report.kept, 0);
  const counts = words.lengths().map((length) => words.table(length).count);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const floor = words.minScore > 0 ? ` or score below ${words.minScore}` : '';
  return [
    ...reports.map(
      ({ name, kept, dropped }) => `${name}: ${grouped(kept)} kept, ${grouped(dropped)} dropped`,
    ),
    `${grouped(total)} words to choose from; ${grouped(kept - total)} duplicate${floor}`,
  ];
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
