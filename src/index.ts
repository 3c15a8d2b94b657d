// The library, name by name. Nothing here reads a file, a clock or a source of randomness, or
// prints; it runs in a browser as it is.

export {
  type InsteadOptions,
  lettersInstead,
  type Swap,
  swap,
  wordsInstead,
} from './assist/instead.ts';
export { foretell, type LookAhead, lookAhead } from './assist/look-ahead.ts';
export { type SuggestOptions, suggest } from './assist/suggest.ts';
export { whyNot } from './assist/why-not.ts';
export { didYouMean } from './base/closest.ts';
export { FormatError, InputError, type Place } from './base/errors.ts';
export { type Folded, type Folding, folded, lettersOf, normaliseText } from './base/letters.ts';
export { byNaturalOrder } from './base/natural-order.ts';
export { hashText } from './base/random.ts';
export { decodeText } from './base/text.ts';
export { type Condition, firstMet, parseCondition } from './batch/condition.ts';
export { type Cut, gridOf, retrySeed, type Shard, seedOffset, shardOf } from './batch/cut.ts';
export {
  byMerit,
  FIGURES,
  type Figures,
  figuresOf,
  type Merit,
  meritOf,
  ownWords,
} from './batch/figures.ts';
export {
  type ManifestLine,
  manifestText,
  mayBeCutOff,
  type PuzzleStatus,
  parseManifestLine,
} from './batch/manifest-line.ts';
export { type BatchCandidate, type Choice, Selection } from './batch/selection.ts';
export { SimilarityFilter, type SimilarPuzzle } from './batch/similarity-filter.ts';
export { Usage, type UsedWord } from './batch/usage.ts';
export { UsagePenalty, type UsageView, type WordUse } from './batch/usage-penalty.ts';
export { ClueBook, readClues } from './clues/clue-book.ts';
export {
  type ClueOptions,
  countUnclued,
  withClues,
  withoutOldClues,
} from './clues/with-clues.ts';
export {
  type Canvas,
  canvasOf,
  DESIGN_SYMMETRIES,
  type DesignSymmetry,
  MOST_SIDE,
} from './design/canvas.ts';
export {
  type Design,
  Designer,
  type DesignFigures,
  type DesignOptions,
  type FillFigures,
  type Moved,
  type MoveOptions,
} from './design/design.ts';
export { type LaidOut, type LayOptions, layWords } from './design/lay-words.ts';
export { whyUnmovable } from './design/movable.ts';
export type { NearPattern, PartedPlace } from './design/move-blocks.ts';
export { type DesignAsked, type DesignPlan, planDesign } from './design/plan.ts';
export { STYLES, type Style, styleNamed } from './design/styles.ts';
export { unpairedIn } from './design/theme-rows.ts';
export type { Limits, Unchecked, Wishes } from './design/wishes.ts';
export type { Core } from './explain/core.ts';
export type { Help } from './explain/help.ts';
export type { Reason } from './explain/reason.ts';
export { BEST_NODES, type BestFill, type BestOptions } from './fill/best.ts';
export type { PartialFill } from './fill/engine.ts';
export { Filler, fill } from './fill/filler.ts';
export {
  CHANGE_NODES,
  type LeastChange,
  type LeastChangeOptions,
  leastChange,
  openedFiller,
} from './fill/least-change.ts';
export type {
  Enumeration,
  Filled,
  FillerOptions,
  GaveUp,
  Outcome,
  RunOptions,
  SharedWords,
  Unfillable,
} from './fill/outcome.ts';
export type { Penalty } from './fill/penalties.ts';
export type { Quality } from './fill/quality.ts';
export type { Runner, RunnerMaker, RunnerReport } from './fill/race.ts';
export type { Entrant } from './fill/race-plan.ts';
export { type BoxesOptions, renderBoxes } from './format/boxes/render-boxes.ts';
export { renderTable, type TableOptions, tableHeader } from './format/csv/render-csv.ts';
export { FEATURES, type FormatDescriptor } from './format/descriptor.ts';
export {
  FORMAT_NAMES,
  FORMATS,
  type FormatName,
  formatOfName,
  lostIn,
} from './format/formats.ts';
export { bytesOf, type Chunk, type Frame, Framing, framed, PICTURES } from './format/frame.ts';
export type { HtmlOptions } from './format/html/puzzle-data.ts';
export { renderHtml } from './format/html/render-html.ts';
export { parseIpuz } from './format/ipuz/parse-ipuz.ts';
export { renderIpuz } from './format/ipuz/render-ipuz.ts';
export { renderJpz } from './format/jpz/render-jpz.ts';
export { type JsonFacts, renderJson } from './format/json/render-json.ts';
export { viewsOf } from './format/page/drawing.ts';
export type { Paint } from './format/paint.ts';
export type {
  PdfDocument,
  PdfDocumentOptions,
  PdfFont,
  PdfKit,
} from './format/pdf/pdf-kit.ts';
export { type PdfOptions, renderPdf } from './format/pdf/render-pdf.ts';
export { renderPlain } from './format/plain/render-plain.ts';
export { parsePuz } from './format/puz/parse-puz.ts';
export { renderPuz } from './format/puz/render-puz.ts';
export { type PuzzleReader, parsePuzzles, readerFor } from './format/read-puzzles.ts';
export type { ReadOptions } from './format/reading.ts';
export { renderSvg, type SvgOptions } from './format/svg/render-svg.ts';
export { parseTemplate } from './format/template/parse-template.ts';
export { renderTemplate } from './format/template/render-template.ts';
export { parseTxt } from './format/txt/parse-txt.ts';
export { renderTxt } from './format/txt/render-txt.ts';
export { renderUnicode } from './format/unicode/render-unicode.ts';
export { parseWeave } from './format/weave/parse-weave.ts';
export { renderWeave } from './format/weave/render-weave.ts';
export {
  type DictFacts,
  type EntryWords,
  PAGE_CHOICES,
  type PageOptions,
  type Result,
  type RunFacts,
  type SearchStats,
  type WriteContext,
  type WriteOptions,
  type Writer,
} from './format/writing.ts';
export { parseXd } from './format/xd/parse-xd.ts';
export { renderXd } from './format/xd/render-xd.ts';
export type { EntryChange } from './inspect/changes.ts';
export { type CheckReport, checkReport } from './inspect/check.ts';
export type { WordLore } from './inspect/clashes.ts';
export { type ComparedLists, comparedLists } from './inspect/compared-lists.ts';
export type { Domains, SlotDomain } from './inspect/domain.ts';
export { type Form, formOf } from './inspect/form.ts';
export { type GradeReport, gradeReport } from './inspect/grade.ts';
export type { InsteadReport, SwapReport } from './inspect/instead.ts';
export type { Verdict } from './inspect/judge.ts';
export { type ListKind, type ListLabel, type LookUp, lookUp } from './inspect/look-up.ts';
export {
  type MatchingWords,
  matchingWords,
  type Sought,
} from './inspect/matching-words.ts';
export { entriesNotInList, type StrangeEntry } from './inspect/not-in-list.ts';
export { PROFILES, type Profile, profileNamed } from './inspect/profiles.ts';
export { type OverviewReport, overviewReport, type SuggestReport } from './inspect/suggest.ts';
export {
  type WordListCounts,
  wordListCounts,
} from './inspect/word-list-counts.ts';
export { cellAt, cellName, parseCellName } from './layout/cell-names.ts';
export {
  type CellPlace,
  type CellShape,
  type Geometry,
  type Layout,
  type Point,
  type Position,
  placeOf,
  type Slot,
} from './layout/layout.ts';
export { findSlotNamed, shortName, slotName } from './layout/slot-names.ts';
export { puzzleUnderRules } from './problem/puzzle-under-rules.ts';
export type { PuzzleOptions } from './problem/ruled-puzzle.ts';
export {
  answerAt,
  blankPuzzle,
  type Content,
  entryAt,
  type Heading,
  isGiven,
  isWhole,
  type Mark,
  NO_CLUE,
  type Puzzle,
  type Variety,
} from './puzzle/puzzle.ts';
export { checkText } from './say/check.ts';
export { gradeText } from './say/grade.ts';
export { checkTable, gradeTable } from './say/grid-tables.ts';
export type { HeatPaint } from './say/heat.ts';
export { insteadText, swapText } from './say/instead.ts';
export { lettersAtText, overviewText, suggestText } from './say/suggest.ts';
export {
  comparedListsText,
  lookUpText,
  matchingWordsText,
  wordListCountsText,
} from './say/word-lists.ts';
export { addCounters, type Counters, type Limit, NOTHING_COUNTED } from './solve/outcome.ts';
export { adjustScores } from './taste/adjusted-scores.ts';
export { parseTaste } from './taste/parse-taste.ts';
export { DEFAULT_TASTE, PLAIN_TASTE, type Taste } from './taste/taste.ts';
export { type Codeword, makeCodeword } from './variety/codeword.ts';
export { type FillIn, makeFillIn } from './variety/fill-in.ts';
export { type Clash, clashesIn, clashingUnder } from './verify/clashes-in.ts';
export type {
  DuplicateMode,
  DuplicateRule,
  FreeRule,
  LettersRule,
  LikenessRule,
  MustRule,
  RebusRule,
  Rules,
  SlotMention,
  SlotRule,
  TagLimit,
} from './verify/rules.ts';
export { type VerifyOptions, verify } from './verify/verify.ts';
export type { Clashing, ClashKind, StemOf } from './words/language/clash.ts';
export { Pattern } from './words/language/pattern.ts';
export { spellWord } from './words/language/spell.ts';
export { Stems } from './words/language/stems.ts';
export {
  type ChosenWords,
  chooseWords,
  type OffensiveTiers,
  unscored,
  type WordChange,
  type WordChoice,
} from './words/reading/choose-words.ts';
export { type DroppedLine, firstDropped } from './words/reading/dropped-line.ts';
export { namedWords } from './words/reading/named-words.ts';
export { foldingOnce } from './words/reading/own-letters.ts';
export {
  type ParsedWordLists,
  parseWordList,
  parseWordLists,
  type WordListOptions,
} from './words/reading/parse-word-list.ts';
export {
  DROPPED,
  entryIn,
  type PersonalEntry,
  PersonalList,
  personalLetters,
} from './words/reading/personal-list.ts';
export {
  formatScoreMap,
  mapScore,
  parseScoreMap,
  type ScoreMap,
} from './words/reading/score-map.ts';
export type { WordListReport, WordSource } from './words/reading/word-source.ts';
export { IndexShelf } from './words/vocabulary/index-shelf.ts';
export { IS_NAME, TAGS, type Tag, tagNamed, tagsNamed } from './words/vocabulary/tags.ts';
export { WordList } from './words/vocabulary/word-list.ts';
export { MAX_SCORE, type WordTable } from './words/vocabulary/word-table.ts';
