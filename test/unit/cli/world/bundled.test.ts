import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  BRITISH_LIST,
  BUNDLED_LIST,
  bundledTemplate,
  bundledTemplateNames,
  DISPLAY_FORMS,
  packageVersion,
} from '../../../../src/cli/world/bundled.ts';

test.each([
  ['mini-1', '/templates/mini-1.txt'],
  ['mini-1.txt', '/templates/mini-1.txt'],
  ['15x15', '/templates/15x15.txt'],
  ['cube-3', '/templates/cube-3.weave'],
  ['cube-3.weave', '/templates/cube-3.weave'],
])('%s may be a bundled template', (name, path) => {
  expect(bundledTemplate(name)!.pathname.endsWith(path)).toBe(true);
});

test.each(['', '-', '.', '..', '.hidden', '../package', 'a/b', '/etc/passwd', 'a b', 'a%2fb'])(
  '%j cannot be one, or is none',
  (name) => {
    const url = bundledTemplate(name);
    expect(url !== undefined && existsSync(url)).toBe(false);
  },
);

test('what is bundled is there', () => {
  for (const url of [BUNDLED_LIST, BRITISH_LIST, DISPLAY_FORMS]) expect(existsSync(url)).toBe(true);
  expect(packageVersion()).toMatch(/^\d+\.\d+\.\d+$/);
});

test('templates are listed by name, sizes by their value', () => {
  const names = bundledTemplateNames();
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(existsSync(bundledTemplate(name)!)).toBe(true);
  const sizes = names.flatMap((name) => /^quiz-132-(\d+)x/.exec(name)?.[1] ?? []).map(Number);
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
});
