// The bytes that give a list its shape: those that end a line, and those that end a field, which are a
// semicolon, a comma and a tab.

export const LF: u8 = 10;
export const CR: u8 = 13;

export function isSeparator(byte: u8): bool {
  return byte === 59 || byte === 44 || byte === 9;
}
