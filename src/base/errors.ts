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
    super(place === undefined ? what : `${formatPlace(place)}: ${what}`);
  }
}

/** An input that breaks the rules of its format, and that lenient reading could go on with. */
export class FormatError extends InputError {}

function formatPlace({ source, line, column }: Place): string {
  return [source, line, column].filter((part) => part !== undefined).join(':');
}
