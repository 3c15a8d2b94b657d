// The key of a codeword beside its grid: each number, and the letter that stands for it so far; and the alphabet, in
// which what is written somewhere is crossed off.

import type { PageStrings } from '../../page/strings.ts';
import { element } from './element.ts';
import type { Solving } from './solving.ts';

export interface CodeKey {
  /** undefined for puzzles that are no codewords. */
  readonly root: HTMLElement | undefined;
  show(): void;
}

export function codeKey(
  { puzzle: { codes = [], alphabet = [] }, contents }: Solving,
  strings: PageStrings,
): CodeKey {
  const cells = new Map<number, number[]>();
  for (const [cell, code] of codes.entries()) {
    if (code !== null) cells.set(code, [...(cells.get(code) ?? []), cell]);
  }
  const keys = [...cells].sort(([a], [b]) => a - b);
  const letters = keys.map(() => element('span'));
  const items = keys.map(([code], index) =>
    element('li', {}, element('b', {}, `${code}`), letters[index]!),
  );
  const list = element('ul', { class: 'key' }, ...items);
  const strip = alphabet.map((letter) => element('li', {}, letter));
  return {
    root:
      keys.length === 0
        ? undefined
        : element(
            'section',
            {},
            element('h2', {}, strings.letters),
            list,
            element('ul', { class: 'strip' }, ...strip),
          ),
    show() {
      for (const [index, [, of]] of keys.entries()) {
        const written = of.map((cell) => contents[cell]!).find((content) => content !== '');
        letters[index]!.textContent = written ?? '';
      }
      for (const item of strip) {
        item.classList.toggle('used', contents.includes(item.textContent!));
      }
    },
  };
}
