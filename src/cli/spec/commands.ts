// The commands there are. A first word that names one is no template: that would be `./check`.

/** What each does, and what comes after its name. */
export const COMMANDS = {
  fill: { title: 'fill a grid (the default)', operands: '[templates...]' },
  check: { title: 'check a template, without a search', operands: '[templates...]' },
  suggest: {
    title: 'words for a slot, or the tightest slots',
    operands: '[template]',
  },
  grade: { title: 'report on a finished grid', operands: '[templates...]' },
  words: { title: 'look words up, and edit your personal list', operands: '[words...]' },
  convert: { title: 'convert puzzles from any format to any other', operands: '[puzzles...]' },
  preflight: { title: 'whether a printer would take a PDF', operands: '[files...]' },
  clue: { title: 'add clues to a puzzle, or look them up', operands: '[puzzles...]' },
  desk: { title: 'work on a puzzle in your browser', operands: '[puzzle]' },
  serve: { title: 'answer other programs, by lines of JSON', operands: '' },
  arrow: { title: 'assign the arrows of an arrowword', operands: '[template]' },
  design: { title: 'make templates for a size, a style and a theme', operands: '[size]' },
} as const;
export type CommandName = keyof typeof COMMANDS;

export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

/** Commands that take no options. */
export const PLAIN_COMMANDS = {
  help: { title: 'this, or a page on a topic', operands: '[topic]' },
  completion: { title: 'the completion script for bash, zsh or fish', operands: 'SHELL' },
} as const;

/** First words of a command line that are no template. */
export const FIRST_WORDS: readonly string[] = [
  ...COMMAND_NAMES.filter((name) => name !== 'fill'),
  ...Object.keys(PLAIN_COMMANDS),
];

export const REPORTS = ['check', 'suggest', 'grade'] as const;
export type ReportName = (typeof REPORTS)[number];
