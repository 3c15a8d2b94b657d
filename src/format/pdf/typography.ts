// Quotes, apostrophes and dashes as printers set them, in place of those of a keyboard.

const OPENS_AFTER = /(?:^|[\s([{\u2014\u2013/\u201c\u2018\u00ab\u201e>-])$/u;

/** `quotes`: of a language, the one that opens and the one that closes. */
export function typeset(text: string, quotes: string): string {
  const [open, close] = Array.from(quotes);
  if (!/["'.-]/.test(text)) return text;
  let set = '';
  for (let i = 0; i < text.length; i++) {
    const character = text[i]!;
    // A tag stands for no character, whatever it ends with.
    const before = set.replace(/(?:<\/?[ib]>)+$/, '');
    if (character === '"') set += OPENS_AFTER.test(before) ? open : close;
    else if (character === "'") set += isOpening(text, i, before) ? '‘' : '’';
    else set += character;
  }
  return set
    .replace(/(?<![-!<])--(?![->])/g, '—')
    .replace(/(?<=\S) - (?=\S)/g, ' – ')
    .replace(/(?<!\.)\.\.\.(?!\.)/g, '…');
}

/** One that opens is closed later on; `'tis` and `rock 'n' roll` have apostrophes. */
function isOpening(text: string, at: number, before: string): boolean {
  if (!OPENS_AFTER.test(before)) return false;
  const end = /\S'(?!\p{L})/u.exec(text.slice(at + 1));
  return end !== null && end.index > 0;
}
