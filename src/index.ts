// The library, name by name: docs/library.md shows what each is for. Nothing here reads a file, a clock or a source
// of randomness, or prints; it runs in a browser as it is.

export { FormatError, InputError } from './base/errors.ts';
export type { Design } from './design/design.ts';
export { STYLES } from './design/styles.ts';
export type { Quality } from './fill/quality.ts';
export { FORMAT_NAMES, type FormatName, formatOfName } from './format/formats.ts';
export { renderPlain } from './format/plain/plain.ts';
export type { ReadOptions } from './format/reading.ts';
export { PROFILES } from './inspect/profiles.ts';
export type { Slot } from './layout/layout.ts';
export { shortName, slotName } from './layout/slot-names.ts';
export { design, layWords, makeCodeword, makeFillIn, moveBlocks } from './library/design.ts';
export {
  countFills,
  type FillBestOptions,
  type FillManyOptions,
  type FillOptions,
  fill,
  fillAll,
  fillBest,
  fillMany,
  fillWithLeastChange,
} from './library/fill.ts';
export {
  parseTemplate,
  readPuzzles,
  type WritePuzzleOptions,
  writePuzzle,
} from './library/puzzles.ts';
export { check, grade, suggest, verify } from './library/reports.ts';
export type { FillCount, FillOutcome } from './library/said.ts';
export {
  chooseWords,
  parseStems,
  parseTaste,
  parseWordList,
  readClues,
  withClues,
} from './library/words.ts';
export { answerAt, type Puzzle } from './puzzle/puzzle.ts';
export type { SaidCheck as CheckReport } from './say/check.ts';
export type { SaidGrade as GradeReport } from './say/grade.ts';
export type { SaidReason as Reason } from './say/reasons.ts';
export type { SaidSuggest as SuggestReport } from './say/suggest.ts';
export type { Counters } from './solve/outcome.ts';
export { DEFAULT_TASTE, type Taste } from './taste/taste.ts';
export type { Rules } from './verify/rules.ts';
export type { WordChoice } from './words/reading/choose-words.ts';
export type { WordListOptions } from './words/reading/parse-word-list.ts';
export { parseScoreMap } from './words/reading/score-map.ts';
export type { WordSource } from './words/reading/word-source.ts';
export type { WordList } from './words/vocabulary/word-list.ts';
