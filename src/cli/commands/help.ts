// The help, one screen of 24 lines by 80 columns, grouped by hand; and the version.

import { openProduct } from '../output/open-product.ts';
import { packageVersion } from '../world/bundled.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';

export const HELP = `Usage: crossfill [template] [options]
Fills a crossword grid from word lists. The template is a file, the name of a
bundled one, or -: _ or . open, # block, letters given; any --format is read.

Words     -d, --dict FILE       word list, repeatable; lines: WORD or WORD;SCORE
          --min-score N         leave out words scored lower than N
          --allow-repeats       a word may stand in a grid more than once
Rules     --slot 17A=WORD       one entry; more with: crossfill help rules
Search    -s, --seed SEED       number or text: the same seed, the same fill
          -n, --count K         K fills, of the seeds SEED, SEED+1, ...
          --best                improve each fill; by what: crossfill help taste
          --all, --tally        every fill; only how many there are
          --nodes N, --time S   give up after N search nodes; after S seconds
          --explain, --partial  why not, with care; how far the search came
          -j, --jobs K          threads; they change no output
Output    -f, --format NAME     plain, boxes, template or json
          -o, --output PATH     into a file; one a puzzle with {seed} or {n}
          --blank, --block X    lay out unfilled; X is a block, besides #
Messages  -q, -v, --stats, --color WHEN  (auto, always or never)
Also      --list-templates, -h, --help, -V, --version
More      crossfill help words, rules, rework; also words, check, suggest, grade
Examples  crossfill american-15-1 --format boxes
          crossfill grid.txt --dict words.txt --seed 7
          crossfill grid.txt --count 100 --jobs 4 --output 'puzzle-{seed}.txt'
`;

/** The help, or the page of a topic. @throws InputError for a topic that there is not */
export async function help(topic: string | undefined, session: Session): Promise<ExitCode> {
  if (topic === undefined) return show(HELP, session);
  const { helpPage } = await import('./help-pages.ts');
  return show(helpPage(topic), session);
}

export function version(session: Session): Promise<ExitCode> {
  return show(`${packageVersion()}\n`, session);
}

/** A call with nothing to read: the help, but it is not what was asked for. */
export async function helpForNothing({ io }: Session): Promise<ExitCode> {
  io.stderr.write(HELP);
  return EXIT.badInput;
}

async function show(text: string, session: Session): Promise<ExitCode> {
  const product = await openProduct(undefined, {}, session);
  await product.put(text, { n: 1, seed: null });
  await product.finish();
  return EXIT.filled;
}
