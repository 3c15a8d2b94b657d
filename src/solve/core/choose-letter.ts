// Which letter to try first in a cell: drawn with a chance in proportion to the square of the number
// of word combinations that have it there, the product over the cell's slots. The square is Gumbel
// noise of scale 1/2 on the logarithms: random letters cost 1.6 times the time, and no randomness
// gets stuck (docs/decisions/letters.md). Products and sums of whole numbers are exact enough to be
// the same on every machine; logarithms need not be.

import { sharedWords } from './bit-sets';
import { isList } from './domain';
import { cellMask, hasLetter } from './masks';
import {
  at,
  cellPositions,
  cellSlots,
  cellSlotsStart,
  domains,
  letterCount,
  letterCounts,
  letterWeights,
  sizes,
  slotCounts,
  slotFull,
  slotStride,
  slotSupports,
} from './tables';

/** A letter of the cell, drawn by a random number from 0 up to but not including 1. */
export function drawLetter(cell: i32, unit: f64): i32 {
  weigh(cell);
  let total: f64 = 0;
  for (let letter = 0; letter < letterCount; letter++) total += weightOf(letter);
  let rest = unit * total;
  let drawn = -1;
  for (let letter = 0; letter < letterCount; letter++) {
    const weight = weightOf(letter);
    if (weight === 0) continue;
    drawn = letter;
    rest -= weight;
    if (rest < 0) break;
  }
  return drawn;
}

/** The letter of most combinations, the first of ties. */
export function likeliestLetter(cell: i32): i32 {
  weigh(cell);
  let best = -1;
  let most: f64 = 0;
  for (let letter = 0; letter < letterCount; letter++) {
    if (weightOf(letter) <= most) continue;
    best = letter;
    most = weightOf(letter);
  }
  return best;
}

/** Sets each letter's weight, 0 for letters that the cell cannot have. */
function weigh(cell: i32): void {
  const mask = cellMask(cell);
  for (let letter = 0; letter < letterCount; letter++) {
    setWeight(letter, f64(i32(hasLetter(mask, letter))));
  }
  const end = at(cellSlotsStart, cell + 1);
  for (let j = at(cellSlotsStart, cell); j < end; j++) {
    weighSlot(at(cellSlots, j), at(cellPositions, j));
  }
}

/** Multiplies the weights by the squares of how many words of a slot have each letter at a position. */
function weighSlot(slot: i32, position: i32): void {
  const domain = at(domains, slot);
  const first = position * letterCount;
  if (isList(slot)) {
    countList(domain, at(sizes, slot), position);
    weighCounts(letterCounts);
  } else if (domain === at(slotFull, slot)) {
    weighCounts((at(slotCounts, slot) + first) << 2);
  } else {
    weighSet(slot, domain, first);
  }
}

function countList(list: i32, size: i32, position: i32): void {
  memory.fill(letterCounts, 0, letterCount << 2);
  const end = (list + size) << 2;
  for (let word = list << 2; word < end; word += 4) {
    const count = letterCounts + (i32(load<u8>(load<i32>(word) + position)) << 2);
    store<i32>(count, load<i32>(count) + 1);
  }
}

function weighCounts(counts: i32): void {
  for (let letter = 0; letter < letterCount; letter++) multiply(letter, at(counts, letter));
}

function weighSet(slot: i32, domain: i32, first: i32): void {
  const stride = at(slotStride, slot);
  const supports = at(slotSupports, slot);
  for (let letter = 0; letter < letterCount; letter++) {
    if (weightOf(letter) === 0) continue;
    multiply(letter, sharedWords(domain, supports + (first + letter) * stride, stride));
  }
}

function multiply(letter: i32, count: i32): void {
  setWeight(letter, weightOf(letter) * (f64(count) * f64(count)));
}

function weightOf(letter: i32): f64 {
  return load<f64>(letterWeights + (letter << 3));
}

function setWeight(letter: i32, weight: f64): void {
  store<f64>(letterWeights + (letter << 3), weight);
}
