// Texts of one byte a character, as programs for Windows write them: Latin-1, and quotes and dashes beside it.

/** Windows reads these where Latin-1 has control characters, and files have them so; U+FFFD are none. */
const WINDOWS_1252 = '€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ';

/** One byte as the character that it means. */
export function characterOf(byte: number): string {
  return byte >= 0x80 && byte < 0xa0 ? WINDOWS_1252[byte - 0x80]! : String.fromCharCode(byte);
}

/** U+FFFD stands for bytes that mean nothing. */
export function windowsText(bytes: Uint8Array): string {
  return Array.from(bytes, characterOf).join('');
}

/** A text in UTF-8, or, if it is none, in the encoding of Windows. */
export function textInEither(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return windowsText(bytes);
  }
}
