// `--list-templates`: the bundled templates, a line each: name, columns x rows, entries; of a weave, which has no
// such size, its cells, and which ways its entries run. As json an object a line.

import { readFileSync } from 'node:fs';
import { readerFor } from '../../format/read-puzzles.ts';
import { formOf, type GridForm } from '../../inspect/form.ts';
import type { ListingJob } from '../spec/jobs.ts';
import { bundledTemplate, bundledTemplateNames, packageVersion } from '../world/bundled.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { putText } from '../write/sink.ts';

export async function listTemplates({ format }: ListingJob, session: Session): Promise<ExitCode> {
  const names = bundledTemplateNames();
  const widest = Math.max(0, ...names.map((name) => name.length));
  let lines = '';
  for (const name of names) {
    const read = await readerFor(readFileSync(bundledTemplate(name)!), name);
    const form = formOf(read()[0]!);
    lines += format === 'json' ? record(name, form) : `${name.padEnd(widest)}  ${inWords(form)}\n`;
  }
  await putText(lines, undefined, session);
  return EXIT.filled;
}

function record(template: string, { width, height, open, entries, weave }: GridForm): string {
  const facts = {
    template,
    width,
    height,
    open,
    entries,
    weave: weave !== null ? weave : undefined,
  };
  return `${JSON.stringify({ version: packageVersion(), ...facts })}\n`;
}

function inWords({ width, height, open, entries, weave }: GridForm): string {
  const size = weave === null ? `${width}x${height}` : `${open} cells`;
  const ways = weave?.map(({ direction, count }) => `${count} ${direction}`).join(', ');
  return `${size.padStart(8)}  ${entries} entries${ways === undefined ? '' : `: ${ways}`}`;
}
