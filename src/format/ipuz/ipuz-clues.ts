// The clues of an ipuz file, in all the forms that they have there: `[1, "text"]`, an object, or a bare text.

import { isNoClue } from '../clue-text.ts';
import type { Faults } from '../faults.ts';
import { plainText } from '../html-text.ts';
import type { NumberedClue } from '../numbered-grid.ts';
import { textOf } from './ipuz-cells.ts';
import { type Fields, isFields, without } from './ipuz-fields.ts';
import { DIRECTIONS } from './ipuz-names.ts';

export interface IpuzClues {
  readonly clues: readonly NumberedClue[];
  /**
   * What is not understood, by the names that directions have in the file: of a known one the fields of its clues
   * by number, of another all of its clues.
   */
  readonly rest: Fields;
}

type Direction = keyof typeof DIRECTIONS;

/** Where a clue stands is told by its number, and its answer by the grid. */
const UNDERSTOOD = ['number', 'label', 'clue', 'enumeration', 'cells', 'cell', 'location'];

export function readClues({ clues }: Fields, faults: Faults): IpuzClues {
  if (clues === undefined || clues === null) return { clues: [], rest: {} };
  if (!isFields(clues)) faults.fail("'clues' is an object with a list for each direction");
  const all: NumberedClue[] = [];
  const rest: [string, unknown][] = [];
  for (const [name, list] of Object.entries(clues)) {
    const direction = directionOf(name);
    if (direction === undefined) {
      rest.push([name, list]);
      faults.note(`clues of '${name}' belong to no slot`);
      continue;
    }
    if (!Array.isArray(list)) faults.fail(`clues of '${name}' are a list`);
    const fields: [string, Fields][] = [];
    for (const [index, item] of list.entries()) {
      const clue = clueSaid(item, direction, faults);
      if (clue === undefined) {
        faults.tell(`clue ${index + 1} of '${name}' has no number or no text`);
        continue;
      }
      all.push(clue);
      const others = isFields(item) ? without(item, UNDERSTOOD) : {};
      if (Object.keys(others).length > 0) fields.push([clue.label, others]);
    }
    if (fields.length > 0 || name !== DIRECTIONS[direction]) {
      rest.push([name, Object.fromEntries(fields)]);
    }
  }
  return { clues: all, rest: Object.fromEntries(rest) };
}

/** `Across`, or `Across:Horizontaal`. */
export function directionOf(name: string): Direction | undefined {
  const first = name.split(':', 1)[0]!.trim().toLowerCase();
  return first === 'across' || first === 'down' ? first : undefined;
}

function clueSaid(item: unknown, direction: Direction, faults: Faults): NumberedClue | undefined {
  const fields = Array.isArray(item)
    ? { ...(isFields(item[1]) ? item[1] : { clue: item[1] }), number: item[0] }
    : item;
  if (!isFields(fields)) return undefined;
  const label = (textOf(fields['number']) ?? textOf(fields['label']))?.trim();
  const html = textOf(fields['clue'] ?? '');
  if (label === undefined || html === undefined) return undefined;
  const text = plainText(html, (tag) => faults.note(`markup of texts is left out: <${tag}>`));
  const enumeration = textOf(fields['enumeration'])
    ?.trim()
    .replace(/^\((.*)\)$/s, '$1');
  return {
    label,
    direction,
    text: !isNoClue(text) ? text : undefined,
    enumeration,
  };
}
