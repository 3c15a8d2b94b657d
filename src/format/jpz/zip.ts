// Files in a zip: the one that is a puzzle.

import { unzipSync, zipSync } from 'fflate';
import { InputError } from '../../base/errors.ts';
import type { Faults } from '../faults.ts';
import { isXml } from './may-be-jpz.ts';

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
        if (++count > MAX_FILES) faults.fail(`a zip of more than ${MAX_FILES} files`);
        if (size > MAX_BYTES) faults.fail(`a zip of more than ${MAX_BYTES} bytes, unpacked`);
        return true;
      },
    });
    const xml = Object.values(files).find(isXml);
    return xml ?? faults.fail('a zip without a puzzle in XML');
  } catch (error) {
    if (error instanceof InputError) throw error;
    return faults.fail('a damaged zip');
  }
}

/** A zip with one file. */
export function zipped(name: string, content: Uint8Array): Uint8Array {
  return zipSync({ [name]: content }, { mtime: NO_TIME });
}
