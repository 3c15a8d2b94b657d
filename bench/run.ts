// The bench: `npm run bench -- --help`. Measures compiled code only, its own included; README.md says
// what is measured how.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { arrowBench } from './arrow-bench.ts';
import { bestContest } from './best-contest.ts';
import { CommandContestant } from './command-contestant.ts';
import { contest } from './contest.ts';
import type { Contestant, Pair } from './contestant.ts';
import { designBench } from './design-bench.ts';
import { type Grid, openGrids } from './grids.ts';
import { header, headerText } from './header.ts';
import { LibraryContestant, type LibrarySettings } from './library-contestant.ts';
import { type List, openList } from './lists.ts';
import { type Options, readOptions } from './options.ts';
import { Report } from './report.ts';
import { tasteTable } from './taste-table.ts';
import { throughput } from './throughput.ts';
import { quoted } from './timed-command.ts';
import { USAGE } from './usage.ts';

/** This file runs compiled, from bench/dist/bench. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const EXIT_FAULTY = 1;
const EXIT_USAGE = 2;
/** What our own command's exit statuses mean. */
const OUR_EXITS = new Map([
  [0, 'done'],
  [3, 'unfillable'],
  [4, 'gave-up'],
] as const);

if (import.meta.url.endsWith('.ts')) {
  throw new Error('the bench runs compiled: npx tsc -p bench/tsconfig.json, then bench/dist/bench');
}
try {
  process.exitCode = await bench(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Error) || !isUsersMistake(error)) throw error;
  process.stderr.write(`bench: ${error.message}\n`);
  process.exitCode = EXIT_USAGE;
}

async function bench(argv: readonly string[]): Promise<number> {
  if (argv[0] === '--arrows') {
    await arrowBench(ROOT, argv[1] === undefined ? undefined : Number(argv[1]));
    return 0;
  }
  if (argv[0] === '--design') {
    await designBench(ROOT, argv[1]);
    return 0;
  }
  const options = argv.includes('--help') ? undefined : readOptions(argv);
  if (options === undefined || options.templates.length === 0) {
    process.stdout.write(USAGE);
    return options === undefined ? 0 : EXIT_USAGE;
  }
  const bundled = join(ROOT, 'dicts', 'english.txt');
  const lists = (options.dicts.length > 0 ? options.dicts : [bundled]).map(openList);
  const grids = openGrids(options.templates, lists[0]);
  const { allowRepeats } = options;
  const pairs = pairsOf(grids, lists, allowRepeats);
  const report = new Report(options.json);
  const libraries =
    options.commands.length === 0 || options.library || options.kind === 'best'
      ? libraryContestants(options)
      : [];
  const contestants: Contestant[] = [...libraries, ...commandContestants(options)];
  const used = [...new Set(pairs.map(({ list }) => list))];
  const { seeds, limitMs, maxNodes, mode, kind } = options;
  const shown = {
    seeds,
    limitMs,
    maxNodes,
    mode,
    kind,
    throughput: options.throughput,
    allowRepeats,
  };
  const head = header(contestants, used, shown);
  report.record(head);
  report.say(headerText(head));
  const sound =
    kind === 'best'
      ? await bestContest(
          firstFills(options),
          libraries[0]!,
          contestants.at(-1)!,
          pairs,
          seeds,
          report,
        )
      : options.throughput
        ? await throughput(libraries, pairs, seeds, report)
        : options.taste
          ? await tasteTable(ROOT, pairs, seeds, maxNodes, report)
          : await contest(contestants, pairs, seeds, limitMs, report);
  for (const contestant of contestants) contestant.stop();
  report.close();
  return sound ? 0 : EXIT_FAULTY;
}

/** List by list; a grid with a list of its own meets that one only, at the end. */
function pairsOf(grids: readonly Grid[], lists: readonly List[], allowRepeats: boolean): Pair[] {
  const others = grids.filter(({ ownList }) => ownList === undefined);
  return [
    ...lists.flatMap((list) => others.map((grid) => ({ grid, list, allowRepeats }))),
    ...grids.flatMap((grid) => {
      return grid.ownList === undefined ? [] : { grid, list: grid.ownList, allowRepeats: true };
    }),
  ];
}

function libraryContestants(options: Options): LibraryContestant[] {
  const { kind, mode, limitMs, maxNodes, compare, search, compareSearch } = options;
  const settings = { kind, mode, limitMs, ...(maxNodes === undefined ? {} : { maxNodes }) };
  const withSearch = (search: Options['search']): LibrarySettings =>
    search === undefined ? settings : { ...settings, search };
  const ours = new LibraryContestant('this', ROOT, withSearch(search));
  if (compare === undefined && compareSearch === undefined) return [ours];
  const other = compareSearch ?? search;
  return [ours, new LibraryContestant('that', compare ?? ROOT, withSearch(other))];
}

/** What `best` starts from. */
function firstFills({ mode, limitMs }: Options): LibraryContestant {
  return new LibraryContestant('first', ROOT, { kind: 'fill', mode, limitMs });
}

function commandContestants(options: Options): Contestant[] {
  const { commands, library, limitMs, proved, gaveUp, exits, memory } = options;
  if (commands.length === 0) return [];
  const settings = { limitMs, proved, gaveUp, exits, memory };
  const rivals = commands.map(
    ({ name, pattern }) => new CommandContestant(name, pattern, settings),
  );
  if (library || options.kind === 'best') return rivals;
  const ours = new CommandContestant('ours', options.ours ?? ourPattern(options), {
    ...settings,
    exits: OUR_EXITS,
  });
  return [ours, ...rivals];
}

function ourPattern({ dicts, templates }: Options): string {
  const { bin } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const program = `${quoted(process.execPath)} ${quoted(join(ROOT, bin.crossfill))}`;
  const needsList = dicts.length > 0 || templates.some((spec) => spec.startsWith('planted:'));
  const dict = needsList ? ' --dict {dict}' : '';
  return `${program} {template}${dict} --seed {seed} {repeats} --format template --quiet`;
}

/** A wrong option or file, not a defect of the bench. */
function isUsersMistake(error: Error): boolean {
  const { code } = error as NodeJS.ErrnoException;
  const isMistake = error instanceof RangeError || error.name === 'InputError';
  return isMistake || code === 'ENOENT' || (code?.startsWith('ERR_PARSE_ARGS') ?? false);
}
