import { describe, expect, test } from 'vitest';
import { InputError } from '../../../../src/base/errors.ts';
import { Random } from '../../../../src/base/random.ts';
import {
  parseWordList,
  parseWordLists,
  type WordListOptions,
} from '../../../../src/words/reading/parse-word-list.ts';
import { DEFAULT_SCORE } from '../../../../src/words/vocabulary/word-table.ts';
import { contents } from '../../../support/contents.ts';
import { shuffled } from '../../../support/random-cases.ts';

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function read(text: string, options: WordListOptions = {}): string[] {
  return contents(parseWordList(text, options));
}

function report(text: string, options: WordListOptions = {}): [kept: number, dropped: number] {
  const { kept, dropped } = parseWordLists([{ name: 'a', bytes: bytesOf(text) }], options)
    .reports[0]!;
  return [kept, dropped];
}

describe('lines', () => {
  test.each([
    ['LF', 'cat\nbat\n', ['BAT 50', 'CAT 50']],
    ['CRLF', 'cat\r\nbat\r\n', ['BAT 50', 'CAT 50']],
    ['no last newline', 'cat\nbat', ['BAT 50', 'CAT 50']],
    ['CRLF, no last newline', 'cat;7\r\nbat\r', ['BAT 50', 'CAT 7']],
    ['a byte order mark', '\ufeffcat\nbat\n', ['BAT 50', 'CAT 50']],
    ['blank lines', '\n\ncat\n\r\n\nbat\n\n', ['BAT 50', 'CAT 50']],
    ['spaces around', '  cat \nbat  ;3\n élan \n', ['BAT 3', 'CAT 50', 'ELAN 50']],
    ['spaces before the end of a line', 'cat \r\nbat  \t3\nrat  ', ['BAT 3', 'CAT 50', 'RAT 50']],
    ['a million spaces', `${' '.repeat(1e6)}cat${' '.repeat(1e6)};3\n`, ['CAT 3']],
    ['mixed case', 'cAt\nBAT\n', ['BAT 50', 'CAT 50']],
    ['one letter', 'a\n', ['A 50']],
    ['one word without a line end', 'a', ['A 50']],
  ])('%s', (_, text, words) => {
    expect(read(text)).toEqual(words);
  });

  test('blank lines count as neither kept nor dropped', () => {
    expect(report('\n\r\ncat\n\n')).toEqual([1, 0]);
  });

  test('a CR inside a line joins nothing', () => {
    expect(read('cat\rbat\ndog\nél\ran\n')).toEqual(['DOG 50']);
  });
});

describe('scores', () => {
  test.each([
    ['semicolon', 'cat;70', 70],
    ['comma', 'cat,70', 70],
    ['tab', 'cat\t70', 70],
    ['CRLF', 'cat;70\r\n', 70],
    ['spaces before', 'cat;  70', 70],
    ['spaces after', 'cat;70 ', 70],
    ['a third field', 'cat;70;Pet, 9 lives', 70],
    ['a third field after a comma', 'cat,70,"Pet"', 70],
    ['a third field that is not UTF-8 is not looked at', 'cat;70;caf\xe9', 70],
    ['zero', 'cat;0', 0],
    ['a hundred', 'cat;100', 100],
    ['leading zeros', 'cat;007', 7],
    ['a fraction', 'cat;70.9', 70],
    ['none', 'cat', DEFAULT_SCORE],
    ['an empty field', 'cat;', DEFAULT_SCORE],
    ['no number', 'cat;good', DEFAULT_SCORE],
    ['a negative number', 'cat;-5', 0],
    ['a tab before the number', 'cat;\t60', 60],
    ['an accented word', 'ça;30', 30],
  ])('%s', (_, text, score) => {
    const bytes = Uint8Array.from(text, (c) => c.charCodeAt(0));
    const line = text.startsWith('ç') ? bytesOf(text) : bytes;
    const { words } = parseWordLists([{ name: 'a', bytes: line }]);
    expect(contents(words)).toEqual([`${text.startsWith('ç') ? 'CA' : 'CAT'} ${score}`]);
  });

  test('a floor leaves lower words out', () => {
    expect(read('cat;49\nbat;50\nrat\nbird;10\n', { minScore: 50 })).toEqual(['BAT 50', 'RAT 50']);
  });

  test('the floor may leave nothing, which is no error', () => {
    expect(read('cat;1', { minScore: 2 })).toEqual([]);
  });
});

describe('duplicates', () => {
  const lists = (texts: string[], options: WordListOptions = {}) =>
    contents(
      parseWordLists(
        texts.map((text, i) => ({ name: `list ${i}`, bytes: bytesOf(text) })),
        options,
      ).words,
    );

  test.each([
    ['within a list the higher score counts', ['cat;5\nCat;9\nCAT;7'], ['CAT 9']],
    ['also if the entries differ before folding', ['elan;5\nélan;9'], ['ELAN 9']],
    ['between lists the first one decides', ['cat;5', 'cat;9'], ['CAT 5']],
    ['also if it scores higher', ['cat;9', 'cat;5'], ['CAT 9']],
    ['within the first list, the higher', ['cat;5\ncat;6', 'cat;9'], ['CAT 6']],
    ['no score in the first list is a score of 50', ['cat', 'cat;9'], ['CAT 50']],
    ['lists are put together', ['cat;5\nox', 'bat;9\ncat'], ['OX 50', 'BAT 9', 'CAT 5']],
  ])('%s', (_, texts, words) => {
    expect(lists(texts)).toEqual(words);
  });

  test('a word that its first list scores too low is not saved by a later list', () => {
    expect(lists(['cat;5\nbat;50', 'cat;90'], { minScore: 10 })).toEqual(['BAT 50']);
  });

  test('repeats count as kept', () => {
    expect(report('cat\ncat\ndog\n')).toEqual([3, 0]);
  });
});

describe('letters', () => {
  test.each([
    ['accents are folded', 'naïve\nfaçade', ['NAIVE 50', 'FACADE 50']],
    ['decomposed ones too', 'nai\u0308ve', ['NAIVE 50']],
    [
      'letters that do not decompose',
      'Straße\nÆon\ncœur\nØrn\nĐak\nŁap',
      ['DAK 50', 'LAP 50', 'ORN 50', 'AEON 50', 'COEUR 50', 'STRASSE 50'],
    ],
    ['Й is no И', 'май\nмаи', ['МАИ 50', 'МАЙ 50']],
    ['Ё is no Е', 'ёж\nеж', ['ЁЖ 50', 'ЕЖ 50']],
    ['Greek loses its accents', 'ταΐζω', ['ΤΑΙΖΩ 50']],
  ])('%s', (_, text, words) => {
    expect(read(text)).toEqual(words);
  });

  test('unfolded, an accented letter is a letter of its own', () => {
    expect(read('caña\ncana\nstraße', { fold: false })).toEqual([
      'CANA 50',
      'CAÑA 50',
      'STRASSE 50',
    ]);
  });

  test('A to Z is the alphabet of a list that needs no other letter', () => {
    expect(parseWordList('cat').alphabet.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  });

  test('otherwise the alphabet is what the words hold, by code point', () => {
    expect(parseWordList('ёж\nяр\nox').alphabet.join('')).toBe('OXЁЖРЯ');
  });

  test('a letter beyond the first plane is one letter', () => {
    const words = parseWordList('𐐨𐐩𐐪');
    expect(words.lengths()).toEqual([3]);
    expect(words.wordId(['𐐀', '𐐁', '𐐂'])).toBe(0);
  });

  test('256 different letters are as many as there may be', () => {
    // A to Z count, and Han letters follow; those of entries that are dropped do not.
    const han = (count: number) =>
      String.fromCharCode(...Array.from({ length: count }, (_, i) => 0x4e00 + i));
    const most = `${han(200)}\n${han(230).slice(200)}`;
    const dropped = String.fromCharCode(...Array.from({ length: 9 }, (_, i) => 0x5f00 + i));
    expect(parseWordList(`${dropped}1\n${most}\n`).alphabet.length).toBe(230);
    expect(() => parseWordList(`${most}${han(231).slice(230)}`)).toThrow(
      'word list:2: too many different letters: A to Z and 230 others',
    );
  });
});

describe('what is not a word', () => {
  const LINES = ["don't", 'well-read', 'a priori', 'e.g.', 'don’t', 'piña colada', 'al·lot'];

  test('entries with apostrophes, hyphens, dots or spaces are dropped', () => {
    expect(report([...LINES, 'cat'].join('\n'))).toEqual([1, LINES.length]);
  });

  test('or lose them on request', () => {
    expect(read(LINES.join('\n'), { strip: true })).toEqual([
      'EG 50',
      'DONT 50',
      'ALLOT 50',
      'APRIORI 50',
      'WELLREAD 50',
      'PINACOLADA 50',
    ]);
  });

  test.each(['cat!', 'câts!', '3cat', 'câts3', 'c_t', 'cat"', '"câts"', 'a/b', '1234'])(
    'but %j is dropped in any case',
    (line) => {
      for (const strip of [true, false]) expect(report(`${line}\nox`, { strip })).toEqual([1, 1]);
    },
  );

  test.each(["'", '...', '--;50', ';50', '’', ' - '])('%j leaves nothing when stripped', (line) => {
    expect(read(`${line}\nox`, { strip: true })).toEqual(['OX 50']);
  });

  test.each([
    [36, 1],
    [255, 1],
    [256, 0],
    [300, 0],
    [70_000, 0],
  ])('an entry of %i letters', (length, kept) => {
    for (const letter of ['a', 'é', 'ж']) {
      expect(report(`${letter.repeat(length)}\nox\n`)).toEqual([1 + kept, 1 - kept]);
    }
  });

  test('letters are counted after folding', () => {
    expect(report(`${'ß'.repeat(127)}\n${'ß'.repeat(128)}\n`)).toEqual([1, 1]);
  });
});

describe('errors', () => {
  const latin1 = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));

  test.each<[what: string, bytes: Uint8Array, message: RegExp]>([
    ['Latin-1', latin1('cat\nox\ncaf\xe9;9\n'), /^a\.txt:3: not UTF-8.*iconv -f ISO-8859-1/],
    ['Latin-1, CRLF', latin1('cat\r\n\r\ncaf\xe9\r\n'), /^a\.txt:3: not UTF-8/],
    ['a line that is cut within a letter', latin1('cat\nox\xc3'), /^a\.txt:2: not UTF-8/],
    ['a surrogate', latin1('\xed\xa0\x80'), /^a\.txt:1: not UTF-8/],
    ['a binary', latin1('\x7fELF\x02\x01\x00\x00cat\n'), /^a\.txt: not a word list: a binary/],
    ['UTF-16', latin1('\xff\xfec\0a\0t\0'), /^a\.txt: not a word list: a binary/],
    ['nothing', latin1(''), /^a\.txt: no usable entry$/],
    ['only a byte order mark', latin1('\xef\xbb\xbf'), /^a\.txt: no usable entry$/],
    ['only blank lines', latin1('\n\r\n\n'), /^a\.txt: no usable entry$/],
    ['nothing that is a word', latin1("don't\n3\n"), /^a\.txt:1: no usable entry: 'don't'/],
  ])('%s', (_, bytes, message) => {
    const reading = () => parseWordLists([{ name: 'a.txt', bytes }]);
    expect(reading).toThrow(InputError);
    expect(reading).toThrow(message);
  });

  test('the list at fault is named', () => {
    const good = { name: 'good', bytes: bytesOf('cat') };
    const bad = { name: 'bad', bytes: latin1('\xe9') };
    expect(() => parseWordLists([good, bad])).toThrow(/^bad:1: /);
  });

  test('an empty list beside another is no error; two are', () => {
    const [empty, dry] = ['empty', 'dry'].map((name) => ({ name, bytes: bytesOf('\n') }));
    const good = { name: 'good', bytes: bytesOf('cat') };
    expect(parseWordLists([empty!, good]).reports).toEqual([
      { name: 'empty', kept: 0, dropped: 0, beyondAz: 0 },
      { name: 'good', kept: 1, dropped: 0, beyondAz: 0 },
    ]);
    expect(() => parseWordLists([empty!, dry!])).toThrow(/^empty, dry: no usable entry$/);
  });

  test('more than 255 lists', () => {
    const lists = Array.from({ length: 256 }, (_, i) => ({ name: `${i}`, bytes: bytesOf('cat') }));
    expect(contents(parseWordLists(lists.slice(1)).words)).toEqual(['CAT 50']);
    expect(() => parseWordLists(lists)).toThrow(InputError);
  });
});

test('the order of the lines does not matter', () => {
  const lines = [
    ...['cat;5', 'CAT;9', 'cat', 'bat', 'ox;3', "don't", 'crossword'],
    ...['naïve', 'май;4', 'маи', 'ёж', '字面', 'straße', 'STRASSE;80', 'ab1'],
  ];
  const random = new Random(0);
  for (const options of [{}, { fold: false }, { strip: true }, { minScore: 10 }]) {
    const first = parseWordList(lines.join('\n'), options);
    for (let i = 0; i < 20; i++) {
      const other = parseWordList(shuffled(random, lines).join('\n'), options);
      expect(other.alphabet).toEqual(first.alphabet);
      expect(other.lengths()).toEqual(first.lengths());
      for (const length of first.lengths()) {
        expect(other.table(length)).toEqual(first.table(length));
      }
    }
  }
});

test('many words of one length: the tables grow', () => {
  const random = new Random(1);
  const lines = Array.from({ length: 5000 }, () => {
    const letters = Array.from({ length: 4 }, () => 'abcdefgh'[random.below(8)]!).join('');
    return `${letters};${random.below(101)}`;
  });
  const best = new Map<string, number>();
  for (const line of lines) {
    const [word, score] = line.toUpperCase().split(';') as [string, string];
    best.set(word, Math.max(best.get(word) ?? 0, Number(score)));
  }
  const expected = [...best].map(([word, score]) => `${word} ${score}`).sort();
  expect(read(lines.join('\n'))).toEqual(expected);
});
