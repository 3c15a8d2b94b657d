// Whether bytes are meant as JPZ, told by how they begin: XML of Crossword Compiler, or a zip, as no other format
// that is read here is.

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const HEAD = 1000;
const BEGINNING =
  /^[\s\0]*<(?:\?xml|!--|!DOCTYPE|(?:[\w-]+:)?(?:crossword-compiler|rectangular-puzzle)\b)/i;

export function isZip(bytes: Uint8Array): boolean {
  return ZIP.every((byte, at) => bytes[at] === byte);
}

export function mayBeJpz(bytes: Uint8Array): boolean {
  return isZip(bytes) || isXml(bytes);
}

/** In any encoding that has ASCII, or in UTF-16. */
export function isXml(bytes: Uint8Array): boolean {
  const ascii = [...bytes.subarray(0, HEAD)].filter((byte) => byte > 0 && byte < 0x80);
  return BEGINNING.test(String.fromCharCode(...ascii));
}
