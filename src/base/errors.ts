// Errors a person caused and can mend: a bad file, a bad option. One line, with the place if there
// is one. Anything else that is thrown is a defect of ours and keeps its stack.

/** Where in an input something is wrong. `line` and `column` count from 1, columns in characters. */
export interface Place {
  readonly source: string;
  readonly line?: number;
  readonly column?: number;
}

/** An input that cannot be used. The message is complete: `source:line:column: what is wrong`. */
export class InputError extends Error {
  override readonly name = 'InputError';

  constructor(what: string, place?: Place) {
    super(inPlace(what, place));
  }
}

/** What is wrong, as data: a kind, and what it is about. */
export interface Fault {
  readonly kind: string;
}

/**
 * An input that cannot be used, and why as data. `say/errors.ts` has the sentence for people; the message is made of
 * the kind and the data alone: `word length: slot 17 Across, letters 9`.
 */
export class FaultError<F extends Fault> extends InputError {
  readonly fault: F;
  readonly place: Place | undefined;

  constructor(fault: F, place?: Place) {
    super(outline(fault), place);
    this.fault = fault;
    this.place = place;
  }
}

/** An input that breaks the rules of its format, and that lenient reading could go on with. */
export class FormatError extends InputError {}

/** `source:line:column: what` */
export function inPlace(what: string, place?: Place): string {
  if (place === undefined) return what;
  const { source, line, column } = place;
  return `${[source, line, column].filter((part) => part !== undefined).join(':')}: ${what}`;
}

function outline({ kind, ...about }: Fault): string {
  const details = Object.entries(about)
    .map(([name, value]) => `${name} ${value}`)
    .filter((detail) => !/ (?:undefined)?$/.test(detail));
  const what = kind.replaceAll('-', ' ');
  return details.length === 0 ? what : `${what}: ${details.join(', ')}`;
}
