// The rows of a table whose fields may stand in quotes (RFC 4180): a quote inside is doubled, and a field in
// quotes may hold separators and ends of lines.

import { InputError } from '../base/errors.ts';

export interface TableRow {
  readonly fields: readonly string[];
  /** Where it begins, from 1. */
  readonly line: number;
}

/** Rows without the empty ones. @throws InputError for a quote that is not closed */
export function tableRows(text: string, separator: string, source: string): TableRow[] {
  const rows: TableRow[] = [];
  let fields: string[] = [];
  let line = 1;
  let first = 1;
  const end = (): void => {
    if (fields.length > 1 || fields[0] !== '') rows.push({ fields, line: first });
    fields = [];
    first = line;
  };
  for (let at = 0; at <= text.length; ) {
    let field = '';
    if (text[at] === '"') {
      const opened = line;
      for (at++; ; at += 2) {
        const close = text.indexOf('"', at);
        if (close < 0) throw new InputError('unclosed quote', { source, line: opened });
        field += text.slice(at, close);
        line += text.slice(at, close).split('\n').length - 1;
        at = close;
        if (text[at + 1] !== '"') break;
        field += '"';
      }
      at++;
    }
    const rest = /[^\r\n]*/y;
    rest.lastIndex = at;
    const here = rest.exec(text)![0];
    const stop = here.indexOf(separator);
    field += stop < 0 ? here : here.slice(0, stop);
    fields.push(field);
    if (stop >= 0) {
      at += stop + separator.length;
      continue;
    }
    at += here.length;
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line++;
    end();
  }
  return rows;
}
