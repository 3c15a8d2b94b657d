// Bytes as base64 and back, in any JavaScript engine.

/** Bytes turned to text at once: a call takes only so many arguments. */
const STRETCH = 8192;

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += STRETCH) {
    text += String.fromCharCode(...bytes.subarray(at, at + STRETCH));
  }
  return btoa(text);
}

/** undefined for what is not base64. */
export function fromBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
