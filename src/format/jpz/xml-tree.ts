// XML as a tree of elements, and the text of one.

import { escapeMarkup, styleOf } from '../markup.ts';
import { asClue, runsOf } from '../styles.ts';

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Element | string)[];
}

/** Of a text's look; what stands between them is text, too. */
const INLINE = new Set(['b', 'i', 'span', 'sub', 'sup', 'u']);

/** The elements of a name right below one. */
export function childrenOf({ children }: Element, name: string): Element[] {
  return elementsOf(children).filter((child) => child.name === name);
}

/** The first of them. */
export function childOf(element: Element, name: string): Element | undefined {
  return childrenOf(element, name)[0];
}

export function elementsOf(children: Element['children']): Element[] {
  return children.filter((child): child is Element => typeof child !== 'string');
}

/** All text in an element; elements that break a line are spaces. `onMarkup` is called with each element inside. */
export function textIn({ children }: Element, onMarkup?: (name: string) => void): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return child;
      onMarkup?.(child.name);
      return child.name === 'br' || child.name === 'p' ? ` ${textIn(child)}` : textIn(child);
    })
    .join('');
}

/** A clue as an element has it, with its italics and bold; `onMarkup` is called with each other element inside. */
export function clueIn({ children }: Element, onMarkup?: (name: string) => void): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return asClue(child);
      const style = styleOf(child.name);
      if (style !== undefined) return `<${style}>${clueIn(child, onMarkup)}</${style}>`;
      onMarkup?.(child.name);
      return child.name === 'br' || child.name === 'p'
        ? ` ${clueIn(child)}`
        : clueIn(child, onMarkup);
    })
    .join('');
}

/** What shows a clue inside of an element. */
export function clueChildren(clue: string): (Element | string)[] {
  return runsOf(clue).map(({ text, isItalic, isBold }) => {
    const inside = isBold ? element('b', {}, text) : text;
    return isItalic ? element('i', {}, inside) : inside;
  });
}

/** An element as text; children that are elements stand on lines of their own unless they are a text. */
export function xmlText({ name, attributes, children }: Element, indent = ''): string {
  const given = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeMarkup(value)}"`,
  );
  const start = `${indent}<${name}${given.join('')}`;
  if (children.length === 0) return `${start}/>\n`;
  const isMixed = children.some((child) => typeof child === 'string' || INLINE.has(child.name));
  const inside = children.map((child) => {
    if (typeof child === 'string') return escapeMarkup(child);
    return isMixed ? xmlText(child).trimEnd() : xmlText(child, `${indent}  `);
  });
  return isMixed
    ? `${start}>${inside.join('')}</${name}>\n`
    : `${start}>\n${inside.join('')}${indent}</${name}>\n`;
}

/** An element with what stands in it; attributes that are undefined are none. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...children: readonly (Element | string)[]
): Element {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)] as const],
  );
  return { name, attributes: Object.fromEntries(given), children };
}
