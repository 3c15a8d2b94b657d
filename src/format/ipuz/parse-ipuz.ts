// Reading the format `ipuz`, versions 1 and 2, of crosswords (ipuz.org, libipuz.org). What is not understood
// is kept for a file of the same format: fields of the file by their names, and under `puzzle`, `solution` and `clues`
// what is left of their items.

import type { Heading, Puzzle, Unread } from '../../puzzle/puzzle.ts';
import { Faults } from '../faults.ts';
import { plainText } from '../html-text.ts';
import { cluedLayout } from '../numbered-grid.ts';
import type { ReadOptions } from '../reading.ts';
import { readClues } from './ipuz-clues.ts';
import { type Fields, fieldsIn, without } from './ipuz-fields.ts';
import { readGrid } from './ipuz-grid.ts';
import { BARRED, CROSSWORD, FILL_KEY, HEADINGS, LEAST_LENGTH_KEY } from './ipuz-names.ts';

const VERSIONS = /^https?:\/\/(?:www\.)?ipuz\.org\/v[12]$/;
const CROSSWORDS = /^https?:\/\/(?:www\.)?ipuz\.org\/crossword(?:[/#].*)?$/;

/** The puzzle of an ipuz file. @throws InputError for what is no crossword, or breaks the rules of the format */
export function parseIpuz(text: string, options: ReadOptions = {}): Puzzle {
  const faults = new Faults({ source: 'ipuz', ...options });
  const fields = fieldsIn(text, faults);
  checkKind(fields, faults);
  const grid = readGrid(fields, options, faults);
  const { clues, rest } = readClues(fields, faults);
  const least = fields[LEAST_LENGTH_KEY];
  const clued = cluedLayout(
    {
      ...grid,
      clues,
      leastLength: Number.isSafeInteger(least) && Number(least) > 0 ? Number(least) : undefined,
    },
    options,
    faults,
  );
  const heading = headingOf(fields, faults);
  const hasEnumerations = clued.enumerations !== undefined;
  const unread = unreadOf(fields, { ...grid.rest, clues: rest }, hasEnumerations);
  return {
    givens: grid.contents,
    cells: grid.contents,
    ...clued,
    marks: grid.marks.size > 0 ? grid.marks : undefined,
    revealed: grid.revealed.size > 0 ? grid.revealed : undefined,
    heading: Object.keys(heading).length > 0 ? heading : undefined,
    unread: Object.keys(unread).length > 0 ? asUnread(unread) : undefined,
  };
}

function asUnread(fields: Fields): Unread {
  const isAboutFile = Object.keys(fields).every((name) => name === FILL_KEY);
  return { format: 'ipuz', fields, isAboutFile };
}

function checkKind({ version, kind }: Fields, faults: Faults): void {
  if (typeof version !== 'string' || !VERSIONS.test(version)) {
    const said = (version ?? null) === null ? 'none' : JSON.stringify(version).slice(0, 60);
    faults.tell(`the version of ipuz is http://ipuz.org/v1 or v2, not ${said}`);
  }
  if (kind === undefined || kind === null) {
    faults.tell("no 'kind' of puzzle");
    return;
  }
  const kinds = (Array.isArray(kind) ? kind : [kind]).map(String);
  if (kinds.some((each) => CROSSWORDS.test(each))) return;
  faults.fail(`a puzzle of the kind ${kinds.join(', ').slice(0, 100)}, and no crossword`);
}

function headingOf(fields: Fields, faults: Faults): Heading {
  const texts = HEADINGS.flatMap((name) => {
    const said = fields[name];
    if (said === undefined || said === null) return [];
    if (typeof said !== 'string') {
      faults.tell(`'${name}' is a text`);
      return [];
    }
    const onMarkup = (tag: string): void => faults.note(`markup of texts is left out: <${tag}>`);
    const text = plainText(said, onMarkup);
    return text === '' ? [] : [[name, text] as const];
  });
  const heading = Object.fromEntries(texts);
  const date = dateOf(fields, faults);
  return date === undefined ? heading : { ...heading, date };
}

function dateOf({ date }: Fields, faults: Faults): string | undefined {
  if (date === undefined || date === null || date === '') return undefined;
  const parts = /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(String(date));
  const [month, day] = [Number(parts?.[1]), Number(parts?.[2])];
  if (parts === null || month < 1 || month > 12 || day < 1 || day > 31) {
    faults.tell(`a date is MM/DD/YYYY, not '${String(date).slice(0, 40)}'`);
    return undefined;
  }
  const digits = (part: number): string => String(part).padStart(2, '0');
  return `${parts[3]}-${digits(month)}-${digits(day)}`;
}

function unreadOf(
  fields: Fields,
  rests: Readonly<Record<string, Fields>>,
  hasEnumerations: boolean,
): Fields {
  const { kind } = fields;
  const isOurs = (each: unknown): boolean => each === CROSSWORD || each === BARRED;
  const hasKind = Array.isArray(kind) && !kind.every(isOurs);
  const understood = [
    ...HEADINGS,
    ...['date', 'version', 'dimensions', 'block', 'empty', 'puzzle', 'solution', 'clues'],
    LEAST_LENGTH_KEY,
    // A file that is written has it where there are any.
    ...(fields['showenumerations'] === hasEnumerations ? ['showenumerations'] : []),
    ...(hasKind ? [] : ['kind']),
  ];
  const items = Object.entries(rests).filter(([, rest]) => Object.keys(rest).length > 0);
  return { ...without(fields, understood), ...Object.fromEntries(items) };
}
