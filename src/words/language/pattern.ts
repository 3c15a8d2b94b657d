// Regular expressions on whole words, in JavaScript's syntax, matched as sets of states (Thompson
// 1968): time grows with the word and the pattern, never with the ways to split a word, so that no
// pattern can hang a run. What needs backtracking (references, looking around) is refused. Why this is no
// library: docs/decisions/patterns.md.

import { InputError, type Place } from '../../base/errors.ts';
import { type Folding, normaliseText } from '../../base/letters.ts';

/** Counted repeats are written out; a pattern of more steps is refused. */
const MAX_STEPS = 20_000;
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
type Test = (letter: string) => boolean;

type Step =
  | { readonly kind: 'letter'; readonly test: Test }
  /** Goes on at both places. */
  | { readonly kind: 'fork'; readonly to: readonly number[] }
  /** Goes on only before the first letter, or after the last. */
  | { readonly kind: 'start' | 'end' };

type Node =
  | { readonly kind: 'letter'; readonly test: Test }
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'row' | 'choice'; readonly parts: readonly Node[] }
  | { readonly kind: 'repeat'; readonly part: Node; readonly least: number; readonly most: number };

export class Pattern {
  private readonly steps: Step[] = [];
  /** The states reached after the letters so far, and a stamp of those seen in this round. */
  private reached: number[] = [];
  private readonly seen: Int32Array;
  private round = 0;

  /** @throws InputError, at `at`, for text that is no pattern. */
  constructor(text: string, fold: Folding = true, at?: Place) {
    this.write(new PatternReader(text, fold, at).read(), text, at);
    this.seen = new Int32Array(this.steps.length + 1);
  }

  /** Whether the whole word is of this pattern; case does not matter. */
  matches(letters: readonly string[]): boolean {
    const { steps } = this;
    this.reached = [];
    this.round++;
    this.reach(0, 0, letters.length);
    for (let i = 0; i < letters.length && this.reached.length > 0; i++) {
      const before = this.reached;
      this.reached = [];
      this.round++;
      for (const at of before) {
        const step = steps[at];
        if (step?.kind === 'letter' && step.test(letters[i]!)) {
          this.reach(at + 1, i + 1, letters.length);
        }
      }
    }
    return this.reached.includes(steps.length);
  }

  /** Adds a state and those reached from it without a letter. */
  private reach(first: number, position: number, length: number): void {
    const waiting = [first];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      if (this.seen[at] === this.round) continue;
      this.seen[at] = this.round;
      const step = this.steps[at];
      if (step === undefined || step.kind === 'letter') this.reached.push(at);
      else if (step.kind === 'fork') waiting.push(...step.to);
      else if (position === (step.kind === 'start' ? 0 : length)) waiting.push(at + 1);
    }
  }

  private write(node: Node, text: string, at?: Place): void {
    const { steps } = this;
    if (steps.length > MAX_STEPS) fail(text, 'too many repeats', at);
    switch (node.kind) {
      case 'row':
        for (const part of node.parts) this.write(part, text, at);
        return;
      case 'choice':
        this.writeChoice(node.parts, text, at);
        return;
      case 'repeat':
        for (let i = 0; i < node.least; i++) {
          const before = steps.length;
          this.write(node.part, text, at);
          // Nothing, however often, is nothing.
          if (steps.length === before) return;
        }
        if (node.most === Number.POSITIVE_INFINITY) {
          const fork = steps.push({ kind: 'fork', to: [] }) - 1;
          this.write(node.part, text, at);
          steps.push({ kind: 'fork', to: [fork] });
          steps[fork] = { kind: 'fork', to: [fork + 1, steps.length] };
          return;
        }
        for (let i = node.least; i < node.most; i++) {
          const fork = steps.push({ kind: 'fork', to: [] }) - 1;
          this.write(node.part, text, at);
          steps[fork] = { kind: 'fork', to: [fork + 1, steps.length] };
        }
        return;
      default:
        steps.push(node);
    }
  }

  private writeChoice(parts: readonly Node[], text: string, at?: Place): void {
    const { steps } = this;
    const fork = steps.push({ kind: 'fork', to: [] }) - 1;
    const starts: number[] = [];
    const ends: number[] = [];
    for (const part of parts) {
      starts.push(steps.length);
      this.write(part, text, at);
      ends.push(steps.push({ kind: 'fork', to: [] }) - 1);
    }
    steps[fork] = { kind: 'fork', to: starts };
    for (const end of ends) steps[end] = { kind: 'fork', to: [steps.length] };
  }
}

/** Reads a pattern by recursive descent: choices of rows of repeated atoms. */
class PatternReader {
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
    const [whole, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(rest) ?? this.fail("a lone '{'");
    this.at += whole.length;
    const upper = comma === '' ? least! : most === '' ? 'Infinity' : most!;
    if (Number(upper) < Number(least)) this.fail('a range out of order');
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
      this.fail(`nothing to repeat; any letter is ., any letters are .*`);
    }
    if (!LETTER_PART.test(character)) this.fail(`'${character}' is no letter; any letter is .`);
    return { kind: 'letter', test: this.between(character, character) };
  }

  private readGroup(): Node {
    if (this.take('?') && !this.take(':')) this.fail('looking around and names are not supported');
    if (++this.depth > MAX_DEPTH) this.fail('too many groups inside each other');
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
      if (most < least) this.fail('a range out of order');
      tests.push(this.between(least, most));
    }
    return (letter) => tests.some((test) => test(letter)) !== negated;
  }

  private readEscape(): Test {
    const character = this.characters[this.at++];
    if (character === undefined) return this.fail("a lone '\\'");
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
        return this.fail(`no such property: \\${character}${name ?? ''}`);
      }
    }
    if (/[\dk]/.test(character)) this.fail('references are not supported');
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
    return fail(this.text, what, this.place);
  }
}

function fail(text: string, what: string, at?: Place): never {
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}...` : text;
  throw new InputError(`bad regular expression ${shown}: ${what}`, at);
}
