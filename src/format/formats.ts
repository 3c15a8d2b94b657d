// The formats of puzzles by name: what a file of each can say of a puzzle, and what it cannot.

import { isWeave } from '../layout/weave.ts';
import { isRebus, type Puzzle } from '../puzzle/puzzle.ts';

/** What a puzzle may have beside letters and blocks, as people call it. */
export const FEATURES = {
  slots: 'slots that rows and columns do not tell',
  shapes: 'shapes of cells',
  bars: 'bars',
  voids: 'voids',
  rebus: 'cells of several letters',
  circles: 'circles',
  shades: 'shades',
  clues: 'clues',
  heading: 'title, author and notes',
  revealed: 'letters that solvers are shown',
  variety: 'what stands in place of clues in puzzles without',
  unread: 'fields of other formats',
} as const;
export type Feature = keyof typeof FEATURES;

export interface FormatTraits {
  /** Of names of files that are in this format unless something else is said. */
  readonly endings: readonly string[];
  readonly carries: readonly Feature[];
  /** Without these a puzzle would be another one, so that it is not written at all. */
  readonly refuses: readonly Feature[];
  /** Whether one file may hold several puzzles. */
  readonly holdsMany: boolean;
  /** Options of pages that have a meaning here. */
  readonly pageOptions: readonly PageOption[];
}

/** How a puzzle is drawn on a page. */
export const PAGE_CHOICES = {
  /** What is drawn. */
  show: ['puzzle', 'solution', 'both'],
  theme: ['light', 'dark', 'print'],
  paper: ['a4', 'letter'],
} as const;
export type PageOption = keyof typeof PAGE_CHOICES;
export type PageOptions = { readonly [K in PageOption]?: (typeof PAGE_CHOICES)[K][number] };

const TEXT = { endings: [], refuses: [], holdsMany: true, pageOptions: [] } as const;
/** Without which no puzzle is itself. */
const VITAL: readonly Feature[] = ['variety'];
const MARKUP: readonly Feature[] = ['bars', 'voids', 'rebus', 'circles', 'shades'];
const CLUED: readonly Feature[] = [...MARKUP, 'clues', 'heading', 'revealed'];

const TABLE: readonly Feature[] = ['rebus', 'clues'];
const WEAVE: readonly Feature[] = [...CLUED, 'slots', 'shapes'];

export const FORMATS = {
  plain: { ...TEXT, carries: MARKUP },
  boxes: { ...TEXT, carries: ['voids'], refuses: ['bars'] },
  template: { ...TEXT, carries: MARKUP },
  json: { ...TEXT, carries: [...MARKUP, 'slots', 'variety'], endings: ['json', 'ndjson'] },
  puz: {
    ...TEXT,
    carries: ['rebus', 'circles', 'clues', 'heading', 'revealed'],
    refuses: ['slots', 'bars'],
    endings: ['puz'],
    holdsMany: false,
  },
  unicode: { ...TEXT, carries: [...MARKUP, 'revealed', 'variety'], pageOptions: ['show'] },
  svg: {
    carries: [...MARKUP, 'slots', 'shapes', 'heading', 'revealed', 'variety'],
    refuses: [],
    endings: ['svg'],
    holdsMany: false,
    pageOptions: ['show', 'theme'],
  },
  ipuz: { ...TEXT, carries: CLUED, refuses: ['slots'], endings: ['ipuz'], holdsMany: false },
  jpz: { ...TEXT, carries: CLUED, refuses: ['slots'], endings: ['jpz'], holdsMany: false },
  'jpz-zip': { ...TEXT, carries: CLUED, refuses: ['slots'], holdsMany: false },
  xd: {
    ...TEXT,
    carries: ['voids', 'rebus', 'circles', 'shades', 'clues', 'heading'],
    refuses: ['slots', 'bars'],
    endings: ['xd'],
    holdsMany: false,
  },
  txt: {
    ...TEXT,
    carries: ['rebus', 'circles', 'clues', 'heading'],
    refuses: ['slots', 'bars'],
    holdsMany: false,
  },
  csv: { ...TEXT, carries: TABLE, endings: ['csv'] },
  tsv: { ...TEXT, carries: TABLE, endings: ['tsv'] },
  html: {
    carries: [...MARKUP, 'slots', 'shapes', 'clues', 'heading', 'revealed', 'variety'],
    refuses: [],
    endings: ['html', 'htm'],
    holdsMany: true,
    pageOptions: ['show', 'theme'],
  },
  pdf: {
    endings: ['pdf'],
    carries: [...CLUED, 'slots', 'shapes', 'variety'],
    refuses: [],
    holdsMany: true,
    pageOptions: ['show', 'paper'],
  },
  weave: { ...TEXT, carries: WEAVE, endings: ['weave'], holdsMany: false },
} as const satisfies Readonly<Record<string, FormatTraits>>;
export type FormatName = keyof typeof FORMATS;

export const FORMAT_NAMES = Object.keys(FORMATS) as FormatName[];

export function traitsOf(format: FormatName): FormatTraits {
  return FORMATS[format];
}

/** The format that the ending of a file's name stands for, if any. */
export function formatOfName(path: string): FormatName | undefined {
  const ending = /\.([^./\\]+)$/.exec(path)?.[1]?.toLowerCase();
  return FORMAT_NAMES.find((name) => traitsOf(name).endings.some((each) => each === ending));
}

/** What of a puzzle a format does not carry. */
export interface Lost {
  /** Left out. */
  readonly lost: readonly Feature[];
  /** Without which it would be another puzzle. */
  readonly refused: readonly Feature[];
}

export function lostIn(format: FormatName, puzzle: Puzzle): Lost {
  const { carries } = traitsOf(format);
  const refuses = [...traitsOf(format).refuses, ...VITAL];
  const missing = featuresIn(format, puzzle).filter((feature) => !carries.includes(feature));
  return {
    lost: missing.filter((feature) => !refuses.includes(feature)),
    refused: missing.filter((feature) => refuses.includes(feature)),
  };
}

function featuresIn(
  format: FormatName,
  { layout, cells, marks, clues, heading, revealed, variety, unread }: Puzzle,
): Feature[] {
  const { bars, positions, shapes } = layout.geometry;
  const hasMark = (mark: 'circle' | 'shade'): boolean =>
    marks !== undefined && [...marks.values()].some((each) => each.has(mark));
  const has: Readonly<Record<Feature, boolean>> = {
    slots: isWeave(layout),
    shapes: shapes !== undefined,
    bars: bars !== undefined,
    voids: positions.includes('void'),
    rebus: cells.some(isRebus),
    circles: hasMark('circle'),
    shades: hasMark('shade'),
    clues: clues?.some((clue) => clue !== undefined) ?? false,
    heading: heading !== undefined && Object.keys(heading).length > 0,
    // What stands in place of clues says what is given.
    revealed: revealed !== undefined && revealed.size > 0 && variety === undefined,
    variety: variety !== undefined,
    unread: unread !== undefined && !unread.isAboutFile && !format.startsWith(unread.format),
  };
  return (Object.keys(FEATURES) as Feature[]).filter((feature) => has[feature]);
}
