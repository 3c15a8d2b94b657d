// What a run can tell the writer of its format; what costs time is looked up when it is asked for.

import type { WriteContext } from '../../format/writing.ts';
import type { OutputOptions } from '../spec/options.ts';
import { packageVersion } from '../world/bundled.ts';
import type { Io } from '../world/io.ts';
import { dictsRead } from './dicts-read.ts';
import { displayFormsOf } from './display-forms.ts';
import { painter, wantsColor } from './painter.ts';
import type { Searched } from './searched.ts';

export function writeContext(
  options: OutputOptions,
  io: Io,
  { lists = [], words, read }: Partial<Searched> = {},
  onNote?: (note: string) => void,
): WriteContext {
  return {
    show: options.show,
    theme: options.theme,
    paper: options.paper,
    onNote,
    words,
    displayOf: words && displayFormsOf(lists, words),
    facts: async () => ({ version: packageVersion(), dicts: await dictsRead(lists) }),
    painter: async () => (wantsColor(options, io) ? await painter(words, read) : undefined),
    pdfKit: async () => (await import('./pdf-kit.ts')).loadPdfKit(),
  };
}
