// Formats and exit codes with a line each, for help, completion and the manual page.

import { FORMAT_NAMES, FORMATS } from '../../format/formats.ts';
import { COMMAND_NAMES, type CommandName } from '../spec/commands.ts';
import { EXIT } from '../world/exit-code.ts';

/** The formats of puzzles, and that of reports. */
export const FORMAT_TEXTS: ReadonlyMap<string, string> = new Map([
  ...FORMAT_NAMES.map((name) => [name, FORMATS[name].text] as const),
  ['text', 'a report for people (the default of check, suggest, grade, words)'],
]);

export interface ExitText {
  readonly commands: readonly CommandName[];
  readonly code: number;
  readonly text: string;
}

const WRONG = 'wrong usage or input; one line on standard error says what';
const CUT_OFF = 'interrupted; complete grids and files are kept, no partial ones';

/** What a command answers to the shell. */
export const EXIT_TEXTS: readonly ExitText[] = [
  exit(['fill'], EXIT.filled, 'filled'),
  exit(['check', 'suggest', 'grade', 'preflight'], EXIT.filled, 'no problem found'),
  exit(['words'], EXIT.filled, 'reported, even for words that are in no list'),
  exit(['desk', 'serve'], EXIT.filled, 'page written (--output); input ended or output closed'),
  exit(['convert', 'clue', 'arrow'], EXIT.filled, 'written'),
  exit(['design'], EXIT.filled, 'made as many as requested'),
  exit(COMMAND_NAMES, EXIT.badInput, WRONG),
  exit(['fill'], EXIT.unfillable, 'proved that no fill exists; standard error says why'),
  exit(['check'], EXIT.unfillable, 'no fill exists (proved), or rejected by --profile or --clues'),
  exit(['suggest'], EXIT.unfillable, 'proved that no word is in any fill'),
  exit(['grade'], EXIT.unfillable, 'rejected by --profile, a rule broken, or a banned word'),
  exit(['preflight'], EXIT.unfillable, 'a printer would refuse it; standard error says why'),
  exit(['arrow'], EXIT.unfillable, 'a word has no clue cell; standard error names it'),
  exit(['fill'], EXIT.gaveUp, 'gave up at --nodes or --time'),
  exit(['suggest'], EXIT.gaveUp, '--swap: unknown, the search gave up at --nodes'),
  exit(['design'], EXIT.gaveUp, 'fewer were found in this style, or one without a fill'),
  exit(['fill', 'design'], EXIT.interrupted, CUT_OFF),
];

function exit(commands: readonly CommandName[], code: number, text: string): ExitText {
  return { commands, code, text };
}
