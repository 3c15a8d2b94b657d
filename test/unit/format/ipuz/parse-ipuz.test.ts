import { describe, expect, test } from 'vitest';
import { parseIpuz } from '../../../../src/format/ipuz/parse-ipuz.ts';
import { renderIpuz } from '../../../../src/format/ipuz/render-ipuz.ts';
import { readerFor } from '../../../../src/format/read-puzzles.ts';
import { renderTemplate } from '../../../../src/format/template/render-template.ts';

const FIELDS = {
  version: 'http://ipuz.org/v2',
  kind: ['http://ipuz.org/crossword#1'],
  dimensions: { width: 3, height: 2 },
  puzzle: [
    [1, 2, '#'],
    [3, 0, 0],
  ],
};
const SOLUTION = [
  ['A', 'B', '#'],
  ['C', 'D', 'E'],
];

/** The file with fields of some JSON. */
const withFields = (json: string): object => ({ ...FIELDS, ...JSON.parse(json) });

const read = (fields: object, lenient = false) => {
  const notes: string[] = [];
  const onNote = (note: string): void => void notes.push(note);
  const puzzle = parseIpuz(JSON.stringify(fields), { source: 'f', lenient, onNote });
  return { puzzle, notes, drawn: renderTemplate(puzzle) };
};

test.each<[string, string, string]>([
  ['numbers as texts', '{"puzzle":[["1","2","#"],["3","","0"]]}', '__#\n___\n'],
  [
    'objects',
    '{"puzzle":[[{"cell":1},{"cell":"2"},{"cell":"#"}],[{"cell":3},{"style":{}},{"cell":0}]]}',
    '__#\n___\n',
  ],
  ['voids', '{"puzzle":[[1,2,null],[3,0,{"cell":null}]]}', '__~\n__~\n'],
  [
    'other signs',
    '{"block":"X","empty":".","puzzle":[[1,2,"X"],[3,".","."]],"solution":[["A",".","X"],["B","C","D"]]}',
    'A_#\nBCD\n',
  ],
  ['a number for a block', '{"block":9,"puzzle":[[1,2,9],[3,0,0]]}', '__#\n___\n'],
  ['a solution', '{"solution":[["A","B","#"],["C","D","E"]]}', 'AB#\nCDE\n'],
  ['blocks that are null there', '{"solution":[["A","B",null],["C","D","E"]]}', 'AB#\nCDE\n'],
  [
    'a solution in objects and lists',
    '{"solution":[[{"value":"A"},["B","C"],{"cell":"#"}],[["C"],{"value":["D","X"]},"heart"]]}',
    'AB#\nCD[HEART]\n',
  ],
  ['a solution as far as it goes', '{"solution":[["A",0,"#"],["",null,"E"]]}', 'A_#\n__E\n'],
  ['letters that are shown', '{"puzzle":[[{"cell":1,"value":"A"},2,"#"],[3,0,0]]}', 'A_#\n___\n'],
  [
    'marks',
    '{"styles":{"pink":{"color":"ffc0cb"}},"puzzle":[[{"cell":1,"style":{"shapebg":"circle"}},{"cell":2,"style":"pink"},"#"],[{"cell":3,"style":{"named":"pink","shapebg":"circle"}},{"style":{"highlight":true}},{"cell":0,"style":{"color":"#FFFFFF"}}]]}',
    '(_){_}#\n{(_)}{_}_\n',
  ],
  [
    'bars from either side',
    '{"puzzle":[[{"cell":0,"style":{"barred":"TRBL"}},1,"#"],[0,{"cell":0,"style":{"barred":"L, R"}},0]]}',
    '_|_#\n-\n_|_|_\n',
  ],
  ['the old version', '{"version":"http://ipuz.org/v1"}', '__#\n___\n'],
])('%s', (_, fields, drawn) => {
  expect(read(withFields(fields))).toMatchObject({ drawn, notes: [] });
});

describe('clues', () => {
  const WITH = { ...FIELDS, solution: SOLUTION };

  test.each<[string, string]>([
    ['lists', '{"Across":[[1,"a"],[3,"b"]],"Down":[[1,"c"],[2,"d"]]}'],
    ['texts for numbers', '{"Across":[["1","a"],["3","b"]],"Down":[["1","c"],["2","d"]]}'],
    [
      'objects',
      '{"Across":[{"number":1,"clue":"a"},{"number":"3","clue":"b","cells":[[1,2]]}],"Down":[[1,{"clue":"c"}],{"label":"2","clue":"d"}]}',
    ],
    ['labels', '{"Across:Horizontaal":[[1,"a"],[3,"b"]],"down:Verticaal":[[1,"c"],[2,"d"]]}'],
    [
      'markup',
      '{"Across":[[1,"<u>a</u>"],[3,"<span class=\\"x\\">b</span>"]],"Down":[[1,"<tt>c"],[2,"&#100;"]]}',
    ],
  ])('as %s', (_, clues) => {
    expect(read({ ...WITH, clues: JSON.parse(clues) }).puzzle.clues).toEqual(['a', 'b', 'c', 'd']);
  });

  test('are linked to others by what is printed in place of their numbers', () => {
    const Across = [
      { number: 1, label: '1/2', clue: 'both', continued: [{ direction: 'Down', number: 2 }] },
      { label: '3,1', clue: 'two' },
    ];
    const { puzzle } = read({ ...WITH, clues: { Across, Down: [[2, 'See 1']] } });
    expect(puzzle.clues).toEqual(['both', 'two', undefined, 'See 1']);
    expect(puzzle.clueLabels).toEqual(['1/2', '3,1', undefined, undefined]);
    const again = JSON.parse(renderIpuz(puzzle)).clues.Across;
    expect(again).toEqual([
      { number: 1, label: '1/2', clue: 'both', continued: [{ direction: 'Down', number: 2 }] },
      { number: 3, label: '3,1', clue: 'two' },
    ]);
  });

  test('have enumerations, and their text is plain', () => {
    const Across = [
      { number: 1, clue: 'x &amp; y < z<br/>&lt;b>', enumeration: '(2)' },
      { number: 3, clue: '', enumeration: 5 },
    ];
    const { puzzle, notes } = read({ ...WITH, clues: { Across, Down: [[2, '-']] } });
    expect(puzzle.clues).toEqual(['x & y < z &lt;b>', undefined, undefined, undefined]);
    expect(puzzle.enumerations).toEqual(['2', '5', undefined, undefined]);
    expect(notes).toEqual(['removed markup from texts: <br>']);
  });

  test('tell which runs are slots, where numbers do not', () => {
    const grid = {
      dimensions: { width: 3, height: 3 },
      puzzle: [
        [1, 2, 3],
        ['#', 0, 0],
        [4, 0, 0],
      ],
    };
    const clues = {
      Across: [
        [1, 'a'],
        [4, 'c'],
      ],
      Down: [
        [2, 'd'],
        [3, 'e'],
      ],
    };
    // A run of two at 1 Across would be told by the numbers; 2 and 3 Down begin where they would anyway.
    const { puzzle } = read({ ...FIELDS, ...grid, clues });
    expect(puzzle.layout.slots.map(({ cells }) => cells.length)).toEqual([3, 3, 3, 3]);
    const numbered = {
      ...FIELDS,
      puzzle: [
        [0, 0, '#'],
        [1, 0, 0],
      ],
    };
    expect(read(numbered).puzzle.layout.slots).toHaveLength(1);
    const single = { ...FIELDS, dimensions: { width: 1, height: 1 }, puzzle: [[1]] };
    expect(read(single).puzzle.layout.slots).toHaveLength(2);
  });

  test('tell it alone where there are no numbers', () => {
    const row = { ...FIELDS, dimensions: { width: 3, height: 1 }, puzzle: [[0, 0, 0]] };
    const clues = {
      Across: [[1, 'abc']],
      Down: [
        [1, 'a'],
        [2, 'b'],
        [3, 'c'],
      ],
    };
    const { puzzle } = read({ ...row, clues });
    expect(puzzle.layout.slots.map(({ cells }) => cells.length)).toEqual([3, 1, 1, 1]);
    expect(puzzle.clues).toEqual(['abc', 'a', 'b', 'c']);
  });

  test.each<[unknown, number[]]>([
    [undefined, [2, 3, 2, 2]],
    [3, [3]],
    [1, [2, 3, 2, 2, 1]],
    [0, [2, 3, 2, 2]],
    [-1, [2, 3, 2, 2]],
    ['3', [2, 3, 2, 2]],
  ])('or the file says it outright: %j', (least, lengths) => {
    const unnumbered = {
      ...FIELDS,
      puzzle: [
        [0, 0, '#'],
        [0, 0, 0],
      ],
      'org.crossfill:leastLength': least,
    };
    const { puzzle } = read(unnumbered);
    expect(puzzle.layout.slots.map(({ cells }) => cells.length)).toEqual(lengths);
  });

  test('stay with their entries where shorter runs are no slots', () => {
    const clues = {
      Across: [
        [1, 'a'],
        [3, 'b'],
      ],
      Down: [],
    };
    const notes: string[] = [];
    const puzzle = parseIpuz(JSON.stringify({ ...WITH, clues }), {
      leastLength: 3,
      onNote: (note) => notes.push(note),
    });
    expect(puzzle.clues).toEqual(['b']);
    expect(notes).toEqual(['1A is too short for a slot: its clue is left out']);
  });
});

test('the heading', () => {
  const { puzzle } = read({
    ...FIELDS,
    ...{ title: 'A &amp; B', author: 'C', editor: 'D', copyright: '©', publisher: 'P' },
    ...{ notes: 'N', date: '2/29/2024', url: '' },
  });
  expect(puzzle.heading).toEqual({
    ...{ title: 'A & B', author: 'C', editor: 'D', copyright: '©', publisher: 'P' },
    ...{ notes: 'N', date: '2024-02-29' },
  });
});

test.each<[string, string, string, string | undefined]>([
  [
    'no version',
    '{"version":null}',
    'unsupported version none: expected http://ipuz.org/v1 or v2',
    '__#\n___\n',
  ],
  [
    'another kind',
    '{"kind":["http://ipuz.org/sudoku#1"]}',
    'not a crossword, but http://ipuz.org/sudoku#1',
    undefined,
  ],
  ['no kind', '{"kind":null}', "missing 'kind'", '__#\n___\n'],
  [
    'no dimensions',
    '{"dimensions":null}',
    "'dimensions' must be a width and a height of at least 1",
    '__#\n___\n',
  ],
  ['no puzzle', '{"puzzle":null}', "missing 'puzzle'", undefined],
  ['a puzzle that is no list', '{"puzzle":"x"}', "'puzzle' must be a list of rows", undefined],
  ['a row that is no list', '{"puzzle":[[1,2,"#"],3]}', 'row 2 of puzzle is not a list', undefined],
  [
    'a short row',
    '{"puzzle":[[1,2,"#"],[3,0]]}',
    'row 2 of puzzle has 2 cells, but dimensions say 3',
    '__#\n__~\n',
  ],
  [
    'a long row',
    '{"puzzle":[[1,2,"#",0],[3,0,0]]}',
    'row 1 of puzzle has 4 cells, but dimensions say 3',
    '__#\n___\n',
  ],
  ['too few rows', '{"puzzle":[[1,2,"#"]]}', 'puzzle has 1 row, but dimensions say 2', undefined],
  [
    'too many rows',
    '{"puzzle":[[1,2,"#"],[3,0,0],[0,0,0]]}',
    'puzzle has 3 rows, but dimensions say 2',
    '__#\n___\n',
  ],
  [
    'absurd dimensions',
    '{"dimensions":{"width":1000000000,"height":2}}',
    'a grid of more than 500,000 cells and blocks',
    undefined,
  ],
  [
    'a short solution',
    '{"solution":[["A","B","#"]]}',
    'solution has 1 row, but dimensions say 2',
    'AB#\n___\n',
  ],
  [
    'what is no cell',
    '{"puzzle":[[true,2,"#"],[3,0,0]]}',
    'r1c1 of puzzle is not a cell',
    '~_#\n___\n',
  ],
  [
    'what is not a letter',
    '{"solution":[["A","B","#"],["C","D","!"]]}',
    "r2c3 of solution: '!' is not letters",
    'AB#\nCD_\n',
  ],
  [
    'letters in a block',
    '{"solution":[["A","B","Q"],["C","D","E"]]}',
    'r1c3 is a block but has the solution Q',
    'AB#\nCDE\n',
  ],
  [
    'a block in a cell',
    '{"solution":[["A","#","#"],["C","D","E"]]}',
    'r1c2 is a block only in the solution',
    'A_#\nCDE\n',
  ],
  [
    'two letters of a cell',
    '{"puzzle":[[{"cell":1,"value":"Z"},2,"#"],[3,0,0]],"solution":[["A","B","#"],["C","D","E"]]}',
    'r1c1 shows Z, but its solution is A',
    'AB#\nCDE\n',
  ],
  [
    'a wrong number',
    '{"puzzle":[[1,3,"#"],[2,0,0]]}',
    'r1c2 has the number 3, but slot 2 begins there',
    '__#\n___\n',
  ],
  [
    'a number too few',
    '{"puzzle":[[1,2,"#"],[0,0,0]]}',
    'r2c1 has no number, but slot 3 begins there',
    '__#\n___\n',
  ],
  [
    'a clue of no slot',
    '{"clues":{"Across":[[7,"x"]]}}',
    'a clue for 7 Across, which does not exist',
    '__#\n___\n',
  ],
  [
    'two clues of a slot',
    '{"clues":{"Across":[[1,"x"],[1,"y"]]}}',
    'two clues for 1 Across',
    '__#\n___\n',
  ],
  [
    'a clue without a number',
    '{"clues":{"Across":["x"]}}',
    "clue 1 of 'Across' lacks a number or text",
    '__#\n___\n',
  ],
  [
    'clues that are no list',
    '{"clues":{"Across":"x"}}',
    "clues of 'Across' must be a list",
    undefined,
  ],
  ['a title that is no text', '{"title":5}', "'title' must be a string", '__#\n___\n'],
  [
    'a date of another form',
    '{"date":"2024-01-02"}',
    "a date must be MM/DD/YYYY, not '2024-01-02'",
    '__#\n___\n',
  ],
])('%s is an error; what can be read of it is', (_, fields, what, drawn) => {
  const file = withFields(fields);
  expect(() => read(file)).toThrow(`f: ${what}`);
  if (drawn === undefined) {
    expect(() => read(file, true)).toThrow(`f: ${what}`);
  } else {
    const lenient = read(file, true);
    expect(lenient.drawn).toBe(drawn);
    expect(lenient.notes.join('\n')).toContain(what);
  }
});

test('clues go with numbers that are wrong to where those stand', () => {
  const clues = {
    Across: [
      [1, 'a'],
      [2, 'b'],
    ],
    Down: [
      [1, 'c'],
      [3, 'd'],
    ],
  };
  const { puzzle } = read(
    {
      ...FIELDS,
      puzzle: [
        [1, 3, '#'],
        [2, 0, 0],
      ],
      clues,
    },
    true,
  );
  expect(puzzle.clues).toEqual(['a', 'b', 'c', 'd']);
});

describe('a text', () => {
  const text = JSON.stringify(FIELDS, null, 1);
  const readText = async (content: string, notes: string[] = []) => {
    const reader = await readerFor(new TextEncoder().encode(content), 'f');
    return renderTemplate(reader({ onNote: (note) => notes.push(note) })[0]!);
  };

  test('is told by what it says', async () => {
    expect(await readText(text)).toBe('__#\n___\n');
    expect(await readText(`\ufeff\n${text}`)).toBe('__#\n___\n');
    expect(await readText(text.replaceAll('/', '\\/'))).toBe('__#\n___\n');
    expect(await readText('{"version":"0.1.0","rows":["AB"]}')).toBe('AB\n');
  });

  test('may have the old form of a call', async () => {
    const notes: string[] = [];
    expect(await readText(`ipuz(${text})\n`, notes)).toBe('__#\n___\n');
    expect(notes).toEqual(['read the old form ipuz(...)']);
  });

  test('that is cut off is an error', async () => {
    await expect(readText(text.slice(0, -3))).rejects.toThrow(/^f:.*JSON/);
    await expect(readText(text.replace('"puzzle"', '"puzzle'))).rejects.toThrow(/^f:.*JSON/);
  });

  test('that is nested without end is an error', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const nested = text.replace('{', `{"org.example:x":${deep},`);
    await expect(readText(nested)).rejects.toThrow('f: nested more than 100 deep');
  });
});
