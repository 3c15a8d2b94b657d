import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { InputError } from '../../../../src/base/errors.ts';
import { loadPdfKit, PDF_PACKAGES } from '../../../../src/cli/write/pdf-kit.ts';

test('where the packages are missing, what to install is said', () => {
  const elsewhere = createRequire(join(tmpdir(), 'nothing-here.js'));
  expect(() => loadPdfKit(elsewhere)).toThrow(InputError);
  expect(() => loadPdfKit(elsewhere)).toThrow(/needs packages.*npm install pdfkit@\S+ fontkit@/);
});

test('they are those of package.json, and nobody has to have them', () => {
  const file = new URL('../../../../package.json', import.meta.url);
  const { peerDependencies, peerDependenciesMeta } = JSON.parse(readFileSync(file, 'utf8'));
  const named = Object.entries(peerDependencies).map(([name, version]) => `${name}@${version}`);
  expect(named.sort()).toEqual([...PDF_PACKAGES].sort());
  for (const name of Object.keys(peerDependencies)) {
    expect(peerDependenciesMeta[name]).toEqual({ optional: true });
  }
});
