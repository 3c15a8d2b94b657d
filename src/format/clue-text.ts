// A clue as solvers see it, where a format has one text for it and its enumeration.

import { NO_CLUE, type Puzzle } from '../puzzle/puzzle.ts';
import { withoutStyles } from './styles.ts';

/** Many a clue ends with its enumeration already. */
export function withEnumeration(clue: string, enumeration: string | undefined): string {
  if (enumeration === undefined || clue.trimEnd().endsWith(`(${enumeration})`)) return clue;
  return `${clue} (${enumeration})`;
}

/** The clue of a slot, or what stands for one, as plain text on one line. */
export function clueLine({ clues, enumerations }: Puzzle, slot: number): string {
  const clue = clues?.[slot];
  if (clue === undefined || isNoClue(clue)) return NO_CLUE;
  return oneLine(withEnumeration(withoutStyles(clue), enumerations?.[slot]));
}

/** Whether a text of a file says that there is no clue. */
export function isNoClue(text: string): boolean {
  return ['', NO_CLUE].includes(text.trim());
}

/** A text without what ends lines and files. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\0\r\n\u2028\u2029]+/g, ' ');
}
