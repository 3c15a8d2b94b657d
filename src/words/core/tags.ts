// The tags of a line: its third field, if that is wholly made of names that
// src/words/vocabulary/tags.ts has, with commas or spaces between them. Any other third field is a clue and
// means nothing. A name is compared as 16 bytes, so text and table need room for as many beyond their ends.

import { CR } from './line-bytes';

const SPACE: u8 = 32;
const COMMA: u8 = 44;
/** Of a tag in the table. */
const TAG_BYTES: i32 = 16;

/** The bits of the tags in the field from `at` to `end`; 0 if anything in it is no tag. */
export function readTags(at: i32, end: i32, tags: i32, tagsEnd: i32): u16 {
  while (end > at && (load<u8>(end - 1) === CR || load<u8>(end - 1) === SPACE)) end--;
  let found: u16 = 0;
  while (at < end) {
    if (isBetween(load<u8>(at))) {
      at++;
      continue;
    }
    const start = at;
    while (at < end && !isBetween(load<u8>(at))) at++;
    const bit = tagBit(start, at - start, tags, tagsEnd);
    if (bit === 0) return 0;
    found |= bit;
  }
  return found;
}

/** The bit of a name of so many letters, in whatever case; 0 if it is none. */
function tagBit(name: i32, length: i32, tags: i32, tagsEnd: i32): u16 {
  if (length > TAG_BYTES) return 0;
  const first = small(load<u64>(name)) & lowBytes(min(length, 8));
  const second = small(load<u64>(name, 8)) & lowBytes(max(length - 8, 0));
  let bit: u16 = 1;
  for (let tag = tags; tag < tagsEnd; tag += TAG_BYTES) {
    if (load<u64>(tag) === first && load<u64>(tag, 8) === second) return bit;
    bit <<= 1;
  }
  return 0;
}

function isBetween(byte: u8): bool {
  return byte === COMMA || byte === SPACE;
}

/** Capitals as small letters; what is no letter does not become one. */
function small(bytes: u64): u64 {
  return bytes | 0x2020202020202020;
}

/** A mask of the first so many of eight bytes. */
function lowBytes(count: i32): u64 {
  return count === 8 ? ~(<u64>0) : ((<u64>1) << (count << 3)) - 1;
}
