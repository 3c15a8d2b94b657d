// The files of a book, in order, each with its section: that of the folder which it is in, or of the manifest that lists it.

import { readdirSync, statSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { InputError } from '../../base/errors.ts';
import { byNaturalOrder } from '../../base/order.ts';
import { decodeText } from '../../base/text.ts';
import { parseManifestLine } from '../../batch/manifest-line.ts';
import type { TemplateSource } from '../spec/options.ts';
import { STDIN } from '../spec/values.ts';
import type { Io } from '../world/io.ts';
import { asInputError } from '../world/system-error.ts';
import { MANIFEST, readBytes } from './bytes.ts';
import { filesIn } from './template.ts';

export interface BookFile {
  readonly source: TemplateSource;
  readonly section: string | undefined;
}

const MANIFEST_ENDING = '.ndjson';

/**
 * What `filesIn` finds, and the files of manifests, in the order of their numbers. In a folder of folders each of them is a
 * section, named after it without a number before (`2-hard` is `Hard`); so is each folder and manifest, where
 * several are named. @throws InputError for what cannot be read
 */
export function bookFiles(sources: readonly TemplateSource[], io: Io): BookFile[] {
  return sources.flatMap((source) => {
    const { name } = source;
    const title = sources.length > 1 ? sectionTitle(name) : undefined;
    if (extname(name) === MANIFEST_ENDING) return inSection(filesOfManifest(source, io), title);
    if (!isFolder(name)) return inSection(filesIn(source), undefined);
    const folders = foldersIn(source);
    if (folders.length === 0) return inSection(filesIn(source), title);
    return folders.flatMap((folder) => inSection(filesIn(folder), sectionTitle(folder.name)));
  });
}

function inSection(sources: readonly TemplateSource[], section: string | undefined): BookFile[] {
  return sources.map((source) => ({ source, section }));
}

/** What a batch has written and kept. */
function filesOfManifest(source: TemplateSource, io: Io): TemplateSource[] {
  const { name } = source;
  let text: string;
  try {
    text = decodeText(readBytes(name, name, MANIFEST, io), name, MANIFEST.what);
  } catch (error) {
    throw asInputError(error, name);
  }
  const lines = text.split('\n').flatMap((line) => parseManifestLine(line) ?? []);
  const files = lines
    .sort((a, b) => a.n - b.n)
    .flatMap(({ file }) => (file === undefined ? [] : [{ ...source, name: file }]));
  if (files.length === 0) throw new InputError('the manifest lists no files', { source: name });
  return files;
}

function foldersIn(source: TemplateSource): TemplateSource[] {
  const { name } = source;
  return readdirSync(name, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && entry.isDirectory())
    .map((entry) => entry.name)
    .sort(byNaturalOrder)
    .map((folder) => ({ ...source, name: join(name, folder) }));
}

function isFolder(name: string): boolean {
  return name !== STDIN && (statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false);
}

/** `02-very_hard` is `Very hard`. */
function sectionTitle(path: string): string {
  const name = basename(resolve(path), MANIFEST_ENDING)
    .replace(/^\d+[\s._-]+(?=\S)/, '')
    .replaceAll(/[_-]+/g, ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
