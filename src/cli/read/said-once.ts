// Rules of which one holds: a number of words, a floor, how alike words may be. What a command line says goes
// before what files say; two that differ in the same place are a contradiction.

import { InputError, type Place } from '../../base/errors.ts';
import type { Rule } from '../spec/options.ts';

interface Said {
  readonly text: string;
  readonly at: Place;
}

export class SaidOnce {
  private readonly said = new Map<string, Said>();

  /** Files come first. `what` a rule is about, and what it says of it, in one spelling. @throws InputError */
  add({ keyword, at }: Pick<Rule, 'keyword' | 'at'>, what: string, text: string): void {
    const before = this.said.get(what);
    this.said.set(what, { text, at });
    if (before === undefined || before.text === text || isOfFile(before.at) !== isOfFile(at))
      return;
    const where = isOfFile(at) ? ` in ${before.at.source}:${before.at.line}` : '';
    throw new InputError(`${keyword} ${before.text}${where} says otherwise`, at);
  }
}

function isOfFile({ line }: Place): boolean {
  return line !== undefined;
}
