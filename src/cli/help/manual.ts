// The manual page, made of what the help is made of; `npm run man` writes it to man/crossfill.1.

import { COMMAND_NAMES, type CommandName, PLAIN_COMMANDS } from '../spec/commands.ts';
import { rowsOf } from '../spec/options.ts';
import { frameOf, shownFlags } from './command-help.ts';
import { EXIT_TEXTS, FORMAT_TEXTS } from './texts.ts';

/** The page in the macros of man(7). */
export function manualPage(): string {
  const names = COMMAND_NAMES;
  const plain = Object.entries(PLAIN_COMMANDS);
  return [
    '.\\" Made by npm run man from src/cli/spec/options.ts',
    '.TH CROSSFILL 1 "" "crossfill" "User Commands"',
    '.SH NAME',
    escaped('crossfill - fills crossword grids from word lists'),
    '.SH SYNOPSIS',
    ...names.flatMap((name) => [escaped(frameOf(name).usage), '.br']),
    ...plain.flatMap(([name, [operands]]) => [escaped(`crossfill ${name} ${operands}`), '.br']),
    '.SH DESCRIPTION',
    escaped(frameOf('fill').about),
    ...names.flatMap(commandSection),
    '.SH FORMATS',
    ...Object.entries(FORMAT_TEXTS).flatMap(([name, text]) => item(name, text)),
    '.SH EXIT STATUS',
    ...EXIT_TEXTS.flatMap(({ commands, code, text }) =>
      item(
        String(code),
        commands.length === names.length ? text : `${commands.join(', ')}: ${text}`,
      ),
    ),
    '.SH EXAMPLES',
    ...names.flatMap((name) => frameOf(name).examples.flatMap((line) => [escaped(line), '.br'])),
    '',
  ].join('\n');
}

function commandSection(name: CommandName): string[] {
  const { about, notes } = frameOf(name);
  const heading = name === 'fill' ? 'OPTIONS' : `OPTIONS OF ${name.toUpperCase()}`;
  return [
    `.SH ${heading}`,
    ...(name === 'fill' ? [] : [escaped(about)]),
    ...rowsOf(name).flatMap(({ flags, text }) => item(shownFlags(flags), text)),
    ...(notes === undefined || name === 'fill'
      ? []
      : ['.PP', escaped(notes.replace(/^(.+?) {2,}/, '$1: '))]),
  ];
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
