// The manual page, made of what the help is made of; `npm run man` writes it to man/crossfill.1.

import { listed } from '../../base/phrases.ts';
import { COMMAND_NAMES, COMMANDS, type CommandName, PLAIN_COMMANDS } from '../spec/commands.ts';
import { OPTIONS } from '../spec/options.ts';
import { FRAMES, shownFlags, usageOf } from './command-help.ts';
import { EXIT_TEXTS, FORMAT_TEXTS } from './texts.ts';

/** The page in the macros of man(7). */
export function manualPage(): string {
  const plain = Object.entries(PLAIN_COMMANDS);
  return [
    '.\\" Made by npm run man from src/cli/spec/options.ts',
    '.TH CROSSFILL 1 "" "crossfill" "User Commands"',
    '.SH NAME',
    escaped('crossfill - fills crossword grids from word lists'),
    '.SH SYNOPSIS',
    ...COMMAND_NAMES.flatMap((name) => [escaped(usageOf(name)), '.br']),
    ...plain.flatMap(([name, { operands }]) => [escaped(`crossfill ${name} ${operands}`), '.br']),
    '.SH DESCRIPTION',
    escaped(FRAMES.fill.about),
    '.SH COMMANDS',
    ...COMMAND_NAMES.filter((name) => name !== 'fill').flatMap(command),
    ...plain.flatMap(([name, { title }]) => item(name, title)),
    '.SH OPTIONS',
    ...options(),
    '.SH FORMATS',
    ...[...FORMAT_TEXTS].flatMap(([name, text]) => item(name, text)),
    '.SH EXIT STATUS',
    ...EXIT_TEXTS.flatMap(({ commands, code, text }) =>
      item(String(code), isAll(commands) ? text : `${listed(commands)}: ${text}`),
    ),
    '.SH EXAMPLES',
    ...COMMAND_NAMES.flatMap((name) =>
      FRAMES[name].examples.flatMap((line) => [escaped(line), '.br']),
    ),
    '',
  ].join('\n');
}

function command(name: CommandName): string[] {
  const { about, notes } = FRAMES[name];
  const more = notes === undefined ? '' : `\n${notes.replace(/^(.+?) {2,}/, '$1: ')}`;
  return item(`${name}: ${COMMANDS[name].title}`, about + more);
}

/** Each group with the commands that take its options. */
function options(): string[] {
  const lines: string[] = [];
  let before = '';
  for (const { group, commands, flags, text } of OPTIONS) {
    const heading = `${group} (${isAll(commands) ? 'every command' : listed(commands)})`;
    if (heading !== before) lines.push(`.SS ${escaped(heading)}`);
    before = heading;
    lines.push(...item(shownFlags(flags), text));
  }
  return lines;
}

function isAll(commands: readonly CommandName[]): boolean {
  return commands.length === COMMAND_NAMES.length;
}

function item(tag: string, text: string): string[] {
  return ['.TP', `.B ${escaped(tag)}`, escaped(text)];
}

/** Hyphens as on a command line, and no line that looks like a macro. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/gm, '\\&$1')
    .replace(/\n +/g, '\n');
}
