// The values of English Scrabble tiles, by which constructors measure how lively a grid's letters
// are.

const VALUES: ReadonlyMap<string, number> = new Map(
  (
    [
      [1, 'AEIOULNSTR'],
      [2, 'DG'],
      [3, 'BCMP'],
      [4, 'FHVWY'],
      [5, 'K'],
      [8, 'JX'],
      [10, 'QZ'],
    ] as const
  ).flatMap(([value, letters]) => Array.from(letters, (letter) => [letter, value] as const)),
);

/** The mean value of letters to two decimals; null for none, or if some letter has no tile. */
export function meanTileValue(letters: readonly string[]): number | null {
  let total = 0;
  for (const letter of letters) {
    const value = VALUES.get(letter);
    if (value === undefined) return null;
    total += value;
  }
  return letters.length === 0 ? null : Math.round((100 * total) / letters.length) / 100;
}
