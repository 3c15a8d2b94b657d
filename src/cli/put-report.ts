// A report on its way out: as text or as one object of JSON, to standard output or a file that is
// there whole or not at all.

import { packageVersion } from './bundled.ts';
import { openProduct } from './product.ts';
import type { ReportName, ReportOutput } from './report-request.ts';
import type { Session } from './session.ts';

export async function putReport(
  name: ReportName,
  report: object,
  text: () => string,
  { format, path }: ReportOutput,
  session: Session,
): Promise<void> {
  const record = { version: packageVersion(), report: name, ...report };
  const product = await openProduct(path, '', session);
  try {
    const out = format === 'json' ? `${JSON.stringify(record)}\n` : text();
    await product.put(out, { n: 1, seed: null });
    await product.finish();
  } finally {
    product.discard();
  }
}
