// Whether to write in colour.

/** An explicit choice, then FORCE_COLOR, then NO_COLOR, then whether a person is looking. */
export function isColorWanted(
  choice: 'auto' | 'always' | 'never',
  env: Readonly<Record<string, string | undefined>>,
  isTerminal: () => boolean,
): boolean {
  if (choice !== 'auto') return choice === 'always';
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return !env['NO_COLOR'] && env['TERM'] !== 'dumb' && isTerminal();
}
