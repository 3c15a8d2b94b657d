// The format `jpz-zip`: JPZ in a zip, as the files of this name were at first.

import { unzipSync, zipSync } from 'fflate';
import { InputError } from '../../base/errors.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Faults } from '../reading.ts';
import { isXml } from './jpz-names.ts';
import { renderJpz } from './render-jpz.ts';

/** Unpacked; a large puzzle with a picture has a tenth of it. */
const MAX_BYTES = 50_000_000;
const MAX_FILES = 100;
/** So that the same puzzle is the same bytes. */
const NO_TIME = '1980-01-01T00:00:00';

/** The first file that is XML. @throws InputError if there is none, or the zip is damaged */
export function xmlInZip(bytes: Uint8Array, faults: Faults): Uint8Array {
  let count = 0;
  let size = 0;
  try {
    const files = unzipSync(bytes, {
      filter({ originalSize }) {
        size += originalSize;
        if (++count > MAX_FILES) faults.fail(`the zip has more than ${MAX_FILES} files`);
        if (size > MAX_BYTES) faults.fail(`a zip of more than ${MAX_BYTES} bytes, unpacked`);
        return true;
      },
    });
    const xml = Object.values(files).find(isXml);
    return xml ?? faults.fail('the zip has no XML puzzle');
  } catch (error) {
    if (error instanceof InputError) throw error;
    return faults.fail('damaged zip file');
  }
}

/** The bytes of a zip with one file. @throws InputError as `renderJpz` */
export function renderZippedJpz(puzzle: Puzzle): Uint8Array {
  const xml = new TextEncoder().encode(renderJpz(puzzle));
  return zipSync({ 'puzzle.xml': xml }, { mtime: NO_TIME });
}
