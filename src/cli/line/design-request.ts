// What a command line that begins with `design` asks for, as data.

import type { DesignSymmetry } from '../../index.ts';
import type { Verbosity } from '../world/log.ts';
import type { OutputRequest, TemplateRequest, WordsRequest } from './request.ts';

/** From and to; both ends belong to it. */
export type Range = readonly [least: number, most: number];

export interface DesignRequest {
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
  readonly seed?: number;
  /** Of searches for fills. */
  readonly maxNodes?: number;
  readonly count: number;
  readonly words: WordsRequest;
  readonly output: OutputRequest;
  readonly verbosity: Verbosity;
}
