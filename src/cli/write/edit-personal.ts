// Changes to a person's own list, all of them or none: the file is there whole, before and after, and of several runs
// that change it at once none loses what another one wrote.

import { existsSync } from 'node:fs';
import { InputError } from '../../base/errors.ts';
import type { Folding } from '../../base/letters.ts';
import type { LookUp } from '../../inspect/look-up.ts';
import {
  DROPPED,
  entryIn,
  type PersonalEntry,
  PersonalList,
  personalLetters,
} from '../../words/reading/personal-list.ts';
import { type PersonalPlace, personalText } from '../read/personal-file.ts';
import type { Edit } from '../spec/values.ts';
import type { Io } from '../world/io.ts';
import { writeWhole } from './atomic-file.ts';
import { whileLocked } from './file-lock.ts';

/** The first lines of a new file. */
const HEADER = `# Your personal word list, read before all other lists: word;score;tags
# A score of 0 drops the word. Edit it here, or with crossfill words --set, --drop and --add.
`;

/** What the lists say of a word, given as its letters in capitals. */
type LookUpWord = (letters: string) => Pick<LookUp, 'tags' | 'display' | 'list' | 'score'>;

/** The letters of the words changed, and what there is to say of them. */
export interface Edited {
  readonly changed: readonly string[];
  readonly notes: readonly string[];
}

/** Makes the changes. @throws InputError for one that cannot be made, and for two that differ on a word */
export async function editPersonal(
  edits: readonly Edit[],
  place: PersonalPlace,
  fold: Folding,
  lookUp: LookUpWord,
  io: Pick<Io, 'files'>,
): Promise<Edited> {
  return whileLocked(place.path, () => editNow(edits, place, fold, lookUp, io));
}

function editNow(
  edits: readonly Edit[],
  place: PersonalPlace,
  fold: Folding,
  lookUp: LookUpWord,
  io: Pick<Io, 'files'>,
): Edited {
  const isThere = existsSync(place.path);
  let list = PersonalList.parse(isThere ? personalText(place, io) : HEADER, place.path);
  const made = new Map<string, PersonalEntry>();
  const notes: string[] = [];
  for (const edit of edits) {
    const entry = entryOf(edit, list, fold, lookUp);
    const { letters, score } = entry;
    const before = made.get(letters);
    if (before !== undefined && !isSame(before, entry)) {
      throw new InputError(`${letters} is changed twice in different ways`, {
        source: edit.source,
      });
    }
    const { list: name, score: old } = lookUp(letters);
    if (before === undefined && edit.kind === 'add' && old !== null && old !== score) {
      notes.push(`${letters} now scores ${score} instead of ${old} (${name})`);
    }
    if (edit.kind === 'drop' && name === null) {
      notes.push(`${letters} is in no list; it would be dropped from any list`);
    }
    list = list.with(entry, fold);
    made.set(letters, entry);
  }
  writeWhole(place.path, list.text);
  return { changed: [...made.keys()], notes };
}

function isSame(a: PersonalEntry, b: PersonalEntry): boolean {
  return a.score === b.score && a.form === b.form && a.tags.join() === b.tags.join();
}

function entryOf(edit: Edit, list: PersonalList, fold: Folding, lookUp: LookUpWord): PersonalEntry {
  const { source } = edit;
  if (edit.kind === 'add') {
    const entry = entryIn(edit.line, { source });
    if (entry === undefined) throw new InputError('the line has no entry', { source });
    if (entry.tags.length > 0) return entry;
    // Whoever does not speak of tags leaves them as they are.
    const tags = list.find(entry.letters, fold)?.tags ?? lookUp(entry.letters).tags;
    return { ...entry, tags };
  }
  const form = edit.word.trim();
  const letters = personalLetters(form, { source });
  const score = edit.kind === 'set' ? edit.score : DROPPED;
  const own = list.find(letters, fold);
  if (own !== undefined) return { ...own, score };
  const { tags, display, list: name } = lookUp(letters);
  if (name === null && score !== DROPPED) {
    throw new InputError(`no list has ${letters}; use --add '${form};${score}'`, { source });
  }
  return { letters, form: display === letters ? form : display, score, tags };
}
