// What a terminal may be sent: whether colours, and no text of others that it would obey.

/** What terminals obey: names of files, titles and clues may have anything. */
const OBEYED = /\r(?!\n)|[^\P{Cc}\t\n\r]|\p{Bidi_Control}/gu;
/** Behind an escape: the colours that are written here (chalk's of level 1). */
const COLOR = /^\[(?:1|22|3[1-6]|39)m/;

/** A text with a visible sign in place of each character that a terminal obeys. */
export function visible(text: string): string {
  return text.replace(OBEYED, '\ufffd');
}

/** The same of a text that has been coloured. */
export function visibleBeside(colored: string): string {
  return colored.replace(OBEYED, (sign, at: number) => {
    const isColor = sign === '\u001b' && COLOR.test(colored.slice(at + 1, at + 5));
    return isColor ? sign : '\ufffd';
  });
}

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
