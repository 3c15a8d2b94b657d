// What formats have in common: a puzzle becomes a chunk, text or bytes, and a frame says what stands
// before the first of several chunks in one file, between two of them, and after the last.

export type Chunk = string | Uint8Array;

export interface Frame {
  readonly begin?: Chunk;
  readonly between?: Chunk;
  readonly end?: Chunk;
}

/** Pictures below one another. */
export const PICTURES: Frame = { between: '\n' };

/** Puts chunks into a frame, one after the other. Without any chunk there is no frame either. */
export class Framing {
  private readonly frame: Frame;
  private isEmpty = true;

  constructor(frame: Frame) {
    this.frame = frame;
  }

  /** The next chunk with what stands before it. */
  next(chunk: Chunk): Chunk {
    const { begin = '', between = '' } = this.frame;
    const before = this.isEmpty ? begin : between;
    this.isEmpty = false;
    return joined(before, chunk);
  }

  /** What stands after the last chunk. */
  end(): Chunk {
    return this.isEmpty ? '' : (this.frame.end ?? '');
  }
}

/** All chunks of a file in their frame. */
export function framed(frame: Frame, ...chunks: readonly Chunk[]): Chunk {
  const framing = new Framing(frame);
  const parts = chunks.map((chunk) => framing.next(chunk));
  return [...parts, framing.end()].reduce(joined);
}

/** Text if both are, else bytes, text in UTF-8. */
function joined(one: Chunk, two: Chunk): Chunk {
  if (one.length === 0) return two;
  if (two.length === 0) return one;
  if (typeof one === 'string' && typeof two === 'string') return one + two;
  const parts = [bytesOf(one), bytesOf(two)] as const;
  const bytes = new Uint8Array(parts[0].length + parts[1].length);
  bytes.set(parts[0]);
  bytes.set(parts[1], parts[0].length);
  return bytes;
}

/** Text in UTF-8. */
export function bytesOf(chunk: Chunk): Uint8Array {
  return typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
}
