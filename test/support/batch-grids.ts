// Small grids of batches, and a list that has some hundred fills for each: words of four scores.

import { plainWords } from './plain-words.ts';

export const LIST: string = plainWords(3, 4, 5)
  .map((word, i) => `${word};${[80, 66, 55, 40][i % 4]}`)
  .join('\n');
export const MINI = '#___#\n_____\n_____\n_____\n#___#\n';
export const RING = '____\n_##_\n____\n_##_\n____\n';
