// `crossfill words`: what the lists say of words and patterns, how they compare with another list, what they
// hold by length and score; and changes to a person's own list, after which it tells of the words changed.

import { existsSync } from 'node:fs';
import { InputError } from '../../base/errors.ts';
import { type Folding, lettersOf, normaliseText } from '../../base/letters.ts';
import { counted } from '../../base/phrases.ts';
import { comparedLists } from '../../inspect/compared-lists.ts';
import { type ListKind, type ListLabel, type LookUp, lookUp } from '../../inspect/look-up.ts';
import { type MatchingWords, matchingWords, type Sought } from '../../inspect/matching-words.ts';
import { wordListCounts } from '../../inspect/word-list-counts.ts';
import {
  comparedListsText,
  lookUpText,
  matchingWordsText,
  saidLookUp,
  wordListCountsText,
} from '../../say/word-lists.ts';
import { Pattern } from '../../words/language/pattern.ts';
import { type ChosenWords, chooseWords } from '../../words/reading/choose-words.ts';
import { foldingOnce } from '../../words/reading/own-letters.ts';
import { personalLetters } from '../../words/reading/personal-list.ts';
import { dictsRead } from '../output/dicts-read.ts';
import { displayForms } from '../output/display-forms.ts';
import { editPersonal } from '../output/edit-personal.ts';
import { putText } from '../output/put-report.ts';
import { tellOfLists } from '../read/input-notes.ts';
import { listDetails } from '../read/list-details.ts';
import { notePersonal, personalPlace } from '../read/personal-file.ts';
import { type ListBytes, readWords } from '../read/read-input.ts';
import type { Asked } from '../spec/asked-words.ts';
import type { WordsJob } from '../spec/jobs.ts';
import type { WordOptions } from '../spec/options.ts';
import { packageVersion } from '../world/bundled.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';

const MOST_WORDS = 20;
const MOST_EXAMPLES = 10;

/** A part of the report: its field in the machine form, and its text. */
interface Part {
  readonly facts: object;
  readonly text: string;
}

export async function tellWords(job: WordsJob, session: Session): Promise<ExitCode> {
  const changed = await edit(job, session);
  const isChanged = ({ kind, text }: Asked): boolean =>
    kind === 'word' && changed.includes(personalLetters(text));
  const asked = [
    ...changed.map((text): Asked => ({ kind: 'word', text })),
    ...job.asked.filter((each) => !isChanged(each)),
  ];
  const { compare } = job;
  const lists = await readLists(job, session);
  notePersonal(lists.read.lists, session.log);
  tell(lists, session);
  const { parts, others } =
    compare === undefined
      ? {
          parts: asked.length > 0 ? answers(asked, job, lists) : [counts(lists)],
          others: [],
        }
      : await comparison(compare, job, lists, session);
  const dicts = [...lists.read.lists.map((list, i) => kept(list, lists.chosen, i)), ...others];
  const out =
    job.format === 'json'
      ? `${JSON.stringify({
          version: packageVersion(),
          report: 'words',
          ...Object.assign({}, ...parts.map(({ facts }) => facts)),
          dicts: await dictsRead(dicts),
        })}\n`
      : parts.map(({ text }) => text).join('\n');
  await putText(out, job, session);
  return EXIT.filled;
}

interface ListsRead {
  readonly read: Awaited<ReturnType<typeof readWords>>;
  readonly fold: () => Folding;
  readonly chosen: ChosenWords;
  readonly displayOf: (word: string) => string;
  /** What to call them together. */
  readonly name: string;
}

async function readLists(options: WordOptions, { io, log }: Session): Promise<ListsRead> {
  const read = await readWords(options, io);
  const fold = foldingOnce(read.lists);
  const chosen = chooseWords({ fold, ...read });
  if (log.verbosity === 'verbose') {
    for (const detail of listDetails(read, chosen)) log.detail(detail);
  }
  const name = read.lists.filter((list) => !list.isPersonal).map((list) => list.name);
  return {
    read,
    fold,
    chosen,
    displayOf: displayForms(chosen.words, read.lists),
    name: name.join(' + '),
  };
}

function tell(
  { read, chosen, fold }: Pick<ListsRead, 'read' | 'chosen' | 'fold'>,
  { log }: Session,
): void {
  tellOfLists({ templates: [], choice: read, chosen, fold }, log);
}

function foldingOf({ read, fold }: ListsRead): Folding {
  const { fold: asked } = read;
  return typeof asked === 'boolean' ? asked : fold();
}

/** Makes the changes that are asked for; the words changed. */
async function edit(job: WordsJob, session: Session): Promise<readonly string[]> {
  const { edits, personal, output } = job;
  if (edits.length === 0) return [];
  const { io } = session;
  const place = personalPlace(personal, io.env);
  if (place === undefined) {
    throw new InputError(
      'words: no home folder to keep your list in: name it with --personal FILE',
    );
  }
  // A new file need not be there; its words are those of the others.
  const isNew = !existsSync(place.path);
  const lists = await readLists({ ...job, personal: isNew ? false : personal }, session);
  const fold = foldingOf(lists);
  const standing = (letters: string): LookUp => found(letters, lists);
  // Known before the list is changed.
  io.files.add(place.path);
  if (output !== undefined) io.files.spare(output, '--output');
  const { changed, notes } = editPersonal(edits, place, fold, standing, io);
  session.log.note(`${place.path}: ${counted(changed.length, 'word')} changed`);
  for (const note of notes) session.log.note(note);
  return changed;
}

function answers(asked: readonly Asked[], job: WordsJob, lists: ListsRead): Part[] {
  const { chosen, displayOf } = lists;
  const fold = foldingOf(lists);
  const looked = asked.filter(({ kind }) => kind === 'word');
  const sought = asked.filter(({ kind }) => kind !== 'word');
  const most = mostOf(job) ?? MOST_WORDS;
  const patterns = sought.map(
    (each): MatchingWords =>
      matchingWords(each.text, soughtBy(each, fold), chosen.words, most, displayOf),
  );
  const words = looked.map(({ text }) => found(personalLetters(text), lists));
  return [
    ...(words.length > 0
      ? [{ facts: { words: words.map(saidLookUp) }, text: lookUpText(words) }]
      : []),
    ...patterns.map((each, i) => ({
      facts: i === 0 ? { patterns } : {},
      text: matchingWordsText(each),
    })),
  ];
}

/** What the lists say of a word, given in capitals. */
function found(word: string, lists: ListsRead): LookUp {
  const letters = lettersOf(normaliseText(word, foldingOf(lists)));
  const { lists: scored, prefer = [] } = lists.read;
  const labels = [
    ...scored.map((list): ListLabel => ({ name: list.name, kind: kindOf(list), isScored: true })),
    ...prefer.map(({ name }): ListLabel => {
      return { name: `${name} (--prefer)`, kind: 'file', isScored: false };
    }),
  ];
  return lookUp(letters, lists.chosen, labels, lists.displayOf);
}

function kindOf({ isBundled, isPersonal }: ListBytes): ListKind {
  if (isPersonal) return 'personal';
  return isBundled ? 'bundled' : 'file';
}

function soughtBy({ kind, text }: Asked, fold: Folding): Sought {
  if (kind === 'regex') {
    const pattern = new Pattern(text.replace(/^~/, ''), fold);
    return (letters) => pattern.matches(letters);
  }
  return lettersOf(normaliseText(text, fold)).map((letter) =>
    /[._?]/.test(letter) ? undefined : letter,
  );
}

/** How many words are shown of each kind; undefined if nobody says. */
function mostOf({ all, count }: WordsJob): number | undefined {
  return all ? Number.POSITIVE_INFINITY : count;
}

function counts({ chosen, name }: ListsRead): Part {
  const counts = wordListCounts(chosen.words);
  return { facts: { counts }, text: wordListCountsText(name, counts) };
}

/** Both sides under the same options, but no list of one's own and no preferred words on the other one. */
async function comparison(
  compare: string,
  job: WordsJob,
  { read, chosen, name, fold }: ListsRead,
  session: Session,
): Promise<{ parts: Part[]; others: ReturnType<typeof kept>[] }> {
  const alike = { ...job, prefer: [], dict: [compare], personal: false } as const;
  const theirs = await readWords(alike, session.io);
  const exclude = [
    ...(read.exclude ?? []).filter((list) => list.isPersonal),
    ...(theirs.exclude ?? []),
  ];
  const other = chooseWords({ fold, ...theirs, exclude });
  tell({ read: { ...theirs, exclude: [] }, chosen: other, fold }, session);
  const [list] = theirs.lists;
  const compared = comparedLists(
    { name, words: chosen.words },
    { name: list!.name, words: other.words },
    mostOf(job) ?? MOST_EXAMPLES,
  );
  return {
    parts: [{ facts: { compared }, text: comparedListsText(compared) }],
    others: [kept(list!, other, 0)],
  };
}

function kept(list: ListBytes, { reports }: ChosenWords, at: number) {
  return { ...list, kept: reports[at]!.kept };
}
