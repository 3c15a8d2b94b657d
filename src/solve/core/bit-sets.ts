// Sets of words as bit sets, `stride` integers each, padded with zeros to whole steps of 128 bits: bit
// `id & 31` of integer `id >>> 5`. Offsets count integers; a word address is that of its first letter,
// in bytes.

/** Integers in a 128-bit step. */
const STEP: i32 = 4;

/**
 * Writes to `target` the words of the set at `source` that are in any of the `setCount` sets whose
 * offsets stand at `sets`, or with `drop` in none of them; how many they are. `target` may be `source`.
 */
export function meetSets(
  source: i32,
  target: i32,
  stride: i32,
  sets: i32,
  setCount: i32,
  drop: bool,
): i32 {
  const flip = i32x4.splat(drop ? -1 : 0);
  const first = load<i32>(sets << 2);
  let size: i64 = 0;
  for (let i = 0; i < stride; i += STEP) {
    let bits = v128.load((source + i) << 2);
    let union = v128.load((first + i) << 2);
    for (let j = 1; j < setCount; j++) {
      union = v128.or(union, v128.load((load<i32>((sets + j) << 2) + i) << 2));
    }
    bits = v128.and(bits, v128.xor(union, flip));
    v128.store((target + i) << 2, bits);
    size += popcnt(i64x2.extract_lane(bits, 0)) + popcnt(i64x2.extract_lane(bits, 1));
  }
  return i32(size);
}

/** How many words two sets share. */
export function sharedWords(a: i32, b: i32, stride: i32): i32 {
  let sum: i64 = 0;
  const end = (a + stride) << 2;
  const off = (b - a) << 2;
  for (let at = a << 2; at < end; at += 16) {
    sum += popcnt(load<i64>(at) & load<i64>(at + off));
    sum += popcnt(load<i64>(at, 8) & load<i64>(at + off, 8));
  }
  return i32(sum);
}

/**
 * Of the letters in `mask` (32 of them, from the set at `supports` on), those that some word of the
 * set at `domain` has. `residues` remembers for each letter the step where its last witness was,
 * which is looked at first.
 */
export function supportedLetters(
  domain: i32,
  stride: i32,
  supports: i32,
  residues: i32,
  mask: i32,
): i32 {
  let supported = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const letter = ctz(rest);
    const support = supports + letter * stride;
    const residue = load<i32>((residues + letter) << 2);
    if (meets(domain + residue, support + residue)) {
      supported |= 1 << letter;
      continue;
    }
    const found = firstMeeting(domain << 2, support << 2, stride << 2);
    if (found < 0) continue;
    store<i32>((residues + letter) << 2, found >> 2);
    supported |= 1 << letter;
  }
  return supported;
}

function meets(a: i32, b: i32): bool {
  return v128.any_true(v128.and(v128.load(a << 2), v128.load(b << 2)));
}

/** The first step at which two sets share a word, from their begin, all in bytes; -1 if none. */
function firstMeeting(a: i32, b: i32, size: i32): i32 {
  let i = 0;
  // Many of the letters looked for are gone, others are far on: four steps cost one branch.
  for (const last = size - 64; i <= last; i += 64) {
    const shared0 = v128.and(v128.load(a + i), v128.load(b + i));
    const shared1 = v128.and(v128.load(a + i, 16), v128.load(b + i, 16));
    const shared2 = v128.and(v128.load(a + i, 32), v128.load(b + i, 32));
    const shared3 = v128.and(v128.load(a + i, 48), v128.load(b + i, 48));
    const shared = v128.or(v128.or(shared0, shared1), v128.or(shared2, shared3));
    if (v128.any_true(shared)) break;
  }
  for (; i < size; i += 16) {
    if (v128.any_true(v128.and(v128.load(a + i), v128.load(b + i)))) return i;
  }
  return -1;
}

/** Writes to `target` the addresses of the words in a set, ascending; how many they are. */
export function listWords(domain: i32, stride: i32, words: i32, length: i32, target: i32): i32 {
  let at = target << 2;
  for (let i = 0; i < stride; i += 2) {
    for (let rest = load<i64>((domain + i) << 2); rest !== 0; rest &= rest - 1) {
      store<i32>(at, words + ((i << 5) + i32(ctz(rest))) * length);
      at += 4;
    }
  }
  return (at >> 2) - target;
}
