// Puzzles as the pages of newspapers get them, JSON of three kinds: of the New York Times, of PuzzleMe, which many papers
// use, and of the Guardian. They are only read. What is not a crossword there, such as pictures, is passed over.

import { decodeText } from '../../base/text.ts';
import type { Heading, Mark, Puzzle } from '../../puzzle/puzzle.ts';
import { JsonField } from '../json/json-field.ts';
import { clueOfHtml, plainText } from '../markup.ts';
import { BENT, cluedLayout, clueName, isBent, type NumberedClue } from '../numbered-grid.ts';
import { Faults, puzzleRead, type ReadOptions } from '../reading.ts';
import { filledCells, type SaidCell } from '../said-cells.ts';
import { SIGNS } from './published-signs.ts';

const MAX_SIDE = 1000;

/** What a kind of file says of a grid, position by position. */
interface Published {
  readonly width: number;
  readonly height: number;
  readonly cells: ReadonlyMap<number, SaidCell>;
  readonly voids?: ReadonlySet<number>;
  readonly clues: readonly PublishedClue[];
  readonly heading: Readonly<Partial<Record<keyof Heading, string>>>;
}

interface PublishedClue {
  readonly name: string;
  readonly direction: NumberedClue['direction'];
  readonly html: string;
  readonly positions: readonly number[];
}

/** The puzzle of such a file. @throws InputError, with a path, for what is missing or is no crossword */
export function parsePublished(bytes: string | Uint8Array, options: ReadOptions = {}): Puzzle {
  const { source = 'puzzle' } = options;
  const faults: Faults = new Faults(options);
  const text = typeof bytes === 'string' ? bytes : decodeText(bytes, source, 'a puzzle');
  let file: JsonField;
  try {
    file = new JsonField(JSON.parse(text), '', source);
  } catch {
    return faults.fail('invalid or truncated JSON');
  }
  if (SIGNS.times.test(text)) return puzzleOf(timesIn(file), options, faults);
  return puzzleOf(SIGNS.puzzleMe.test(text) ? puzzleMeIn(file) : guardianIn(file), options, faults);
}

function puzzleOf(read: Published, options: ReadOptions, faults: Faults): Puzzle {
  const { width, height, cells, voids, heading } = read;
  const positions = Array.from(
    { length: width * height },
    (_, at) => cells.get(at) ?? (voids?.has(at) ? 'void' : 'block'),
  );
  const grid = filledCells(width, positions, options, faults);
  const clues = read.clues.map(({ name, direction, html, positions: on }): NumberedClue => {
    const text = clueOfHtml(html, faults.onMarkup).trim();
    if (isBent(on, width)) faults.report(`the word at ${name} ${BENT}`);
    return { ...clueName(name), direction, text, cells: on.map((at) => grid.cellAt[at] ?? -1) };
  });
  const clued = cluedLayout({ ...grid, clues }, options, faults);
  const texts = Object.entries(heading).map(([name, text]) => [name, plainText(text).trim()]);
  const { contents, marks, revealed } = grid;
  return puzzleRead(contents, { ...clued, marks, revealed, heading: Object.fromEntries(texts) });
}

/** A text or number as text; nothing for what is not there. */
function textAt(field: JsonField | undefined, ...names: readonly string[]): string {
  const value = names.reduce<JsonField | undefined>(
    (at, name) => (typeof at?.value === 'object' && at.value !== null ? at.get(name) : undefined),
    field,
  )?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function listAt(field: JsonField, name: string): JsonField[] {
  const value = field.get(name);
  return value === undefined || value.value === null ? [] : value.items();
}

function timesIn(file: JsonField): Published {
  const root = file.get('gamePageData') ?? file;
  const body = listAt(root, 'body')[0] ?? root;
  const meta = root.get('meta') ?? root;
  const size = body.need('dimensions');
  const sideOf = (one: string, other: string): number =>
    (size.get(one) ?? size.need(other)).asWhole(MAX_SIDE);
  const [width, height] = [sideOf('columnCount', 'width'), sideOf('rowCount', 'height')];
  const cells = new Map<number, SaidCell>();
  const voids = new Set<number>();
  for (const [at, cell] of body.need('cells').items().entries()) {
    const type = Number(textAt(cell, 'type'));
    if (type === 4) voids.add(at);
    if (type === 0 || type === 4) continue;
    const marks: Mark[] = type === 2 ? ['circle'] : type === 3 ? ['shade'] : [];
    cells.set(at, {
      label: textAt(cell, 'label') || undefined,
      text: textAt(cell, 'answer'),
      marks,
    });
  }
  const clues = body.need('clues').items();
  const listed = body
    .need('clueLists')
    .items()
    .flatMap((list) => {
      const direction = /^down/i.test(textAt(list, 'name')) ? 'down' : 'across';
      return list
        .need('clues')
        .items()
        .map((each): PublishedClue => {
          const clue = clues[Number(each.value)] ?? each.fail('no such clue');
          const text = clue.need('text');
          const first = Array.isArray(text.value) ? text.items()[0] : undefined;
          const html = first ? textAt(first, 'formatted') || textAt(first, 'plain') : textAt(text);
          const positions = clue
            .need('cells')
            .items()
            .map((at) => Number(at.value));
          return { name: textAt(clue, 'label'), direction, html, positions };
        });
    });
  const heading = {
    title: textAt(meta, 'title'),
    author: listAt(meta, 'constructors')
      .map((each) => textAt(each))
      .join(' and '),
    editor: textAt(meta, 'editor'),
    copyright: textAt(meta, 'copyright'),
    date: textAt(meta, 'publicationDate'),
    notes: listAt(meta, 'notes')
      .map((note) => textAt(note, 'text'))
      .join('\n'),
  };
  return { width, height, cells, voids, clues: listed, heading };
}

function puzzleMeIn(file: JsonField): Published {
  const columns = file.need('box').items();
  const width = columns.length;
  const height = columns.reduce((most, each) => Math.max(most, each.items().length), 0);
  if (height === 0) file.need('box').fail('the grid has no cells');
  if (width > MAX_SIDE || height > MAX_SIDE) {
    file.need('box').fail(`a grid of ${width} x ${height} is too large`);
  }
  const at = (cell: JsonField): number =>
    Number(textAt(cell, 'y')) * width + Number(textAt(cell, 'x'));
  const infos = new Map(listAt(file, 'cellInfos').map((info) => [at(info), info]));
  const circled = new Set(
    listAt(file, 'backgroundShapeBoxes').map((box) => {
      const [x, y] = box.items();
      return Number(y?.value) * width + Number(x?.value);
    }),
  );
  /** A value of a table, which has a list for each column. */
  const valueIn = (name: string, x: number, y: number): unknown =>
    (file.get(name)?.value as readonly (readonly unknown[])[] | undefined)?.[x]?.[y];
  const cells = new Map<number, SaidCell>();
  const voids = new Set<number>();
  for (const [x, column] of columns.entries()) {
    for (const [y, letter] of column.items().entries()) {
      const position = y * width + x;
      const info = infos.get(position)?.value as Readonly<Record<string, unknown>> | undefined;
      const solution = textAt(letter).replace(/\0/g, '');
      if (info?.['isVoid'] === true) voids.add(position);
      if (solution === '') continue;
      const isCircled = circled.has(position) || info?.['isCircled'] === true;
      const color = String(info?.['bgColor'] ?? '');
      const isShaded = color !== '' && !/^#?f{3}(?:f{3})?$/i.test(color);
      const sides = ['top', 'right', 'bottom', 'left'].filter(
        (side) => info?.[`${side}Wall`] === true,
      );
      const number = Number(valueIn('clueNums', x, y) ?? 0);
      cells.set(position, {
        label: number > 0 ? String(number) : undefined,
        text: solution,
        marks: [...(isCircled ? ['circle' as const] : []), ...(isShaded ? ['shade' as const] : [])],
        isShown: valueIn('preRevealIdxs', x, y) === true,
        sides,
      });
    }
  }
  const clues = file
    .need('placedWords')
    .items()
    .map((word): PublishedClue => {
      const isAcross = word.need('acrossNotDown').asBoolean();
      const boxes = listAt(word, 'boxesForWord').map(at);
      const step = isAcross ? 1 : width;
      const count = Number(textAt(word, 'nBoxes'));
      if (boxes.length === 0 && count === 0) {
        word.fail(`this word ${BENT}`);
      }
      const run = Array.from({ length: Math.min(count, MAX_SIDE) }, (_, i) => at(word) + i * step);
      return {
        name: textAt(word, 'clueNum'),
        direction: isAcross ? 'across' : 'down',
        html: textAt(word, 'clue', 'clue'),
        // Words may begin or end where no letter is.
        positions: (boxes.length > 0 ? boxes : run).filter((position) => cells.has(position)),
      };
    });
  const { title, author, copyright, description } = {
    title: textAt(file, 'title'),
    author: textAt(file, 'author'),
    copyright: textAt(file, 'copyright'),
    description: textAt(file, 'description'),
  };
  return {
    width,
    height,
    cells,
    voids,
    clues,
    heading: { title, author, copyright, notes: description },
  };
}

function guardianIn(file: JsonField): Published {
  const size = file.need('dimensions');
  const [width, height] = [
    size.need('cols').asWhole(MAX_SIDE),
    size.need('rows').asWhole(MAX_SIDE),
  ];
  const cells = new Map<number, SaidCell>();
  const clues = file
    .need('entries')
    .items()
    .map((entry): PublishedClue => {
      const isAcross = textAt(entry, 'direction') !== 'down';
      const first =
        Number(textAt(entry, 'position', 'y')) * width + Number(textAt(entry, 'position', 'x'));
      const solution = Array.from(textAt(entry, 'solution'));
      const length = entry.need('length').asWhole(MAX_SIDE);
      const positions = Array.from({ length }, (_, i) => first + i * (isAcross ? 1 : width));
      for (const [i, at] of positions.entries()) {
        const before = cells.get(at);
        if (before?.text && solution[i] && before.text !== solution[i]) {
          entry.fail(`its letter ${i + 1} is ${solution[i]}, but ${before.text} in another entry`);
        }
        const label = i === 0 ? textAt(entry, 'number') : before?.label;
        cells.set(at, { label, text: solution[i] ?? before?.text });
      }
      const printed = textAt(entry, 'humanNumber');
      const number = textAt(entry, 'number');
      // Of linked entries only the first has the clue; the others say where it is.
      const name = printed.startsWith(`${number},`) ? printed : number;
      return {
        name,
        direction: isAcross ? 'across' : 'down',
        html: textAt(entry, 'clue'),
        positions,
      };
    });
  const heading = {
    title: textAt(file, 'name'),
    author: textAt(file, 'creator', 'name'),
    notes: textAt(file, 'instructions'),
  };
  return { width, height, cells, clues, heading };
}
