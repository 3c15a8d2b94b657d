// Most lines of most lists are plain letters with or without a score. Those are read by a loop in
// WebAssembly, a stretch of whole lines at a time; the others are left to the reader that understands
// all. Letters of two bytes in UTF-8 are plain when that reader has met them before. The order of entries does
// not matter, so it does not matter who reads which.

import type { WordMachine } from '../vocabulary/word-kernels.ts';
import { MAX_LENGTH } from './entry-speller.ts';

/** Bytes read at once; fewer at first, so that letters are known soon. */
const STRETCH = 1 << 18;
const FIRST_STRETCH = 1 << 14;
/** Lists of fewer bytes are read before WebAssembly has started. */
export const SCAN_BYTES = 1 << 14;
const LINE_END = 10;
/** The loop looks so many bytes ahead. */
const AHEAD = 16;
/** Numbers below this can be scores. */
const NUMBERS = 1000;

// Where the loop tells what it did: integers, then the entries of each length, then its scratch.
const COUNTS = 8;
const SCRATCH = COUNTS + MAX_LENGTH + 1;
const TOLD_INTS = SCRATCH + 2 * (MAX_LENGTH + 1);

/** A line left over. */
export interface LeftLine {
  readonly start: number;
  /** Its number from 0 in its stretch. */
  readonly line: number;
  /** Whether its entry has a letter beyond ASCII that is not known, or a control character beside one. */
  readonly isForeign: boolean;
}

export interface Stretch {
  /** Where it ends: after the end of a line, or of the text. */
  readonly end: number;
  readonly kept: number;
  readonly dropped: number;
  readonly lines: number;
  /** Whether any line has a score. */
  readonly hasScores: boolean;
  /** Of the entries kept without a score, how many are written so (letter-case.ts). */
  readonly plain: number;
  readonly capitalised: number;
  /** Of the entries kept here, how many have a letter beyond ASCII. */
  readonly beyondAz: number;
  readonly left: readonly LeftLine[];
}

/**
 * Takes entries of one length, read before `end`: views that are gone when it returns. The flags say
 * which are `CAPITALISED`; there are none where a line has a score.
 */
export type TakeEntries = (
  length: number,
  letters: Uint8Array,
  scores: Uint8Array,
  flags: Uint8Array | undefined,
  end: number,
) => void;

/** Where whole lines from `start` on end that are not too many; undefined if the next one is too long. */
export function stretchEnd(text: Uint8Array, start: number): number | undefined {
  const size = start < FIRST_STRETCH ? FIRST_STRETCH : STRETCH;
  if (start + size >= text.length) return text.length;
  const end = text.lastIndexOf(LINE_END, start + size - 1) + 1;
  return end > start ? end : undefined;
}

/** Lines with room for looking ahead, the last with an end although it may have none in its text. */
export function putLines(machine: WordMachine, lines: Uint8Array): { at: number; end: number } {
  const size = lines.length;
  const at = machine.take(size + 1 + AHEAD);
  const bytes = machine.bytes(at, size + 1);
  bytes.set(lines);
  bytes[size] = LINE_END;
  const hasEnd = bytes[size - 1] === LINE_END;
  return { at, end: at + (hasEnd ? size : size + 1) };
}

export class LineScanner {
  private readonly machine: WordMachine;
  private readonly strip: boolean;
  private readonly known: Int32Array;
  private readonly scoreOf: Uint8Array;

  /**
   * `known` is that of `EntrySpeller`, looked at anew for each stretch; `score` says what score an
   * entry has for a number, or for none.
   */
  constructor(
    machine: WordMachine,
    strip: boolean,
    known: Int32Array,
    score: (written?: number) => number,
  ) {
    this.machine = machine;
    this.strip = strip;
    this.known = known;
    this.scoreOf = Uint8Array.from({ length: NUMBERS + 1 }, (_, number) =>
      number < NUMBERS ? score(number) : score(),
    );
  }

  /** Reads the lines from `start` on; undefined if the next one is too long to be a line. */
  scan(text: Uint8Array, start: number, take: TakeEntries): Stretch | undefined {
    const end = stretchEnd(text, start);
    if (end === undefined) return undefined;
    const size = end - start;
    const { machine } = this;
    machine.clear();
    const scoreOf = machine.put(this.scoreOf);
    const known = machine.put(new Uint8Array(this.known.buffer));
    const told = machine.take(TOLD_INTS * 4);
    const { at, end: textEnd } = putLines(machine, text.subarray(start, end));
    const flat = machine.take(size + AHEAD);
    const flatScores = machine.take(size);
    const flatLengths = machine.take(size);
    const flatFlags = machine.take(size);
    const outLetters = machine.take(size);
    const outScores = machine.take(size);
    const outFlags = machine.take(size);
    const left = machine.take(size * 6 + 12);
    machine.kernels.scanLines(
      at,
      textEnd,
      this.strip,
      known,
      scoreOf,
      flat,
      flatScores,
      flatLengths,
      flatFlags,
      outLetters,
      outScores,
      outFlags,
      left,
      told,
    );
    const ints = machine.ints(told, TOLD_INTS);
    const [kept = 0, dropped = 0, leftOver = 0, lines = 0] = ints;
    const [plain = 0, capitalised = 0, scored = 0, beyondAz = 0] = ints.subarray(4);
    const hasScores = scored === 1;
    let letters = outLetters;
    let entry = 0;
    for (let length = 1; entry < kept; length++) {
      const count = ints[COUNTS + length]!;
      if (count === 0) continue;
      take(
        length,
        machine.bytes(letters, count * length),
        machine.bytes(outScores + entry, count),
        hasScores ? undefined : machine.bytes(outFlags + entry, count),
        end,
      );
      letters += count * length;
      entry += count;
    }
    const triples = machine.ints(left, leftOver * 3);
    return {
      end,
      kept,
      dropped,
      lines,
      hasScores,
      plain,
      capitalised,
      beyondAz,
      left: Array.from({ length: leftOver }, (_, i) => ({
        start: triples[3 * i]! - at + start,
        line: triples[3 * i + 1]!,
        isForeign: triples[3 * i + 2] === 1,
      })),
    };
  }
}
