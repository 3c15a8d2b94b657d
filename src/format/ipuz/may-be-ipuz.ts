// Whether a text is meant as ipuz, told without reading it.

/** The names of its version and kind, or the old form of the file. */
const SIGNED =
  /^\s*ipuz\s*\(|"(?:version|kind)"\s*:\s*\[?\s*"https?:\\?\/\\?\/(?:www\.)?(?:lib)?ipuz\.org\b/;
const DIMENSIONS = /"dimensions"\s*:\s*\{/;
const PUZZLE = /"puzzle"\s*:\s*\[/;

export function mayBeIpuz(text: string): boolean {
  const start = text.trimStart();
  if (start[0] !== '{' && start[0] !== 'i' && start[0] !== '\ufeff') return false;
  return SIGNED.test(text) || (DIMENSIONS.test(text) && PUZZLE.test(text));
}
