// Telling a weave from other files in JSON.

/** What a text says in JSON if it is a weave: an object with cells and slots, and of no other format. */
export function weaveIn(text: string): object | undefined {
  if (!/^\s*\{/.test(text) || !/"cells"\s*:/.test(text) || !/"slots"\s*:/.test(text))
    return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const file = value as { readonly [name: string]: unknown };
  const isWeave = Array.isArray(file.cells) && Array.isArray(file.slots);
  return isWeave && file.rows === undefined && file.kind === undefined ? file : undefined;
}
