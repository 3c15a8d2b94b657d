// `crossfill convert`: any format into any other, and what a format cannot say.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseTemplate } from '../../src/format/template/parse-template.ts';
import { crossfill } from '../support/crossfill.ts';
import { lockedPuz } from '../support/locked-puz.ts';
import { scratch } from '../support/scratch.ts';
import { runIn } from '../support/world.ts';

const { file, path } = scratch();

const MARKED = '~AB|C\n -\n_(_)_{D}\n[EF]___\n';

describe('a grid with more to it than blocks', () => {
  test.each(['plain', 'template', 'json', 'ipuz', 'jpz'])(
    'goes through %s and back',
    async (format) => {
      const { stdout, stderr } = await crossfill(['convert', '-f', format], { input: MARKED });
      expect(stderr).toBe('');
      const back = await crossfill(['convert', '-f', 'template'], { input: stdout });
      expect(back).toMatchObject({ code: 0, stdout: MARKED, stderr: '' });
    },
  );

  test('is no picture of boxes where it has bars', async () => {
    const { code, stderr, stdout } = await crossfill(['convert', '-f', 'boxes'], { input: MARKED });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(
      /^crossfill: the format boxes cannot hold bars; plain, template, json\b.* can\n$/,
    );
  });

  test('leaves out of boxes what they do not have, and says so', async () => {
    const { code, stderr } = await crossfill(['convert', '-f', 'boxes'], { input: '(A)B\n' });
    expect(code).toBe(0);
    expect(stderr).toContain('the format boxes has no circles: left out');
  });
});

test('the ending of a name is its format, but for what --format says', async () => {
  const [record, picture] = [path('a.json'), path('b.json')];
  await crossfill(['convert', '-o', record], { input: 'AB\n' });
  await crossfill(['convert', '-f', 'boxes', '-o', picture], { input: 'AB\n' });
  expect(readFileSync(record, 'utf8')).toContain('"rows":["AB"]');
  expect(readFileSync(picture, 'utf8')).toContain('###');
});

test('an ending that is no format is an error, and lists those there are', async () => {
  const picture = await crossfill(['convert', '-o', path('a.png')], { input: 'AB\n' });
  expect(picture).toMatchObject({ code: 2, stdout: '' });
  expect(picture.stderr).toContain(
    'unknown file ending .png; use one of txt, text, json, ndjson, puz, ',
  );
  const slip = await crossfill(['convert', '-o', path('a.ipzu')], { input: 'AB\n' });
  expect(slip).toMatchObject({ code: 2, stdout: '' });
  expect(slip.stderr).toContain('option --output: unknown file ending .ipzu: did you mean ipuz?');
  const said = await crossfill(['convert', '-f', 'ipuz', '-o', path('a.ipzu')], { input: 'AB\n' });
  expect(said.code).toBe(0);
});

test('several inputs are several puzzles', async () => {
  const [one, two] = [file('1.txt', 'AB\n'), file('2.txt', 'CD\nEF\n')];
  const { stdout } = await crossfill(['convert', one, two, '-f', 'template']);
  expect(stdout).toBe('AB\n\nCD\nEF\n');
  await crossfill(['convert', one, two, '-o', path('p{n}.json')]);
  expect(readFileSync(path('p2.json'), 'utf8')).toContain('"rows":["CD","EF"]');
});

test('what is said of the page is for formats that have pages', async () => {
  const paper = await crossfill(['convert', '--paper', 'a4'], { input: 'AB\n' });
  expect(paper.code).toBe(2);
  expect(paper.stderr).toContain(
    'crossfill: option --paper works with the formats pdf, not plain\n',
  );
  const title = await crossfill(['convert', '--title', 'T'], { input: 'AB\n' });
  expect(title.stderr).toContain('the format plain has no title, author and notes: left out');
});

test('puz goes there and back, and says what it has not', async () => {
  const [puz, back] = [path('a.puz'), path('b.txt')];
  const { code, stderr } = await crossfill(['convert', '-o', puz, '--title', 'T'], {
    input: '~AB\n(C)[DE]{F}\n',
  });
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: 'crossfill: the format puz has no voids, shades: left out\n',
  });
  await crossfill(['convert', puz, '-f', 'template', '-o', back]);
  expect(readFileSync(back, 'utf8')).toBe('#AB\n(C)[DE]F\n');
});

test('a damaged file is an error, or read leniently with a note', async () => {
  const puz = path('damaged.puz');
  await crossfill(['convert', '-o', puz], { input: 'AB\n' });
  const bytes = readFileSync(puz);
  bytes[0]! ^= 1;
  writeFileSync(puz, bytes);
  const what = `${puz}: the checksum does not match: of the file`;
  const strict = await crossfill(['convert', puz]);
  expect(strict).toMatchObject({
    code: 2,
    stdout: '',
    stderr: `crossfill: ${what} (--lenient ignores this)\n`,
  });
  const lenient = await crossfill(['convert', puz, '--lenient']);
  expect(lenient).toMatchObject({ code: 0, stdout: 'A B\n', stderr: `crossfill: ${what}\n` });
});

const SIGNS = '[4][@][#]\n[$][%][&]\n[+][?]A\n';

test.each(['ipuz', 'jpz', 'xd', 'txt', 'puz', 'json', 'plain', 'weave', 'exolve'])(
  'digits and signs in cells go through %s and back',
  async (format) => {
    const name = path(`signs.${format}`);
    const out = await crossfill(['convert', '-o', name, '-f', format], { input: SIGNS });
    expect(out).toMatchObject({ code: 0, stderr: '' });
    const back = await crossfill(['convert', name, '-f', 'template']);
    expect(back).toMatchObject({ code: 0, stdout: SIGNS, stderr: '' });
  },
);

test.each([
  ['ipuz', '"Q"', '"!"'],
  ['jpz', '"Q"', '"!"'],
  ['xd', 'QBC\nD', '!BC\nD'],
  ['txt', 'QBC', '!BC'],
  ['puz', 'QBC', '!BC'],
])(
  'a cell of %s that holds a mark is an error, or read leniently as open',
  async (format, letters, signs) => {
    const whole = path(`marks.${format}`);
    await crossfill(['convert', '-o', whole, '-f', format], { input: 'QBC\nDEF\n' });
    const text = readFileSync(whole, 'latin1');
    expect(text).toContain(letters);
    writeFileSync(whole, text.replace(letters, signs), 'latin1');
    const strict = await crossfill(['convert', whole, '-f', 'template']);
    expect(strict).toMatchObject({ code: 2, stdout: '' });
    expect(strict.stderr).toMatch(/ \(--lenient ignores this\)\n$/);
    const lenient = await crossfill(['convert', whole, '-f', 'template', '--lenient']);
    expect(lenient).toMatchObject({ code: 0, stdout: '_BC\nDEF\n' });
    expect(lenient.stderr).toMatch(/^crossfill: .*marks/);
  },
);

test('a folder that is missing is made for an output', async () => {
  const { code } = await crossfill(['convert', '-o', path('new/deep/a.xd')], { input: 'AB\n' });
  expect(code).toBe(0);
  expect(readFileSync(path('new/deep/a.xd'), 'utf8')).toContain('AB');
});

test('shades of ipuz are colours, too, and puzzles of jpz have titles', async () => {
  const { stdout: ipuz } = await crossfill(['convert', '-f', 'ipuz'], { input: '{A}B\n' });
  expect(ipuz).toContain('"style":{"highlight":true,"color":"c0c0c0"}');
  const again = await crossfill(['convert', '-f', 'ipuz'], { input: ipuz });
  expect(again.stdout).toBe(ipuz);
  const clues = file('o.tsv', "AB\tIt's\n");
  const jpz = await crossfill(['convert', '-f', 'jpz', '--clues', clues], { input: 'AB\n' });
  expect(jpz.stdout).toContain('<title></title>');
  expect(jpz.stdout).toContain(">It's</clue>");
});

test("a solver's letters are not the solution", async () => {
  const { stdout: ipuz } = await crossfill(['convert', '-f', 'ipuz'], { input: '__\n' });
  const saved = ipuz.replace('"clues"', '"saved": [["A", "B"]],\n  "clues"');
  const back = await crossfill(['convert', '-f', 'template'], { input: saved });
  expect(back.stdout).toBe('__\n');
  expect(back.stderr).toContain("ignored the solver's letters");
});

test('enumerations are added where they are asked for, and to no clue of a file', async () => {
  const clues = file('e.tsv', 'A B\tAbove\nCD\tDisc\nAC\tCooling\n');
  const grid = file('e.txt', 'AB\nCD\n');
  const clued = ['convert', grid, '--clues', clues, '-q', '-f', 'ipuz'];
  const { stdout: plain } = await crossfill(clued);
  expect(plain).not.toContain('enumeration');
  const { stdout: asked } = await crossfill([...clued, '--enumerations']);
  expect(asked).toContain('"enumeration":"1,1"');
  const again = await crossfill(['convert', '--enumerations', '-f', 'ipuz'], { input: plain });
  expect(again.stdout.match(/"enumeration"/g)).toHaveLength(1);
});

test.each(['xd', 'txt', 'puz'])('%s comes from any format that reads it', async (format) => {
  const [one, two] = [path(`one.${format}`), path(`two.xd`)];
  await crossfill(['convert', '-o', one, '-f', format], { input: '(C)AT\nA#A\n[RR]YE\n' });
  await crossfill(['convert', one, '-o', two]);
  const { stdout, stderr } = await crossfill(['convert', two, '-f', 'template']);
  expect({ stdout, stderr }).toEqual({ stdout: '(C)AT\nA#A\n[RR]YE\n', stderr: '' });
});

test('a table has all puzzles below one line of names, with what the lists say of entries', async () => {
  const list = file('list.txt', 'AB;50;name\nCD;70\nAC\nBD;60;abbr,dated\n');
  const options = ['-d', list, '--no-personal', '--seed', '1', '--format', 'csv'];
  const { stdout } = await crossfill(['-', ...options, '-n', '2'], { input: 'AB\n_D\n' });
  const [names, ...lines] = stdout.trimEnd().split('\n');
  expect(names).toBe('puzzle,number,direction,place,answer,display,score,tags,clue,source');
  expect(lines).toHaveLength(8);
  expect(lines).toContain('1,1,across,r1c1,AB,AB,50,name,,');
  expect(lines).toContain('2,2,down,r1c2,BD,BD,60,abbr dated,,');
});

test('what only one format can say is told when it goes into another', async () => {
  const own = JSON.stringify({
    version: 'http://ipuz.org/v2',
    kind: ['http://ipuz.org/crossword#1'],
    dimensions: { width: 2, height: 1 },
    puzzle: [[1, 0]],
    solution: [['A', 'B']],
    difficulty: 'easy',
  });
  const kept = await crossfill(['convert', '-f', 'ipuz'], { input: own });
  expect(kept.stdout).toContain('"difficulty": "easy"');
  expect(kept.stderr).not.toContain('left out');
  const other = await crossfill(['convert', '-f', 'template'], { input: own });
  expect(other.stderr).toContain('no fields of other formats: left out');
});

test('a folder stands for its files, in the order in which people count', async () => {
  const folder = path('book');
  mkdirSync(folder);
  for (const n of [10, 9, 1]) writeFileSync(join(folder, `p${n}.txt`), `${'A'.repeat(n)}\n`);
  const { stdout } = await crossfill(['convert', folder, '-f', 'template']);
  expect(stdout).toBe(`A\n\n${'A'.repeat(9)}\n\n${'A'.repeat(10)}\n`);
  const one = await crossfill(['convert', folder, '-f', 'ipuz']);
  expect(one).toMatchObject({ code: 2, stdout: '' });
  expect(one.stderr).toContain(
    "crossfill: a file in the format ipuz holds only one puzzle; use -o '{n}.ipuz' for one file per puzzle\n",
  );
});

test.each([
  ['puz', 'bars', 'A|B\n'],
  ['txt', 'bars', 'A|B\n'],
  ['txt', 'bars', 'A|B\n'],
])('%s names the %s that it cannot say, and what can', async (format, what, input) => {
  const { code, stderr } = await crossfill(['convert', '-f', format], { input });
  expect(code).toBe(2);
  expect(stderr).toMatch(
    new RegExp(`the format ${format} cannot hold ${what}; .*\\bipuz\\b.* can`),
  );
});

test('a seed without anything to choose is refused', async () => {
  const { code, stderr } = await crossfill(['convert', '--seed', '3'], { input: 'AB\n' });
  expect(code).toBe(2);
  expect(stderr).toBe('crossfill: convert: option --seed needs --clues or a {seed} in --output\n');
});

test('a block that is asked for is told to mean nothing in a file that has its own', async () => {
  const { stdout } = await crossfill(['convert', '-f', 'ipuz'], { input: 'AX\n' });
  const back = await crossfill(['convert', '--block', 'X', '-f', 'template'], { input: stdout });
  expect(back).toMatchObject({
    stdout: 'AX\n',
    stderr:
      'crossfill: standard input: its format defines its own blocks: the block character X has no effect\n',
  });
});

describe('italics, bold and linked clues', () => {
  const clues = file('styles.tsv', 'AB\tRole in <i>Hamlet</i> & <b>bold</b>\nAC\tx\n');
  const grid = file('styles.txt', 'AB\nCD\n');
  const ipuz = path('styles.ipuz');
  const clueIn = (text: string): string | undefined =>
    /Role in .* & .*?old(?:<\/b>|\*\})?/.exec(text)?.[0];
  const asIpuz = async (): Promise<void> => {
    await crossfill(['convert', grid, '--clues', clues, '-q', '-o', ipuz]);
    const text = readFileSync(ipuz, 'utf8');
    writeFileSync(ipuz, text.replace('"clue":"Role', '"label":"1/2","clue":"Role'));
  };

  test.each(['ipuz', 'jpz', 'weave', 'xd', 'exolve'])('go through %s', async (format) => {
    await asIpuz();
    const out = path(`styles-out.${format}`);
    const { stderr } = await crossfill(['convert', ipuz, '-o', out]);
    const back = await crossfill(['convert', out, '-f', 'ipuz']);
    expect(clueIn(back.stdout)).toBe('Role in <i>Hamlet</i> & <b>bold</b>');
    const isLinked = ['ipuz', 'jpz', 'exolve'].includes(format);
    if (isLinked) expect(back.stdout).toContain('"label":"1/2"');
    else expect(stderr).toContain(`the format ${format} has no numbers of linked clues`);
  });

  test.each(['puz', 'txt', 'csv'])('are left out of %s, with one note', async (format) => {
    await asIpuz();
    const { stderr } = await crossfill(['convert', ipuz, '-f', format, '-o', path('styles-out')]);
    expect(stderr).toContain(
      `the format ${format} has no italics and bold, numbers of linked clues`,
    );
    expect(readFileSync(path('styles-out'), 'latin1')).toContain('Role in Hamlet & bold');
  });

  test('are shown by html and pdf', async () => {
    await asIpuz();
    const html = await crossfill(['convert', ipuz, '-f', 'html']);
    expect(html).toMatchObject({ code: 0, stderr: '' });
    expect(html.stdout).toContain('"label":"1/2","text":"Role in \\u003ci>Hamlet\\u003c/i>');
    const pdf = await crossfill(['convert', ipuz, '-o', path('styles.pdf')]);
    expect(pdf).toMatchObject({ code: 0, stderr: '' });
    expect(readFileSync(path('styles.pdf'), 'latin1')).toContain('RobotoCondensed-Italic');
  });
});

describe('codewords', () => {
  const words = file('code-words.txt', 'CAT\nCAR\nTIE\nRYE\n');
  const grid = file('code.txt', '___\n_#_\n___\n');
  const asJson = async (name: string): Promise<string[]> => {
    const { stdout } = await crossfill(['convert', name, '-f', 'unicode', '--show', 'both']);
    return stdout.split('\n');
  };

  test.each(['ipuz', 'jpz', 'jpz-zip'])('go through %s', async (format) => {
    const name = path(`code.${format}`);
    const made = [grid, '-d', words, '--no-personal', '--puzzle', 'codeword', '-s', '1', '-q'];
    const { code } = await crossfill([...made, '-f', format, '-o', name]);
    expect(code).toBe(0);
    const { stdout: picture } = await crossfill([...made, '-f', 'unicode', '--show', 'both']);
    expect(await asJson(name)).toEqual(picture.split('\n'));
  });

  test('are refused by formats without their numbers, and fill-ins by those without their words', async () => {
    const fill = [grid, '-d', words, '--no-personal', '-s', '1'];
    const code = await crossfill([...fill, '--puzzle', 'codeword', '-f', 'puz']);
    expect(code.stderr).toContain('--puzzle works with the formats json, unicode, svg, ipuz, jpz');
    const fillIn = await crossfill([...fill, '--puzzle', 'fill-in', '-f', 'ipuz']);
    expect(fillIn.stderr).toContain(
      '--puzzle works with the formats json, unicode, svg, html, pdf',
    );
  });

  test('whose code means two letters are errors', async () => {
    const coded = `{"version":"http://ipuz.org/v2","kind":["http://ipuz.org/crossword#1","http://crosswordnexus.com/ipuz/coded#1"],
      "dimensions":{"width":2,"height":1},"puzzle":[[1,1]],"solution":[["A","B"]],"clues":{}}`;
    const { code, stderr } = await crossfill(['convert'], { input: coded });
    expect(code).toBe(2);
    expect(stderr).toContain('code 1 stands for A and for B');
  });
});

test('a locked .puz is read without its solution, or with its key', async () => {
  const name = path('locked.puz');
  writeFileSync(name, lockedPuz(parseTemplate('STATE\nAROSE\nTREAT\n'), '2468'));
  const blank = await crossfill(['convert', name, '-f', 'template']);
  expect(blank).toMatchObject({ code: 0, stdout: '_____\n_____\n_____\n' });
  expect(blank.stderr).toContain('the solution is locked');
  for (const key of ['2468', 'any']) {
    const { stdout } = await crossfill(['convert', name, '-f', 'template', '--unlock', key]);
    expect(stdout).toBe('STATE\nAROSE\nTREAT\n');
  }
  const wrong = await crossfill(['convert', name, '--unlock', '1']);
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toContain('Expected four digits, or any');
});

test.each(['pdf', 'puz', 'jpz-zip'])('%s does not go to a terminal', async (format) => {
  const options = { input: 'AB\n', env: {}, stdoutIsTerminal: true };
  const { code, stderr } = await runIn(['convert', '-f', format], options);
  expect(code).toBe(2);
  expect(stderr).toContain(`the format ${format} is not for a terminal: write it to -o FILE`);
});
