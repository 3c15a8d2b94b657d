// `--list-templates`: the bundled templates, a line each: name, columns x rows, entries; of a weave, which has no
// such size, its cells, and which ways its entries run.

import { readFileSync } from 'node:fs';
import { formOf, readerFor } from '../../index.ts';
import { openProduct } from '../output/open-product.ts';
import { bundledTemplate, bundledTemplateNames } from '../world/bundled.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';

export async function listTemplates(session: Session): Promise<ExitCode> {
  const names = bundledTemplateNames();
  const widest = Math.max(0, ...names.map((name) => name.length));
  let lines = '';
  for (const name of names) {
    const read = await readerFor(readFileSync(bundledTemplate(name)!), name);
    const { width, height, open, entries, weave } = formOf(read()[0]!);
    const size = weave === null ? `${width}x${height}` : `${open} cells`;
    const ways = weave?.map(({ direction, count }) => `${count} ${direction}`).join(', ');
    const text = `${name.padEnd(widest)}  ${size.padStart(8)}  ${entries} entries`;
    lines += `${text}${ways === undefined ? '' : `: ${ways}`}\n`;
  }
  const product = await openProduct(undefined, {}, session);
  await product.put(lines, { n: 1, seed: null });
  await product.finish();
  return EXIT.filled;
}
