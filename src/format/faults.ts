// What is wrong with a file that is read: an error that says where, or, where reading is lenient and can go on,
// a note.

import { FormatError, InputError, type Place } from '../base/errors.ts';
import type { ReadOptions } from './reading.ts';

/** A line and a column, where a file has them. */
export type Spot = Pick<Place, 'line' | 'column'>;

/** Of a message, in characters. */
const LONGEST = 300;

export class Faults {
  private readonly source: string;
  private readonly isLenient: boolean;
  private readonly noted = new Set<string>();
  private readonly onNote: (note: string) => void;

  constructor({ source = 'puzzle', lenient = false, onNote = () => {} }: ReadOptions) {
    this.source = source;
    this.isLenient = lenient;
    this.onNote = onNote;
  }

  /** What reading can pass over. @throws FormatError unless it is lenient */
  tell(what: string, spot: Spot = {}): void {
    if (!this.isLenient) throw new FormatError(printable(what), this.placeOf(spot));
    const { line } = spot;
    this.onNote(printable(line === undefined ? what : `line ${line}: ${what}`));
  }

  /** What reading cannot pass over. @throws InputError */
  fail(what: string, spot: Spot = {}): never {
    throw new InputError(printable(what), this.placeOf(spot));
  }

  private placeOf(spot: Spot): Place {
    return { source: this.source, ...spot };
  }

  /** What is as it may be, but does not become part of the puzzle. A thing is told once. */
  note(what: string): void {
    if (this.noted.has(what)) return;
    this.noted.add(what);
    this.onNote(printable(what));
  }
}

/** What files say stands in messages, and may be anything: on one line, and without what terminals obey. */
function printable(what: string): string {
  const shown = what.replaceAll(/\p{C}/gu, '\ufffd');
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}...` : shown;
}
