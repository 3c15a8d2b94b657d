// Pages that show commands and what they print: `$ command` lines in console blocks, each with the
// output that follows it.

import { spawnSync } from 'node:child_process';
import { BIN } from './run-command.ts';

/** The fenced blocks of a language in a page. */
export function blocksOf(page: string, language: string): string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms');
  return [...page.matchAll(fence)].map((match) => match[1]!);
}

/** Pairs of a command and what the page says it prints. */
export function transcriptsOf(page: string): [command: string, printed: string][] {
  return blocksOf(page, 'console').flatMap((block) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((part): [string, string] => {
        const end = part.indexOf('\n');
        return [part.slice(0, end), part.slice(end + 1)];
      }),
  );
}

/** What a command prints, on either stream, when a shell runs it. */
export function shown(command: string, cwd?: string): string {
  const functions = `crossfill() { "${process.execPath}" "${BIN}" "$@"; }; npx() { "$@"; }`;
  return spawnSync('bash', ['-c', `${functions}; { ${command}; } 2>&1`], {
    encoding: 'utf8',
    cwd,
    env: { PATH: process.env['PATH'] },
  }).stdout;
}
