// The format `html`: one page by itself on which puzzles are solved, with keys, by touch and by ear. It asks
// nothing of any network: its policy lets no script and no style run but its own, by their digests.
// What files say stands in it as JSON, and the page sets it as text.

import { hashText } from '../../base/random.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { escapeMarkup } from '../markup.ts';
import {
  alphabetStrip,
  clueListsOf,
  directionTitle,
  headingLines,
  headingOf,
  wordBankOf,
} from '../page/around-grid.ts';
import { isArrowword } from '../page/clue-cells.ts';
import { drawingOf } from '../page/drawing.ts';
import { type PageStrings, stringsOf, withValues } from '../page/strings.ts';
import type { DocumentWriter, PageOptions, WriteContext } from '../writing.ts';
import type { PageData, PuzzleData } from './page/page-data.ts';

export type HtmlOptions = Pick<PageOptions, 'show' | 'look' | 'lang'>;

export async function openHtml(context: WriteContext): Promise<DocumentWriter> {
  return { isHeaded: false, documentOf: (puzzles) => renderHtml(puzzles, context) };
}

/** The page of some puzzles, one at least. */
export async function renderHtml(
  puzzles: readonly Puzzle[],
  { show = 'both', look, lang = 'en' }: HtmlOptions = {},
): Promise<string> {
  const { SCRIPT, SCRIPT_DIGEST, STYLE, STYLE_DIGEST } = await import('./page-text.ts');
  const strings = stringsOf(lang);
  const data: PageData = {
    puzzles: puzzles.map((puzzle) => puzzleData(puzzle, strings, show)),
    strings,
  };
  const [first] = data.puzzles;
  const title =
    data.puzzles.length > 1
      ? withValues(strings.crosswords, { n: data.puzzles.length })
      : first?.heading.title;
  const policy = [
    "default-src 'none'",
    `script-src '${SCRIPT_DIGEST}'`,
    `style-src '${STYLE_DIGEST}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="${lang}" dir="${strings.dir}"${look === undefined ? '' : ` data-look="${look}"`}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeMarkup(title ?? strings.crossword)}</title>
<style>${STYLE}</style>
</head>
<body>
<main id="page"><noscript>${strings.needsScript}</noscript></main>
<script type="application/json" id="data">${asScriptData(data)}</script>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

/** JSON that ends no script: what could begin a tag is written as an escape. */
function asScriptData(data: PageData): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** What the page knows of a puzzle: without the solution where only the puzzle is shown. */
export function puzzleData(
  puzzle: Puzzle,
  strings: PageStrings,
  show: HtmlOptions['show'] = 'both',
): PuzzleData {
  const { layout, cells, variety } = puzzle;
  const drawing = drawingOf(puzzle, show === 'solution' ? 'solution' : 'puzzle');
  const isHidden = drawing.cells.some(
    ({ cell, content }) => content === undefined && cells[cell] !== undefined,
  );
  const known = {
    heading: headingLines(headingOf(puzzle, strings), strings),
    drawing,
    // A word search is not written into.
    slots: (variety?.kind === 'word-search' ? [] : layout.slots).map(
      ({ number, direction, cells }) => {
        const title = directionTitle(direction, strings);
        // Puzzles without clues have no numbers of entries, nor have arrowwords.
        const isNumbered = variety === undefined && !isArrowword(layout);
        return { name: isNumbered ? `${number} ${title}` : title, direction, cells };
      },
    ),
    lists: clueListsOf(puzzle, strings),
    words: wordBankOf(puzzle, strings),
    solution: show === 'both' && isHidden ? cells.map((content) => content ?? null) : undefined,
    ...(variety?.kind === 'codeword' && {
      codes: variety.codes.map((code) => code ?? null),
      alphabet: alphabetStrip(puzzle).map(({ letter }) => letter),
    }),
  };
  return { id: digestOf(JSON.stringify(known)), ...known };
}

/** Two halves of a digest, so that no two puzzles of a lifetime share what was solved. */
function digestOf(text: string): string {
  const half = (salt: string): string =>
    hashText(salt + text)
      .toString(16)
      .padStart(8, '0');
  return half('a') + half(String(text.length));
}
