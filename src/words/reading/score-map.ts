// How the scores of one list become ours. Constructors' lists disagree on their scale, 0 to 50 in one
// and 0 to 100 in another, so a list may come with a map of its own: `x2`, `=100`, `+10`, `-10`.

import { DEFAULT_SCORE, MAX_SCORE } from '../vocabulary/word-table.ts';

export interface ScoreMap {
  readonly operation: 'times' | 'is' | 'plus';
  readonly operand: number;
}

/** What stands for the score of an entry whose number is beyond the scale, and stays so on the map. */
export const BEYOND = 255;

const FORM = /^([x=+-])(\d+(?:\.\d+)?|\.\d+)$/;

/** The map that a text stands for; undefined if it is none. */
export function parseScoreMap(text: string): ScoreMap | undefined {
  const [, sign, digits] = FORM.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const operand = Number(digits);
  if (sign === 'x') return { operation: 'times', operand };
  if (sign === '=') return { operation: 'is', operand };
  return { operation: 'plus', operand: sign === '-' ? -operand : operand };
}

/** A score as a list has it, on whatever scale, to a whole one of 0 to 100. */
export function mapScore(scoreMap: ScoreMap, score: number): number {
  return Math.round(clampScore(mapped(scoreMap, score)));
}

/** A number as a list has it, on a map, to whatever number that makes. */
export function mapped(scoreMap: ScoreMap | undefined, score: number): number {
  if (scoreMap === undefined) return score;
  const { operation, operand } = scoreMap;
  if (operation === 'times') return score * operand;
  return operation === 'plus' ? score + operand : operand;
}

/**
 * The score of an entry of a list, which has a number for it or none; `BEYOND` for a number beyond 100 that
 * its map does not bring to 100 or less. One of 0 to 100 that a map takes beyond 100 is 100.
 */
export function scoreOf(scoreMap: ScoreMap | undefined, written = DEFAULT_SCORE): number {
  if (written > MAX_SCORE && mapped(scoreMap, written) > MAX_SCORE) return BEYOND;
  return scoreMap === undefined ? Math.floor(clampScore(written)) : mapScore(scoreMap, written);
}

function clampScore(score: number): number {
  return Math.min(MAX_SCORE, Math.max(0, score));
}

/** As `parseScoreMap` reads it. */
export function formatScoreMap({ operation, operand }: ScoreMap): string {
  if (operation === 'plus') return operand < 0 ? `${operand}` : `+${operand}`;
  return `${operation === 'times' ? 'x' : '='}${operand}`;
}
