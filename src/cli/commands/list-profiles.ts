// `--list-profiles`: the outlets that `check` and `grade` know, a line each.

import { PROFILES } from '../../index.ts';
import { openProduct } from '../output/open-product.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';

export async function listProfiles(session: Session): Promise<ExitCode> {
  const widest = Math.max(...PROFILES.map(({ name }) => name.length));
  const lines = PROFILES.map(({ name, title }) => `${name.padEnd(widest)}  ${title}\n`);
  const product = await openProduct(undefined, {}, session);
  await product.put(lines.join(''), { n: 1, seed: null });
  await product.finish();
  return EXIT.filled;
}
