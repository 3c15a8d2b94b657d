// `crossfill clue`: clues put to puzzles; every clue that is known for a word or a pattern; and one's own clues of
// printed puzzles, collected for later.

import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { InputError } from '../../base/errors.ts';
import { normaliseText, withoutPunctuation } from '../../base/letters.ts';
import { ClueBank } from '../../clues/clue-bank.ts';
import { ClueMemory, cluesPrinted, type RememberedClue } from '../../clues/clue-memory.ts';
import type { ClueSource } from '../../clues/known-clue.ts';
import { clueListText, type FoundClue, sayLearned } from '../../say/clues.ts';
import { sayNotes } from '../read/notes.ts';
import { filesIn, labelOf, readTemplate } from '../read/template.ts';
import { convert } from '../run/convert.ts';
import { checkOutput } from '../spec/checks.ts';
import type { ClueJob } from '../spec/jobs.ts';
import { sourceOf } from '../spec/options.ts';
import { BANK } from '../spec/output-options.ts';
import { STDIN } from '../spec/values.ts';
import { bundledTemplate } from '../world/bundled.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { writeWhole } from '../write/atomic-file.ts';
import { clueMemory, clueSources, memoryPath } from '../write/clues.ts';
import { whileLocked } from '../write/file-lock.ts';
import { putText } from '../write/sink.ts';

/** A word, or a pattern of letters with dots. */
const WORD = /^[\p{L}\p{M}.?_' -]+$/u;

export async function clue(job: ClueJob, session: Session): Promise<ExitCode> {
  if (job.learn) return learn(job, session);
  const words = job.asked.filter(isWord);
  if (words.length === job.asked.length) return lookUp(job, session);
  if (words.length > 0) {
    throw new InputError(`clue: ${words[0]} is not a file: name either puzzles or words`);
  }
  const clues = job.clues.includes(BANK) ? job.clues : [...job.clues, BANK];
  const sources = job.asked.map((name) => sourceOf(name, job));
  checkOutput({ ...job, clues });
  return convert({ ...job, kind: 'convert', clues, sources }, session);
}

/** Whether an operand is no puzzle: there is no such file, and it could be an entry. */
function isWord(text: string): boolean {
  if (text === STDIN || existsSync(text) || !WORD.test(text)) return false;
  const bundled = bundledTemplate(text);
  return bundled === undefined || !existsSync(bundled);
}

async function lookUp(job: ClueJob, session: Session): Promise<ExitCode> {
  const sources = await clueSources([...job.clues, BANK], job.drafts, undefined, session.io);
  const lines = job.asked.flatMap((text) => {
    const known = entriesFor(text, sources).flatMap((entry) => cluesFor(entry, sources));
    if (known.length === 0) session.log.note(`no clue is known for ${text}`);
    return known;
  });
  await putText(clueListText(lines), job.output, session);
  return EXIT.filled;
}

function entriesFor(text: string, sources: readonly ClueSource[]): readonly string[] {
  const pattern = normaliseText(text, true).replaceAll(/[?_]/g, '.');
  if (!pattern.includes('.')) return [withoutPunctuation(pattern)];
  const like = new RegExp(pattern.replaceAll(/[^\p{L}.]/gu, ''), 'u');
  const entries = sources.flatMap((source) => {
    if (source instanceof ClueBank) return source.entriesLike(like);
    const whole = new RegExp(`^(?:${like.source})$`, 'u');
    return source instanceof ClueMemory ? source.entries.filter((entry) => whole.test(entry)) : [];
  });
  return [...new Set(entries)].sort();
}

function cluesFor(entry: string, sources: readonly ClueSource[]): FoundClue[] {
  return sources.flatMap((source) => {
    const from =
      source instanceof ClueMemory ? source.cluesOf(entry).map((each) => each.source) : [];
    return source
      .cluesOf(entry)
      .map((known, index) => ({ entry, ...known, source: from[index] ?? source.name }));
  });
}

async function learn(job: ClueJob, session: Session): Promise<ExitCode> {
  const { io, log } = session;
  const path = memoryPath(undefined, io);
  if (path === undefined) throw new InputError('clue: no home folder to remember clues in');
  const found: RememberedClue[] = [];
  for (const source of job.asked.map((name) => sourceOf(name, job)).flatMap(filesIn)) {
    const file = await readTemplate(source, io);
    sayNotes(file.notes, log);
    const date = source.name === STDIN ? io.today() : dayOf(statSync(source.name).mtime);
    for (const puzzle of file.puzzles(() => false)) {
      found.push(...cluesPrinted(puzzle, labelOf(source.name), date));
    }
  }
  mkdirSync(dirname(path), { recursive: true });
  const added = await whileLocked(path, () => {
    const memory = clueMemory(path, io) ?? new ClueMemory();
    const added = found.filter((each) => memory.add(each)).length;
    if (added > 0) writeWhole(path, memory.text);
    return added;
  });
  log.note(`${path}: ${sayLearned(added, found.length)}`);
  return EXIT.filled;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
