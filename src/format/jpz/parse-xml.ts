// XML becomes a tree of elements, by a parser that knows nothing of document types: no entity of a file's own is
// expanded. Prefixes of names are left out, for files differ in what they declare.

import { SaxesParser } from 'saxes';
import type { Faults } from '../reading.ts';
import type { Element } from './xml-tree.ts';

/** Of elements in one another. */
const MAX_DEPTH = 100;
/** Names that files have from HTML without declaring them. */
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  copy: '©',
};

interface Growing {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Growing | string)[];
}

/** The root of a document. @throws InputError for what is no XML, and, unless lenient, what is not well-formed */
export function parseXml(text: string, faults: Faults): Element {
  const parser = new SaxesParser();
  Object.assign(parser.ENTITIES, ENTITIES);
  const open: Growing[] = [];
  let root: Growing | undefined;
  const spot = () => ({ line: parser.line, column: parser.column });
  parser.on('error', ({ message }) => {
    const what = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
    faults.report(`not well-formed XML: ${what}`, spot());
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length >= MAX_DEPTH) faults.fail(`nested more than ${MAX_DEPTH} deep`, spot());
    const plain = Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value]);
    const element = {
      name: withoutPrefix(name),
      attributes: Object.fromEntries(plain),
      children: [],
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const add = (content: string): void => void open.at(-1)?.children.push(content);
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(text).close();
  return root ?? faults.fail('not XML: no element found');
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
