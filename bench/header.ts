// What a result means nothing without: the machine, Node, what was measured, and with which lists.
// Names and digests, no paths.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import type { List } from './lists.ts';

export interface Header {
  readonly type: 'header';
  readonly date: string;
  readonly cpu: string;
  readonly cores: number;
  readonly memoryBytes: number;
  /** Processes that wanted a core in the last minute: well above 0 means a noisy bench. */
  readonly load: number;
  readonly platform: string;
  readonly node: string;
  readonly contestants: readonly { readonly name: string; readonly what: string }[];
  readonly lists: readonly Pick<List, 'name' | 'sha256' | 'count'>[];
  readonly options: Readonly<Record<string, unknown>>;
}

export function header(
  contestants: Header['contestants'],
  lists: readonly List[],
  options: Header['options'],
): Header {
  return {
    type: 'header',
    date: new Date().toISOString(),
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryBytes: totalmem(),
    load: loadavg()[0]!,
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
    contestants: contestants.map(({ name, what }) => ({ name, what })),
    lists: lists.map(({ name, sha256, count }) => ({ name, sha256, count })),
    options,
  };
}

export function headerText(header: Header): string {
  const { cpu, cores, memoryBytes, load, platform, node, date } = header;
  const memory = `${(memoryBytes / 2 ** 30).toFixed(0)} GiB`;
  return [
    `${cpu}, ${cores} cores, ${memory}, ${platform}, Node ${node}, load ${load.toFixed(1)}, ${date}`,
    ...header.contestants.map(({ name, what }) => `${name}: ${what}`),
    ...header.lists.map(
      ({ name, count, sha256 }) => `list ${name}: ${count} words, sha256 ${sha256.slice(0, 16)}`,
    ),
  ].join('\n');
}

/** The commit of a checkout, and a digest of the compiled code that is really measured. */
export function checkoutVersion(checkout: string): string {
  const dist = join(checkout, 'dist');
  if (!existsSync(join(dist, 'index.js'))) {
    throw new RangeError(`${checkout} has no dist/index.js: build it first`);
  }
  const hash = createHash('sha256');
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((name) => /\.([cm]?js|wasm)$/.test(name)).sort()) {
    hash.update(name).update(readFileSync(join(dist, name)));
  }
  return `${commit(checkout)}, compiled code ${hash.digest('hex').slice(0, 12)}`;
}

function commit(checkout: string): string {
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', checkout, ...words], { encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
    return `commit ${git('rev-parse', '--short', 'HEAD')}${changed ? '+dirty' : ''}`;
  } catch {
    return 'no commit';
  }
}
