// A word search looked at as its solver does, and in no other way: each word is looked for along all rows, columns and
// diagonals, forwards and backwards, and what no word has touched is read row by row.

export type WordSearchFault =
  | { readonly kind: 'places'; readonly word: string; readonly count: number }
  | { readonly kind: 'sentence'; readonly read: string };

interface ReadLine {
  readonly text: string;
  readonly cells: readonly string[];
}

/** `rows` are letters; `words` and `sentence` have nothing but letters. */
export function wordSearchFaults(
  rows: readonly string[],
  words: readonly string[],
  sentence: string,
): WordSearchFault[] {
  const lines = linesOf(rows.map((row) => Array.from(row)));
  const touched = new Set<string>();
  const faults = words.flatMap((word): WordSearchFault[] => {
    const places = new Set<string>();
    for (const { text, cells } of lines) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const place = cells.slice(at, at + word.length);
        places.add([...place].sort().join(' '));
        for (const cell of place) touched.add(cell);
      }
    }
    return places.size === 1 ? [] : [{ kind: 'places', word, count: places.size }];
  });
  const read = rows
    .flatMap((row, y) => Array.from(row).filter((_, x) => !touched.has(`${x},${y}`)))
    .join('');
  return read.startsWith(sentence) ? faults : [...faults, { kind: 'sentence', read }];
}

function linesOf(rows: readonly (readonly string[])[]): ReadLine[] {
  const lines = new Map<string, { letter: string; cell: string }[]>();
  const add = (line: string, letter: string, cell: string): void => {
    lines.set(line, [...(lines.get(line) ?? []), { letter, cell }]);
  };
  for (const [y, row] of rows.entries()) {
    for (const [x, letter] of row.entries()) {
      for (const line of [`row ${y}`, `column ${x}`, `fall ${x - y}`, `rise ${x + y}`]) {
        add(line, letter, `${x},${y}`);
      }
    }
  }
  return [...lines.values()].flatMap((line) =>
    [line, [...line].reverse()].map((way) => ({
      text: way.map(({ letter }) => letter).join(''),
      cells: way.map(({ cell }) => cell),
    })),
  );
}
