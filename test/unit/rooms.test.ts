// The rooms of the house and the arrows between them, as ARCHITECTURE.md tells them: read from the
// imports themselves.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

/** Rooms that run anywhere, of which the command takes what it needs. */
const LIBRARY = [
  'assist',
  'base',
  'batch',
  'clues',
  'design',
  'explain',
  'fill',
  'format',
  'layout',
  'problem',
  'puzzle',
  'say',
  'inspect',
  'solve',
  'taste',
  'variety',
  'verify',
  'words/language',
  'words/reading',
  'words/vocabulary',
];

/** Which rooms a room may import, apart from itself. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  bin: ['cli'],
  cli: ['cli/commands', 'cli/line', 'cli/world', ...LIBRARY],
  'cli/commands': ['cli/run', 'cli/output', 'cli/read', 'cli/line', 'cli/world', ...LIBRARY],
  'cli/run': ['cli/output', 'cli/read', 'cli/line', 'cli/world', ...LIBRARY],
  'cli/output': ['cli/read', 'cli/line', 'cli/world', ...LIBRARY],
  'cli/read': ['cli/line', 'cli/world', ...LIBRARY],
  'cli/line': ['cli/world', ...LIBRARY],
  'cli/world': [...LIBRARY],
  index: ['library', ...LIBRARY],
  library: [...LIBRARY],
  batch: ['fill', 'puzzle', 'layout', 'words/vocabulary', 'base'],
  assist: [
    'fill',
    'explain',
    'problem',
    'solve',
    'verify',
    'inspect',
    'puzzle',
    'layout',
    'words/vocabulary',
    'base',
  ],
  fill: [
    'improve',
    'explain',
    'problem',
    'rectangle',
    'solve',
    'verify',
    'inspect',
    'taste',
    'puzzle',
    'layout',
    'words/language',
    'words/vocabulary',
    'base',
  ],
  explain: ['problem', 'solve', 'inspect', 'puzzle', 'layout', 'words/vocabulary', 'base'],
  problem: ['solve', 'verify', 'puzzle', 'layout', 'words/language', 'words/vocabulary', 'base'],
  improve: ['solve', 'base'],
  rectangle: ['solve', 'words/vocabulary', 'base'],
  solve: ['words/vocabulary', 'base'],
  verify: ['puzzle', 'layout', 'words/language', 'words/vocabulary', 'base'],
  format: ['puzzle', 'layout', 'base'],
  design: ['fill', 'inspect', 'puzzle', 'layout', 'words/vocabulary', 'base'],
  variety: ['fill', 'puzzle', 'layout', 'words/reading', 'words/vocabulary', 'base'],
  clues: ['puzzle', 'layout', 'base'],
  say: [
    'fill',
    'explain',
    'design',
    'problem',
    'verify',
    'inspect',
    'puzzle',
    'layout',
    'words/language',
    'words/reading',
    'words/vocabulary',
    'base',
  ],
  inspect: ['taste', 'puzzle', 'layout', 'words/reading', 'words/vocabulary', 'base'],
  taste: ['words/vocabulary', 'base'],
  puzzle: ['layout', 'base'],
  layout: ['base'],
  // How the core is called, which is in AssemblyScript.
  words: ['base'],
  'words/reading': ['words/vocabulary', 'words', 'base'],
  'words/vocabulary': ['words', 'base'],
  'words/language': ['base'],
  base: [],
};

/** The rooms that may touch the machine. */
const isRim = (room: string): boolean => /^(?:bin|cli)\b/.test(room);

/** Packages that run anywhere, and the file of the library that alone may import each. */
const PACKAGES: ReadonlyMap<string, string> = new Map([
  ['saxes', 'format/jpz/parse-xml.ts'],
  ['fflate', 'format/jpz/zip.ts'],
]);

/** Folders whose folders are rooms of their own. */
const FLOORS = ['cli', 'words'];

interface SourceFile {
  /** Below src, with forward slashes. */
  readonly path: string;
  readonly room: string;
  /** Without comments. */
  readonly code: string;
  /** What it imports or exports from, as written; and what of that is there when it runs. */
  readonly imports: readonly string[];
  readonly running: readonly string[];
}

function roomAt(path: string): string {
  const [first, second, third] = path.split('/');
  if (second === undefined) return basename(path, '.ts');
  return FLOORS.includes(first!) && third !== undefined ? `${first}/${second}` : first!;
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(SRC, path), 'utf8');
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, '');
  const named = (text: string): string[] => {
    const imports = text.matchAll(/\b(?:from\s+|import\s+|import\s*\(\s*)['"]([^'"]+)['"]/g);
    return Array.from(imports, (match) => match[1]!);
  };
  return {
    path,
    room: roomAt(path),
    code,
    imports: named(code),
    running: named(code.replaceAll(/\b(?:import|export) type \{[^}]*\} from [^;]*;/g, '')),
  };
}

const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts') && !path.includes('/core/'))
  .sort()
  .map(readSource);

/** The file below src that a relative import of `from` names. */
function targetOf(from: SourceFile, specifier: string): string {
  return join(dirname(from.path), specifier).replaceAll('\\', '/');
}

function roomOf(path: string): string {
  return FILES.find((file) => file.path === path)?.room ?? `no such file: ${path}`;
}

const isRelative = (specifier: string): boolean => specifier.startsWith('.');

test('every file was read, and every room is known', () => {
  expect(FILES.length).toBeGreaterThan(30);
  expect(new Set(FILES.map(({ room }) => room))).toEqual(new Set(Object.keys(ARROWS)));
  expect(FILES.flatMap(({ imports }) => imports).length).toBeGreaterThan(100);
});

test('the arrows go round in no circle', () => {
  const done = new Set<string>();
  const below = (room: string, seen: string[]): void => {
    expect(seen, `${[...seen, room].join(' -> ')}`).not.toContain(room);
    if (done.has(room)) return;
    for (const next of ARROWS[room]!) below(next, [...seen, room]);
    done.add(room);
  };
  for (const room of Object.keys(ARROWS)) below(room, []);
});

describe.each(FILES.map((file) => [file.path, file] as const))('%s', (_, file) => {
  test('imports only what lies below its room', () => {
    const allowed = new Set([file.room, ...ARROWS[file.room]!]);
    const wrong = file.imports
      .filter(isRelative)
      .filter((specifier) => !allowed.has(roomOf(targetOf(file, specifier))));
    expect(wrong).toEqual([]);
  });

  test('names files by their whole name', () => {
    const wrong = file.imports.filter((name) => isRelative(name) && !name.endsWith('.ts'));
    expect(wrong).toEqual([]);
  });

  if (!isRim(file.room)) {
    test('needs no package and no Node, but for what a format is made of', () => {
      const packages = file.imports.filter((specifier) => !isRelative(specifier));
      expect(packages.filter((name) => PACKAGES.get(name) !== file.path)).toEqual([]);
    });

    test('asks no clock, no machine, no locale and no chance, and prints nothing', () => {
      const withoutTexts = file.code.replaceAll(/'(?:[^'\\\n]|\\.)*'/g, "''");
      const asks = withoutTexts.matchAll(
        /\b(?:process|Date|performance|console|require|globalThis|fetch|Intl|crypto|localeCompare|toLocale\w+)\b|\bMath\.random\b|\bimport\.meta\b/g,
      );
      expect(Array.from(asks, (match) => match[0])).toEqual([]);
    });
  }

  if (file.path !== 'index.ts') {
    test('is no barrel', () => {
      expect(file.code).not.toMatch(/\bexport\s+(?:type\s+)?(?:\*|\{[^}]*\})[^;]*\bfrom\b/);
    });
  }
});

/** The files that need themselves by way of others. */
function inCircles(importsOf: (file: SourceFile) => readonly string[]): string[] {
  const imported = new Map(
    FILES.map((file) => [
      file.path,
      importsOf(file)
        .filter(isRelative)
        .map((specifier) => targetOf(file, specifier)),
    ]),
  );
  const needsItself = (path: string): boolean => {
    const needed = new Set(imported.get(path));
    for (const each of needed) for (const next of imported.get(each) ?? []) needed.add(next);
    return needed.has(path);
  };
  return [...imported.keys()].filter(needsItself);
}

test('no file needs itself by way of others when it runs', () => {
  expect(inCircles(({ running }) => running)).toEqual([]);
});

test('nor for its types', () => {
  expect(inCircles(({ imports }) => imports)).toEqual([]);
});

test('files are named by what is in them', () => {
  const names = FILES.map(({ path }) => basename(path, '.ts'));
  const empty = names.filter((name) =>
    /^(?:utils?|helpers?|types?|managers?|common|misc|shared)$|-(?:utils?|helpers?|types?|manager)$/.test(
      name,
    ),
  );
  expect(empty).toEqual([]);
  expect(names.filter((name) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))).toEqual([]);
});

test('the index lists names, no stars', () => {
  expect(FILES.find(({ path }) => path === 'index.ts')!.code).not.toMatch(/export\s+\*/);
});
