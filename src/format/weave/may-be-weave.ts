// Telling a weave from other files in JSON.

/** Whether a text is an object with cells and slots, and of no other format. */
export function mayBeWeave(text: string): boolean {
  if (!/^\s*\{/.test(text) || !/"cells"\s*:/.test(text) || !/"slots"\s*:/.test(text)) return false;
  try {
    const { cells, slots, rows, kind } = JSON.parse(text);
    return Array.isArray(cells) && Array.isArray(slots) && rows === undefined && kind === undefined;
  } catch {
    return false;
  }
}
