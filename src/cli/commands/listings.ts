// What is bundled, a line or an object of JSON each. `--list-profiles`: the outlets that `check` and `grade` know.
// `--list-templates`: the templates with columns x rows and entries; of a weave, which has no such size, its cells,
// and which ways its entries run.

import { readFileSync } from 'node:fs';
import { readerFor } from '../../format/read-puzzles.ts';
import { formOf, type GridForm } from '../../inspect/form.ts';
import { PROFILES } from '../../inspect/profiles.ts';
import type { ListingJob } from '../spec/jobs.ts';
import { bundledTemplate, bundledTemplateNames, packageVersion } from '../world/bundled.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { putText } from '../write/sink.ts';

/** An item of a list, as a record for machines and as text for people. */
interface Listed {
  readonly name: string;
  readonly record: object;
  readonly text: string;
}

export async function list({ kind, format }: ListingJob, session: Session): Promise<ExitCode> {
  const listed = kind === 'list-profiles' ? profiles() : await templates();
  const widest = Math.max(0, ...listed.map(({ name }) => name.length));
  const version = packageVersion();
  const lines = listed.map(({ name, record, text }) =>
    format === 'json'
      ? `${JSON.stringify({ version, ...record })}\n`
      : `${name.padEnd(widest)}  ${text}\n`,
  );
  await putText(lines.join(''), undefined, session);
  return EXIT.filled;
}

function profiles(): Listed[] {
  return PROFILES.map(({ name, title, ...wants }) => {
    return { name, record: { profile: name, title, ...wants }, text: title };
  });
}

function templates(): Promise<Listed[]> {
  return Promise.all(
    bundledTemplateNames().map(async (name) => {
      const read = await readerFor(readFileSync(bundledTemplate(name)!), name);
      const form = formOf(read()[0]!);
      return { name, record: { template: name, ...factsOf(form) }, text: sayForm(form) };
    }),
  );
}

function factsOf({ width, height, open, entries, weave }: GridForm): object {
  return { width, height, open, entries, weave: weave ?? undefined };
}

function sayForm({ width, height, open, entries, weave }: GridForm): string {
  const size = weave === null ? `${width}x${height}` : `${open} cells`;
  const ways = weave?.map(({ direction, count }) => `${count} ${direction}`).join(', ');
  return `${size.padStart(8)}  ${entries} entries${ways === undefined ? '' : `: ${ways}`}`;
}
