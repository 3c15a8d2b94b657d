// How entries of the bundled lists are printed. The file has a line for each entry that is not printed in small
// letters as it stands, sorted by entry, and is read when the first is asked for.

import { readFileSync } from 'node:fs';
import { formIn } from '../../base/sorted-lines.ts';
import { DISPLAY_FORMS } from '../world/bundled.ts';

/** How the bundled lists print an entry; undefined for one that they have in small letters or not at all. */
export function bundledForms(): (answer: string) => string | undefined {
  let text: string | undefined;
  return (answer) => {
    text ??= readFileSync(DISPLAY_FORMS, 'utf8');
    return formIn(text, answer);
  };
}
