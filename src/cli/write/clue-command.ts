// Clues by another program: for each puzzle it is started once, reads a line of JSON for each entry without a clue, and
// writes a line for each that it has one for. It gets a minute, and nothing else is told to it.

import { spawn } from 'node:child_process';
import { InputError } from '../../base/errors.ts';
import { linesOf } from '../../base/text.ts';
import { ClueBook } from '../../clues/clue-book.ts';

/** What the program is asked. */
export interface ClueRequest {
  readonly entry: string;
  /** As it is printed. */
  readonly display: string;
  /** 1 to 3, if one is wanted. */
  readonly level?: number;
  /** Characters that a clue may have. */
  readonly most: number;
}

const MILLISECONDS = 60_000;
const MOST_CHARACTERS = 45;

export function requestFor(entry: string, display: string, level?: number): ClueRequest {
  return { entry, display, level, most: MOST_CHARACTERS };
}

/** What the program knows. @throws InputError if it fails, takes too long or writes something else */
export async function cluesByCommand(
  command: string,
  requests: readonly ClueRequest[],
): Promise<ClueBook> {
  const book = new ClueBook('command');
  const source = `option --clue-command ${command}`;
  if (requests.length === 0) return book;
  const lines = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
  const output = await outputOf(command, lines, source);
  for (const [index, line] of linesOf(output).entries()) {
    if (line.trim() === '') continue;
    const { entry, clue } = replyIn(line);
    if (typeof entry !== 'string' || typeof clue !== 'string') {
      throw new InputError(`line ${index + 1} of its output has no entry and clue`, { source });
    }
    if (clue.trim() !== '') book.add(entry, entry, { text: clue.trim() });
  }
  return book;
}

function replyIn(line: string): { readonly entry?: unknown; readonly clue?: unknown } {
  try {
    return JSON.parse(line) ?? {};
  } catch {
    return {};
  }
}

function outputOf(command: string, input: string, source: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    const timer = setTimeout(() => {
      child.kill();
      reject(new InputError(`no answer in ${MILLISECONDS / 1000} seconds`, { source }));
    }, MILLISECONDS);
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => reject(new InputError(error.message, { source })));
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code === 0) resolve(Buffer.concat(chunks).toString('utf8'));
      else reject(new InputError(`it ended with exit code ${code}`, { source }));
    });
    // A program that reads nothing has its reasons.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
