// `--help` of a report.

import type { ReportHelpRequest } from '../line/report-request.ts';
import { openProduct } from '../output/open-product.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { commandHelp } from './command-help.ts';

/** The help on standard output if it was asked for; else as what is wrong with the call. */
export async function reportHelp(
  { report, asked }: ReportHelpRequest,
  session: Session,
): Promise<ExitCode> {
  if (!asked) {
    session.io.stderr.write(commandHelp(report));
    return EXIT.badInput;
  }
  const product = await openProduct(undefined, {}, session);
  await product.put(commandHelp(report), { n: 1, seed: null });
  await product.finish();
  return EXIT.filled;
}
