// The protocol between the engine and whoever asks it: an editor by lines of JSON, the desk's page by messages to its
// worker. Each request has an id; of each comes exactly one answer, after any number of progress messages. What requests
// look like is said once, in SHAPES. docs/serve.md describes it for people; a change that breaks clients raises PROTOCOL.

import { InputError } from '../../base/errors.ts';
import { DESIGN_SYMMETRIES, type DesignSymmetry, MOST_SIDE } from '../../design/canvas.ts';
import { STYLES } from '../../design/styles.ts';
import { FORMAT_NAMES, type FormatName } from '../../format/formats.ts';
import { PROFILES } from '../../inspect/profiles.ts';
import type { Rules } from '../../verify/rules.ts';
import { TAGS, type Tag } from '../../words/vocabulary/tags.ts';
import {
  anyText,
  byKind,
  fieldsOf,
  type JsonShape,
  listOf,
  oneOf,
  textUpTo,
  wholeFrom,
  yesOrNo,
} from './shape.ts';

export const PROTOCOL = 1;

/** Chosen by who asks; of two requests under way no two may have the same. */
export type RequestId = string | number;

/** What words are chosen beyond the lists, as options of the command do. */
export interface WordsAsked {
  readonly minScore?: number;
  readonly exclude?: readonly string[];
  readonly prefer?: readonly string[];
  readonly onlyTags?: readonly Tag[];
  readonly noTags?: readonly Tag[];
}

/** What most requests have: a puzzle, as the text of a file in any format, and what is asked of its words. */
export interface PuzzleAsked {
  readonly puzzle: string;
  /** `base64` for the bytes of a binary file. */
  readonly encoding?: 'text' | 'base64';
  readonly words?: WordsAsked;
  readonly rules?: Rules;
  readonly allowRepeats?: boolean;
}

export interface FillAsked extends PuzzleAsked {
  readonly seed?: number;
  readonly nodes?: number;
  readonly explain?: boolean;
  /** `plain`, or the lines of a file. */
  readonly taste?: string;
  readonly change?: 'least';
  /** Of the answer; default `template`. */
  readonly format?: FormatName;
}

export interface SuggestAsked extends PuzzleAsked {
  readonly slot?: string;
  readonly count?: number;
  readonly nodes?: number;
  readonly seed?: number;
}

export interface CheckAsked extends PuzzleAsked {
  readonly profile?: string;
  readonly full?: boolean;
  /** Whether it is explained why there is no fill, which may take seconds; default true. */
  readonly explain?: boolean;
}

export interface ConvertAsked extends PuzzleAsked {
  readonly format: FormatName;
  readonly show?: 'puzzle' | 'solution' | 'both';
}

export interface DesignAskedFor {
  readonly width: number;
  readonly height: number;
  readonly style?: string;
  readonly theme?: readonly string[];
  readonly symmetry?: DesignSymmetry;
  readonly seed?: number;
  readonly nodes?: number;
  readonly words?: WordsAsked;
}

export type ServiceTask =
  | ({ readonly do: 'fill' } & FillAsked)
  | ({ readonly do: 'best' } & Omit<FillAsked, 'change'>)
  | ({ readonly do: 'suggest' } & SuggestAsked)
  | ({ readonly do: 'check' } & CheckAsked)
  | ({ readonly do: 'why' } & Omit<FillAsked, 'change' | 'format' | 'explain'>)
  | ({ readonly do: 'convert' } & ConvertAsked)
  | ({ readonly do: 'design' } & DesignAskedFor)
  | ({ readonly do: 'clues' } & Pick<PuzzleAsked, 'puzzle' | 'encoding'>)
  /** Ends what is under way: these, or all of the session. */
  | { readonly do: 'stop'; readonly ids?: readonly RequestId[] };

export type ServiceRequest = ServiceTask & {
  readonly id: RequestId;
  /** Requests of one session are answered in turn; sessions take turns. Default: one for all. */
  readonly session?: string;
};

/** What is sent: progress, then the answer, or why there is none. */
export type ServiceMessage =
  | { readonly id: RequestId; readonly event: 'progress'; readonly [field: string]: unknown }
  | { readonly id: RequestId; readonly event: 'done'; readonly [field: string]: unknown }
  /** Stopped before there was an answer. */
  | { readonly id: RequestId; readonly event: 'stopped' }
  /** `id` is null for a message that has none. `isDefect`: of crossfill, not of the request. */
  | {
      readonly id: RequestId | null;
      readonly event: 'error';
      readonly message: string;
      readonly isDefect?: true;
    };

const MOST_NODES = 1_000_000_000;
const score = wholeFrom(0, 100);
const seed = wholeFrom(0, 2 ** 32 - 1);
const nodes = wholeFrom(1, MOST_NODES);
const name = textUpTo(100);
const words = listOf(textUpTo(255));
const mention = fieldsOf({ slot: name });
const mentions = listOf(mention);
const format = oneOf(...FORMAT_NAMES);

const slotRule = (fields: Readonly<Record<string, JsonShape>>): JsonShape =>
  fieldsOf({ kind: name, slot: name, ...fields });
const place = fieldsOf({ row: wholeFrom(1, 1000), column: wholeFrom(1, 1000) });
const mode = oneOf('off', 'avoid', 'forbid');
const letters = fieldsOf({ letters: textUpTo(1000) });
const duplicates = fieldsOf({ kind: name, mode });

const RULES = fieldsOf(
  {},
  {
    slots: listOf(
      byKind({
        word: slotRule({ word: textUpTo(255) }),
        not: slotRule({ word: textUpTo(255) }),
        pattern: slotRule({ pattern: textUpTo(1000) }),
        words: slotRule({ words }),
        'min-score': slotRule({ score }),
      }),
    ),
    only: mentions,
    lock: mentions,
    free: listOf(
      byKind({
        slot: slotRule({}),
        area: fieldsOf({ kind: name, from: place, to: place }),
        below: fieldsOf({ kind: name, score }),
      }),
    ),
    must: fieldsOf({ words }, { count: wholeFrom(0, 10_000) }),
    requireLetters: letters,
    avoidLetters: letters,
    rebus: fieldsOf(
      { strings: words },
      { least: wholeFrom(0, 10_000), most: wholeFrom(0, 10_000) },
    ),
    duplicates: listOf(
      byKind({
        word: duplicates,
        inside: duplicates,
        stem: duplicates,
        run: fieldsOf({ kind: name, mode, length: wholeFrom(2, 255) }),
      }),
    ),
    limits: listOf(fieldsOf({ tag: oneOf(...TAGS), most: wholeFrom(0, 10_000) })),
  },
);

const tags = listOf(oneOf(...TAGS));
const WORDS = fieldsOf(
  {},
  { minScore: score, exclude: words, prefer: words, onlyTags: tags, noTags: tags },
);
const FILE = { puzzle: anyText };
const OF_FILE = { encoding: oneOf('text', 'base64') };
const OF_PUZZLE = { ...OF_FILE, words: WORDS, rules: RULES, allowRepeats: yesOrNo };
const OF_FILL = { ...OF_PUZZLE, seed, nodes, explain: yesOrNo, taste: anyText, format };

/** The fields that each request needs, and those that it may have. */
const SHAPES: Readonly<
  Record<
    ServiceTask['do'],
    readonly [needed: Record<string, JsonShape>, others: Record<string, JsonShape>]
  >
> = {
  fill: [FILE, { ...OF_FILL, change: oneOf('least') }],
  best: [FILE, OF_FILL],
  suggest: [
    FILE,
    { ...OF_PUZZLE, slot: name, count: wholeFrom(1, 400), nodes: wholeFrom(0, MOST_NODES), seed },
  ],
  check: [
    FILE,
    {
      ...OF_PUZZLE,
      profile: oneOf(...PROFILES.map((each) => each.name)),
      full: yesOrNo,
      explain: yesOrNo,
    },
  ],
  why: [FILE, { ...OF_PUZZLE, seed, nodes, taste: anyText }],
  convert: [
    { ...FILE, format },
    { ...OF_PUZZLE, show: oneOf('puzzle', 'solution', 'both') },
  ],
  design: [
    { width: wholeFrom(3, MOST_SIDE), height: wholeFrom(3, MOST_SIDE) },
    {
      style: oneOf(...STYLES.map((each) => each.name)),
      theme: words,
      symmetry: oneOf(...DESIGN_SYMMETRIES),
      seed,
      nodes,
      words: WORDS,
    },
  ],
  clues: [FILE, OF_FILE],
  stop: [{}, { ids: listOf(requestId) }],
};

/** What a message asks. @throws InputError for what is no request */
export function readRequest(message: unknown): ServiceRequest {
  const { do: task } = Object(message) as { readonly do?: unknown };
  oneOf(...Object.keys(SHAPES))(task, 'do');
  const [needed, others] = SHAPES[task as ServiceTask['do']];
  const shape = fieldsOf({ id: requestId, do: name, ...needed }, { session: name, ...others });
  shape(message, '');
  return message as ServiceRequest;
}

/** The id of a message, whatever else is wrong with it; null if it has none. */
export function idIn(message: unknown): RequestId | null {
  const { id } = Object(message) as { readonly id?: unknown };
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

function requestId(value: unknown, at: string): void {
  const isText = typeof value === 'string' && value.length <= 100;
  if (isText || (typeof value === 'number' && Number.isFinite(value))) return;
  throw new InputError(`${at}: expected a number or a short text`);
}
