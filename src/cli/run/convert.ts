// `crossfill convert`, puzzles from any format into any other, and `--blank`, a template laid out as it is, with what
// rules set. No list is read and nothing is searched, so letters stay as they are unless folding is asked for.

import { checkSlotNames, puzzleUnderRules } from '../../problem/puzzle-under-rules.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { bookFiles } from '../read/book-files.ts';
import { sayNotes } from '../read/notes.ts';
import { readRules } from '../read/rules.ts';
import { filesIn, readTemplate } from '../read/template.ts';
import { checkHolds } from '../spec/checks.ts';
import type { BlankJob, ConvertJob } from '../spec/jobs.ts';
import type { OutputOptions } from '../spec/options.ts';
import type { ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import type { RunEvent } from './run-event.ts';
import { runJob } from './run-job.ts';

/** A puzzle, and in a book the section that it is in. */
interface SectionPuzzle {
  readonly puzzle: Puzzle;
  readonly section?: string;
}

export async function convert(job: ConvertJob, session: Session): Promise<ExitCode> {
  const puzzles: SectionPuzzle[] = [];
  const files = job.book
    ? bookFiles(job.sources, session.io)
    : job.sources.flatMap(filesIn).map((source) => ({ source, section: undefined }));
  for (const { source, section } of files) {
    const file = await readTemplate(source, session.io);
    puzzles.push(...file.puzzles(() => false).map((puzzle) => ({ puzzle, section })));
    sayNotes(file.notes, session.log);
  }
  checkHolds(job, puzzles.length);
  return putBlank(job, puzzles, job.seed ?? null, session);
}

export async function blank(job: BlankJob, session: Session): Promise<ExitCode> {
  const template = await readTemplate(job.source, session.io);
  const puzzle = template.puzzle(() => false);
  sayNotes(template.notes, session.log);
  return putBlank(job, [{ puzzle: await underRules(puzzle, job, session) }], null, session);
}

/** With what rules set; they are all read, so that a slot that is none is found now. @throws InputError */
async function underRules(
  puzzle: Puzzle,
  { ruleLines, rules: files, source }: BlankJob,
  { io, log }: Session,
): Promise<Puzzle> {
  if (ruleLines.length + files.length === 0) return puzzle;
  const spelling = { fold: source.fold ?? false, strip: false };
  const asked = { ruleLines, rules: files };
  const grid = { layout: puzzle.layout, reading: source };
  const { rules, notes } = await readRules(asked, spelling, io, grid);
  sayNotes(notes, log);
  checkSlotNames(puzzle, rules);
  return puzzleUnderRules(puzzle, rules).blank;
}

function putBlank(
  output: OutputOptions,
  puzzles: readonly SectionPuzzle[],
  seed: number | null,
  session: Session,
): Promise<ExitCode> {
  async function* events(): AsyncGenerator<RunEvent> {
    for (const [index, { puzzle, section }] of puzzles.entries()) {
      const output = { puzzle, result: { status: 'blank', seed } } as const;
      yield { kind: 'puzzle', n: index + 1, seed, status: 'filled', section, output };
    }
  }
  return runJob({ output, isSearch: false, wanted: puzzles.length, events }, session);
}
