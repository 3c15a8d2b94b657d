// A second opinion on arrowwords, from rows of text and arrows as row and column: it finds words as a reader does, and
// shares no code with what makes them.

export interface PlainArrow {
  /** From 1. */
  readonly clue: readonly [row: number, column: number];
  readonly first: readonly [row: number, column: number];
  readonly direction: string;
  readonly kind: string;
}

/** What a magazine would send back; nothing for an arrowword that can be printed. */
export function faultsOfArrows(rows: readonly string[], arrows: readonly PlainArrow[]): string[] {
  const faults: string[] = [];
  const at = (row: number, column: number): string => rows[row - 1]?.[column - 1] ?? '~';
  const isLetter = (row: number, column: number): boolean => !'#>~'.includes(at(row, column));
  const isClue = (row: number, column: number): boolean => at(row, column) === '>';
  const words: string[] = [];
  const cluesAt = new Map<string, number>();
  let letters = 0;
  for (let row = 1; row <= rows.length; row++) {
    for (let column = 1; column <= rows[0]!.length; column++) {
      const place = `${row},${column}`;
      if (isClue(row, column)) cluesAt.set(place, 0);
      if (!isLetter(row, column)) continue;
      letters++;
      const across = isLetter(row, column - 1) || isLetter(row, column + 1);
      const down = isLetter(row - 1, column) || isLetter(row + 1, column);
      if (!across && !down) faults.push(`${place}: letter in no word`);
      if (!isLetter(row, column - 1) && isLetter(row, column + 1)) words.push(`${place} across`);
      if (!isLetter(row - 1, column) && isLetter(row + 1, column)) words.push(`${place} down`);
      const isUncrossed = (r: number, c: number, byRow: boolean): boolean =>
        isLetter(r, c) &&
        (byRow
          ? !isLetter(r - 1, c) && !isLetter(r + 1, c)
          : !isLetter(r, c - 1) && !isLetter(r, c + 1));
      if ([0, 1, 2].every((i) => isUncrossed(row, column + i, true))) {
        faults.push(`${place}: three uncrossed letters across`);
      }
      if ([0, 1, 2].every((i) => isUncrossed(row + i, column, false))) {
        faults.push(`${place}: three uncrossed letters down`);
      }
    }
  }
  for (const place of cluesAt.keys()) {
    const [row, column] = place.split(',').map(Number) as [number, number];
    const touching = [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ].filter(([r, c]) => isClue(r!, c!)).length;
    if (touching > 1) faults.push(`${place}: three clue cells touch`);
  }
  const served = new Set<string>();
  for (const { clue, first, direction, kind } of arrows) {
    const word = `${first.join(',')} ${direction}`;
    if (!words.includes(word)) faults.push(`${word}: an arrow to no word`);
    if (served.has(word)) faults.push(`${word}: two clues`);
    served.add(word);
    const count = cluesAt.get(clue.join(','));
    if (count === undefined) faults.push(`${word}: its clue is in no clue cell`);
    cluesAt.set(clue.join(','), (count ?? 0) + 1);
    // From the clue the arrow leads one step to the first letter; then the word goes on its own way.
    const steps = { right: [0, 1], left: [0, -1], up: [-1, 0], down: [1, 0] };
    const [leaves, turns = leaves] = kind.split('-') as (keyof typeof steps)[];
    const [down, right] = steps[leaves!] as [number, number];
    if (clue[0] + down !== first[0] || clue[1] + right !== first[1]) {
      faults.push(`${word}: its arrow ends elsewhere`);
    }
    if ((turns === 'right') !== (direction === 'across')) faults.push(`${word}: a wrong arrow`);
  }
  for (const word of words) if (!served.has(word)) faults.push(`${word}: no clue`);
  for (const [place, count] of cluesAt) {
    if (count === 0) faults.push(`${place}: a clue cell left over`);
    if (count > 2) faults.push(`${place}: ${count} clues`);
  }
  if (letters > 0 && piecesIn(rows, isLetter) > 1) faults.push('more than one piece');
  return faults;
}

function piecesIn(
  rows: readonly string[],
  isLetter: (row: number, column: number) => boolean,
): number {
  const seen = new Set<string>();
  let pieces = 0;
  for (let row = 1; row <= rows.length; row++) {
    for (let column = 1; column <= rows[0]!.length; column++) {
      if (!isLetter(row, column) || seen.has(`${row},${column}`)) continue;
      pieces++;
      const todo = [[row, column] as const];
      while (todo.length > 0) {
        const [r, c] = todo.pop()!;
        if (!isLetter(r, c) || seen.has(`${r},${c}`)) continue;
        seen.add(`${r},${c}`);
        todo.push([r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1]);
      }
    }
  }
  return pieces;
}
