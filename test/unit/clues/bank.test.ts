import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { clueFaults } from '../../../dicts/make/clue-faults.ts';
import { ClueBank } from '../../../src/clues/clue-bank.ts';

const DICTS = new URL('../../../dicts/', import.meta.url);
const textOf = (name: string): string => readFileSync(new URL(name, DICTS), 'utf8');

/** The entries of the bundled lists, each as it is printed. */
function printedForms(): Map<string, string> {
  const printed = new Map<string, string>();
  for (const list of ['english.txt', 'british.txt']) {
    for (const line of textOf(list).split('\n')) {
      const [entry] = line.split(';', 1);
      if (entry !== '') printed.set(entry!, entry!.toLowerCase());
    }
  }
  for (const line of textOf('display-forms.txt').split('\n')) {
    const [entry, form] = line.split(';');
    if (form !== undefined) printed.set(entry!, form);
  }
  return printed;
}

test('the clues of the bank have no fault that a program sees', () => {
  const names = readdirSync(new URL('clues/', DICTS)).filter((name) => name.endsWith('.txt'));
  const files = new Map(names.map((name) => [name, textOf(`clues/${name}`)]));
  const printed = printedForms();
  expect(clueFaults(files, (entry) => printed.get(entry))).toEqual([]);
});

test('a bank finds all clues of an entry, first and last ones too, and no others', () => {
  const bank = new ClueBank('bank', 'AB\t1\tFirst\nAB\t3\tSecond\nABC\t2\tThird\nZ\t2\tLast\n');
  const textsOf = (entry: string) => bank.cluesOf(entry).map(({ text }) => text);
  expect(textsOf('AB')).toEqual(['First', 'Second']);
  expect(textsOf('ABC')).toEqual(['Third']);
  expect(textsOf('Z')).toEqual(['Last']);
  expect([textsOf('A'), textsOf('AA'), textsOf('ABB'), textsOf('ZZ')]).toEqual([[], [], [], []]);
  expect(bank.cluesOf('AB').map(({ level, isShortForm }) => [level, isShortForm])).toEqual([
    [1, false],
    [3, true],
  ]);
  expect(bank.entriesLike(/A./)).toEqual(['AB']);
});
