// Fills found without any cleverness, to judge the search by. Slots whose cells are all given stand
// as they are; their words count as used when words may stand only once, and givens do not clash
// with one another. A cell in no slot stays as it is.

import { BLOCK, OPEN, type Picture } from './pictures.ts';
import type { SlotSystem } from './random-cases.ts';

/** The runs of two or more open cells of a template, across and down. */
export function systemOf({ width, height, cells }: Picture): SlotSystem {
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => row * width + column),
  );
  const columns = Array.from({ length: width }, (_, column) => rows.map((row) => row[column]!));
  const slots: number[][] = [];
  for (const line of [...rows, ...columns]) {
    let run: number[] = [];
    for (const cell of [...line, -1]) {
      if (cell >= 0 && cells[cell] !== BLOCK) {
        run.push(cell);
        continue;
      }
      if (run.length >= 2) slots.push(run);
      run = [];
    }
  }
  return { cells, slots };
}

/** Every fill, as its cells joined, sorted: each slot in turn takes each word. */
export function everyFill(
  { cells, slots }: SlotSystem,
  texts: readonly string[],
  allowRepeats: boolean,
): string[] {
  const now = [...cells];
  const open = slots.filter((slot) => slot.some((cell) => cells[cell] === OPEN));
  const entries = slots
    .filter((slot) => !open.includes(slot))
    .map((slot) => slot.map((cell) => cells[cell]).join(''));
  const candidates = open.map((slot) => texts.filter((text) => text.length === slot.length));
  const fills: string[] = [];
  const fillFrom = (index: number): void => {
    const slot = open[index];
    if (slot === undefined) {
      fills.push(now.join(''));
      return;
    }
    const before = slot.map((cell) => now[cell]!);
    for (const text of candidates[index]!) {
      if (!agree(before, text) || !agreesWithItself(slot, text)) continue;
      if (!allowRepeats && entries.includes(text)) continue;
      slot.forEach((cell, i) => {
        now[cell] = text[i]!;
      });
      entries.push(text);
      fillFrom(index + 1);
      entries.pop();
    }
    slot.forEach((cell, i) => {
      now[cell] = before[i]!;
    });
  };
  fillFrom(0);
  return fills.sort();
}

/** Whether a text has the letters of those cells that are not open. */
function agree(cells: readonly string[], text: string): boolean {
  for (let i = 0; i < cells.length; i++) {
    if (cells[i] !== OPEN && cells[i] !== text[i]) return false;
  }
  return true;
}

/** Whether a text has one letter wherever a slot comes to one cell. */
function agreesWithItself(slot: readonly number[], text: string): boolean {
  return slot.every((cell, i) => text[slot.indexOf(cell)] === text[i]);
}

/** Letters to what may follow them; two slots at the same end of it hold the same word. */
type Trie = Map<string, Trie>;

/**
 * How many fills a template has, for lists too long for `everyFill`: cell by cell in reading order,
 * a letter only if every slot through the cell still begins like a word.
 */
export function countFills(
  template: Picture,
  texts: readonly string[],
  allowRepeats: boolean,
): number {
  const { cells, slots } = systemOf(template);
  const roots = new Map<number, Trie>(slots.map((slot) => [slot.length, new Map()]));
  const ends = new Map<string, Trie>();
  for (const text of texts) {
    let node = roots.get(text.length);
    if (node === undefined) continue;
    for (const letter of text) {
      if (!node.has(letter)) node.set(letter, new Map());
      node = node.get(letter)!;
    }
    ends.set(text, node);
  }
  const open = slots.filter((slot) => slot.some((cell) => cells[cell] === OPEN));
  const given = slots.filter((slot) => !open.includes(slot));
  const used = new Set(given.map((slot) => ends.get(slot.map((cell) => cells[cell]).join(''))));
  const slotsAt = cells.map((_, cell) => [...open.keys()].filter((i) => open[i]!.includes(cell)));
  const nodes = open.map((slot) => roots.get(slot.length)!);
  let count = 0;
  const fillFrom = (cell: number): void => {
    if (cell === cells.length) {
      const areDifferent = (): boolean =>
        new Set(nodes).size === nodes.length && !nodes.some((node) => used.has(node));
      if (allowRepeats || areDifferent()) count++;
      return;
    }
    const [first, second] = slotsAt[cell]!;
    if (first === undefined) {
      fillFrom(cell + 1);
      return;
    }
    const before = nodes[first]!;
    const beforeSecond = second === undefined ? undefined : nodes[second]!;
    for (const [letter, after] of before) {
      if (cells[cell] !== OPEN && cells[cell] !== letter) continue;
      if (second !== undefined) {
        const afterSecond = beforeSecond!.get(letter);
        if (afterSecond === undefined) continue;
        nodes[second] = afterSecond;
      }
      nodes[first] = after;
      fillFrom(cell + 1);
    }
    nodes[first] = before;
    if (second !== undefined) nodes[second] = beforeSecond!;
  };
  fillFrom(0);
  return count;
}
