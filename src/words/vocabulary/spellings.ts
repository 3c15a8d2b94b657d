// The ways to spell a word over cells: a letter in each, or in some of them one of a few strings of letters.

/** What stands in each of a row of cells. */
export type Spelling = readonly string[];

/** What may stand in one cell: one text that does, or any letter, or one of some strings. */
export type CellRoom = string | { readonly strings: readonly string[] };

/** Each way to spell a word over some cells, the texts of which are its letters one after the other. */
export function* spellingsOver(
  letters: readonly string[],
  cells: readonly CellRoom[],
): Generator<Spelling> {
  const spelling: string[] = [];
  function* spellFrom(at: number): Generator<Spelling> {
    const cell = cells[spelling.length];
    if (cell === undefined) {
      if (at === letters.length) yield [...spelling];
      return;
    }
    // Every cell still to come takes a letter at least.
    if (letters.length - at < cells.length - spelling.length) return;
    const texts = typeof cell === 'string' ? [cell] : [letters[at]!, ...cell.strings];
    for (const text of texts) {
      const length = Array.from(text).length;
      if (letters.slice(at, at + length).join('') !== text) continue;
      spelling.push(text);
      yield* spellFrom(at + length);
      spelling.pop();
    }
  }
  yield* spellFrom(0);
}

/** Each way to spell a word over cells, some of which hold a string: over as many as `most`. */
export function* spellingsWith(
  letters: readonly string[],
  strings: readonly string[],
  most: number,
): Generator<Spelling> {
  const longest = Math.max(...strings.map((text) => Array.from(text).length));
  const spelling: string[] = [];
  function* spellFrom(at: number): Generator<Spelling> {
    if (at === letters.length) {
      if (spelling.length < letters.length) yield [...spelling];
      return;
    }
    // A long row of one letter can be spelled in more ways than there is time for.
    if (spelling.length + Math.ceil((letters.length - at) / longest) > most) return;
    for (const text of [letters[at]!, ...strings]) {
      const length = Array.from(text).length;
      if (letters.slice(at, at + length).join('') !== text) continue;
      spelling.push(text);
      yield* spellFrom(at + length);
      spelling.pop();
    }
  }
  yield* spellFrom(0);
}
