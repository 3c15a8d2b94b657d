// The help of each report, one screen of 24 lines by 80 columns.

import type { ReportHelpRequest, ReportName } from '../line/report-request.ts';
import { openProduct } from '../output/open-product.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';

const CHECK = `Usage: crossfill check [template ...] [options]
Says what can be said of a template without a search: its form, the words that
each slot has left, the fills to expect, and what an outlet would reject. Of
several templates it tells in a table.

Outlet    --profile NAME        nyt, nyt-sunday, british, ...; exit code 3 if
                                the grid would be rejected
          --list-profiles       the outlets there are
Words     -d, --min-score ...   as for a fill: crossfill help words
Rules     --slot 17A=WORD ...   as for a fill: crossfill help rules
          --allow-repeats       a word may stand in a grid more than once
Output    --full                every slot with its place, length, words and
                                tightest crossing; all of every list
          -f, --format NAME     text, or json: an object a line for each grid
          -o, --output PATH     into a file
          --block X             X is a block in the template, besides #
Messages  -q, -v                errors only; more
Also      -h, --help

Exit code 0: nothing against it. 3: proved that no fill exists, or rejected.
Examples  crossfill check american-15-1 --profile nyt
          crossfill check grid.txt --slot 17A=TANGERINE --full
`;

const SUGGEST = `Usage: crossfill suggest [template] --slot SLOT [options]
Words for a slot, the best first: by verdict, score, and what they leave in the
slots that cross; and which letters its cells can have. Without --slot: where
the grid is tightest.

Slot      --slot SLOT           17A, 17 Across, 5d; of one that is filled: words
                                instead, and which entries change with each
          --cell r3c4           letters of a cell, and what each costs
          --swap SLOT           the nearest way out of one bad entry
          -n, --count K         K candidates (15)
          --full                without --slot: all slots
Search    --nodes N             search nodes for each candidate (1000)
          -s, --seed SEED       number or text, for those searches (1)
Words     -d, --min-score ...   as for a fill: crossfill help words
Rules     --slot 17A=WORD ...   as for a fill: crossfill help rules
          --allow-repeats       a word may stand in a grid more than once
Output    -f, --format NAME     text or json
          -o, --output PATH     into a file
          --block X, --color WHEN, -q, -v, -h, --help as for crossfill --help

Verdicts  fills: a fill was found. consistent: nothing against it was found.
          dead: in no fill, as is proved. Exit code 3: no word is in any fill.
Example   crossfill suggest grid.txt --slot 17A --count 10
`;

const GRADE = `Usage: crossfill grade [filled ...] [options]
The report on a finished grid, or on what is finished of one: scores, weakest
entries, duplicates, letters missing, rules broken, and what an outlet would
reject. Every format of a fill is read. Of several grids it tells in a table.

Outlet    --profile NAME        nyt, nyt-sunday, british, ...; exit code 3 if
                                the grid would be rejected
          --list-profiles       the outlets there are
Words     -d, --min-score ...   as for a fill: crossfill help words
Rules     --limit abbr=6 ...    as for a fill: crossfill help rules; exit code 3
                                if a rule is broken, or a word left out stands
          --allow-repeats       a word may stand in a grid more than once
Output    --sort KEY            a table, the best first: by floor, mean,
                                unlisted (words in no list) or name
          --full                every entry by its score; all of every list
          -f, --format NAME     text, or json: an object a line for each grid
          -o, --output PATH     into a file
          --block X             X is a block in the grid, besides #
Messages  -q, -v                errors only; more
Also      -h, --help
Examples  crossfill american-15-1 | crossfill grade
          crossfill grade book/*.txt --sort floor
`;

export const REPORT_HELP: Readonly<Record<ReportName, string>> = {
  check: CHECK,
  suggest: SUGGEST,
  grade: GRADE,
};

/** The help on standard output if it was asked for; else as what is wrong with the call. */
export async function reportHelp(
  { report, asked }: ReportHelpRequest,
  session: Session,
): Promise<ExitCode> {
  if (!asked) {
    session.io.stderr.write(REPORT_HELP[report]);
    return EXIT.badInput;
  }
  const product = await openProduct(undefined, {}, session);
  await product.put(REPORT_HELP[report], { n: 1, seed: null });
  await product.finish();
  return EXIT.filled;
}
