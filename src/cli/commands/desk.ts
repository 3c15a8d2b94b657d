// `crossfill desk`: a page on which a puzzle is worked on, served to this machine alone; or, with `--output`, the same page
// as one file. The only file that it writes is the puzzle's own, whole or not at all, and only if no other program wrote
// it in the meantime.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { InputError } from '../../base/errors.ts';
import { type Reply, type Resource, serveLoopback } from '../../desk/server/loopback.ts';
import { pageInOne } from '../../desk/server/page-in-one.ts';
import type { HostSetup, ListSetup } from '../../desk/service/host-setup.ts';
import { mayBeIpuz } from '../../format/ipuz/ipuz-names.ts';
import { renderIpuz } from '../../format/ipuz/render-ipuz.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { ListBytes } from '../read/bytes.ts';
import { type ChoiceRead, choiceFrom, foldingFor, readLists } from '../read/lists.ts';
import { sayNotes } from '../read/notes.ts';
import { readTemplate } from '../read/template.ts';
import type { DeskJob } from '../spec/jobs.ts';
import {
  BUNDLED_STEMS,
  bundledTemplate,
  CLUE_BANK,
  DISPLAY_FORMS,
  deskFile,
  OFFENSIVE,
  packageVersion,
} from '../world/bundled.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { writeWhole } from '../write/atomic-file.ts';
import { memoryPath } from '../write/clues.ts';
import { lockNow } from '../write/file-lock.ts';
import { openBrowser } from '../write/open-browser.ts';
import { putText } from '../write/sink.ts';

const JSON_TYPE = 'application/json';
const BYTES = 'application/octet-stream';

export async function desk(job: DeskJob, session: Session): Promise<ExitCode> {
  const { io, log } = session;
  const choice = choiceFrom(await readLists(job, io), job, io);
  const puzzle = await puzzleOf(job, choice, session);
  const file = fileOf(job);
  const resources = resourcesFor(job, choice, session);
  const host = hostOf(job, choice, resources.has('memory'));
  const setup = { host, file: file ?? 'puzzle.ipuz', puzzle: puzzle && renderIpuz(puzzle) };
  resources.set('setup', { type: JSON_TYPE, body: () => JSON.stringify(setup) });
  if (job.output !== undefined) {
    await putText(pageInOne(resources), job.output, session);
    return EXIT.filled;
  }
  if (file !== undefined) await lockNow(file);
  const { address, server } = await serveLoopback({
    resources,
    save: file === undefined ? () => NOT_KEPT : saverOf(file, setup),
  });
  await putText(`${address}\n`, undefined, session);
  log.note(`${file ?? 'a new puzzle'}: at work in the browser; end it with Ctrl-C`);
  const isWanted = job.open !== false && io.stdoutIsTerminal;
  if (isWanted && !openBrowser(address)) log.note('no browser was found: open the address above');
  await new Promise((resolve) => server.once('close', resolve));
  return EXIT.filled;
}

const NOT_KEPT: Reply = { status: 422, body: 'no file\n' };

/** The puzzle to begin with; undefined for a new one. @throws InputError */
async function puzzleOf(
  { source }: DeskJob,
  choice: ChoiceRead,
  { io, log }: Session,
): Promise<Puzzle | undefined> {
  if (source === undefined || isNew(source.name)) return undefined;
  const template = await readTemplate(source, io);
  const puzzle = template.puzzle(foldingFor(choice));
  sayNotes(template.notes, log);
  return puzzle;
}

/** Whether a file is only to be made: one of ipuz that is not there. */
function isNew(name: string): boolean {
  return name.endsWith('.ipuz') && !existsSync(name);
}

/** What the puzzle is saved as: an ipuz file as itself, anything else beside it, a bundled template here. */
function fileOf({ source }: DeskJob): string | undefined {
  if (source === undefined) return undefined;
  const { name } = source;
  if (name.endsWith('.ipuz')) return name;
  const isBundled = !existsSync(name) && bundledTemplate(name) !== undefined;
  const file = `${isBundled ? name : name.replace(/(?<=[^/\\])\.[^./\\]+$/, '')}.ipuz`;
  if (!existsSync(file)) return file;
  throw new InputError(`${file} is already there: open that, or move it`, { source: name });
}

/** Saves what the page sends, unless the file is no longer what was last seen of it. */
function saverOf(file: string, setup: { puzzle: string | undefined }): (text: string) => Reply {
  const digestOf = (content: Uint8Array | string): string =>
    createHash('sha256').update(content).digest('hex');
  const now = (): string | undefined =>
    existsSync(file) ? digestOf(readFileSync(file)) : undefined;
  let seen = now();
  return (sent) => {
    const { text, overwrites } = JSON.parse(sent) as { text: string; overwrites: boolean };
    if (!mayBeIpuz(text)) return { status: 422, body: 'not a puzzle\n' };
    if (!overwrites && now() !== seen) return { status: 409, body: 'changed elsewhere\n' };
    try {
      writeWhole(file, text);
    } catch (error) {
      return { status: 500, body: `${(error as Error).message}\n` };
    }
    seen = digestOf(text);
    // A page that is loaded again goes on with what was saved.
    setup.puzzle = text;
    return { status: 200, body: 'saved\n' };
  };
}

/** All that the page loads, by name. */
function resourcesFor(
  { personal }: DeskJob,
  { lists, prefer = [], exclude = [] }: ChoiceRead,
  { io }: Session,
): Map<string, Resource> {
  const ofFile = (at: URL | string, type = BYTES): Resource => ({
    type,
    body: () => readFileSync(at),
  });
  const ofLists = (kind: string, all: readonly { readonly bytes: Uint8Array }[]) =>
    all.map(({ bytes }, i) => [`${kind}-${i}`, { type: BYTES, body: () => bytes }] as const);
  const memory = memoryPath(personal, io);
  const isKnown = memory !== undefined && existsSync(memory);
  return new Map<string, Resource>([
    ['', ofFile(deskFile('page.html'), 'text/html; charset=utf-8')],
    ['page.css', ofFile(deskFile('page.css'), 'text/css; charset=utf-8')],
    ['page.js', ofFile(deskFile('page.js'), 'text/javascript; charset=utf-8')],
    ['worker.js', ofFile(deskFile('worker.js'), 'text/javascript; charset=utf-8')],
    ['blocked', ofFile(OFFENSIVE.blocked)],
    ['crude', ofFile(OFFENSIVE.crude)],
    ['stems', ofFile(BUNDLED_STEMS)],
    ['forms', ofFile(DISPLAY_FORMS)],
    ['bank', ofFile(CLUE_BANK)],
    ...(isKnown ? [['memory', ofFile(memory)] as const] : []),
    ...ofLists('list', lists),
    ...ofLists('prefer', prefer),
    ...ofLists('exclude', exclude),
  ]);
}

function hostOf(job: DeskJob, choice: ChoiceRead, hasMemory: boolean): HostSetup {
  const { lists, prefer = [], exclude = [], fold, offensive } = choice;
  const named = (kind: string, all: readonly { readonly name: string }[]): ListSetup[] =>
    all.map(({ name }, i) => ({ name, resource: `${kind}-${i}` }));
  const ofList = (list: ListBytes, i: number): ListSetup => {
    const { name, scoreMap, isPersonal, isBundled, isLatin1, forms, file } = list;
    const sha256 = createHash('sha256').update(file).digest('hex');
    const own = { name, resource: `list-${i}`, scoreMap, isPersonal, isBundled, isLatin1, sha256 };
    return { ...own, forms: forms && [...forms] };
  };
  return {
    version: packageVersion(),
    lists: lists.map(ofList),
    prefer: named('prefer', prefer),
    exclude: named('exclude', exclude),
    minScore: choice.minScore,
    minScores: choice.minScores && [...choice.minScores],
    onlyTags: job.onlyTags,
    noTags: job.noTags,
    strip: job.strip,
    fold: typeof fold === 'object' ? [...fold] : fold,
    offensive: offensive ? 'always' : job.allowOffensive ? 'allowed' : 'of-preferred',
    family: job.family,
    hasMemory,
  };
}
