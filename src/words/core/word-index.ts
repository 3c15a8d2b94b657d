// Indexing a table of words: which words have which letter where, as sets of bits, with how many they are
// and which letters there are at all. Places are byte addresses.

/**
 * Fills in what src/words/vocabulary/word-index.ts lays out. The sets, masks and counts must be zero;
 * `stride` and `maskInts` count integers.
 */
export function indexWords(
  words: i32,
  count: i32,
  length: i32,
  letterCount: i32,
  stride: i32,
  maskInts: i32,
  supports: i32,
  counts: i32,
  masks: i32,
  full: i32,
): void {
  const setBytes = stride << 2;
  const positionBytes = letterCount * setBytes;
  let letters = words;
  for (let id = 0; id < count; id++) {
    const bit = 1 << (id & 31);
    const place = (id >>> 5) << 2;
    store<i32>(full + place, load<i32>(full + place) | bit);
    let sets = supports + place;
    const end = letters + length;
    for (; letters < end; letters++) {
      const at = sets + i32(load<u8>(letters)) * setBytes;
      store<i32>(at, load<i32>(at) | bit);
      sets += positionBytes;
    }
  }
  for (let p = 0; p < length; p++) {
    for (let letter = 0; letter < letterCount; letter++) {
      const set = p * letterCount + letter;
      const start = supports + set * setBytes;
      let size: i64 = 0;
      for (let at = start; at < start + setBytes; at += 8) size += popcnt(load<i64>(at));
      if (size === 0) continue;
      store<i32>(counts + (set << 2), i32(size));
      const mask = masks + ((p * maskInts + (letter >>> 5)) << 2);
      store<i32>(mask, load<i32>(mask) | (1 << (letter & 31)));
    }
  }
}
