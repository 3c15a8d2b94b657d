import { describe, expect, test } from 'vitest';
import { estimateFills, lookAhead } from '../../../src/assist/look-ahead.ts';
import { Filler } from '../../../src/fill/filler.ts';
import { parseTemplate } from '../../../src/format/template/parse-template.ts';
import { answerAt } from '../../../src/puzzle/puzzle.ts';
import { parseWordList } from '../../../src/words/reading/parse-word-list.ts';

const blankOf = (text: string) => parseTemplate(text);

describe('lookAhead', () => {
  test('counts what propagation leaves, not what the pattern alone would', () => {
    // Down words start with C or D, so across only CAT and DOG can stand.
    const words = parseWordList('CAT\nDOG\nEEL\nCO\nDA');
    const { conflict, domains } = lookAhead(blankOf('___\n_##'), words, { allowRepeats: false });
    expect(conflict).toBeUndefined();
    expect(domains.slots.map((slot) => slot.words)).toEqual([2, 2]);
  });

  test('a slot given in full holds its own word', () => {
    const words = parseWordList('CAT\nCO\nCA');
    const { domains } = lookAhead(blankOf('CAT\n_##'), words, { allowRepeats: false });
    expect(domains.slots.map((slot) => slot.words)).toEqual([1, 2]);
  });

  test.each([
    [
      'what is seen at once',
      'Q__\n###\n___',
      'CAT\nDOG',
      { kind: 'no-word-fits', slots: [0] },
      [0, 2],
    ],
    ['what propagation proves', '__\n#_', 'AB\nCD', { kind: 'wiped-out' }, [2, 2]],
  ])('says why no fill exists: %s', (_, text, list, conflict, counts) => {
    const found = lookAhead(blankOf(text), parseWordList(list), { allowRepeats: false });
    expect(found.conflict).toMatchObject(conflict);
    expect(found.domains.slots.map((slot) => slot.words)).toEqual(counts);
    expect(estimateFills(blankOf(text), parseWordList(list), false)).toBeUndefined();
  });

  test('leaves every word that is in some fill', async () => {
    const text = '___\n___\n___';
    const words = parseWordList('ABC\nBCA\nCAB\nAAA\nABA\nBAB\nCCC\nBBB\nACB\nXYZ', {});
    const filler = new Filler(parseTemplate(text), words, { allowRepeats: true });
    const inFills = filler.blank.layout.slots.map(() => new Set<string>());
    for await (const puzzle of filler.all()) {
      puzzle.layout.slots.forEach(
        (slot, index) => void inFills[index]!.add(answerAt(puzzle, slot)!),
      );
    }
    const { domains } = lookAhead(filler.blank, words, { allowRepeats: true });
    expect(inFills[0]!.size).toBeGreaterThan(3);
    domains.slots.forEach((domain, index) => {
      expect(domain.words).toBeGreaterThanOrEqual(inFills[index]!.size);
      expect(domain.words).toBeLessThan(10);
    });
  });
});
