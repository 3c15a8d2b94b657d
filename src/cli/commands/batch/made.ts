import type { FillResult } from '../../threads/fill-plan.ts';

/** What became of one puzzle of a batch. */
export interface Made extends Omit<FillResult, 'index'> {
  /** Its number, from 1. */
  readonly n: number;
}
