// Formats by name: how a puzzle becomes text or bytes, and how several stand in one file. A format that a
// plain fill does not need is loaded when it is asked for.

import {
  type Chunk,
  type Counters,
  type EntryChange,
  type Frame,
  type JsonDict,
  PICTURES,
  type Puzzle,
  type Quality,
  type Reason,
  renderBoxes,
  renderJson,
  renderPlain,
  renderTemplate,
  type WordList,
} from '../../index.ts';
import type { ListRead } from '../input/read-input.ts';
import type { OutputRequest } from '../line/request.ts';
import { packageVersion } from '../world/bundled.ts';
import type { Io } from '../world/io.ts';
import { displayFormsOf } from './display-forms.ts';

/** What became of one puzzle. */
export interface Result {
  readonly status: 'filled' | 'blank' | 'unfillable' | 'gave-up';
  readonly seed: number | null;
  readonly stats?: Counters;
  /** Of search, if they are to be told. */
  readonly milliseconds?: number;
  readonly reason?: Reason;
  readonly region?: readonly number[];
  readonly limit?: 'nodes' | 'time';
  /** Whether the puzzle is filled as far as the search came. */
  readonly isPartial?: boolean;
  /** Of a fill that was optimised. */
  readonly proved?: Quality['proved'];
  /** Of a grid in which as little as can be was changed: what was, and how much has to be at least. */
  readonly changes?: readonly EntryChange[];
  readonly changesNeeded?: number;
}

export interface Format {
  readonly frame: Frame;
  /** A result as text or bytes; empty if the format has nothing to say of it. */
  render(puzzle: Puzzle, result: Result): Chunk;
}

/** The format that a command line asks for. */
export async function openFormat(
  output: OutputRequest,
  io: Io,
  lists: readonly ListRead[] = [],
  words?: WordList,
): Promise<Format> {
  if (output.format === 'json') return jsonFormat(lists, words);
  return { frame: PICTURES, render: drawn(await picture(output, io)) };
}

async function picture(output: OutputRequest, io: Io): Promise<(puzzle: Puzzle) => string> {
  if (output.format === 'boxes') return (puzzle) => renderBoxes(puzzle);
  if (output.format === 'template') return renderTemplate;
  if (!wantsColor(output, io)) return (puzzle) => renderPlain(puzzle);
  const { Chalk } = await import('chalk');
  const paint = new Chalk({ level: 1 }).bold.cyan;
  return (puzzle) => renderPlain(puzzle, (letter) => paint(letter));
}

/** Pictures show puzzles only; what went wrong is told on standard error. */
function drawn(draw: (puzzle: Puzzle) => string): Format['render'] {
  return (puzzle, { status, isPartial = false }) =>
    isPartial || status === 'filled' || status === 'blank' ? draw(puzzle) : '';
}

/** An explicit choice, then FORCE_COLOR, then NO_COLOR, then whether a person is looking. */
export function wantsColor(
  { color, path }: Pick<OutputRequest, 'color' | 'path'>,
  io: Pick<Io, 'env' | 'stdoutIsTerminal'>,
): boolean {
  if (color !== 'auto') return color === 'always';
  if (path !== undefined) return false;
  const { env } = io;
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return !env['NO_COLOR'] && env['TERM'] !== 'dumb' && io.stdoutIsTerminal;
}

/** The lists of a run, as records tell of them. */
export async function dictsRead(lists: readonly ListRead[]): Promise<JsonDict[]> {
  const { createHash } = await import('node:crypto');
  return lists.map(({ name, file, kept, isPersonal }) => ({
    name,
    sha256: createHash('sha256').update(file).digest('hex'),
    words: kept,
    ...(isPersonal && { personal: true }),
  }));
}

async function jsonFormat(lists: readonly ListRead[], words?: WordList): Promise<Format> {
  const version = packageVersion();
  const dicts = await dictsRead(lists);
  const displayOf = words && displayFormsOf(lists, words);
  return {
    frame: {},
    render(puzzle, { stats, milliseconds = null, ...result }) {
      const facts = { ...result, version, dicts, stats: stats ? { ...stats, milliseconds } : null };
      return renderJson(puzzle, facts, words, displayOf);
    },
  };
}
