import { expect, test } from 'vitest';
import { type Chunk, type Frame, Framing, framed, PICTURES } from '../../../src/format/frame.ts';

/** All chunks in a frame, as they are written one after the other. */
function all(frame: Frame, chunks: readonly Chunk[]): Chunk[] {
  const framing = new Framing(frame);
  return [...chunks.map((chunk) => framing.next(chunk)), framing.end()];
}

test.each<[string, Frame, Chunk[], Chunk[]]>([
  ['pictures have a line between them', PICTURES, ['a\n', 'b\n'], ['a\n', '\nb\n', '']],
  ['records have nothing', {}, ['a\n', 'b\n'], ['a\n', 'b\n', '']],
  ['a list', { begin: '[', between: ',', end: ']' }, ['1', '2'], ['[1', ',2', ']']],
  ['no chunk, no frame', { begin: '[', end: ']' }, [], ['']],
  [
    'text among bytes is UTF-8',
    { begin: 'é', between: Uint8Array.of(0) },
    [Uint8Array.of(1), 'x'],
    [Uint8Array.of(0xc3, 0xa9, 1), Uint8Array.of(0, 120), ''],
  ],
])('%s', (_, frame, chunks, written) => {
  expect(all(frame, chunks)).toEqual(written);
});

test('a chunk alone', () => {
  expect(framed({ begin: '[', between: ',', end: ']' }, '1')).toBe('[1]');
});
