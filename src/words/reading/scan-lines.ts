// The lines of a list are read by a loop in WebAssembly (core/scan-lines.ts), a stretch of whole lines
// at a time. It leaves over entries with a letter that is not known: of three bytes in UTF-8, with its mark
// beside it, or of two bytes and not met before. Those are spelled one by one, and what is learned from
// them is known in the next stretch. The order of entries does not matter, so it does not matter either who
// reads which.

import type { ScoreOf, WordCore } from '../core.ts';
import { tagTable } from '../vocabulary/tags.ts';
import { MAX_LENGTH } from './entry-speller.ts';

/** Bytes read at once; fewer at first, so that letters are known soon. */
export const STRETCH = 1 << 18;
export const FIRST_STRETCH = 1 << 14;
const LINE_END = 10;
/** The loop looks so many bytes ahead. */
const AHEAD = 16;
/** The shortest line that is left over has a letter of two bytes and an end. */
const LEFT_LEAST_BYTES = 3;

/** A line whose entry is left over; its fields are read. */
export interface LeftLine {
  /** Where its entry begins and ends. */
  readonly start: number;
  readonly end: number;
  /** Its number from 0 in its stretch. */
  readonly line: number;
  readonly score: number;
  /** The bits of its tags. */
  readonly flags: number;
}

export interface Stretch {
  /** Where it ends: after the end of a line, or of the text. */
  readonly end: number;
  readonly kept: number;
  readonly dropped: number;
  readonly lines: number;
  /** Whether any line has a score, those left over among them. */
  readonly hasScores: boolean;
  /** Whether any line has a score beyond the scale. */
  readonly hasBeyond: boolean;
  /** Of the entries kept without a score, how many are written so (letter-case.ts). */
  readonly plain: number;
  readonly capitalised: number;
  /** Of the entries kept here, how many have a letter beyond ASCII. */
  readonly beyondAz: number;
  readonly left: readonly LeftLine[];
}

/**
 * Takes entries of one length, read before `end`: views that are gone when it returns. The flags are
 * the bits of tags and `CAPITALISED`; there are none where no entry has one.
 */
export type TakeEntries = (
  length: number,
  letters: Uint8Array,
  scores: Uint8Array,
  flags: Uint16Array | undefined,
  end: number,
) => void;

/** Where whole lines from `start` on end that are not too many; one line may be as long as it likes. */
export function stretchEnd(text: Uint8Array, start: number): number {
  const size = start < FIRST_STRETCH ? FIRST_STRETCH : STRETCH;
  if (start + size >= text.length) return text.length;
  const last = text.lastIndexOf(LINE_END, start + size - 1);
  const end = last >= start ? last : text.indexOf(LINE_END, start + size);
  return end < 0 ? text.length : end + 1;
}

/** Lines with room for looking ahead, the last with an end although it may have none in its text. */
export function putLines(core: WordCore, lines: Uint8Array): { at: number; end: number } {
  const size = lines.length;
  const at = core.take(size + 1 + AHEAD);
  const bytes = core.bytes(at, size + 1);
  bytes.set(lines);
  bytes[size] = LINE_END;
  const hasEnd = bytes[size - 1] === LINE_END;
  return { at, end: at + (hasEnd ? size : size + 1) };
}

export class LineScanner {
  private readonly core: WordCore;
  private readonly strip: boolean;
  private readonly known: Int32Array;
  private readonly scoreOf: ScoreOf;
  private readonly scores: Uint8Array;
  private readonly tags = tagTable();

  /**
   * `known` is that of `EntrySpeller`, looked at anew for each stretch; `scoreOf` says what score an
   * entry has for a number, or for none.
   */
  constructor(
    core: WordCore,
    strip: boolean,
    known: Int32Array,
    scoreOf: (written?: number) => number,
  ) {
    this.core = core;
    this.strip = strip;
    this.known = known;
    this.scoreOf = scoreOf;
    const numbers = core.loops.NUMBERS.value;
    this.scores = Uint8Array.from({ length: numbers + 1 }, (_, number) =>
      number < numbers ? scoreOf(number) : scoreOf(),
    );
  }

  /** Reads the lines from `start` on. */
  scan(text: Uint8Array, start: number, take: TakeEntries): Stretch {
    const end = stretchEnd(text, start);
    const size = end - start;
    const { core } = this;
    const { loops } = core;
    core.clear();
    core.scoreOf = this.scoreOf;
    const scores = core.put(this.scores);
    const known = core.put(new Uint8Array(this.known.buffer));
    const tags = core.put(this.tags);
    const tagsEnd = tags + this.tags.length;
    const counts = core.take((MAX_LENGTH + 1) * 4);
    const places = core.take((MAX_LENGTH + 1) * 8);
    const { at, end: textEnd } = putLines(core, text.subarray(start, end));
    const flat = core.take(size + AHEAD);
    const flatScores = core.take(size);
    const flatLengths = core.take(size);
    const flatFlags = core.take(2 * size);
    const outLetters = core.take(size);
    const outScores = core.take(size);
    const outFlags = core.take(2 * size);
    const leftInts = loops.LEFT_INTS.value;
    const left = core.take(Math.ceil((size + 1) / LEFT_LEAST_BYTES) * leftInts * 4);
    loops.scanLines(
      at,
      textEnd,
      this.strip,
      known,
      scores,
      tags,
      tagsEnd,
      flat,
      flatScores,
      flatLengths,
      flatFlags,
      outLetters,
      outScores,
      outFlags,
      counts,
      places,
      left,
    );
    const kept = loops.kept.value;
    const hasFlags = loops.hasFlags.value === 1;
    const countOf = core.ints(counts, MAX_LENGTH + 1);
    let letters = outLetters;
    let entry = 0;
    for (let length = 1; entry < kept; length++) {
      const count = countOf[length]!;
      if (count === 0) continue;
      take(
        length,
        core.bytes(letters, count * length),
        core.bytes(outScores + entry, count),
        hasFlags ? core.pairs(outFlags + 2 * entry, count) : undefined,
        end,
      );
      letters += count * length;
      entry += count;
    }
    const leftOver = loops.leftOver.value;
    const ints = core.ints(left, leftOver * leftInts);
    return {
      end,
      kept,
      dropped: loops.dropped.value,
      lines: loops.lines.value,
      hasScores: loops.hasScores.value === 1,
      hasBeyond: loops.hasBeyond.value === 1,
      plain: loops.plain.value,
      capitalised: loops.capitalised.value,
      beyondAz: loops.beyondAz.value,
      left: Array.from({ length: leftOver }, (_, i) => ({
        start: ints[leftInts * i]! - at + start,
        end: ints[leftInts * i + 1]! - at + start,
        line: ints[leftInts * i + 2]!,
        score: ints[leftInts * i + 3]!,
        flags: ints[leftInts * i + 4]!,
      })),
    };
  }
}
