// A folder in the place of a file stands for the files in it, in the order in which people count.

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { byNaturalOrder } from '../../index.ts';
import { STDIN, type TemplateRequest } from '../line/request.ts';
import { asInputError, systemCode } from '../world/system-error.ts';

/** The files of a folder but for hidden ones and folders; of anything else, or what there is not, itself. @throws InputError */
export function filesIn(request: TemplateRequest): TemplateRequest[] {
  const { name } = request;
  try {
    if (name === STDIN || !statSync(name).isDirectory()) return [request];
    return readdirSync(name, { withFileTypes: true })
      .filter((entry) => !entry.name.startsWith('.') && !entry.isDirectory())
      .map((entry) => entry.name)
      .sort(byNaturalOrder)
      .map((file) => ({ ...request, name: join(name, file) }));
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return [request];
    throw asInputError(error, name);
  }
}
