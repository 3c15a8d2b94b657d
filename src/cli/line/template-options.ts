// The options that say how templates and puzzles are read: the same for every command that reads any.

import { blockCharacter, wholeNumber } from './option-values.ts';
import { BLOCK, type TemplateRequest } from './request.ts';
import type { Add } from './word-options.ts';

/** No grid has longer slots only. */
const LONGEST_LEAST = 30;

/** They as commander hands them over. */
export interface TemplateOptions {
  readonly block: string;
  readonly leastLength?: number;
  readonly lenient: boolean;
  /** Of the options on words, where there are any. */
  readonly fold?: boolean;
}

export function addTemplateOptions(add: Add): void {
  add('--block <X>', (o) => o.default(BLOCK).argParser(blockCharacter));
  add('--least-length <N>', (o) => o.argParser(wholeNumber(1, LONGEST_LEAST)));
  add('--lenient');
}

export function templateOf(
  name: string,
  { block, fold, leastLength, lenient }: TemplateOptions,
): TemplateRequest {
  return {
    name,
    block,
    fold,
    leastLength,
    lenient: lenient || undefined,
  };
}
