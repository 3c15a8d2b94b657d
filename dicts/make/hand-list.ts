// The hand lists beside this file: plain text, upper-case forms with blanks or line ends between
// them, and comment lines that open with `#` and tell why the forms stand there.

import { readFileSync } from 'node:fs';

const FORM = /^[A-Z]{2,}$/;

/** The forms of the hand list `name`.txt. Throws on anything but A-Z and on a form listed twice. */
export function readHandList(name: string): ReadonlySet<string> {
  const text = readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8');
  const forms = new Set<string>();
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) continue;
    for (const form of line.split(' ')) {
      if (form === '') continue;
      if (!FORM.test(form)) throw new Error(`${name}.txt: '${form}' is not in A-Z`);
      if (forms.has(form)) throw new Error(`${name}.txt: ${form} stands twice`);
      forms.add(form);
    }
  }
  return forms;
}
