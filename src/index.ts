// The library, name by name. Nothing here reads a file, a clock or a source of randomness, or
// prints; it runs in a browser as it is.

export { InputError, type Place } from './base/errors.ts';
export { hashText } from './base/random.ts';
export type { Reason } from './fill/explain.ts';
export {
  type Enumeration,
  type Filled,
  Filler,
  type FillerOptions,
  fill,
  type GaveUp,
  type Outcome,
  type RunOptions,
  type Unfillable,
} from './fill/filler.ts';
export { type ParseTemplateOptions, parseTemplate } from './grid/parse-template.ts';
export { blankPuzzle, entryAt, isGiven, type Puzzle } from './grid/puzzle.ts';
export { type Direction, findSlots, type Slot, slotName } from './grid/slots.ts';
export type { Cell, Template } from './grid/template.ts';
export { type BoxesOptions, renderBoxes } from './render/boxes.ts';
export {
  type JsonDict,
  type JsonFacts,
  type JsonStats,
  renderJson,
  type Scores,
} from './render/json.ts';
export { type Paint, renderPlain } from './render/plain.ts';
export { renderTemplate } from './render/template.ts';
export { addCounters, type Counters, type Limit, NOTHING_COUNTED } from './solve/outcome.ts';
export { type VerifyOptions, verify } from './verify/verify.ts';
export {
  type ParsedWordLists,
  parseWordList,
  parseWordLists,
  type WordListOptions,
  type WordListReport,
  type WordSource,
} from './words/parse-word-list.ts';
export { isTableFile, textBytesOf, writeTableFile } from './words/table-file.ts';
export { WordList } from './words/word-list.ts';
export type { WordTable } from './words/word-tables.ts';
