// What a command line asks for, as data: the table rows that tests compare and commands carry out.

import type { Condition } from '../../batch/condition.ts';
import type { Shard } from '../../batch/cut.ts';
import type { FormatName } from '../../format/formats.ts';
import type { PageOptions } from '../../format/writing.ts';
import type { Heading, Variety } from '../../puzzle/puzzle.ts';
import type { Tag } from '../../words/vocabulary/tags.ts';
import type { Verbosity } from '../world/log.ts';
import type { RuleLine } from './rule-lines.ts';

export const COLOR_CHOICES = ['auto', 'always', 'never'] as const;
export type ColorChoice = (typeof COLOR_CHOICES)[number];

/** The name that stands for standard input. */
export const STDIN = '-';
/** The character of a block, unless it is said. */
export const BLOCK = '#';
/** The path that stands for standard output. */
export const STDOUT = '-';
/** For a second `-`, which would find nothing left. */
export const STDIN_ONCE =
  'standard input (-) can be read only once: give one of the inputs as a file';

/** A template to read. */
export interface TemplateRequest {
  /** A file, the name of a bundled template, or `-`. */
  readonly name: string;
  readonly block: string;
  /** Whether givens are folded; undefined: as the lists are. */
  readonly fold?: boolean;
  /** A run of fewer cells is no slot. */
  readonly leastLength?: number;
  /** Read what can be understood of a damaged file. */
  readonly lenient?: boolean;
}

/** Where puzzles go, and in which shape. */
export interface OutputRequest {
  readonly format: FormatName;
  /** A file instead of standard output; `{n}`, `{seed}` and `{template}` make it one file a puzzle. */
  readonly path?: string;
  readonly color: ColorChoice;
  /** What stands above and below each puzzle, in place of what its file says. */
  readonly heading?: Heading;
  readonly page?: PageOptions;
  /** Show the letters that the template gives to those who solve the puzzle. */
  readonly reveal?: boolean;
  /** A puzzle without clues, made of each filled grid. */
  readonly puzzle?: Variety['kind'];
  /** Files of clues by word. */
  readonly clues?: readonly string[];
  /** Of all entries, else of those that are several words. */
  readonly enumerations?: boolean;
}

const PLACEHOLDER = /\{(seed|n|template)\}/;

/** Whether a path is that of a file a puzzle. */
export function hasPlaceholder(path: string | undefined): boolean {
  return path !== undefined && PLACEHOLDER.test(path);
}

/** What is bundled, told as a line or an object of JSON each. */
export interface ListingRequest {
  readonly kind: 'list-templates' | 'list-profiles';
  readonly format: 'text' | 'json';
}

/** The words to fill with; no lists means the bundled one. */
export interface WordsRequest {
  readonly lists: readonly string[];
  /** Lists of words to raise, and of words to leave out. */
  readonly prefer?: readonly string[];
  readonly exclude?: readonly string[];
  /** Offensive words as the lists have them, or none at all, not even crude ones. */
  readonly offensive?: 'allow' | 'none';
  /** A floor on scores. */
  readonly minScore?: number;
  /** The same for words of single lengths. */
  readonly minScores?: ReadonlyMap<number, number>;
  /** Tags of which a word needs one, and tags that none may have. */
  readonly onlyTags?: readonly Tag[];
  readonly noTags?: readonly Tag[];
  /** Whether accents come off all letters, or off none; undefined: the lists tell. */
  readonly fold?: boolean;
  readonly strip: boolean;
  /** The file of a person's own list, or none at all; undefined: that of the configuration folder, if there is one. */
  readonly personal?: string | false;
}

/** Rules on what may stand where: those of the command line, and files of more. */
export interface RulesRequest {
  readonly lines: readonly RuleLine[];
  readonly files: readonly string[];
}

/** When to give up. */
export interface Limits {
  readonly nodes?: number;
  readonly seconds?: number;
}

export interface BlankRequest {
  readonly kind: 'blank';
  readonly template: TemplateRequest;
  readonly rules?: RulesRequest;
  readonly output: OutputRequest;
  readonly verbosity: Verbosity;
}

interface SearchRequest {
  readonly template: TemplateRequest;
  readonly words: WordsRequest;
  readonly allowRepeats: boolean;
  readonly rules?: RulesRequest;
  readonly limits: Limits;
  /** Explain with care what cannot be filled, at the cost of some seconds. */
  readonly explain?: boolean;
  readonly output: OutputRequest;
  readonly stats: boolean;
  readonly verbosity: Verbosity;
}

/** `count` fills, of the seeds `seed`, `seed` + 1, ... */
export interface FillRequest extends SearchRequest {
  readonly kind: 'fill';
  /** None: one is drawn. */
  readonly seed?: number;
  readonly count: number;
  readonly jobs: number;
  /** As few entries of a filled grid changed as the rules need. */
  readonly change?: 'least';
  /** Each fill is improved until its budget of nodes is spent. */
  readonly best: boolean;
  /** What makes a fill good: `plain`, or a file of weights; none: the default. */
  readonly taste?: string;
  /** Points that scores are varied by from seed to seed; none: as the taste says. */
  readonly vary?: number;
  /** Print the fullest partial fill of a search that gives up. */
  readonly partial?: boolean;
}

/** What is asked of a batch beyond how each of its fills is made. */
export interface BatchWishes {
  /** Files of templates, and a folder of such, or a file or stream of many. */
  readonly templates: readonly TemplateRequest[];
  readonly folder?: TemplateRequest;
  /** How many puzzles; undefined: one of each template. */
  readonly count?: number;
  /** The number of the first. */
  readonly start: number;
  readonly shard?: Shard;
  /** Any two puzzles differ in so many entries. */
  readonly distinct?: number;
  /** The file that says which words were used, and is told. */
  readonly fresh?: string;
  /** Words of so many puzzles before are left out. */
  readonly rest?: number;
  /** Each puzzle is the best of so many seeds. */
  readonly bestOf: number;
  /** Puzzles of which one of these holds are left out. */
  readonly reject: readonly Condition[];
  /** Only so many are kept, the best. */
  readonly top?: number;
  /** A file with a line a puzzle, and whether to go on with what it says. */
  readonly manifest?: string;
  readonly resume?: boolean;
}

/** Puzzles of many templates, in turn. */
export interface BatchRequest
  extends Omit<FillRequest, 'kind' | 'template' | 'count' | 'change'>,
    BatchWishes {
  readonly kind: 'batch';
}

/** Every fill, or with `tally` only how many there are. */
export interface EnumerateRequest extends SearchRequest {
  readonly kind: 'enumerate';
  readonly tally: boolean;
}

/** `completion SHELL`, or `completion words -- WORD...`: a line so far, its last word being typed. */
export interface CompletionRequest {
  readonly kind: 'completion';
  readonly what: string | undefined;
  readonly line: readonly string[];
}

export type Request =
  | { readonly kind: 'help'; readonly topic?: string }
  | CompletionRequest
  | { readonly kind: 'version' }
  | ListingRequest
  /** Neither a template nor anything to read one from. */
  | { readonly kind: 'nothing' }
  | BlankRequest
  | FillRequest
  | BatchRequest
  | EnumerateRequest;
