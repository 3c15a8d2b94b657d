// The files of a command line together: standard input is read once, and paths of outputs have known fields only.

import { basename } from 'node:path';
import { didYouMean } from '../../base/closest.ts';
import { InputError } from '../../base/errors.ts';
import { namesStdin } from './list-name.ts';
import { STDIN, STDIN_ONCE } from './request.ts';

/** What a path of `--output` may have in braces. */
const FIELDS = ['seed', 'n', 'template'];

/** What `{template}` stands for: the base name of a template's file. */
export function labelOf(name: string): string {
  return name === STDIN ? 'stdin' : basename(name).replace(/(?<=.)\.[^.]+$/, '');
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
