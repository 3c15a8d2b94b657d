// What a case prints, answers and writes, as one text: `$` a command, `>` standard output, `!` standard error,
// `=` an exit code that is not 0, `+` a file that is new or another one with its contents behind `|`, `-` one that is gone.
// What is long or no text is told by its length and digest; what differs from run to run is masked.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BIN } from '../support/run-command.ts';
import type { Case } from './cases.ts';

const FIXTURES = fileURLToPath(new URL('fixtures/', import.meta.url));
const PACKAGE = new URL('../../package.json', import.meta.url);
const VERSION = (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version;
/** A function that a shell runs where a line says `crossfill`. */
const SHELL = `set -o pipefail; crossfill() { "${process.execPath}" "${BIN}" "$@"; }`;
const MOST_LINES = 60;
const MOST_CHARACTERS = 3500;
const LAST_RESORT_MS = 100_000;

/** Runs the lines of a case in a fresh folder. */
export async function transcriptOf({ name, lines }: Case): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'crossfill-net-'));
  const folder = join(root, 'work');
  const home = join(root, 'home');
  mkdirSync(home);
  cpSync(FIXTURES, folder, { recursive: true });
  try {
    let text = `## ${name}\n`;
    let before = digests(root);
    for (const line of lines) {
      const { code, stdout, stderr } = await runLine(line, folder, home);
      text += `\n$ ${line}\n${behind('> ', stdout, root)}${behind('! ', stderr, root)}`;
      if (code !== 0) text += `= ${code}\n`;
      const after = digests(root);
      text += changed(root, before, after);
      before = after;
    }
    return text;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

interface Ran {
  readonly code: number | null;
  readonly stdout: Buffer;
  readonly stderr: Buffer;
}

function runLine(line: string, cwd: string, home: string): Promise<Ran> {
  const child = spawn('bash', ['-c', `${SHELL}\n${line}`], {
    cwd,
    env: {
      PATH: process.env['PATH'],
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      LC_ALL: 'C',
      TZ: 'UTC',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LAST_RESORT_MS,
    killSignal: 'SIGKILL',
  });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => stdout.push(piece));
  child.stderr.on('data', (piece: Buffer) => stderr.push(piece));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code, stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr) }),
    );
  });
}

/** The digest of each file below a folder. */
function digests(root: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
    if (lstatSync(join(root, path)).isFile()) found.set(path, digest(contents(root, path)));
  }
  return found;
}

function contents(root: string, path: string): Buffer {
  try {
    return readFileSync(join(root, path));
  } catch {
    // What may not be read is none of ours.
    return Buffer.alloc(0);
  }
}

function changed(root: string, before: Map<string, string>, after: Map<string, string>): string {
  let text = '';
  for (const [path, sum] of after) {
    if (before.get(path) === sum) continue;
    text += `+ ${path.replace(/^work\//, '')}\n${behind('| ', contents(root, path), root)}`;
  }
  for (const path of before.keys()) {
    if (!after.has(path)) text += `- ${path.replace(/^work\//, '')}\n`;
  }
  return text;
}

/** Bytes as lines behind a sign; of long texts the beginning. */
function behind(sign: string, bytes: Buffer, root: string): string {
  if (bytes.length === 0) return sign === '| ' ? `${sign}(empty)\n` : '';
  const text = bytes.toString('utf8');
  if (!Buffer.from(text, 'utf8').equals(bytes) || text.includes('\0')) {
    return `${sign}(${bytes.length} bytes, sha256 ${digest(bytes)})\n`;
  }
  const all = masked(text, root);
  const lines = all.replace(/\n$/, '').split('\n');
  const isLong = lines.length > MOST_LINES || all.length > MOST_CHARACTERS;
  const shown = isLong ? beginning(lines) : lines;
  const rows = shown.map((line) => `${sign}${visible(line)}\n`).join('');
  const end = all.endsWith('\n') ? '' : `${sign}(no line end)\n`;
  if (!isLong) return rows + end;
  const count = `${lines.length} lines, ${all.length} characters`;
  return `${rows}${sign}(... ${count}, sha256 ${digest(all)})\n`;
}

function beginning(lines: readonly string[]): string[] {
  const most = MOST_CHARACTERS / 2;
  const shown: string[] = [];
  let length = 0;
  for (const line of lines.slice(0, MOST_LINES / 2)) {
    shown.push(line.length > most - length ? `${line.slice(0, most - length)}...` : line);
    length += line.length;
    if (length >= most) break;
  }
  return shown;
}

/** Without what is another one from run to run, or from version to version. */
function masked(text: string, root: string): string {
  return text
    .replaceAll(root, '<root>')
    .replaceAll(new RegExp(`\\b${VERSION.replaceAll('.', '\\.')}\\b`, 'g'), '<version>')
    .replaceAll(/\b\d+\.\d{2,3} s\b/g, '<seconds> s')
    .replaceAll(/("milliseconds":)[\d.]+/g, '$1<milliseconds>')
    .replaceAll(/^(crossfill: repeat with --seed )\d+/gm, '$1<drawn>');
}

function visible(line: string): string {
  return line.replaceAll(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be seen
    /[\u0000-\u0008\u000b-\u001f\u007f]/g,
    (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}

function digest(data: Buffer | string): string {
  return createHash('sha256').update(data).digest('hex');
}
