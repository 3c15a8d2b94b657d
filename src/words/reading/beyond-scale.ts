// What is said of a list with scores beyond 100. Most lists that constructors share go from 0 to 100 or less; a
// few have counts or another scale. To cut those off at 100 would make 150 and 900 alike, and to guess a
// scale would let one odd line change all others, so whoever has the list says how it is meant.

import { InputError } from '../../base/errors.ts';
import { MAX_SCORE } from '../vocabulary/word-table.ts';
import { BEYOND, formatScoreMap, mapped, scoreOf } from './score-map.ts';
import type { WordSource } from './word-source.ts';

/** As core/fields.ts reads a number. */
const SCORED = /^[^;,\t]*[;,\t][ \t]*(?!\d+(?:\.\d*)?[A-Za-z])(\d+(?:\.\d+)?)/;
/** Of the factor that the error proposes. */
const DIGITS = 2;

/** The error for a list that has such scores: where the first is, and a map that brings the highest to 100. */
export function beyondScale({ name, bytes, scoreMap }: WordSource): InputError {
  let line: number | undefined;
  let first = 0;
  let highest = 0;
  for (const [index, text] of new TextDecoder().decode(bytes).split('\n').entries()) {
    const written = Number(SCORED.exec(text)?.[1] ?? 0);
    highest = Math.max(highest, written);
    if (line !== undefined || scoreOf(scoreMap, written) !== BEYOND) continue;
    line = index + 1;
    first = written;
  }
  const details = [
    ...(scoreMap === undefined
      ? []
      : [`${mapped(scoreMap, first)} with ${formatScoreMap(scoreMap)}`]),
    ...(highest > first ? [`the highest is ${highest}`] : []),
  ];
  const more = details.length === 0 ? '' : ` (${details.join('; ')})`;
  const map = `${name}:x${factorFor(highest)}`;
  return new InputError(
    `score ${first}${more} is outside 0 to 100; give the list a map ` +
      `such as ${map}, or ${name}:=50 if these are not scores`,
    { source: name, line },
  );
}

/** By what the highest score is at most 100, rounded down. */
function factorFor(highest: number): string {
  let places = DIGITS;
  while (places < 20 && (MAX_SCORE / highest) * 10 ** places < 10 ** (DIGITS - 1)) places++;
  const unit = 10 ** places;
  return (Math.floor((MAX_SCORE / highest) * unit) / unit).toFixed(places).replace(/0+$/, '');
}
