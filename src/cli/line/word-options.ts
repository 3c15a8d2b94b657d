// The options that say which words there are: the same for filling and for the reports.

import { InvalidArgumentError, type Option } from 'commander';
import { InputError } from '../../base/errors.ts';
import { type Tag, tagsNamed } from '../../words/vocabulary/tags.ts';
import { MAX_SCORE } from '../../words/vocabulary/word-table.ts';
import { STDIN, type WordsRequest } from './request.ts';

/** Of a word, in letters. */
const MAX_LENGTH = 255;

type Floors = Pick<WordsRequest, 'minScore' | 'minScores'>;

/** They as commander hands them over. */
export interface WordOptions {
  readonly dict: readonly string[];
  readonly prefer: readonly string[];
  readonly exclude: readonly string[];
  readonly allowOffensive: boolean;
  readonly family: boolean;
  /** Not where a floor would mean nothing. */
  readonly minScore?: Floors;
  /** As floors. */
  readonly onlyTags?: readonly Tag[];
  readonly noTags?: readonly Tag[];
  readonly strip: boolean;
  readonly fold?: boolean;
  readonly personal?: string | false;
}

/** Adds an option to a command, changed. */
export type Add = (flags: string, change?: (option: Option) => Option) => void;

export function addWordOptions(add: Add): void {
  add('-d, --dict <FILE>', repeatable);
  add('--prefer <FILE>', repeatable);
  add('--exclude <FILE>', repeatable);
  add('--allow-offensive', (o) => o.conflicts('family'));
  add('--family');
  add('--strip');
  add('--fold', (o) => o.default(undefined));
  add('--no-fold');
  add('--personal <FILE>', (o) => o.argParser(personalFile));
  add('--no-personal');
}

/** The options that leave out words by their scores and tags. */
export function addChoosingOptions(add: Add): void {
  add('--min-score <N>', (o) => o.default({}).argParser(addFloor));
  add('--only-tags <TAGS>', tagsOption);
  add('--no-tags <TAGS>', (o) => {
    // Not the contrary of an option `--tags`.
    o.negate = false;
    o.attributeName = () => 'noTags';
    return tagsOption(o);
  });
}

export function wordsOf(options: WordOptions): WordsRequest {
  const { dict, prefer, exclude, allowOffensive, family, minScore, onlyTags, noTags } = options;
  const { fold, strip, personal } = options;
  checkTags(onlyTags, noTags);
  return {
    lists: dict,
    prefer: prefer.length > 0 ? prefer : undefined,
    exclude: exclude.length > 0 ? exclude : undefined,
    offensive: family ? 'none' : allowOffensive ? 'allow' : undefined,
    ...minScore,
    onlyTags,
    noTags,
    fold,
    strip,
    personal,
  };
}

function personalFile(text: string): string {
  if (text === '' || text === STDIN) throw new InvalidArgumentError('It is a file.');
  return text;
}

function tagsOption(option: Option): Option {
  return option.argParser((text: string, before: readonly Tag[] = []) => [
    ...before,
    ...tagsNamed(text, { source: `option ${option.long} ${text}` }),
  ]);
}

export function repeatable(option: Option): Option {
  return option.default([]).argParser((file: string, before: string[]) => {
    if (file === '') throw new InvalidArgumentError('It is a file.');
    return [...before, file];
  });
}

/** Puts `40`, a floor for all words, or `3:60`, one for those of 3 letters, on top of others. */
function addFloor(text: string, before: Floors): Floors {
  const [, length, score] = /^(?:(\d+):)?(\d+)$/.exec(text) ?? [];
  const minScore = Number(score);
  const isLength = length === undefined || (Number(length) >= 1 && Number(length) <= MAX_LENGTH);
  if (score === undefined || minScore > MAX_SCORE || !isLength) {
    throw new InvalidArgumentError(
      'It is a whole number from 0 to 100, or a length with one, such as 3:60.',
    );
  }
  const already = length === undefined ? before.minScore : before.minScores?.get(Number(length));
  if (already !== undefined && already !== minScore) {
    const of = length === undefined ? '' : ` of length ${Number(length)}`;
    throw new InvalidArgumentError(
      `It sets two floors for words${of}: ${already} and ${minScore}.`,
    );
  }
  if (length === undefined) return { ...before, minScore };
  return { ...before, minScores: new Map(before.minScores).set(Number(length), minScore) };
}

/** @throws InputError for a tag that words need and may not have */
export function checkTags(onlyTags: readonly Tag[] = [], noTags: readonly Tag[] = []): void {
  const both = onlyTags.find((tag) => noTags.includes(tag));
  if (both === undefined) return;
  throw new InputError(`no word is left: ${both} is a tag of --only-tags and of --no-tags`);
}
