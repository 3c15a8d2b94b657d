// The options that a file of ipuz keeps of the run that filled it, read before the command line is complete.

import { readFileSync } from 'node:fs';
import { InputError } from '../../base/errors.ts';
import { FILL_KEY } from '../../format/ipuz/ipuz-names.ts';
import type { ProjectOptions } from '../spec/project-options.ts';

/** undefined for a file that can keep none. @throws InputError for options that cannot be read */
export function projectIn(name: string): ProjectOptions | undefined {
  if (!/\.ipuz$/i.test(name)) return undefined;
  const options = optionsIn(name);
  if (options === undefined) return {};
  const isText = (value: unknown): boolean => typeof value === 'string';
  const isKept = (value: unknown): boolean =>
    value === true || (Array.isArray(value) && value.every(isText));
  if (typeof options === 'object' && options !== null && Object.values(options).every(isKept)) {
    return options as ProjectOptions;
  }
  throw new InputError(`${FILL_KEY}: each of 'options' must be true or a list of strings`, {
    source: name,
  });
}

/** What is wrong with the file is said when it is read as a puzzle. */
function optionsIn(name: string): unknown {
  try {
    return JSON.parse(readFileSync(name, 'utf8'))?.[FILL_KEY]?.options;
  } catch {
    return undefined;
  }
}
