// Texts in XML and HTML; and texts of formats that speak HTML in clues and headings, as the plain text that a puzzle has,
// or, of a clue, with its italics and bold.
// Tags of a text's look are left out and entities become what they stand for; anything else that looks like a tag
// (`x < y`) stays. What is written reads back as it was, and has an entity only where the text would be read otherwise.

import { styledText } from './styles.ts';

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

/** Tags that a clue keeps, and what it calls them. */
const STYLES: Readonly<Record<string, string>> = { i: 'i', em: 'i', b: 'b', strong: 'b' };

/** The text that a piece of HTML shows; `onMarkup` is called with each tag that is left out. */
export function plainText(html: string, onMarkup?: (tag: string) => void): string {
  return textOf(html, {}, onMarkup);
}

/** The clue that a piece of HTML shows, with its italics and bold (styles.ts). */
export function clueOfHtml(html: string, onMarkup?: (tag: string) => void): string {
  return textOf(html, STYLES, onMarkup);
}

/** The name under which a clue keeps a tag; undefined for one that it does not have. */
export function styleOf(tag: string): string | undefined {
  return STYLES[tag.toLowerCase()];
}

function textOf(
  html: string,
  styles: Readonly<Record<string, string>>,
  onMarkup: ((tag: string) => void) | undefined,
): string {
  const parts = new RegExp(`<(/?)(${LOOK})(?=[\\s/>])([^<>]*)>|&(${ENTITY});`, 'gi');
  return html.replace(
    parts,
    (whole, slash?: string, tag?: string, _rest?: string, name?: string, ...[at]: number[]) => {
      if (name !== undefined) {
        const isTag = /^\/?[ib](?:>|&gt;)/i.test(html.slice(at! + whole.length));
        return styles === STYLES && isTag && entityText(name) === '<'
          ? '&lt;'
          : (entityText(name) ?? whole);
      }
      const known = tag!.toLowerCase();
      const style = styles[known];
      if (style !== undefined) return `<${slash}${style}>`;
      if (slash === '') onMarkup?.(known);
      return /^(?:br|p|div|li|hr)$/.test(known) ? ' ' : '';
    },
  );
}

/** HTML that shows a clue. */
export function htmlOfClue(clue: string): string {
  return styledText(clue, htmlOf, [
    ['<i>', '</i>'],
    ['<b>', '</b>'],
  ]);
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
