// `check` for people: a few facts, the tightest slots, and an outlet's verdict.

import { counted, grouped, percent, powerOfTen, someOf } from '../base/phrases.ts';
import type { CheckReport } from '../inspect/check.ts';
import type { UnlistedEntry } from '../inspect/entries-left-out.ts';
import type { GridForm } from '../inspect/form.ts';
import { tightestFirst } from '../inspect/slot-room.ts';
import { cellName } from '../layout/cell-names.ts';
import { shortName } from '../layout/slot-names.ts';
import type { Reason } from '../problem/conflict.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { fact, joined, section, table, together } from './lines.ts';
import { sayHelp, sayReason } from './reasons.ts';
import { type SaidVerdict, saidVerdict, verdictLines } from './verdicts.ts';

/** All slots are listed up to so many; of more only the tightest. */
const ALL_SLOTS = 20;
const TIGHTEST = 10;
/** Cells named in one line. */
const NAMED_CELLS = 8;
const NAMED_ENTRIES = 20;
/** Of a layout whose entries are not decided by rows and columns. */
const NO_QUESTION = 'not applicable';

/** `full`: all of every list. */
export function checkText(name: string, blank: Puzzle, report: CheckReport, full = false): string {
  const { width, height, weave, entries } = report;
  const size = `${width} x ${height}${weave === null ? '' : ' as drawn'}`;
  return joined([
    `${name}: ${size}, ${counted(entries, 'entry', 'entries')}`,
    ...section('Form', formLines(report, full)),
    ...section('Words', wordLines(report, blank, full)),
    ...(full ? allSlotLines(report) : slotLines(report)),
    ...verdictLines(report.verdict, full),
  ]);
}

/** A report in sentences, as JSON and users of the library have it. */
export interface SaidCheck extends Omit<CheckReport, 'reason' | 'verdict'> {
  /** Why no fill exists, where that is seen without a search; null says nothing either way. */
  readonly unfillable: string | null;
  /** Changes that would help, where it cannot be filled. */
  readonly help: readonly string[];
  readonly verdict: SaidVerdict | null;
}

export function saidCheck(report: CheckReport, blank: Puzzle, full = false): SaidCheck {
  const { reason, expectedFillsLog10, repeatedGivens, notInList, slots, verdict, ...form } = report;
  return {
    ...form,
    unfillable: reason && sayReason(reason, blank),
    help: reason?.help.map(sayHelp) ?? [],
    expectedFillsLog10,
    repeatedGivens,
    notInList,
    slots,
    verdict: saidVerdict(verdict, full),
  };
}

/** What `check` and `grade` say of a form. */
export function formLines(form: GridForm, full = false): string[] {
  const { open, blocks, blockShare, meanLength, longest, lengths, symmetry, pieces } = form;
  const { checked, unchecked, isolated, cheaters, cuttingCells, weave } = form;
  const kinds = [`${grouped(checked)} checked`, `${grouped(unchecked)} unchecked`];
  if (isolated > 0) kinds.push(`${grouped(isolated)} in no entry`);
  const cuts = cuttingCells.map((cell) => together(`${cellName(cell)} (${cell.cutsOff} cells)`));
  return [
    ...fact('Cells', `${grouped(open)} open: ${kinds.join(', ')}`),
    ...(weave === null
      ? []
      : fact(
          'Directions',
          weave.map((each) => together(`${each.direction}: ${each.count}`)).join(', '),
        )),
    ...fact('Blocks', `${grouped(blocks)}, ${percent(blockShare)} of all cells`),
    ...(meanLength === null
      ? []
      : [
          ...fact('Lengths', `mean ${meanLength.toFixed(2)}, longest ${longest}`),
          ...fact(
            '',
            lengths.map(({ length, count }) => together(`${length}: ${count}`)).join(', '),
          ),
        ]),
    ...fact('Symmetry', symmetry === null ? NO_QUESTION : symmetry.join(', ') || 'none'),
    ...(pieces === 0
      ? []
      : fact('Connected', pieces === 1 ? 'yes' : `no, ${grouped(pieces)} pieces`)),
    ...fact(
      'Cheater blocks',
      cheaters === null ? NO_QUESTION : listOf(cheaters.map(cellName), full),
    ),
    ...fact('Cut cells', listOf(cuts, full)),
  ];
}

function wordLines(report: CheckReport, blank: Puzzle, full: boolean): string[] {
  const { reason, expectedFillsLog10, repeatedGivens, notInList } = report;
  const expected =
    expectedFillsLog10 === null
      ? 'none'
      : `${powerOfTen(expectedFillsLog10)}${expectedFillsLog10 < 0 ? ': probably none' : ''}`;
  const repeated = repeatedGivens.map(({ answer, slots }) =>
    together(`${answer} at ${slots.join(', ')}`),
  );
  return [
    ...(reason === null ? [] : reasonLines(reason, blank)),
    ...fact('Expected fills', expected),
    ...notInListLines(notInList, full),
    ...(repeated.length === 0 ? [] : fact('Repeated givens', repeated.join('; '))),
  ];
}

function reasonLines(reason: Reason, blank: Puzzle): string[] {
  return [
    ...fact('Cannot be filled', sayReason(reason, blank)),
    ...reason.help.flatMap((each, i) => fact(i === 0 ? 'Possible fixes' : '', sayHelp(each))),
  ];
}

/** What the words of slots are, for a heading: where there is a proof against a fill, they promise nothing. */
export function basisOf(proof: object | null): string {
  return proof === null ? 'words that fit now' : 'words that fit the pattern';
}

function slotLines({ slots, reason }: CheckReport): string[] {
  const open = slots.filter(({ given }) => !given);
  const all = open.length <= ALL_SLOTS;
  const shown = all ? open : tightestFirst(open).slice(0, TIGHTEST);
  const rows = shown.map((slot) => [shortName(slot), slot.pattern, slot.words]);
  const which = all ? 'Slots' : `Tightest of ${grouped(open.length)} slots`;
  const heading = `${which}: ${basisOf(reason)}`;
  return section(heading, table(['slot', 'pattern', 'words'], rows));
}

/** The entries that are in no list. */
export function notInListLines(entries: readonly UnlistedEntry[], full: boolean): string[] {
  if (entries.length === 0) return [];
  const named = entries.map(({ slot, answer }) => together(`${answer} ${slot}`));
  return fact(
    'In no list',
    `${grouped(named.length)}: ${someOf(named, full ? named.length : NAMED_ENTRIES)}`,
  );
}

/** Every slot, with what is given of it and what crosses it. */
function allSlotLines({ slots, reason }: CheckReport): string[] {
  const rows = slots.map((slot) => {
    const { length, pattern, words, given, tightestCrossing: crossing } = slot;
    const room = given ? 'given' : grouped(words);
    const tightest = crossing === null ? '' : `${grouped(crossing.words)} at ${crossing.slot}`;
    return [shortName(slot), cellName(slot), length, pattern, room, tightest];
  });
  const head = ['slot', 'place', 'length', 'pattern', 'words', 'tightest crossing'];
  return section(`All ${counted(slots.length, 'slot')}: ${basisOf(reason)}`, table(head, rows));
}

function listOf(names: readonly string[], full: boolean): string {
  const most = full ? names.length : NAMED_CELLS;
  return names.length === 0 ? 'none' : `${grouped(names.length)}: ${someOf(names, most)}`;
}
