// Regular expressions on whole words become trees: choices of rows of repeated letters, read by recursive descent.
// What would need backtracking is refused, as is what words cannot have.

import { InputError, type Place } from '../../base/errors.ts';
import { type Folding, normaliseText } from '../../base/letters.ts';

/** Groups inside each other, which are read by as many calls inside each other; more are refused. */
const MAX_DEPTH = 500;
/** Characters of a pattern that an error shows. */
const SHOWN = 60;
/** Characters that a number of repeats, or the name of a property, has at most. */
const MOST_DIGITS = 24;
const MOST_NAME = 60;
/** What stands for itself: letters, and the marks on them. */
const LETTER_PART = /[\p{L}\p{M}]/u;

/** Whether a letter is meant. */
export type Test = (letter: string) => boolean;

export type Node =
  | { readonly kind: 'letter'; readonly test: Test }
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'row' | 'choice'; readonly parts: readonly Node[] }
  | { readonly kind: 'repeat'; readonly part: Node; readonly least: number; readonly most: number };

export class PatternReader {
  private readonly text: string;
  private readonly characters: readonly string[];
  private readonly fold: Folding;
  private readonly place: Place | undefined;
  private at = 0;
  /** How many groups are open. */
  private depth = 0;

  constructor(text: string, fold: Folding, place?: Place) {
    this.text = text;
    this.characters = Array.from(text.normalize('NFC'));
    this.fold = fold;
    this.place = place;
  }

  read(): Node {
    const node = this.readChoice();
    if (this.at < this.characters.length) this.fail("')' without '('");
    return node;
  }

  private readChoice(): Node {
    const parts = [this.readRow()];
    while (this.take('|')) parts.push(this.readRow());
    return parts.length === 1 ? parts[0]! : { kind: 'choice', parts };
  }

  private readRow(): Node {
    const parts: Node[] = [];
    for (let next = this.next; next !== undefined && next !== '|' && next !== ')'; ) {
      parts.push(this.readRepeated());
      next = this.next;
    }
    return { kind: 'row', parts };
  }

  private readRepeated(): Node {
    const part = this.readAtom();
    const range = this.readRange();
    if (range === undefined) return part;
    this.take('?'); // Lazy or greedy: the same words match.
    if (this.readRange() !== undefined) this.fail('nothing to repeat');
    if (part.kind === 'start' || part.kind === 'end') this.fail('nothing to repeat');
    return { kind: 'repeat', part, least: range[0], most: range[1] };
  }

  private readRange(): readonly [least: number, most: number] | undefined {
    if (this.take('*')) return [0, Number.POSITIVE_INFINITY];
    if (this.take('+')) return [1, Number.POSITIVE_INFINITY];
    if (this.take('?')) return [0, 1];
    if (this.next !== '{') return undefined;
    const rest = this.ahead(MOST_DIGITS);
    const [whole, least, comma, most] =
      /^\{(\d+)(,?)(\d*)\}/.exec(rest) ?? this.fail("invalid '{'");
    this.at += whole.length;
    const upper = comma === '' ? least! : most === '' ? 'Infinity' : most!;
    if (Number(upper) < Number(least)) this.fail('range out of order');
    return [Number(least), Number(upper)];
  }

  private readAtom(): Node {
    const character = this.characters[this.at++]!;
    if (character === '^') return { kind: 'start' };
    if (character === '$') return { kind: 'end' };
    if (character === '.') return { kind: 'letter', test: () => true };
    if (character === '[') return { kind: 'letter', test: this.readClass() };
    if (character === '(') return this.readGroup();
    if (character === '\\') return { kind: 'letter', test: this.readEscape() };
    if ('*+?{'.includes(character)) {
      this.fail(`nothing to repeat; write . for any letter, .* for any letters`);
    }
    if (!LETTER_PART.test(character))
      this.fail(`'${character}' is not a letter; write . for any letter`);
    return { kind: 'letter', test: this.between(character, character) };
  }

  private readGroup(): Node {
    if (this.take('?') && !this.take(':'))
      this.fail('lookaround and named groups are not supported');
    if (++this.depth > MAX_DEPTH) this.fail('groups are nested too deep');
    const node = this.readChoice();
    if (!this.take(')')) this.fail("'(' without ')'");
    this.depth--;
    return node;
  }

  private readClass(): Test {
    const negated = this.take('^');
    const tests: Test[] = [];
    while (!this.take(']')) {
      const first = this.characters[this.at++];
      if (first === undefined) this.fail("'[' without ']'");
      if (first === '\\' && /[dDwWsSpP]/.test(this.next ?? '')) {
        tests.push(this.readEscape());
        continue;
      }
      const least = first === '\\' ? this.readSign() : first;
      let most = least;
      if (this.next === '-' && this.characters[this.at + 1] !== ']') {
        this.at++;
        most = this.characters[this.at++];
        if (most === '\\') most = this.readSign();
      }
      if (least === undefined || most === undefined) return this.fail("'[' without ']'");
      if (most < least) this.fail('range out of order');
      tests.push(this.between(least, most));
    }
    return (letter) => tests.some((test) => test(letter)) !== negated;
  }

  private readEscape(): Test {
    const character = this.characters[this.at++];
    if (character === undefined) return this.fail("nothing after '\\'");
    if (/[dDwWsS]/.test(character)) {
      const one = new RegExp(`^\\${character}$`);
      return (letter) => one.test(letter);
    }
    if (character === 'p' || character === 'P') {
      const name = /^\{[\w=]+\}/.exec(this.ahead(MOST_NAME))?.[0];
      this.at += name?.length ?? 0;
      try {
        const one = new RegExp(`^\\${character}${name}$`, 'u');
        return (letter) => one.test(letter);
      } catch {
        return this.fail(`unknown property: \\${character}${name ?? ''}`);
      }
    }
    if (/[\dk]/.test(character)) this.fail('backreferences are not supported');
    this.at--;
    const sign = this.readSign()!;
    return this.between(sign, sign);
  }

  /** What stands behind a '\\' for itself; letters and digits mean something else. */
  private readSign(): string | undefined {
    const character = this.characters[this.at++];
    if (/[a-z\d]/i.test(character ?? '')) this.fail(`\\${character} is not supported`);
    return character;
  }

  /** Letters from `least` to `most`, in either case; a single one is spelled as words are. */
  private between(least: string, most: string): Test {
    const spelled = normaliseText(least, this.fold);
    if (least === most) return (letter) => letter === spelled;
    return (letter) => {
      const lower = letter.toLowerCase();
      return (letter >= least && letter <= most) || (lower >= least && lower <= most);
    };
  }

  private get next(): string | undefined {
    return this.characters[this.at];
  }

  /** The next few characters. */
  private ahead(count: number): string {
    return this.characters.slice(this.at, this.at + count).join('');
  }

  private take(character: string): boolean {
    if (this.next !== character) return false;
    this.at++;
    return true;
  }

  private fail(what: string): never {
    return badPattern(this.text, what, this.place);
  }
}

/** @throws InputError that shows a pattern, or how it begins, and says what is wrong with it */
export function badPattern(text: string, what: string, at?: Place): never {
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}...` : text;
  throw new InputError(`bad regular expression ${shown}: ${what}`, at);
}
