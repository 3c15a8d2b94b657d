// Changes to a person's own list, all of them or none: the file is there whole, before and after.

import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  DROPPED,
  entryIn,
  type Folding,
  InputError,
  type LookUp,
  type PersonalEntry,
  PersonalList,
  personalLetters,
} from '../../index.ts';
import { type PersonalPlace, personalText } from '../input/personal-file.ts';
import type { Edit } from '../line/words-request.ts';
import { asInputError } from '../world/system-error.ts';
import { AtomicFile } from './atomic-file.ts';

/** The first lines of a new file. */
const HEADER = `# Words of your own, read before all other lists: word;score;tags
# A score of 0 drops the word. crossfill words --set, --drop and --add write here; so may you.
`;

/** What the lists say of a word, given as its letters in capitals. */
export type Standing = (letters: string) => Pick<LookUp, 'tags' | 'display' | 'list'>;

/** Makes the changes; the letters of the words changed. @throws InputError for one that cannot be made */
export function editPersonal(
  edits: readonly Edit[],
  place: PersonalPlace,
  fold: Folding,
  standing: Standing,
): string[] {
  const isThere = existsSync(place.path);
  let list = PersonalList.parse(isThere ? personalText(place) : HEADER, place.path);
  const changed: string[] = [];
  for (const edit of edits) {
    const entry = entryOf(edit, list, fold, standing);
    list = list.with(entry, fold);
    changed.push(entry.letters);
  }
  write(place, list.text);
  return [...new Set(changed)];
}

function entryOf(edit: Edit, list: PersonalList, fold: Folding, standing: Standing): PersonalEntry {
  const { source } = edit;
  if (edit.kind === 'add') {
    const entry = entryIn(edit.line, { source });
    if (entry === undefined) throw new InputError('is no entry', { source });
    if (entry.tags.length > 0) return entry;
    // Whoever does not speak of tags leaves them as they are.
    const tags = list.find(entry.letters, fold)?.tags ?? standing(entry.letters).tags;
    return { ...entry, tags };
  }
  const form = edit.word.trim();
  const letters = personalLetters(form, { source });
  const score = edit.kind === 'set' ? edit.score : DROPPED;
  const own = list.find(letters, fold);
  if (own !== undefined) return { ...own, score };
  const { tags, display, list: name } = standing(letters);
  if (name === null && score !== DROPPED) {
    throw new InputError(`no list has ${letters}: --add '${form};${score}' adds it`, { source });
  }
  return { letters, form: display === letters ? form : display, score, tags };
}

function write({ path, isNamed }: PersonalPlace, text: string): void {
  if (!isNamed) {
    try {
      mkdirSync(dirname(path), { recursive: true });
    } catch (error) {
      throw asInputError(error, path);
    }
  }
  const file = new AtomicFile(path);
  file.write(text);
  file.commit();
}
