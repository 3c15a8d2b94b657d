// The rooms of the house, the arrows between them and what holds in all of them, read from the sources themselves.
// A test for each rule, which names the files that break it.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** What the command and the library take as they need it. */
const ANY =
  'say preflight assist batch variety design clues fill explain inspect taste problem verify format solve puzzle layout ' +
  'words/reading words/vocabulary words/language base';

/** Each room with those that it may import, all of which stand below it. */
const ROOMS = `
bin: cli
cli: cli/run cli/commands cli/help cli/read cli/spec cli/world say base
cli/commands: desk/server desk/service cli/run cli/write cli/read cli/spec cli/world ${ANY}
cli/help: cli/write cli/read cli/spec cli/world ${ANY}
cli/run: cli/write cli/read cli/spec cli/world ${ANY}
cli/write: cli/read cli/spec cli/world ${ANY}
cli/read: cli/spec cli/world ${ANY}
cli/spec: cli/world ${ANY}
cli/world: base
desk/page: desk/state desk/service ${ANY}
desk/server: base
desk/state: desk/service ${ANY}
desk/service: library ${ANY}
index: library ${ANY}
library: ${ANY}
say: preflight batch clues fill solve variety design inspect problem verify puzzle layout words/reading words/vocabulary base
preflight: format base
assist: fill explain problem solve verify inspect puzzle layout words/vocabulary base
batch: fill solve puzzle words/vocabulary base
variety: fill puzzle layout words/reading words/vocabulary base
design: fill inspect puzzle layout words/vocabulary base
clues: puzzle layout base
fill: improve explain problem rectangle solve verify inspect taste puzzle layout words/language words/vocabulary base
improve: solve base
explain: problem solve inspect puzzle layout words/vocabulary base
inspect: problem verify taste puzzle layout words/reading words/vocabulary base
taste: words/vocabulary base
problem: solve verify puzzle layout words/language words/vocabulary base
verify: puzzle layout words/language words/vocabulary base
format: puzzle layout base
rectangle: solve words/vocabulary base
solve: words/vocabulary base
puzzle: layout base
layout: base
words/reading: words/vocabulary words base
words/vocabulary: words base
words/language: base
words: base
base:
`;

/** Folders whose folders are rooms of their own. */
const FLOORS = ['cli', 'desk', 'words'];

/** Packages that run anywhere, and the file that alone may import each. */
const PACKAGES: Readonly<Record<string, string>> = {
  saxes: 'format/jpz/parse-xml.ts',
  fflate: 'format/jpz/zip.ts',
  'bidi-js': 'format/pdf/bidi.ts',
};

const MOST_LINES = 400;
/** Optional fields take undefined, so that hardly an object needs to be spread on a condition. */
const MOST_CONDITIONAL_SPREADS = 20;

/** Rooms without sentences, of four words or more; what parsers say of a text is theirs to say. */
const SILENT =
  'preflight solve rectangle improve problem verify explain inspect fill design assist'.split(' ');
/** What outlets and styles are called, and where their rules come from. */
const TITLES = ['inspect/profiles.ts', 'design/styles.ts'];
/** Style sheets, and the one reader whose error depends on an option. */
const NAMES_OPTIONS = /^format\/(?:html\/|weave\/parse-weave\.ts$)/;

interface SourceFile {
  /** Below src, with forward slashes. */
  readonly path: string;
  readonly room: string;
  readonly lines: number;
  /** Without comments. */
  readonly code: string;
  /** What it imports or exports from, as written. */
  readonly imports: readonly string[];
}

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));
const FILES: readonly SourceFile[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !path.includes('/core/'))
  .sort()
  .map(readSource);
const BY_PATH = new Map(FILES.map((file) => [file.path, file]));
/** Whatever runs anywhere: neither the command nor the desk's page and server. */
const LIBRARY = FILES.filter(({ room }) => !/^(?:bin|cli|desk\/(?:page|server))\b/.test(room));

const ARROWS = new Map(
  ROOMS.trim()
    .split('\n')
    .map((line) => line.split(':') as [room: string, below: string])
    .map(([room, below]) => [room, below.split(' ').filter((each) => each !== '')]),
);

function readSource(path: string): SourceFile {
  const text = readFileSync(join(SRC, path), 'utf8');
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, '');
  const imports = code.matchAll(/\b(?:from\s+|import\s+|import\s*\(\s*)['"]([^'"]+)['"]/g);
  return {
    path,
    room: roomAt(path),
    lines: text.split('\n').length - 1,
    code,
    imports: Array.from(imports, (match) => match[1]!),
  };
}

function roomAt(path: string): string {
  const [first, second, third] = path.split('/');
  if (second === undefined) return basename(path, '.ts');
  return FLOORS.includes(first!) && third !== undefined ? `${first}/${second}` : first!;
}

const isRelative = (specifier: string): boolean => specifier.startsWith('.');

/** The files below src that a file imports. */
function importedBy({ path, imports }: SourceFile): string[] {
  return imports
    .filter(isRelative)
    .map((specifier) => join(dirname(path), specifier).replaceAll('\\', '/'));
}

/** `path: what` for each that is found in a file. */
function foundIn(
  files: readonly SourceFile[],
  find: (file: SourceFile) => Iterable<string>,
): string[] {
  return files.flatMap((file) => [...find(file)].map((what) => `${file.path}: ${what}`));
}

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([match]) => match);
}

/** Texts in code, `X` for what a template puts in. */
function literalsIn(code: string): string[] {
  return matches(code, /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g).map((literal) =>
    literal.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, 'X'),
  );
}

test('every file is read, and every room is known', () => {
  expect(FILES.length).toBeGreaterThan(30);
  expect(FILES.flatMap(({ imports }) => imports).length).toBeGreaterThan(100);
  expect(new Set(FILES.map(({ room }) => room))).toEqual(new Set(ARROWS.keys()));
});

test('a room stands above all that it may import, so that arrows go round in no circle', () => {
  const order = [...ARROWS.keys()];
  const upwards = [...ARROWS].flatMap(([room, below]) =>
    below.filter((each) => order.indexOf(each) <= order.indexOf(room)).map((each) => [room, each]),
  );
  expect(upwards).toEqual([]);
});

test('a file imports only what its room may', () => {
  const wrong = foundIn(FILES, (file) =>
    importedBy(file).filter((path) => {
      const room = BY_PATH.get(path)?.room;
      return room === undefined || !(room === file.room || ARROWS.get(file.room)?.includes(room));
    }),
  );
  expect(wrong).toEqual([]);
});

test('no file needs itself by way of others, not even for its types', () => {
  const needed = new Map(FILES.map((file) => [file.path, new Set(importedBy(file))]));
  const isInCircle = ({ path }: SourceFile): boolean => {
    const all = new Set(needed.get(path));
    for (const each of all) for (const next of needed.get(each) ?? []) all.add(next);
    return all.has(path);
  };
  expect(FILES.filter(isInCircle).map(({ path }) => path)).toEqual([]);
});

test('files are imported by their whole names', () => {
  const isShort = (name: string): boolean => isRelative(name) && !/\.tsx?$/.test(name);
  expect(foundIn(FILES, ({ imports }) => imports.filter(isShort))).toEqual([]);
});

test('below the command no package and nothing of Node is imported, but what a format is made of', () => {
  const wrong = foundIn(LIBRARY, ({ path, imports }) =>
    imports.filter((name) => !isRelative(name) && PACKAGES[name] !== path),
  );
  expect(wrong).toEqual([]);
});

test('below the command nobody asks a clock, the machine, a locale or chance, or prints', () => {
  const machine =
    /\b(?:process|Date|performance|console|require|globalThis|fetch|Intl|crypto|localeCompare|toLocale\w+)\b|\bMath\.random\b|\bimport\.meta\b/g;
  const wrong = foundIn(LIBRARY, ({ code }) =>
    matches(code.replaceAll(/'(?:[^'\\\n]|\\.)*'/g, "''"), machine),
  );
  expect(wrong).toEqual([]);
});

test('what other rooms find is data: its sentences stand in say/', () => {
  const silent = LIBRARY.filter(
    ({ room, path }) => SILENT.includes(room) && !TITLES.includes(path),
  );
  const isSentence = (text: string): boolean =>
    text.split(' ').filter((word) => /[a-z]/i.test(word)).length > 3;
  expect(foundIn(silent, ({ code }) => literalsIn(code).filter(isSentence))).toEqual([]);
});

test('options of the command line are named by the command and in say/ alone', () => {
  const others = LIBRARY.filter(({ room, path }) => room !== 'say' && !NAMES_OPTIONS.test(path));
  const isOption = (text: string): boolean => /(?<![\w-])--[a-z]/.test(text);
  expect(foundIn(others, ({ code }) => literalsIn(code).filter(isOption))).toEqual([]);
});

test('only the index hands on what others export, and it does so name by name', () => {
  const handsOn = /\bexport\s+(?:type\s+)?(?:\*|\{[^}]*\})[^;]*\bfrom\b/g;
  const others = FILES.filter(({ path }) => path !== 'index.ts');
  expect(foundIn(others, ({ code }) => matches(code, handsOn))).toEqual([]);
  expect(BY_PATH.get('index.ts')!.code).not.toMatch(/export\s+(?:type\s+)?\*/);
});

test('no two types have one name', () => {
  const files = new Map<string, string[]>();
  for (const { path, code } of FILES) {
    for (const [, name] of code.matchAll(/^(?:export )?(?:interface|type|class) (\w+)/gm)) {
      files.set(name!, [...(files.get(name!) ?? []), path]);
    }
  }
  expect([...files].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

test('hardly an object is spread on a condition', () => {
  const spread = /\.\.\.\((?:[^()]|\([^()]*\))*?&&/g;
  const found = foundIn(FILES, ({ code }) => matches(code, spread));
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(MOST_CONDITIONAL_SPREADS);
});

test('files are named by what is in them, and are not too long', () => {
  const empty =
    /^(?:utils?|helpers?|types?|managers?|common|misc|shared)$|-(?:utils?|helpers?|types?|manager)$/;
  const names = FILES.map(({ path }) => basename(path).replace(/\.tsx?$/, ''));
  const wrong = names.filter(
    (name) => empty.test(name) || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name),
  );
  expect(wrong).toEqual([]);
  const isLong = ({ path, lines }: SourceFile): boolean =>
    lines > MOST_LINES && !/(?:wasm-bytes|page-text)\.ts$/.test(path);
  expect(FILES.filter(isLong).map(({ path }) => path)).toEqual([]);
});
