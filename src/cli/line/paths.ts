// The files of a command line together: standard input is read once, and nothing is written over what is read.

import { basename, resolve } from 'node:path';
import { didYouMean, InputError } from '../../index.ts';
import { namesStdin } from './list-name.ts';
import { STDIN, STDIN_ONCE, STDOUT } from './request.ts';

/** What a path of `--output` may have in braces. */
const FIELDS = ['seed', 'n', 'template'];

/** What `{template}` stands for: the base name of a template's file. */
export function labelOf(name: string): string {
  return name === STDIN ? 'stdin' : basename(name).replace(/(?<=.)\.[^.]+$/, '');
}

/** @throws InputError if a product would be written over a list or grid that it is made of */
export function notOver(output: string | undefined, read: readonly string[]): void {
  if (output === undefined || output === STDOUT) return;
  const over = read.some(
    (name) => resolve(name) === resolve(output) || name.startsWith(`${output}:`),
  );
  if (over) throw new InputError(`option --output: ${output} is read as well, and would be lost`);
}

/** @throws InputError for a `{field}` of an output's path that would stay as it is */
export function checkFields(path: string): void {
  for (const [field, name] of path.matchAll(/\{([^{}]*)\}/g)) {
    if (FIELDS.includes(name!)) continue;
    const meant = didYouMean(name!, FIELDS).replace(/ (\w+)\?$/, ' {$1}?');
    throw new InputError(`option --output: ${field} is no field, such as {seed} and {n}${meant}`);
  }
}

/** @throws InputError if templates and other files name standard input more than once */
export function stdinOnce(templates: readonly string[], read: readonly string[]): void {
  const named = [...templates.filter((name) => name === STDIN), ...read.filter(namesStdin)];
  if (named.length > 1) throw new InputError(STDIN_ONCE);
}
