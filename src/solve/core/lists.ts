// Sets of words as lists of their addresses, ascending. Offsets count integers.

/**
 * Writes to `target` the words of the list at `source` whose letter at `position` is in the mask at
 * `mask`; how many they are. `target` may be `source`.
 */
export function filterList(source: i32, target: i32, size: i32, position: i32, mask: i32): i32 {
  let kept = target << 2;
  const end = (source + size) << 2;
  for (let at = source << 2; at < end; at += 4) {
    const word = load<i32>(at);
    const letter = i32(load<u8>(word + position));
    store<i32>(kept, word);
    kept += ((load<i32>((mask + (letter >>> 5)) << 2) >>> (letter & 31)) & 1) << 2;
  }
  return (kept >> 2) - target;
}

/**
 * Integer `part` of the mask of letters that the words of a list have at `position`. Stops early
 * once all of `mask`, of which the answer is a part, is there.
 */
export function listLetters(list: i32, size: i32, position: i32, part: i32, mask: i32): i32 {
  let letters = 0;
  const end = (list + size) << 2;
  for (let at = list << 2; at < end; at += 4) {
    const letter = i32(load<u8>(load<i32>(at) + position));
    if (letter >>> 5 !== part) continue;
    letters |= 1 << (letter & 31);
    if (letters === mask) break;
  }
  return letters;
}
