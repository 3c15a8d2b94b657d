// `crossfill words`: what the lists say of words and patterns, how they compare with another list, what they
// hold by length and score; and changes to a person's own list, after which it reports on the words changed.

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
import { chooseWords } from '../../words/reading/choose-words.ts';
import { personalLetters } from '../../words/reading/personal-list.ts';
import type { ListBytes } from '../read/bytes.ts';
import { type Inputs, listsRead, readInputs } from '../read/inputs.ts';
import {
  type ChoiceRead,
  choiceFrom,
  foldingFor,
  type ListRead,
  type NamedLists,
  readLists,
} from '../read/lists.ts';
import { listNotes, sayNotes } from '../read/notes.ts';
import { personalPlace } from '../read/personal-file.ts';
import type { Asked } from '../spec/asked-words.ts';
import type { WordsJob } from '../spec/jobs.ts';
import { packageVersion } from '../world/bundled.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { displayForms } from '../write/display-forms.ts';
import { editPersonal } from '../write/edit-personal.ts';
import { putText } from '../write/sink.ts';
import { dictsRead } from '../write/write-context.ts';

const MOST_WORDS = 20;
const MOST_EXAMPLES = 10;

/** A part of the report: its field in the machine form, and its text. */
interface Part {
  readonly facts: object;
  readonly text: string;
}

/** The words of a run. */
type Words = Pick<Inputs, 'choice' | 'chosen' | 'fold'>;

export async function reportWords(job: WordsJob, session: Session): Promise<ExitCode> {
  const { compare } = job;
  const named = await readLists(job, session.io);
  const changed = job.edits.length > 0 ? await edit(job, named, session) : [];
  const isChanged = ({ kind, text }: Asked): boolean =>
    kind === 'word' && changed.includes(personalLetters(text));
  const asked = [
    ...changed.map((text): Asked => ({ kind: 'word', text })),
    ...job.asked.filter((each) => !isChanged(each)),
  ];
  const inputs = await readInputs({ ...job, sources: [] }, session, { lists: named });
  const compared = compare && (await comparison(compare, job, inputs, session));
  const parts = compared
    ? [compared.part]
    : asked.length > 0
      ? answers(asked, job, inputs)
      : [counts(inputs)];
  const dicts = [...inputs.lists, ...(compared ? compared.lists : [])];
  const out =
    job.format === 'json'
      ? `${JSON.stringify({
          version: packageVersion(),
          report: 'words',
          ...Object.assign({}, ...parts.map(({ facts }) => facts)),
          dicts: await dictsRead(dicts),
        })}\n`
      : parts.map(({ text }) => text).join('\n');
  await putText(out, job.output, session);
  return EXIT.filled;
}

/** Makes the changes that are asked for; the words changed. */
async function edit(
  job: WordsJob,
  named: NamedLists,
  { io, log }: Session,
): Promise<readonly string[]> {
  const { edits, output } = job;
  const place = personalPlace(job.personal, io.env);
  if (place === undefined) {
    throw new InputError(
      'words: no home folder for your personal list; name a file with --personal FILE',
    );
  }
  // A new file need not be there; its words are those of the others.
  const personal = existsSync(place.path) ? job.personal : false;
  const choice = choiceFrom(named, { ...job, personal }, io);
  const fold = foldingFor(choice);
  const before = { choice, fold, chosen: chooseWords({ ...choice, fold }) };
  const lookUpBefore = lookUpIn(before);
  // Known before the list is changed.
  io.files.add(place.path);
  if (output !== undefined) io.files.spare(output, '--output');
  const { changed, notes } = await editPersonal(edits, place, fold(), lookUpBefore, io);
  log.note(`${place.path}: ${counted(changed.length, 'word')} changed`);
  for (const note of notes) log.note(note);
  return changed;
}

function answers(asked: readonly Asked[], job: WordsJob, words: Words): Part[] {
  const { chosen, fold } = words;
  const displayOf = displayIn(words);
  const looked = asked.filter(({ kind }) => kind === 'word');
  const sought = asked.filter(({ kind }) => kind !== 'word');
  const most = mostOf(job) ?? MOST_WORDS;
  const patterns = sought.map(
    (each): MatchingWords =>
      matchingWords(each.text, soughtBy(each, fold()), chosen.words, most, displayOf),
  );
  const found = looked.map(({ text }) => personalLetters(text)).map(lookUpIn(words));
  return [
    ...(found.length > 0
      ? [{ facts: { words: found.map(saidLookUp) }, text: lookUpText(found) }]
      : []),
    ...patterns.map((each, i) => ({
      facts: i === 0 ? { patterns } : {},
      text: matchingWordsText(each),
    })),
  ];
}

/** What the lists say of a word, given in capitals. */
function lookUpIn(words: Words): (word: string) => LookUp {
  const { choice, chosen, fold } = words;
  const displayOf = displayIn(words);
  const labels = [
    ...choice.lists.map((list) => ({ name: list.name, kind: kindOf(list), isScored: true })),
    ...chosen.prefer.map(({ source }): ListLabel => {
      return { name: `${source.name} (--prefer)`, kind: 'file', isScored: false };
    }),
  ];
  return (word) => lookUp(lettersOf(normaliseText(word, fold())), chosen, labels, displayOf);
}

function displayIn({ choice, chosen }: Words): (word: string) => string {
  return displayForms(chosen.words, choice.lists);
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

function counts({ chosen, choice }: Words): Part {
  const counts = wordListCounts(chosen.words);
  return { facts: { counts }, text: wordListCountsText(nameOf(choice), counts) };
}

/** What to call the lists together. */
function nameOf({ lists }: ChoiceRead): string {
  return lists
    .filter(({ isPersonal }) => !isPersonal)
    .map(({ name }) => name)
    .join(' + ');
}

/** Both sides under the same options, but no list of one's own and no preferred words on the other one. */
async function comparison(
  compare: string,
  job: WordsJob,
  { choice, chosen, fold }: Words,
  { io, log }: Session,
): Promise<{ readonly part: Part; readonly lists: readonly ListRead[] }> {
  const alike = { ...job, dict: [compare], prefer: [], personal: false } as const;
  const theirs = choiceFrom(await readLists(alike, io), alike, io);
  const dropped = choice.exclude.filter((list) => list.isPersonal);
  const other = chooseWords({ ...theirs, fold, exclude: [...dropped, ...theirs.exclude] });
  // What is excluded was spoken of already.
  if (log.verbosity !== 'quiet') {
    sayNotes(listNotes(theirs, { ...other, exclude: [] }, fold), log);
  }
  const compared = comparedLists(
    { name: nameOf(choice), words: chosen.words },
    { name: nameOf(theirs), words: other.words },
    mostOf(job) ?? MOST_EXAMPLES,
  );
  return {
    part: { facts: { compared }, text: comparedListsText(compared) },
    lists: listsRead(theirs, other),
  };
}
