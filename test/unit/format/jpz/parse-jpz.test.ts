import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { parseJpz } from '../../../../src/format/jpz/parse-jpz.ts';
import { readerFor } from '../../../../src/format/read-puzzles.ts';
import { renderTemplate } from '../../../../src/format/template/render-template.ts';

interface Parts {
  readonly root?: string;
  readonly metadata?: string;
  readonly grid?: string;
  readonly cells?: string;
  readonly words?: string;
  readonly clues?: string;
}

const CELLS = `
  <cell x="1" y="1" solution="A" number="1"/><cell x="2" y="1" solution="B" number="2"/>
  <cell x="3" y="1" type="block"/>
  <cell x="1" y="2" solution="C" number="3"/><cell x="2" y="2" solution="D"/><cell x="3" y="2" solution="E"/>`;
const WORDS = `
  <word id="a"><cells x="1-2" y="1"/></word><word id="b" x="1-3" y="2"/>
  <word id="c"><cells x="1" y="1"/><cells x="1" y="2"/></word><word id="d"><cells x="2" y="1-2"/></word>`;
const CLUES = `
  <clues><title><b>Across</b></title><clue word="a" number="1">one</clue><clue word="b" number="3">three</clue></clues>
  <clues><title>Down</title><clue word="c" number="1">uno</clue><clue word="d" number="2">dos</clue></clues>`;

function fileOf(parts: Parts = {}): string {
  const { root = 'crossword-compiler', metadata = '', cells = CELLS, words = WORDS } = parts;
  const { grid = 'width="3" height="2"', clues = CLUES } = parts;
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root}><rectangular-puzzle><metadata>${metadata}</metadata><crossword>
<grid ${grid}>${cells}</grid>${words}${clues}</crossword></rectangular-puzzle></${root}>`;
}

function read(file: string | Uint8Array, lenient = false) {
  const notes: string[] = [];
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const onNote = (note: string): void => void notes.push(note);
  const puzzle = parseJpz(bytes, { source: 'f', lenient, onNote });
  return { puzzle, notes, drawn: renderTemplate(puzzle) };
}

const WHOLE = { drawn: 'AB#\nCDE\n', notes: [] };

test.each<[string, string]>([
  ['as it is', fileOf()],
  ['of an applet', fileOf({ root: 'crossword-compiler-applet' })],
  ['without a root', fileOf().replaceAll(/<\/?crossword-compiler>/g, '')],
  ['with namespaces', fileOf().replaceAll(/<(\/?)(?=\w)/g, '<$1cc:')],
  ['with a document type', fileOf().replace('?>', '?><!DOCTYPE x [<!ENTITY y "z">]>')],
  ['without words', fileOf({ words: '' })],
  ['without numbers', fileOf({ cells: CELLS.replaceAll(/ number="\d"/g, '') })],
  ['with a word that no clue names', fileOf({ clues: '' })],
  ['with text of its own', fileOf().replace('>AB', '>')],
])('a file %s', (_, file) => {
  expect(read(file)).toMatchObject(WHOLE);
});

test('words, clues and enumerations', () => {
  expect(read(fileOf()).puzzle.clues).toEqual(['one', 'three', 'uno', 'dos']);
  const without = read(fileOf({ words: '' }));
  expect(without.puzzle.clues).toEqual(['one', 'three', 'uno', 'dos']);
  const clues = CLUES.replace('number="3">three', 'number="3" format="1,2">-');
  const { puzzle } = read(fileOf({ clues }));
  expect(puzzle.clues).toEqual(['one', undefined, 'uno', 'dos']);
  expect(puzzle.enumerations).toEqual([undefined, '1,2', undefined, undefined]);
});

test('texts are what they show', () => {
  const one = '<span>x &amp; <b><i>y</i></b></span><br/><![CDATA[<z> &amp;]]>&nbsp;&#233;&lt;';
  const { puzzle, notes } = read(fileOf({ clues: CLUES.replace('>one', `> ${one} `) }));
  expect(puzzle.clues![0]).toBe('x & <b><i>y</i></b> <z> &amp; é<');
  expect(notes).toEqual(['removed markup from texts: <span>', 'removed markup from texts: <br>']);
});

test('cells', () => {
  const cells = `
    <cell x="1" y="1" solution="heart" number="1" background-shape="circle" hint="true" right-bar="true"/>
    <cell x="2" y="1" background-color="#ff0"/><cell x="1" y="2" type="block" background-color="#00F"/>
    <cell x="2" y="2" background-color="#FFFFFF" solve-state="x" top-bar="true" left-bar="true"/>
    <cell x="3" y="2" type="void"/><cell x="3" y="1" type="letter" left-bar="false"/>`;
  const { drawn, puzzle } = read(
    fileOf({ cells: cells.replace('number="1"', ''), words: '', clues: '' }),
  );
  expect(drawn).toBe('([HEART])|{_}_\n          ---\n#_~\n');
  expect([...puzzle.revealed!]).toEqual([0]);
});

test('the heading', () => {
  const metadata = `<title>A <b>title</b></title><creator>Me</creator><copyright>©</copyright><editor>E</editor>
    <publisher>P</publisher><created>2020-02-03</created><description>N</description><rights/>`;
  expect(read(fileOf({ metadata })).puzzle.heading).toEqual({
    ...{ title: 'A title', author: 'Me', copyright: '©', editor: 'E', publisher: 'P' },
    ...{ date: '2020-02-03', notes: 'N' },
  });
});

test('words tell which runs are slots', () => {
  const words = '<word id="b"><cells x="1-3" y="2"/></word>';
  const cells = CELLS.replaceAll(/ number="\d"/g, '').replace('y="2"', 'y="2" number="1"');
  const { puzzle } = read(fileOf({ cells, words, clues: '' }));
  expect(puzzle.layout.slots).toHaveLength(1);
});

test.each<[string, string, string, string | undefined]>([
  ['another document', '<svg/>', 'XML with root <svg> and no <rectangular-puzzle>', undefined],
  [
    'another kind',
    fileOf().replaceAll(/(?<=<\/?)crossword(?=>)/g, 'acrostic'),
    'f: a <acrostic> puzzle; only crosswords and codewords are supported',
    undefined,
  ],
  [
    'no crossword',
    '<rectangular-puzzle/>',
    'f: no <crossword>; only crosswords and codewords are supported',
    undefined,
  ],
  [
    'no grid',
    fileOf().replaceAll(/<(\/?)grid/g, '<$1gird'),
    'no <grid> in the <crossword>',
    undefined,
  ],
  [
    'no width',
    fileOf({ grid: 'height="2"' }),
    'the width of the grid must be a whole number of at least 1',
    undefined,
  ],
  [
    'an absurd size',
    fileOf({ grid: 'width="1000000000" height="9"' }),
    'a grid of more than 500,000 cells and blocks',
    undefined,
  ],
  [
    'a cell outside',
    fileOf({ grid: 'width="3" height="1"', words: '', clues: '' }),
    'a cell at x=1, y=2 is outside the grid of 3 x 1',
    'AB#\n',
  ],
  [
    'a cell twice',
    fileOf({ cells: `${CELLS}<cell x="1" y="1"/>` }),
    'two cells at r1c1',
    'AB#\nCDE\n',
  ],
  [
    'a cell of a strange type',
    fileOf({ cells: CELLS.replace('"block"', '"strange"') }),
    'r1c3 has the unsupported type strange',
    'AB#\nCDE\n',
  ],
  [
    'what is not a letter',
    fileOf({ cells: CELLS.replace('"E"', '"!"') }),
    "r2c3: '!' is not letters",
    'AB#\nCD_\n',
  ],
  [
    'a wrong number',
    fileOf({ cells: CELLS.replace('number="2"', '') }),
    'r1c2 has no number, but slot 2 begins there',
    'AB#\nCDE\n',
  ],
  [
    'another number of a clue',
    fileOf({ clues: CLUES.replace('number="3"', 'number="9"') }),
    'clue 9 refers to a word at number 3',
    'AB#\nCDE\n',
  ],
  [
    'a word of no cells',
    fileOf({ words: WORDS.replace('x="1-2"', 'x="1-9"') }),
    "the word 'a' has no cells or invalid ones",
    'AB#\nCDE\n',
  ],
  [
    'a word across a block',
    fileOf({ words: WORDS.replace('x="1-2"', 'x="1-3"') }),
    "the word 'a' has no cells or invalid ones",
    'AB#\nCDE\n',
  ],
  [
    'a word that bends',
    fileOf({ words: WORDS.replace('<cells x="1" y="2"/>', '<cells x="2" y="2"/>') }),
    "the word 'c' bends: only words in rows and columns are supported",
    'AB#\nCDE\n',
  ],
  [
    'two words of an id',
    fileOf({ words: WORDS.replace('"b"', '"a"') }),
    "two words with the id 'a'",
    'AB#\nCDE\n',
  ],
  [
    'a clue of no word',
    fileOf({ clues: CLUES.replace('word="a"', 'word="z"') }),
    "a clue refers to the word 'z', which does not exist",
    'AB#\nCDE\n',
  ],
  [
    'a tag that is not closed',
    fileOf().replace('</metadata>', ''),
    'not well-formed XML',
    undefined,
  ],
  [
    'an entity that is none',
    fileOf({ clues: CLUES.replace('one', '&one;') }),
    'not well-formed XML: undefined entity',
    'AB#\nCDE\n',
  ],
])('%s is an error; what can be read of it is', (_, file, what, drawn) => {
  expect(() => read(file)).toThrow(/^f:/);
  expect(() => read(file)).toThrow(what);
  if (drawn !== undefined) {
    const lenient = read(file, true);
    expect(lenient.drawn).toBe(drawn);
    expect(lenient.notes.join('\n')).toContain(what);
  }
});

describe('bytes', () => {
  const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
  const readBytes = async (bytes: Uint8Array) => {
    const reader = await readerFor(bytes, 'f');
    return renderTemplate(reader({})[0]!);
  };
  const drawn = WHOLE.drawn;

  test('are told by how they begin', async () => {
    expect(await readBytes(bytesOf(fileOf()))).toBe(drawn);
    expect(await readBytes(bytesOf(`\ufeff\n${fileOf().replace(/^<\?.*\?>/, '<!-- x -->')}`))).toBe(
      drawn,
    );
    expect(await readBytes(zipSync({ 'a.xml': bytesOf(fileOf()) }))).toBe(drawn);
    await expect(readBytes(bytesOf('<A>\n'))).rejects.toThrow('unknown character');
  });

  test('may be in another encoding', async () => {
    const latin = fileOf({ cells: CELLS.replace('"E"', '"É"') }).replace('UTF-8', 'ISO-8859-1');
    expect(await readBytes(Uint8Array.from(Buffer.from(latin, 'latin1')))).toBe(drawn);
    const wide = fileOf().replace('UTF-8', 'UTF-16');
    expect(await readBytes(Uint8Array.from(Buffer.from(`\ufeff${wide}`, 'utf16le')))).toBe(drawn);
    await expect(
      readBytes(Uint8Array.from(Buffer.from(fileOf({ metadata: '<title>é</title>' }), 'latin1'))),
    ).rejects.toThrow('f: the text is not valid UTF-8');
  });

  test('of a zip that has no puzzle, is damaged or far too large are errors', async () => {
    await expect(readBytes(zipSync({ 'a.txt': bytesOf('A') }))).rejects.toThrow(
      'f: the zip has no XML puzzle',
    );
    const zip = zipSync({ 'a.xml': bytesOf(fileOf()) });
    await expect(readBytes(zip.slice(0, -30))).rejects.toThrow('f: damaged zip file');
    const entry = Buffer.from(zip).indexOf('PK\u0001\u0002');
    const bomb = zip.slice();
    new DataView(bomb.buffer).setUint32(entry + 24, 50_000_001, true);
    await expect(readBytes(bomb)).rejects.toThrow('f: a zip of more than 50000000 bytes, unpacked');
  });

  test('of entities in entities, and of elements without end, cost nothing', async () => {
    const levels = Array.from({ length: 30 }, (_, i) => `<!ENTITY l${i + 1} "&l${i};&l${i};">`);
    const bomb = `<!DOCTYPE x [<!ENTITY l0 "lol">${levels.join('')}]>`;
    const file = fileOf({ metadata: '<title>&l30;</title>' }).replace('?>', `?>${bomb}`);
    await expect(readBytes(bytesOf(file))).rejects.toThrow('undefined entity');
    const deep = fileOf({ metadata: `${'<i>'.repeat(1e5)}${'</i>'.repeat(1e5)}` });
    await expect(readBytes(bytesOf(deep))).rejects.toThrow('nested more than 100 deep');
  });
});
