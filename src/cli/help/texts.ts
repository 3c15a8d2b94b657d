// Formats and exit codes with a line each, for help, completion and the manual page.

import { FORMAT_NAMES, FORMATS, type FormatName } from '../../format/formats.ts';
import { COMMAND_NAMES, type CommandName } from '../spec/commands.ts';
import { EXIT } from '../world/exit-code.ts';

/** The formats of puzzles, and those of reports. */
export const FORMAT_TEXTS = {
  ...(Object.fromEntries(FORMAT_NAMES.map((name) => [name, FORMATS[name].text])) as Readonly<
    Record<FormatName, string>
  >),
  text: 'a report for people (what check, suggest, grade and words have)',
} as const;

export interface ExitText {
  readonly commands: readonly CommandName[];
  readonly code: number;
  readonly text: string;
}

/** What a command answers to the shell. */
export const EXIT_TEXTS: readonly ExitText[] = [
  exit('fill', EXIT.filled, 'filled'),
  exit('check suggest grade', EXIT.filled, 'nothing against it'),
  exit('words', EXIT.filled, 'told, also of words that no list has'),
  exit('convert', EXIT.filled, 'written'),
  exit('design', EXIT.filled, 'as many as asked for'),
  exit(
    COMMAND_NAMES.join(' '),
    EXIT.badInput,
    'bad usage or bad input; one line on standard error says which',
  ),
  exit('fill', EXIT.unfillable, 'proved that no fill exists; standard error says why'),
  exit('check', EXIT.unfillable, 'proved that no fill exists, or rejected by --profile'),
  exit('suggest', EXIT.unfillable, 'proved that no word is in any fill'),
  exit('grade', EXIT.unfillable, 'rejected by --profile, a rule broken, or a word left out stands'),
  exit('fill', EXIT.gaveUp, 'gave up at --nodes or --time'),
  exit('suggest', EXIT.gaveUp, '--swap: not known, the search gave up at --nodes'),
  exit('design', EXIT.gaveUp, 'fewer were found within what the style asks for'),
  exit(
    'fill design',
    EXIT.interrupted,
    'interrupted; complete grids and files are there, no half ones',
  ),
];

function exit(commands: string, code: number, text: string): ExitText {
  return { commands: commands.split(' ') as CommandName[], code, text };
}
