// What a command line that begins with `design` asks for, as data.

import type { DesignSymmetry } from '../../design/canvas.ts';
import type { Verbosity } from '../world/log.ts';
import type { OutputRequest, TemplateRequest, WordsRequest } from './request.ts';

/** From and to; both ends belong to it. */
export type Range = readonly [least: number, most: number];

interface AnyDesign {
  readonly seed?: number;
  /** Of searches for fills; of words to lay, places to look at. */
  readonly maxNodes?: number;
  readonly count: number;
  readonly words: WordsRequest;
  readonly output: OutputRequest;
  readonly verbosity: Verbosity;
}

/** `--lay`: words of one's own in one layout. */
export interface LayRequest extends AnyDesign {
  readonly kind: 'lay';
  /** A file of them. */
  readonly file: string;
}

/** `--from`: a template with few blocks moved. */
export interface MoveRequest extends AnyDesign {
  readonly kind: 'move-blocks';
  readonly template: TemplateRequest;
  readonly most: number;
}

export interface DesignRequest extends AnyDesign {
  readonly kind: 'design';
  /** Columns and rows; undefined if a mask tells. */
  readonly size?: Range;
  readonly mask?: TemplateRequest;
  /** The name of a style. */
  readonly style: string;
  /** Theme answers as they were typed, the one that reveals the theme last. */
  readonly theme: readonly string[];
  readonly symmetry?: DesignSymmetry;
  readonly entries?: Range;
  readonly blocks?: Range;
  readonly openness?: Range;
  readonly longest?: number;
  readonly cheaters: boolean;
}
