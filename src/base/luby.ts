// Restart lengths 1, 1, 2, 1, 1, 2, 4, 1, ...: within a constant of the best fixed policy when
// nothing is known of the run times (Luby, Sinclair, Zuckerman 1993). Unbounded, so a search that
// restarts by it still ends with a proof.

/** Term `index` (from 0) of the Luby sequence. */
export function luby(index: number): number {
  let size = 1;
  let length = 1;
  while (size < index + 1) {
    length *= 2;
    size = 2 * size + 1;
  }
  let rest = index;
  while (size - 1 !== rest) {
    size = (size - 1) / 2;
    length /= 2;
    rest %= size;
  }
  return length;
}
