// The width and height of a PNG or a JPEG, in pixels, from the first bytes of its file.

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const PNG = [0x89, 0x50, 0x4e, 0x47];
const JPEG = [0xff, 0xd8, 0xff];

/** undefined for any other file. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const begins = (sign: readonly number[]): boolean => sign.every((byte, i) => bytes[i] === byte);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (begins(PNG) && bytes.length >= 24) {
    return { width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (!begins(JPEG)) return undefined;
  // Segments follow one another, each with its length; one of them begins a frame.
  for (let at = 2; at + 9 <= bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}
