// Conditions on the figures of a puzzle: `floor<50`, or several that must all hold, `floor<60, mean<70`.

import { didYouMean } from '../base/closest.ts';
import { InputError } from '../base/errors.ts';
import { FIGURES, type Figures } from './figures.ts';

/** What a puzzle must not be. */
export interface Condition {
  /** As it was written. */
  readonly text: string;
  readonly parts: readonly ConditionPart[];
}

interface ConditionPart {
  readonly figure: keyof Figures;
  readonly sign: Sign;
  readonly value: number;
}

const HOLDS = {
  '<=': (a: number, b: number) => a <= b,
  '>=': (a: number, b: number) => a >= b,
  '<': (a: number, b: number) => a < b,
  '>': (a: number, b: number) => a > b,
  '=': (a: number, b: number) => a === b,
} as const;
type Sign = keyof typeof HOLDS;

/** @throws InputError for a text that is no condition */
export function parseCondition(text: string): Condition {
  const parts = text.split(',').map((each): ConditionPart => {
    const found = /^\s*([a-z]+)\s*(<=|>=|<|>|=)\s*(\d+(?:\.\d+)?)\s*$/.exec(each);
    if (found === null) {
      throw new InputError(
        `'${each.trim()}' is not a condition: write it like floor<50 or mean<65`,
      );
    }
    const [, name, sign, value] = found;
    const figure = FIGURES.find((known) => known === name);
    if (figure === undefined) {
      const meant = didYouMean(name!, FIGURES);
      throw new InputError(`unknown figure '${name}': figures are ${FIGURES.join(', ')}${meant}`);
    }
    return { figure, sign: sign as Sign, value: Number(value) };
  });
  return { text, parts };
}

/** The first of some conditions that holds; undefined for none. */
export function firstMet(
  conditions: readonly Condition[],
  figures: Figures,
): Condition | undefined {
  return conditions.find(({ parts }) =>
    parts.every(({ figure, sign, value }) => HOLDS[sign](figures[figure], value)),
  );
}
