// The library as a project has it that installed it: docs/library.md names all of it, its blocks of code run and
// print what it shows, its types compile, and it bundles for a browser.

import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { scratch } from '../support/scratch.ts';

const MOST_NAMES = 60;

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DIST = join(ROOT, 'dist');
const PAGE = readFileSync(join(ROOT, 'docs/library.md'), 'utf8');

const run = promisify(execFile);
const { folder, file, path } = scratch();
mkdirSync(path('node_modules'));
symlinkSync(ROOT, path('node_modules/crossfill'), 'dir');
file('package.json', '{ "type": "module" }');

/** Each block of code by its file, and what the page shows below it; one that begins with the name of a file is only written. */
const EXAMPLES = [...PAGE.matchAll(/^```js\n(.*?)^```\n(?:\n```text\n(.*?)^```)?/gms)].map(
  ([, code = '', printed], i) => {
    const name = /^\/\/ (\S+\.js)\n/.exec(code)?.[1] ?? `example-${i + 1}.js`;
    file(name, code);
    return { name, printed };
  },
);

describe('the page', () => {
  const names = [...readFileSync(join(DIST, 'index.d.ts'), 'utf8').matchAll(/\{([^}]*)\}/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.replace(/^\s*type\b|\w+ as /g, '').trim())
    .filter((name) => name !== '');

  test('names all that the library has, which is little', () => {
    expect(names.length).toBeGreaterThan(30);
    expect(names.length).toBeLessThanOrEqual(MOST_NAMES);
    expect(names.filter((name) => !new RegExp(`\`${name}\\b`).test(PAGE))).toEqual([]);
  });

  const shown = EXAMPLES.filter(({ printed }) => printed !== undefined);
  test('shows examples, each with what it prints', () => {
    expect(shown.length).toBeGreaterThan(10);
  });

  test.each(shown)('$name prints what is shown', async ({ name, printed }) => {
    const { stdout } = await run(process.execPath, [name], { cwd: folder });
    expect(stdout.trimEnd()).toBe(printed?.trimEnd());
  });

  test('has types by which the examples compile', async () => {
    const compilerOptions = {
      ...{ checkJs: true, noEmit: true, strict: true, skipLibCheck: false },
      ...{ target: 'es2022', module: 'nodenext' },
      ...{ types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')] },
      noImplicitAny: false,
    };
    file('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.js'] }));
    const tsc = join(ROOT, 'node_modules/.bin/tsc');
    const failed = (error: { stdout: string }): { stdout: string } => error;
    expect((await run(tsc, ['-p', folder]).catch(failed)).stdout).toBe('');
  });
});

test('a bundler for browsers takes it', async () => {
  const entryPoints = [join(DIST, 'index.js')];
  const bundled = await build({
    entryPoints,
    bundle: true,
    platform: 'browser',
    format: 'esm',
    write: false,
  });
  expect(bundled.errors).toEqual([]);
});

test('the package has no modules but those that the library needs', () => {
  const needed = new Set(['index']);
  for (const name of needed) {
    const code = ['.js', '.d.ts'].map((ending) => readFileSync(join(DIST, name + ending), 'utf8'));
    for (const [, path = ''] of code
      .join('')
      .matchAll(/\b(?:from|import)\b[ (]'(\.[^']+)\.[jt]s'/g)) {
      needed.add(posix.join(posix.dirname(name), path));
    }
  }
  const names = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    // The desk's page and its worker are bundles of their own.
    .filter((name) => name.endsWith('.js') && !/^desk.(?:page|worker)\.js$/.test(name))
    .map((name) => name.replaceAll('\\', '/').slice(0, -'.js'.length));
  expect(names.sort()).toEqual([...needed].sort());
});
