// The table of options whole, and what is inferred from it: the record of options that each command takes, and the
// parts of it that rooms below are handed. Parsing, help, completion, the manual page, the lines of rules files and
// the digests of manifests are made of the same rows. A new option is one row.

import type { FormatName } from '../../format/formats.ts';
import type { CommandName } from './commands.ts';
import type { OptionRow, OptionsIn, RuleIn } from './option.ts';
import { CLUE_OPTIONS, OTHER_OPTIONS, OUTPUT_OPTIONS, PAGE_OPTIONS } from './output-options.ts';
import type { Project } from './project-options.ts';
import { RULE_OPTIONS, TEMPLATE_OPTIONS, WORD_OPTIONS } from './reading-options.ts';
import { TASK_OPTIONS } from './task-options.ts';

const READING = [...WORD_OPTIONS, ...RULE_OPTIONS, ...TEMPLATE_OPTIONS];
const TABLE = [
  ...READING,
  ...TASK_OPTIONS,
  ...OUTPUT_OPTIONS,
  ...PAGE_OPTIONS,
  ...CLUE_OPTIONS,
  ...OTHER_OPTIONS,
];
type Row = (typeof TABLE)[number];

export const OPTIONS: readonly OptionRow[] = TABLE;

/** All options of a command by their names, each with its value. */
export type OptionsOf<C extends CommandName> = OptionsIn<Row, C>;

/** A rule, of an option or of a line of a rules file. */
export type Rule = RuleIn<Row>;
export type RuleKeyword = Rule['keyword'];

/** Which words there are. */
export type WordOptions = OptionsIn<(typeof WORD_OPTIONS)[number], 'words'>;

/** Rules on words and slots: by options, and files of rules. */
export type RuleOptions = Pick<OptionsOf<'fill'>, 'allowRepeats' | 'rules'> & {
  readonly ruleLines: readonly Rule[];
};

/** How templates are read. */
export type TemplateOptions = OptionsIn<(typeof TEMPLATE_OPTIONS)[number], 'convert'> &
  Pick<WordOptions, 'fold'>;

/** A template, or a file of several, and how it is read. */
export interface TemplateSource extends TemplateOptions {
  /** A file, the name of a bundled template, or `-`. */
  readonly name: string;
}

/** Where things go; on standard output unless a path is given. */
export type Destination = Pick<OptionsOf<'check'>, 'color' | 'output'>;

/** Where a report goes, and in which shape. */
export type ReportDestination = Pick<OptionsOf<'check'>, 'color' | 'output' | 'format'>;

/** Where puzzles go, in which shape, and what is printed around them. */
export type OutputOptions = Destination & {
  readonly format: FormatName;
  readonly backup?: boolean;
  readonly project?: Project;
  readonly personal?: WordOptions['personal'];
} & Partial<OptionsIn<(typeof PAGE_OPTIONS)[number] | (typeof CLUE_OPTIONS)[number], 'fill'>>;

/** When to give up. */
export type SearchLimits = Pick<OptionsOf<'fill'>, 'nodes' | 'time'>;

/** The options of a command, in the order of the help. */
export function rowsOf(command: CommandName): readonly OptionRow[] {
  return OPTIONS.filter(({ commands }) => commands.includes(command));
}

/** A template that is named, and read as options say. */
export function sourceOf(name: string, options: TemplateOptions): TemplateSource {
  const { block, fold, leastLength, lenient, unlock } = options;
  return { name, block, fold, leastLength, lenient, unlock };
}
