// The commands there are. A first word that names one is no template: that would be `./check`.

export const COMMANDS = {
  fill: 'fill a grid, which is what crossfill does unless told otherwise',
  check: 'what can be said of a template without a search',
  suggest: 'words for a slot, or where the grid is tightest',
  grade: 'the report on a finished grid',
  words: 'what the word lists say, and a list of your own',
  convert: 'puzzles from any format into any other',
  design: 'templates for a size, a style and a theme',
} as const;
export type CommandName = keyof typeof COMMANDS;

export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

/** Commands that take no options: their usage after the name, and what they print. */
export const PLAIN_COMMANDS = {
  help: ['[topic]', 'this, or a page of its own'],
  completion: ['SHELL', 'completion for bash, zsh or fish'],
} as const;

/** What comes after the name of each. */
export const OPERANDS: Readonly<Record<CommandName, string>> = {
  fill: '[templates...]',
  check: '[templates...]',
  suggest: '[template]',
  grade: '[templates...]',
  words: '[words...]',
  convert: '[puzzles...]',
  design: '[size]',
};

/** First words of a command line that are no template. */
export const FIRST_WORDS: readonly string[] = [
  ...COMMAND_NAMES.filter((name) => name !== 'fill'),
  ...Object.keys(PLAIN_COMMANDS),
];

export const REPORTS = ['check', 'suggest', 'grade'] as const;
export type ReportName = (typeof REPORTS)[number];
