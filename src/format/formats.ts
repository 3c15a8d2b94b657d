// The formats of puzzles, a row each: what a file can say, how it is recognised, who reads and writes it. What reads
// and writes is loaded when it is asked for; the order is that of the help.

import { InputError } from '../base/errors.ts';
import { isWeave } from '../layout/weave.ts';
import { isRebus, type Puzzle } from '../puzzle/puzzle.ts';
import { FEATURES, type Feature, type FileReading, type FormatDescriptor } from './descriptor.ts';
import { looksLikeExolve } from './exolve/exolve-sections.ts';
import { mayBeIpuz } from './ipuz/ipuz-names.ts';
import { mayBeJpz } from './jpz/jpz-names.ts';
import { isCfp, looksPublished } from './published/published-signs.ts';
import { isPuz } from './puz/puz-bytes.ts';
import { hasStyles } from './styles.ts';
import { looksLikeTxt } from './txt/txt-sections.ts';
import { mayBeWeave } from './weave/fields.ts';
import { painted, rendered } from './writing.ts';
import { looksLikeXd } from './xd/xd-signs.ts';

/** Without which no puzzle is itself. */
const VITAL: readonly Feature[] = ['codes', 'bank', 'search'];
const MARKUP: readonly Feature[] = ['arrows', 'bars', 'voids', 'rebus', 'circles', 'shades'];
const CLUED: readonly Feature[] = [...MARKUP, 'clues', 'styles', 'links', 'heading', 'revealed'];

function reads<Content>(
  isOurs: FileReading<Content>['isOurs'],
  load: FileReading<Content>['load'],
): FileReading<Content> {
  return { isOurs, load };
}

const TABLE = {
  plain: {
    text: 'letters separated by spaces; a block is a space (default of fill)',
    carries: MARKUP,
    holdsMany: true,
    openWriter: painted(async () => (await import('./plain/plain.ts')).renderPlain),
  },
  boxes: {
    text: 'numbered boxes, as on paper',
    carries: ['voids'],
    refuses: ['bars'],
    holdsMany: true,
    openWriter: painted(async () => (await import('./boxes/render-boxes.ts')).renderBoxes),
  },
  template: {
    text: '#, _ and letters without spaces, for reading back',
    carries: MARKUP,
    holdsMany: true,
    openWriter: rendered(
      async () => (await import('./template/render-template.ts')).renderTemplate,
    ),
  },
  json: {
    text: 'JSON lines, one object per puzzle: rows, entries, scores, lists',
    endings: ['json', 'ndjson'],
    carries: [...MARKUP, 'slots', 'clues', 'styles', 'codes', 'bank', 'search'],
    holdsMany: true,
    recordsFailures: true,
    openWriter: async (context) => (await import('./json/render-json.ts')).openJson(context),
  },
  puz: {
    text: 'Across Lite, which most apps open; no bars, A to Z',
    endings: ['puz'],
    carries: ['rebus', 'circles', 'clues', 'heading', 'revealed'],
    isBinary: true,
    refuses: ['slots', 'bars'],
    fromBytes: reads(isPuz, async () => (await import('./puz/parse-puz.ts')).parsePuz),
    openWriter: rendered(async () => (await import('./puz/render-puz.ts')).renderPuz),
  },
  unicode: {
    text: 'a picture for terminals: lines, bars, blocks, small numbers',
    carries: [...MARKUP, 'revealed', 'codes', 'bank', 'search'],
    holdsMany: true,
    pageOptions: ['show'],
    openWriter: painted(async () => (await import('./unicode/render-unicode.ts')).renderUnicode),
  },
  svg: {
    text: 'grid and solution as a picture, sharp at any size',
    endings: ['svg'],
    drawsClueCells: true,
    carries: [...MARKUP, 'slots', 'shapes', 'heading', 'revealed', 'codes', 'bank', 'search'],
    pageOptions: ['show', 'look', 'lang'],
    openWriter: rendered(async () => (await import('./svg/render-svg.ts')).renderSvg),
  },
  ipuz: {
    text: 'the open format, which holds a whole puzzle; one per file',
    endings: ['ipuz'],
    carries: [...CLUED, 'codes'],
    refuses: ['slots'],
    fromText: reads(mayBeIpuz, async () => (await import('./ipuz/parse-ipuz.ts')).parseIpuz),
    openWriter: async (context) => (await import('./ipuz/render-ipuz.ts')).openIpuz(context),
  },
  jpz: {
    text: 'the XML of Crossword Compiler, which many apps open; one per file',
    endings: ['jpz'],
    carries: [...CLUED, 'codes'],
    refuses: ['slots'],
    fromBytes: reads(mayBeJpz, async () => (await import('./jpz/parse-jpz.ts')).parseJpz),
    openWriter: rendered(async () => (await import('./jpz/render-jpz.ts')).renderJpz),
  },
  'jpz-zip': {
    text: 'the same in a zip; its name may also end in .jpz',
    carries: [...CLUED, 'codes'],
    isBinary: true,
    refuses: ['slots'],
    openWriter: rendered(async () => (await import('./jpz/zip.ts')).renderZippedJpz),
  },
  xd: {
    text: 'text with a line for each clue, for archives',
    endings: ['xd'],
    carries: ['bars', 'voids', 'rebus', 'circles', 'shades', 'clues', 'styles', 'heading'],
    refuses: ['slots'],
    fromText: reads(looksLikeXd, async () => (await import('./xd/parse-xd.ts')).parseXd),
    openWriter: rendered(async () => (await import('./xd/render-xd.ts')).renderXd),
  },
  txt: {
    text: 'the text from which Across Lite makes its files',
    carries: ['rebus', 'circles', 'clues', 'heading'],
    refuses: ['slots', 'bars'],
    fromBytes: reads(looksLikeTxt, async () => (await import('./txt/parse-txt.ts')).parseTxt),
    openWriter: rendered(async () => (await import('./txt/render-txt.ts')).renderTxt),
  },
  exolve: {
    text: 'the text of Exolve and Exet, for pages to solve on',
    endings: ['exolve'],
    carries: [
      'bars',
      'rebus',
      'circles',
      'shades',
      'clues',
      'styles',
      'links',
      'heading',
      'revealed',
    ],
    refuses: ['slots'],
    fromText: reads(
      looksLikeExolve,
      async () => (await import('./exolve/parse-exolve.ts')).parseExolve,
    ),
    openWriter: rendered(async () => (await import('./exolve/render-exolve.ts')).renderExolve),
  },
  csv: {
    text: 'one line per entry: place, answer, score, tags, clue',
    endings: ['csv'],
    carries: ['rebus', 'clues'],
    holdsMany: true,
    openWriter: async (context) => (await import('./csv/render-csv.ts')).openTable('csv', context),
  },
  tsv: {
    text: 'the same with tabs',
    endings: ['tsv'],
    carries: ['rebus', 'clues'],
    holdsMany: true,
    openWriter: async (context) => (await import('./csv/render-csv.ts')).openTable('tsv', context),
  },
  html: {
    text: 'a web page to solve puzzles on, by keyboard or touch',
    endings: ['html', 'htm'],
    carries: [...CLUED, 'slots', 'shapes', 'codes', 'bank', 'search'],
    holdsMany: true,
    pageOptions: ['show', 'look', 'lang'],
    openWriter: async (context) => (await import('./html/render-html.ts')).openHtml(context),
  },
  pdf: {
    text: 'pages to print: a puzzle or a book, with solutions',
    endings: ['pdf'],
    carries: [...CLUED, 'slots', 'shapes', 'codes', 'bank', 'search'],
    holdsMany: true,
    isBinary: true,
    pageOptions: [
      'show',
      'lang',
      'paper',
      'bleed',
      'perPage',
      'largePrint',
      'manuscript',
      'book',
      'front',
      'back',
      'font',
      'pageStyle',
    ],
    openWriter: async (context) => (await import('./pdf/render-pdf.ts')).openPdf(context),
  },
  weave: {
    text: 'JSON that lists cells and slots: cubes, rings, any shape',
    endings: ['weave'],
    carries: [
      'bars',
      'voids',
      'rebus',
      'circles',
      'shades',
      'clues',
      'styles',
      'heading',
      'revealed',
      'slots',
      'shapes',
    ],
    fromText: reads(mayBeWeave, async () => {
      const { parseWeave } = await import('./weave/parse-weave.ts');
      return (text, options) => parseWeave(JSON.parse(text), options);
    }),
    openWriter: rendered(async () => (await import('./weave/render-weave.ts')).renderWeave),
  },
} as const satisfies Readonly<Record<string, FormatDescriptor>>;
export type FormatName = keyof typeof TABLE;

export const FORMATS: Readonly<Record<FormatName, FormatDescriptor>> = TABLE;
export const FORMAT_NAMES = Object.keys(FORMATS) as FormatName[];

/** Files of other programs that are only read. They are recognised before the formats, whose signs some of them have, too. */
export const READ_ONLY: readonly Pick<FormatDescriptor, 'fromBytes' | 'fromText'>[] = [
  { fromBytes: reads(isCfp, async () => (await import('./published/parse-cfp.ts')).parseCfp) },
  {
    fromText: reads(
      looksPublished,
      async () => (await import('./published/parse-published.ts')).parsePublished,
    ),
  },
];

/** The format that the ending of a file's name stands for, if any. */
export function formatOfName(path: string): FormatName | undefined {
  const ending = /\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase();
  return FORMAT_NAMES.find((name) => FORMATS[name].endings?.some((each) => each === ending));
}

/** What of a puzzle a format does not carry. */
export interface Lost {
  /** Left out. */
  readonly lost: readonly Feature[];
  /** Without which it would be another puzzle. */
  readonly refused: readonly Feature[];
}

export function lostIn(format: FormatName, puzzle: Puzzle): Lost {
  const { carries, refuses = [] } = FORMATS[format];
  const isVital = (feature: Feature): boolean => [...refuses, ...VITAL].includes(feature);
  const missing = featuresIn(format, puzzle).filter((feature) => !carries.includes(feature));
  return {
    lost: missing.filter((feature) => !isVital(feature)),
    refused: missing.filter(isVital),
  };
}

/** @throws InputError for a puzzle that would be another one in this format */
export function refuseLost(format: FormatName, puzzle: Puzzle): void {
  const { refused } = lostIn(format, puzzle);
  if (refused.length === 0) return;
  const able = FORMAT_NAMES.filter((each) =>
    refused.every((feature) => FORMATS[each].carries.includes(feature)),
  );
  const what = featuresText(refused);
  throw new InputError(`the format ${format} cannot hold ${what}; ${able.join(', ')} can`);
}

/** A line on what is left out of a puzzle; undefined if nothing is. */
export function lostNote(format: FormatName, puzzle: Puzzle): string | undefined {
  const { lost } = lostIn(format, puzzle);
  return lost.length > 0
    ? `the format ${format} has no ${featuresText(lost)}: left out`
    : undefined;
}

function featuresText(features: readonly Feature[]): string {
  return features.map((feature) => FEATURES[feature]).join(', ');
}

function featuresIn(
  format: FormatName,
  { layout, cells, marks, clues, clueLabels, heading, revealed, variety, unread }: Puzzle,
): Feature[] {
  const { bars, positions, shapes } = layout.geometry;
  // Where there are no clues, what belongs to them is no loss of its own.
  const isClued = (FORMATS[format].carries as readonly Feature[]).includes('clues');
  const areInCells = FORMATS[format].drawsClueCells === true && layout.clueCells !== undefined;
  const hasMark = (mark: 'circle' | 'shade'): boolean =>
    marks !== undefined && [...marks.values()].some((each) => each.has(mark));
  const has: Readonly<Record<Feature, boolean>> = {
    slots: isWeave(layout) && variety?.kind !== 'word-search',
    shapes: shapes !== undefined,
    arrows: layout.clueCells !== undefined,
    bars: bars !== undefined,
    voids: positions.includes('void'),
    rebus: cells.some(isRebus),
    circles: hasMark('circle'),
    shades: hasMark('shade'),
    clues: (clues?.some((clue) => clue !== undefined) ?? false) && !areInCells,
    styles: isClued && (clues?.some((clue) => clue !== undefined && hasStyles(clue)) ?? false),
    links: isClued && clueLabels !== undefined,
    heading: heading !== undefined && Object.keys(heading).length > 0,
    // What stands in place of clues says what is given.
    revealed: revealed !== undefined && revealed.size > 0 && variety === undefined,
    codes: variety?.kind === 'codeword',
    bank: variety?.kind === 'fill-in',
    search: variety?.kind === 'word-search',
    unread: unread !== undefined && !unread.isAboutFile && !format.startsWith(unread.format),
  };
  return (Object.keys(FEATURES) as Feature[]).filter((feature) => has[feature]);
}
