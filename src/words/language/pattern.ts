// Regular expressions on whole words, in JavaScript's syntax, matched as sets of states (Thompson
// 1968): time grows with the word and the pattern, never with the ways to split a word, so that no
// pattern can hang a run. What needs backtracking (references, looking around) is refused. Why this is no
// library: docs/decisions/patterns.md.

import type { Place } from '../../base/errors.ts';
import type { Folding } from '../../base/letters.ts';
import { badPattern, type Node, PatternReader, type Test } from './pattern-reader.ts';

/** Counted repeats are written out; a pattern of more steps is refused. */
const MAX_STEPS = 20_000;

type PatternStep =
  | { readonly kind: 'letter'; readonly test: Test }
  /** Goes on at both places. */
  | { readonly kind: 'fork'; readonly to: readonly number[] }
  /** Goes on only before the first letter, or after the last. */
  | { readonly kind: 'start' | 'end' };

export class Pattern {
  private readonly steps: PatternStep[] = [];
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
    if (steps.length > MAX_STEPS) badPattern(text, 'too many repeats', at);
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
