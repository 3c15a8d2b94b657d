// Texts in XML and HTML; and texts of formats that speak HTML in clues and headings, as the plain text that a puzzle has.
// Tags of a text's look are left out and entities become what they stand for; anything else that looks like a tag
// (`x < y`) stays. What is written reads back as it was, and has an entity only where the text would be read otherwise.

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** No document may hold them, not even escaped: controls, halves of characters, and what is none. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text as it stands between tags and in double quotes. */
export function escapeMarkup(text: string): string {
  return text.replace(FORBIDDEN, '\ufffd').replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);
}

const LOOK =
  'a|b|big|br|center|code|del|div|em|font|hr|i|img|ins|li|ol|p|s|small|span|strike|strong|sub|sup|tt|u|ul|wbr';
const ENTITY = '#\\d{1,7}|#x[\\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp';
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The text that a piece of HTML shows; `onMarkup` is called with each tag that is left out. */
export function plainText(html: string, onMarkup?: (tag: string) => void): string {
  const parts = new RegExp(`<(/?)(${LOOK})(?=[\\s/>])([^<>]*)>|&(${ENTITY});`, 'gi');
  return html.replace(
    parts,
    (whole, slash?: string, tag?: string, _rest?: string, name?: string) => {
      if (name !== undefined) return entityText(name) ?? whole;
      const known = tag!.toLowerCase();
      if (slash === '') onMarkup?.(known);
      return /^(?:br|p|div|li|hr)$/.test(known) ? ' ' : '';
    },
  );
}

/** HTML that shows a text. */
export function htmlOf(text: string): string {
  return text
    .replace(new RegExp(`&(?=(?:${ENTITY});)`, 'gi'), '&amp;')
    .replace(new RegExp(`<(?=/?(?:${LOOK})(?=[\\s/>]))`, 'gi'), '&lt;');
}

/** What an entity stands for, given without `&` and `;`; undefined for what is none, or no character. */
function entityText(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? [];
  if (hex === undefined && decimal === undefined) return NAMED[name.toLowerCase()];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const isCharacter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}
