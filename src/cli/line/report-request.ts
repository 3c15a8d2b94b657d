// What a command line that begins with `check`, `suggest` or `grade` asks for, as data.

import type { Verbosity } from '../world/log.ts';
import type {
  ColorChoice,
  ListingRequest,
  RulesRequest,
  TemplateRequest,
  WordsRequest,
} from './request.ts';

export const REPORTS = ['check', 'suggest', 'grade'] as const;
export type ReportName = (typeof REPORTS)[number];

export function isReportName(word: string | undefined): boolean {
  return REPORTS.some((name) => name === word);
}

export const REPORT_FORMATS = ['text', 'json'] as const;

/** Where a report goes, and in which shape. */
export interface ReportOutput {
  readonly format: (typeof REPORT_FORMATS)[number];
  readonly path?: string;
  readonly color: ColorChoice;
}

/** By what several grids may be sorted, the best first. */
export const SORT_KEYS = ['name', 'floor', 'mean', 'unlisted'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

interface AnyReportRequest {
  /** One, but for reports that tell of several. */
  readonly templates: readonly TemplateRequest[];
  readonly words: WordsRequest;
  readonly allowRepeats: boolean;
  readonly rules?: RulesRequest;
  /** All of every list, however long. */
  readonly full: boolean;
  readonly output: ReportOutput;
  readonly verbosity: Verbosity;
}

export interface CheckRequest extends AnyReportRequest {
  readonly kind: 'check';
  /** The name of an outlet's profile. */
  readonly profile?: string;
}

export interface SuggestRequest extends AnyReportRequest {
  readonly kind: 'suggest';
  /** As people call it; none: the whole grid. */
  readonly slot?: string;
  /** A cell, as people call it; or the entry to find the nearest way out of. */
  readonly cell?: string;
  readonly swap?: string;
  readonly count: number;
  /** For each candidate. */
  readonly nodes: number;
  readonly seed: number;
}

export interface GradeRequest extends AnyReportRequest {
  readonly kind: 'grade';
  readonly profile?: string;
  /** Asks for a table, even of one grid. */
  readonly sort?: SortKey;
}

export interface ReportHelpRequest {
  readonly kind: 'report-help';
  readonly report: ReportName;
  /** Asked for, or shown because there is nothing to read. */
  readonly asked: boolean;
}

export type ReportRequest =
  | CheckRequest
  | SuggestRequest
  | GradeRequest
  | ReportHelpRequest
  | ListingRequest;
