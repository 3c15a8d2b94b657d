// `check` for people: a few facts, the tightest slots, and an outlet's verdict.

import { counted, grouped, percent, powerOfTen, someOf } from '../base/phrases.ts';
import type { CheckReport } from '../inspect/check.ts';
import type { Form } from '../inspect/form.ts';
import type { Verdict } from '../inspect/judge.ts';
import type { StrangeEntry } from '../inspect/not-in-list.ts';
import { basisOf, tightestFirst } from '../inspect/slot-room.ts';
import { cellName } from '../layout/cell-names.ts';
import { shortName } from '../layout/slot-names.ts';
import { fact, joined, section, table, together } from './lines.ts';

/** All slots are listed up to so many; of more only the tightest. */
const ALL_SLOTS = 20;
const TIGHTEST = 10;
/** Cells named in one line. */
const NAMED_CELLS = 8;
const NAMED_ENTRIES = 20;
/** Of a layout whose entries rows and columns do not tell. */
const NO_QUESTION = 'no question of a weave';

/** `full`: all of every list. */
export function checkText(name: string, report: CheckReport, full = false): string {
  const { width, height, weave, entries } = report;
  const size = `${width} x ${height}${weave === null ? '' : ' as drawn'}`;
  return joined([
    `${name}: ${size}, ${counted(entries, 'entry', 'entries')}`,
    ...section('Form', formLines(report, full)),
    ...section('Words', wordLines(report, full)),
    ...(full ? allSlotLines(report) : slotLines(report)),
    ...verdictLines(report.verdict),
  ]);
}

/** What `check` and `grade` say of a form. */
export function formLines(form: Form, full = false): string[] {
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
          'Entries run',
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
      : fact('In one piece', pieces === 1 ? 'yes' : `no, in ${grouped(pieces)}`)),
    ...fact(
      'Cheater blocks',
      cheaters === null ? NO_QUESTION : listOf(cheaters.map(cellName), full),
    ),
    ...fact('Cutting cells', listOf(cuts, full)),
  ];
}

export function verdictLines(verdict: Verdict | null): string[] {
  if (verdict === null) return [];
  const { profile, title, source, accepts, faults } = verdict;
  const lines = accepts
    ? fact('Grid', 'nothing that it would be rejected for')
    : faults.flatMap((fault, i) => fact(i === 0 ? 'Rejected for' : '', fault));
  return section(`${title} (${profile})`, [...lines, ...fact('Source', source)]);
}

function wordLines(report: CheckReport, full: boolean): string[] {
  const { unfillable, help, expectedFillsLog10, repeatedGivens, notInList } = report;
  const expected =
    expectedFillsLog10 === null
      ? 'none'
      : `${powerOfTen(expectedFillsLog10)}${expectedFillsLog10 < 0 ? ': none is to be expected' : ''}`;
  const repeated = repeatedGivens.map(({ answer, slots }) =>
    together(`${answer} at ${slots.join(', ')}`),
  );
  return [
    ...(unfillable === null ? [] : fact('Cannot be filled', unfillable)),
    ...help.flatMap((each, i) => fact(i === 0 ? 'What would help' : '', each)),
    ...fact('Expected fills', expected),
    ...notInListLines(notInList, full),
    ...(repeated.length === 0 ? [] : fact('Given twice', repeated.join('; '))),
  ];
}

function slotLines({ slots, unfillable }: CheckReport): string[] {
  const open = slots.filter(({ given }) => !given);
  const all = open.length <= ALL_SLOTS;
  const shown = all ? open : tightestFirst(open).slice(0, TIGHTEST);
  const rows = shown.map((slot) => [shortName(slot), slot.pattern, slot.words]);
  const which = all ? 'Slots' : `Tightest of ${grouped(open.length)} slots`;
  const heading = `${which}: ${basisOf(unfillable)}`;
  return section(heading, table(['slot', 'pattern', 'words'], rows));
}

/** The entries that stand in no list. */
export function notInListLines(entries: readonly StrangeEntry[], full: boolean): string[] {
  if (entries.length === 0) return [];
  const named = entries.map(({ slot, answer }) => together(`${answer} ${slot}`));
  return fact(
    'Not in the list',
    `${grouped(named.length)}: ${someOf(named, full ? named.length : NAMED_ENTRIES)}`,
  );
}

/** Every slot, with what is given of it and what crosses it. */
function allSlotLines({ slots, unfillable }: CheckReport): string[] {
  const rows = slots.map((slot) => {
    const { length, pattern, words, given, tightestCrossing: crossing } = slot;
    const room = given ? 'given' : grouped(words);
    const tightest = crossing === null ? '' : `${grouped(crossing.words)} at ${crossing.slot}`;
    return [shortName(slot), cellName(slot), length, pattern, room, tightest];
  });
  const head = ['slot', 'place', 'length', 'pattern', 'words', 'tightest crossing'];
  return section(`All ${grouped(slots.length)} slots: ${basisOf(unfillable)}`, table(head, rows));
}

function listOf(names: readonly string[], full: boolean): string {
  const most = full ? names.length : NAMED_CELLS;
  return names.length === 0 ? 'none' : `${grouped(names.length)}: ${someOf(names, most)}`;
}
