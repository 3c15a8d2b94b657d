// The table of options knows what commander knows, no more and no less.

import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { commandHelp } from '../../../../src/cli/commands/command-help.ts';
import { manualPage } from '../../../../src/cli/commands/manual.ts';
import { fillCommand } from '../../../../src/cli/line/command-line.ts';
import { convertCommand } from '../../../../src/cli/line/convert-line.ts';
import { designCommand } from '../../../../src/cli/line/design-line.ts';
import {
  COMMANDS,
  type CommandName,
  FORMAT_TEXTS,
  optionsOf,
  VALUES,
} from '../../../../src/cli/line/option-table.ts';
import { reportCommand } from '../../../../src/cli/line/report-line.ts';
import { REPORT_FORMATS } from '../../../../src/cli/line/report-request.ts';
import { wordsCommand } from '../../../../src/cli/line/words-line.ts';
import { FORMAT_NAMES } from '../../../../src/format/formats.ts';

/** A command that has options belongs here. */
const PARSERS: Readonly<Record<CommandName, () => Command>> = {
  fill: fillCommand,
  check: () => reportCommand('check'),
  suggest: () => reportCommand('suggest'),
  grade: () => reportCommand('grade'),
  words: wordsCommand,
  convert: convertCommand,
  design: designCommand,
};

/** `-d, --dict <>`: names, and whether a value follows. */
function bare(flags: string): string {
  return flags.replace(/<.*>/u, '<>');
}

test.each(Object.keys(COMMANDS) as CommandName[])('%s: every option has its line', (name) => {
  const parsed = PARSERS[name]().options.map(({ flags }) => bare(flags));
  const listed = optionsOf(name).map(({ flags }) => bare(flags));
  expect(listed.toSorted()).toEqual(parsed.toSorted());
  for (const { flags } of optionsOf(name))
    expect(commandHelp(name)).toContain(flags.split(' <')[0]);
});

test('formats and values are those that there are', () => {
  expect(Object.keys(FORMAT_TEXTS).toSorted()).toEqual(
    [...new Set([...FORMAT_NAMES, ...REPORT_FORMATS])].toSorted(),
  );
  const flags = (Object.keys(COMMANDS) as CommandName[]).flatMap((name) => optionsOf(name));
  for (const option of Object.keys(VALUES)) {
    expect(
      flags.some((row) => row.flags.includes(`${option} <`)),
      option,
    ).toBe(true);
  }
});

test('the manual page is current (npm run man)', () => {
  const page = new URL('../../../../man/crossfill.1', import.meta.url);
  expect(readFileSync(page, 'utf8')).toBe(manualPage());
});

test('the README links to what is packed', () => {
  const root = new URL('../../../../', import.meta.url);
  const { files } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const readme = readFileSync(new URL('README.md', root), 'utf8');
  for (const [, link] of readme.matchAll(/\]\(([^):#]+)(?:#[^)]*)?\)/g)) {
    const isPacked = files.some((file: string) => link === file || link!.startsWith(`${file}/`));
    expect(isPacked, link).toBe(true);
  }
});
