import { expect, test } from 'vitest';
import { renderJpz } from '../../../../src/format/jpz/render-jpz.ts';
import { renderZippedJpz } from '../../../../src/format/jpz/zip.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import type { Puzzle } from '../../../../src/puzzle/puzzle.ts';

const PUZZLE: Puzzle = {
  ...parseTemplate('(C)A|T\n -\n{A}#[EA]\n~YE\n'),
  clues: ['Cats & "&lt;b><i>dogs</i>"', undefined, 'You'],
  enumerations: ['1,1', undefined, undefined],
  revealed: new Set([0]),
  heading: { title: 'T', author: 'Me', date: '2026-11-02', notes: 'One\ntwo' },
};

const GOLDEN = `<?xml version="1.0" encoding="UTF-8"?>
<crossword-compiler xmlns="http://crossword.info/xml/crossword-compiler">
  <rectangular-puzzle xmlns="http://crossword.info/xml/rectangular-puzzle">
    <metadata>
      <title>T</title>
      <creator>Me</creator>
      <created>2026-11-02</created>
      <description>One
two</description>
    </metadata>
    <crossword>
      <grid width="3" height="3">
        <grid-look numbering-scheme="normal"/>
        <cell x="1" y="1" solution="C" number="1" background-shape="circle" hint="true"/>
        <cell x="2" y="1" solution="A"/>
        <cell x="3" y="1" solution="T" number="2" left-bar="true"/>
        <cell x="1" y="2" solution="A" background-color="#C0C0C0" top-bar="true"/>
        <cell x="2" y="2" type="block"/>
        <cell x="3" y="2" solution="EA"/>
        <cell x="1" y="3" type="void"/>
        <cell x="2" y="3" solution="Y" number="3"/>
        <cell x="3" y="3" solution="E"/>
      </grid>
      <word id="1">
        <cells x="1" y="1"/>
        <cells x="2" y="1"/>
      </word>
      <word id="3">
        <cells x="2" y="3"/>
        <cells x="3" y="3"/>
      </word>
      <word id="1002">
        <cells x="3" y="1"/>
        <cells x="3" y="2"/>
        <cells x="3" y="3"/>
      </word>
      <clues ordering="normal">
        <title><b>Across</b></title>
        <clue word="1" number="1" format="1,1">Cats &amp; &quot;&lt;b&gt;<i>dogs</i>&quot;</clue>
        <clue word="3" number="3">-</clue>
      </clues>
      <clues ordering="normal">
        <title><b>Down</b></title>
        <clue word="1002" number="2">You</clue>
      </clues>
    </crossword>
  </rectangular-puzzle>
</crossword-compiler>
`;

test('a puzzle with something of everything', () => {
  expect(renderJpz(PUZZLE)).toBe(GOLDEN);
});

test('the zip has it, with no time and no machine', () => {
  const zip = renderZippedJpz(PUZZLE);
  const bytes = Buffer.from(zip);
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  expect(bytes.readUInt32LE(10).toString(16), 'the first of January 1980').toBe('210000');
  expect(bytes.toString('latin1')).toContain('puzzle.xml');
  expect(Buffer.from(renderZippedJpz(PUZZLE)).equals(zip)).toBe(true);
});
