// `--list-templates`: the bundled templates, a line each: name, columns x rows, entries.

import { readFileSync } from 'node:fs';
import { parseTemplate } from '../../index.ts';
import { openProduct } from '../output/open-product.ts';
import { bundledTemplate, bundledTemplateNames } from '../world/bundled.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';

export async function listTemplates(session: Session): Promise<ExitCode> {
  const names = bundledTemplateNames();
  const widest = Math.max(0, ...names.map((name) => name.length));
  const lines = names.map((name) => {
    const text = readFileSync(bundledTemplate(name)!, 'utf8');
    const { slots, geometry } = parseTemplate(text, { source: name }).layout;
    const size = `${geometry.width}x${geometry.height}`;
    return `${name.padEnd(widest)}  ${size.padStart(7)}  ${slots.length} entries\n`;
  });
  const product = await openProduct(undefined, {}, session);
  await product.put(lines.join(''), { n: 1, seed: null });
  await product.finish();
  return EXIT.filled;
}
