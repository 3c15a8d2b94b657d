// The words that all requests are about: the lists are read once, and what requests make of them (a floor, words left
// out, an index) is kept while it is likely to be asked for again. Where lists come from is the host's business.

import { fromBase64 } from '../../base/base64.ts';
import { InputError } from '../../base/errors.ts';
import type { Folding } from '../../base/letters.ts';
import type { ClueSource } from '../../clues/known-clue.ts';
import { Filler } from '../../fill/filler.ts';
import { openedFiller } from '../../fill/least-change.ts';
import type { FillerOptions, SharedWords } from '../../fill/outcome.ts';
import { readerFor } from '../../format/read-puzzles.ts';
import type { RunFacts } from '../../format/writing.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { adjustScores, oncePerTaste } from '../../taste/adjusted-scores.ts';
import { parseTaste } from '../../taste/parse-taste.ts';
import { PLAIN_TASTE, type Taste } from '../../taste/taste.ts';
import type { StemOf } from '../../words/language/clash.ts';
import {
  type ChosenWords,
  chooseWords,
  type OffensiveTiers,
  type WordChoice,
} from '../../words/reading/choose-words.ts';
import type { WordSource } from '../../words/reading/word-source.ts';
import { IndexShelf } from '../../words/vocabulary/index-shelf.ts';
import type { WordList } from '../../words/vocabulary/word-list.ts';
import type { FillAsked, PuzzleAsked, WordsAsked } from './requests.ts';

/** What the program has that the engine runs in: files, or what was fetched. */
export interface ServiceHost {
  readonly version: string;
  /** The lists, and what of their words is left out whatever a request says. */
  readonly choice: WordChoice;
  readonly fold: () => Folding;
  /** What is left out where words are preferred that no list has checked. */
  readonly tiers?: () => OffensiveTiers;
  /** The stem of a word; `words` are the vocabulary. */
  readonly stemsOf: (words: WordList) => StemOf;
  /** How the bundled lists print an entry, where they say so. */
  readonly printed: (entry: string) => string | undefined;
  /** How an answer is printed. */
  readonly displayOf: (words: WordList) => ((answer: string) => string | undefined) | undefined;
  readonly clueSources: () => Promise<readonly ClueSource[]>;
  /** What files say of the program and of the lists. */
  readonly facts: (chosen: ChosenWords) => Promise<RunFacts>;
}

/** Choices of words, and fillers, kept; a filler of a 15 x 15 holds some 10 MB. */
const CHOICES = 3;
const FILLERS = 4;

/** A choice of words, with what fillers of them share. */
export interface WordsReady {
  readonly chosen: ChosenWords;
  readonly words: WordList;
  readonly stemOf: StemOf;
  readonly shared: SharedWords;
}

/** A filler, and what its grid was. */
export interface FillerReady extends WordsReady {
  readonly filler: Filler;
  readonly puzzle: Puzzle;
  readonly options: FillerOptions;
}

export class Wordbook {
  readonly host: ServiceHost;
  private readonly choices = new Recent<WordsReady>(CHOICES);
  private readonly fillers = new Recent<FillerReady>(FILLERS);

  constructor(host: ServiceHost) {
    this.host = host;
  }

  /** The words of the lists as a request wants them. @throws InputError */
  wordsFor(asked: WordsAsked = {}): WordsReady {
    return this.choices.get(JSON.stringify(asked), () => {
      const { choice, fold, tiers, stemsOf } = this.host;
      const { minScore, exclude = [], prefer = [], onlyTags, noTags } = asked;
      const chosen = chooseWords({
        ...choice,
        fold,
        minScore: minScore ?? choice.minScore,
        exclude: [...(choice.exclude ?? []), ...listOf('exclude', exclude)],
        prefer: [...(choice.prefer ?? []), ...listOf('prefer', prefer)],
        onlyTags: onlyTags ?? choice.onlyTags,
        noTags: noTags ?? choice.noTags,
        offensive: choice.offensive ?? (prefer.length > 0 ? tiers?.() : undefined),
      });
      const { words } = chosen;
      const shared = {
        shelf: new IndexShelf(),
        adjusted: oncePerTaste((taste) => adjustScores(words, taste)),
      };
      return { chosen, words, stemOf: stemsOf(words), shared };
    });
  }

  /** The puzzle of a request. @throws InputError for a file that cannot be read, or holds several */
  async puzzleOf({ puzzle, encoding }: Pick<PuzzleAsked, 'puzzle' | 'encoding'>): Promise<Puzzle> {
    const bytes = encoding === 'base64' ? fromBase64(puzzle) : new TextEncoder().encode(puzzle);
    if (bytes === undefined) throw new InputError('puzzle: not base64');
    const read = await readerFor(bytes, 'puzzle');
    const puzzles = read({ source: 'puzzle', fold: this.host.fold });
    if (puzzles.length === 1) return puzzles[0]!;
    throw new InputError(`expected one puzzle, found ${puzzles.length}`);
  }

  /** What fills the puzzle of a request; one that was asked for lately is ready. @throws InputError */
  async fillerFor(asked: FillAsked): Promise<FillerReady> {
    const { puzzle: text, encoding, words: choice, rules, allowRepeats, taste, change } = asked;
    const key = JSON.stringify([text, encoding, choice, rules, allowRepeats, taste, change]);
    const known = this.fillers.find(key);
    if (known !== undefined) return known;
    const puzzle = await this.puzzleOf(asked);
    const ready = this.wordsFor(choice);
    const { words, shared, stemOf } = ready;
    const fold = this.host.fold();
    const options: FillerOptions = {
      allowRepeats,
      rules: rules && { fold, ...rules },
      stemOf,
      printed: this.host.printed,
      taste: taste === undefined ? undefined : tasteOf(taste),
      shared,
    };
    const filler =
      change === undefined
        ? new Filler(puzzle, words, options)
        : openedFiller(puzzle, words, options);
    return this.fillers.get(key, () => ({ ...ready, filler, puzzle, options }));
  }
}

function tasteOf(text: string): Partial<Taste> {
  return text === 'plain' ? PLAIN_TASTE : parseTaste(text, 'taste');
}

function listOf(name: string, words: readonly string[]): WordSource[] {
  return words.length === 0 ? [] : [{ name, bytes: new TextEncoder().encode(words.join('\n')) }];
}

/** Values by a key, those used last. */
class Recent<T> {
  private readonly most: number;
  private readonly values = new Map<string, T>();

  constructor(most: number) {
    this.most = most;
  }

  find(key: string): T | undefined {
    const known = this.values.get(key);
    if (known === undefined) return undefined;
    this.values.delete(key);
    this.values.set(key, known);
    return known;
  }

  get(key: string, make: () => T): T {
    const value = this.find(key) ?? make();
    this.values.set(key, value);
    if (this.values.size > this.most) this.values.delete(this.values.keys().next().value!);
    return value;
  }
}
