// What a mistyped name was meant to be: the nearest of those there are, by the edits between them (a letter
// put in, left out, changed, or two swapped: Damerau 1964), if they are few for its length.

/** For a name of so many characters one more edit may be a slip. */
const CHARACTERS_AN_EDIT = 3;
const MOST_EDITS = 3;

/** The nearest name, the first of several; undefined if none is near. Case is of no matter. */
export function closest(typed: string, names: readonly string[]): string | undefined {
  const word = typed.toLowerCase();
  let fewest = Math.min(MOST_EDITS, Math.max(1, Math.floor(word.length / CHARACTERS_AN_EDIT))) + 1;
  let nearest: string | undefined;
  for (const name of names) {
    if (Math.abs(name.length - word.length) >= fewest) continue;
    const edits = editsBetween(word, name.toLowerCase());
    if (edits >= fewest) continue;
    fewest = edits;
    nearest = name;
  }
  return nearest;
}

/** ": did you mean check?" for the end of an error, or nothing. */
export function didYouMean(typed: string, names: readonly string[]): string {
  const name = closest(typed, names);
  return name === undefined ? '' : `: did you mean ${name}?`;
}

function editsBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const above = row;
    row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let edits = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (isSame ? 0 : 1));
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) edits = Math.min(edits, before[j - 2]! + 1);
      row.push(edits);
    }
    before = above;
  }
  return row[b.length]!;
}
