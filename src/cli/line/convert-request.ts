// What a command line that begins with `convert` asks for, as data.

import type { Verbosity } from '../world/log.ts';
import type { OutputRequest, TemplateRequest } from './request.ts';

export interface ConvertRequest {
  readonly kind: 'convert';
  /** At least one; each may hold several puzzles. */
  readonly templates: readonly TemplateRequest[];
  /** Chooses among clues. */
  readonly seed?: number;
  readonly output: OutputRequest;
  readonly verbosity: Verbosity;
}
