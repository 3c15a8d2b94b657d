// Reading the format `jpz`: XML of Crossword Compiler, plain or in a zip. What is not understood is kept for a file
// of the same format: elements and attributes by where they stand.

import type { Heading, Puzzle } from '../../puzzle/puzzle.ts';
import { cluedLayout, codewordRead } from '../numbered-grid.ts';
import { Faults, puzzleRead, type ReadOptions } from '../reading.ts';
import { withArrowsIn } from './jpz-arrows.ts';
import { readGrid } from './jpz-grid.ts';
import { isZip, METADATA, ROOTS } from './jpz-names.ts';
import { readWords } from './jpz-words.ts';
import { parseXml } from './parse-xml.ts';
import { childOf, childrenOf, type Element, elementsOf, textIn } from './xml-tree.ts';
import { xmlInZip } from './zip.ts';

/** The puzzle of a JPZ file. @throws InputError for what is no crossword, or breaks the rules of the format */
export function parseJpz(bytes: Uint8Array, options: ReadOptions = {}): Puzzle {
  const faults: Faults = new Faults({ source: 'jpz', ...options });
  const xml = isZip(bytes) ? xmlInZip(bytes, faults) : bytes;
  const root = parseXml(decodedXml(xml, faults), faults);
  const puzzle = root.name === 'rectangular-puzzle' ? root : childOf(root, 'rectangular-puzzle');
  if (puzzle === undefined) {
    faults.fail(`XML with root <${root.name.slice(0, 40)}> and no <rectangular-puzzle>`);
  }
  const coded = childOf(puzzle, 'coded');
  const crossword = childOf(puzzle, 'crossword') ?? coded;
  if (crossword === undefined) {
    const [other] = elementsOf(puzzle.children).filter((each) => childOf(each, 'grid'));
    const what = other === undefined ? 'no <crossword>' : `a <${other.name}> puzzle`;
    faults.fail(`${what}; only crosswords and codewords are supported`);
  }
  const gridElement = childOf(crossword, 'grid') ?? faults.fail('no <grid> in the <crossword>');
  const grid = readGrid(gridElement, options, faults);
  const clued =
    coded === undefined
      ? withArrowsIn(
          cluedLayout({ ...grid, clues: readWords(crossword, grid, faults) }, options, faults),
          crossword,
          grid,
          faults,
        )
      : codewordRead(grid, options, faults);
  const { heading, others } = metadataOf(puzzle, faults);
  const fields = {
    ...(root.name === ROOTS[1] && { root: root.name }),
    ...filled('settings', besides(root, ['rectangular-puzzle'])),
    ...filled('puzzle', besides(puzzle, ['metadata', 'crossword', 'coded'])),
    ...filled('metadata', others),
    ...filled('grid', besides(gridElement, ['cell', 'grid-look'])),
    ...(Object.keys(grid.rest).length > 0 && { cells: grid.rest }),
  };
  const { contents, marks, revealed } = grid;
  const unread = { format: 'jpz', fields };
  return puzzleRead(contents, { ...clued, marks, revealed, heading, unread });
}

/** As the file says, or UTF-8. */
export function decodedXml(bytes: Uint8Array, faults: Faults): string {
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  const [, declared = 'utf-8'] = /^[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head) ?? [];
  const encoding = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : declared;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    faults.report(`the text is not valid ${encoding}`);
    return new TextDecoder().decode(bytes);
  }
}

function metadataOf(
  puzzle: Element,
  faults: Faults,
): { readonly heading: Heading; readonly others: readonly Element[] } {
  const heading: Partial<Record<keyof Heading, string>> = {};
  const others: Element[] = [];
  for (const metadata of childrenOf(puzzle, 'metadata')) {
    for (const item of elementsOf(metadata.children)) {
      const field = Object.hasOwn(METADATA, item.name)
        ? METADATA[item.name as keyof typeof METADATA]
        : undefined;
      const text = textIn(item, faults.onMarkup).trim();
      const isDate = field === 'date' && /^\d{4}-\d\d-\d\d$/.test(text);
      if (field === undefined || (field === 'date' && !isDate) || heading[field] !== undefined) {
        others.push(item);
      } else if (text !== '') heading[field] = text;
    }
  }
  return { heading, others };
}

/** The elements below one but those of some names. */
function besides({ children }: Element, names: readonly string[]): Element[] {
  return elementsOf(children).filter(({ name }) => !names.includes(name));
}

function filled(name: string, elements: readonly Element[]): Record<string, readonly Element[]> {
  return elements.length === 0 ? {} : { [name]: elements };
}
