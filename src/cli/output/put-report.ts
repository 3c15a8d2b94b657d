// A report on its way out: as text or as one object of JSON, to standard output or a file that is
// there whole or not at all.

import type { ReportInput } from '../input/report-input.ts';
import type { ReportName, ReportOutput } from '../line/report-request.ts';
import { packageVersion } from '../world/bundled.ts';
import type { Session } from '../world/session.ts';
import { dictsRead } from './formats.ts';
import { openProduct } from './open-product.ts';

export async function putReport(
  kind: ReportName,
  input: ReportInput,
  report: object,
  text: () => string,
  output: ReportOutput,
  session: Session,
): Promise<void> {
  const out = output.format === 'json' ? await recordOf(kind, input, report) : text();
  await putText(out, output, session);
}

/** Text to where an output goes. */
export async function putText(
  out: string,
  { path }: Pick<ReportOutput, 'path'>,
  session: Session,
): Promise<void> {
  const product = await openProduct(path, {}, session);
  try {
    await product.put(out, { n: 1, seed: null });
    await product.finish();
  } finally {
    product.discard();
  }
}

async function recordOf(
  report: ReportName,
  { name, lists }: ReportInput,
  facts: object,
): Promise<string> {
  const head = { version: packageVersion(), report, template: name };
  return `${JSON.stringify({ ...head, ...facts, dicts: await dictsRead(lists) })}\n`;
}
