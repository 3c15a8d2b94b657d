// The command lines that most fills are asked for with, read without commander, whose loading takes
// longer than the reading. Whatever is unusual about a line is left to command-line.ts, its mistakes
// first of all; what is read here is read there in the same way (a test holds the two together).

import { type FillRequest, FORMATS, type FormatName, type Verbosity } from './request.ts';
import { parseSeed } from './seed.ts';

/** What a plain line asks for; undefined for any other. */
export function readPlainLine(argv: readonly string[]): FillRequest | undefined {
  let name: string | undefined;
  let seed: number | undefined;
  let format: FormatName = 'plain';
  let verbosity: Verbosity = 'normal';
  let allowRepeats = false;
  let stats = false;
  const lists: string[] = [];
  const rest = argv.values();
  /** What follows an option, unless there is nothing or it may be an option itself. */
  const value = (): string | undefined => {
    const { value: next } = rest.next();
    return next === undefined || next === '' || next.startsWith('-') ? undefined : next;
  };
  for (const word of rest) {
    switch (word) {
      case '-s':
      case '--seed': {
        const text = value();
        if (text === undefined) return undefined;
        seed = parseSeed(text);
        break;
      }
      case '-f':
      case '--format': {
        const text = value();
        const known = FORMATS.find((each) => each === text);
        if (known === undefined) return undefined;
        format = known;
        break;
      }
      case '-d':
      case '--dict': {
        const list = value();
        if (list === undefined) return undefined;
        lists.push(list);
        break;
      }
      case '-q':
      case '--quiet':
        verbosity = 'quiet';
        break;
      case '--allow-repeats':
        allowRepeats = true;
        break;
      case '--stats':
        stats = true;
        break;
      default:
        if (name !== undefined || word === '' || word.startsWith('-')) return undefined;
        name = word;
    }
  }
  if (name === undefined) return undefined;
  return {
    kind: 'fill',
    template: { name, block: '#' },
    words: { lists, strip: false },
    allowRepeats,
    limits: {},
    output: { format, color: 'auto' },
    stats,
    verbosity,
    ...(seed !== undefined && { seed }),
    count: 1,
    jobs: 1,
    best: false,
  };
}
