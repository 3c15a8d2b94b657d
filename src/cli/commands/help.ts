// `--help` and `help`, and the version.

import { commandHelp } from '../help/command-help.ts';
import { openProduct } from '../output/open-product.ts';
import type { CommandName } from '../spec/commands.ts';
import { packageVersion } from '../world/bundled.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';

/** The help, or the page of a topic. @throws InputError for a topic that there is not */
export async function help(topic: string | undefined, session: Session): Promise<ExitCode> {
  if (topic === undefined) return show(commandHelp('fill'), session);
  const { helpPage } = await import('../help/help-pages.ts');
  return show(helpPage(topic), session);
}

/** The help of a command; on standard error where there is nothing to read, as it is not what was asked for. */
export async function helpOf(
  command: CommandName,
  isAsked: boolean,
  session: Session,
): Promise<ExitCode> {
  if (isAsked) return show(commandHelp(command), session);
  session.io.stderr.write(commandHelp(command));
  return EXIT.badInput;
}

export function version(session: Session): Promise<ExitCode> {
  return show(`${packageVersion()}\n`, session);
}

async function show(text: string, session: Session): Promise<ExitCode> {
  const product = await openProduct(undefined, {}, session);
  await product.put(text, { n: 1, seed: null });
  await product.finish();
  return EXIT.filled;
}
