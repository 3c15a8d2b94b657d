// What stands above and below a puzzle on a page, line by line.

import type { Heading } from '../../puzzle/puzzle.ts';

export interface HeadingLines {
  readonly title: string | undefined;
  /** Below the title: who made it, and when. */
  readonly above: readonly string[];
  /** To those who solve it. */
  readonly notes: string | undefined;
  /** Below all else: whose it is. */
  readonly below: readonly string[];
}

export function headingLines(heading: Heading = {}): HeadingLines {
  const { title, author, editor, publisher, copyright, date, notes } = heading;
  const makers = [
    author && (/^by\b/i.test(author) ? author : `By ${author}`),
    editor && `Edited by ${editor}`,
  ];
  return {
    title: title || undefined,
    above: saidOf([saidOf(makers).join(', '), date]),
    notes: notes || undefined,
    below: saidOf([
      publisher,
      copyright && (/©|copyright/i.test(copyright) ? copyright : `© ${copyright}`),
    ]),
  };
}

function saidOf(texts: readonly (string | undefined)[]): string[] {
  return texts.filter((text) => text !== undefined && text !== '') as string[];
}
