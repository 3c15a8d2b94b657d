// What options take as their values, each read or refused: names, whole numbers, seconds, seeds, a block.

import { InvalidArgumentError, type Option } from 'commander';
import { didYouMean } from '../../base/closest.ts';
import { parseSeed } from './seed.ts';

/** An option that takes one of some names, and says which was meant. */
export function choice(option: Option, names: readonly string[]): Option {
  return option.choices(names).argParser((text: string) => {
    if (names.includes(text)) return text;
    const meant = didYouMean(text, names).replace(/^: d/, ' D');
    throw new InvalidArgumentError(`Allowed choices are ${names.join(', ')}.${meant}`);
  });
}

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most) {
      const range = most > 2 ** 32 ? `${least} or more` : `from ${least} to ${most}`;
      throw new InvalidArgumentError(`It is a whole number ${range}.`);
    }
    return value;
  };
}

export function seed(text: string): number {
  if (text === '') throw new InvalidArgumentError('It is a number or a text.');
  return parseSeed(text);
}

export function seconds(text: string): number {
  const value = Number(text);
  if (!/^\d*\.?\d+$/.test(text) || value <= 0) {
    throw new InvalidArgumentError('It is a number of seconds above 0, such as 10 or 0.5.');
  }
  return value;
}

export function blockCharacter(text: string): string {
  if (Array.from(text.normalize('NFC')).length !== 1 || /\s/.test(text)) {
    throw new InvalidArgumentError('It is one visible character.');
  }
  if (text === '_' || text === '.') {
    throw new InvalidArgumentError(`${text} is an open cell.`);
  }
  return text;
}
