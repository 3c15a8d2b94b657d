// A folder in the place of a file stands for the files in it, in the order in which people count.

import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../base/errors.ts';
import { byNaturalOrder } from '../../base/natural-order.ts';
import type { TemplateSource } from '../spec/options.ts';
import { STDIN } from '../spec/values.ts';
import { asInputError, systemCode } from '../world/system-error.ts';

/**
 * The files of a folder but for hidden ones, folders and pipes; of anything else, or what there is not, itself.
 * @throws InputError for a folder that cannot be read or has none
 */
export function filesIn(source: TemplateSource): TemplateSource[] {
  const { name } = source;
  try {
    if (name === STDIN || !statSync(name).isDirectory()) return [source];
    const files = readdirSync(name, { withFileTypes: true })
      .filter((entry) => !entry.name.startsWith('.') && isFile(name, entry))
      .map((entry) => entry.name)
      .sort(byNaturalOrder)
      .map((file) => ({ ...source, name: join(name, file) }));
    if (files.length === 0) throw new InputError('a folder without a file', { source: name });
    return files;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [source];
    throw asInputError(error, name);
  }
}

/** Also a link to a file, or to nothing: who reads it tells what is wrong. */
function isFile(folder: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isFile();
  try {
    return statSync(join(folder, entry.name)).isFile();
  } catch {
    return true;
  }
}
