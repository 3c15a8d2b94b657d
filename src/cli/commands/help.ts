// `--help` and `help`, and the version.

import type { CommandName } from '../line/option-table.ts';
import { openProduct } from '../output/open-product.ts';
import { packageVersion } from '../world/bundled.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { commandHelp } from './command-help.ts';

/** The help, or the page of a topic. @throws InputError for a topic that there is not */
export async function help(topic: string | undefined, session: Session): Promise<ExitCode> {
  if (topic === undefined) return show(commandHelp('fill'), session);
  const { helpPage } = await import('./help-pages.ts');
  return show(helpPage(topic), session);
}

/** The help of a command. */
export function helpOf(command: CommandName, session: Session): Promise<ExitCode> {
  return show(commandHelp(command), session);
}

export function version(session: Session): Promise<ExitCode> {
  return show(`${packageVersion()}\n`, session);
}

/** A call with nothing to read: the help, but it is not what was asked for. */
export async function helpForNothing({ io }: Session): Promise<ExitCode> {
  io.stderr.write(commandHelp('fill'));
  return EXIT.badInput;
}

async function show(text: string, session: Session): Promise<ExitCode> {
  const product = await openProduct(undefined, {}, session);
  await product.put(text, { n: 1, seed: null });
  await product.finish();
  return EXIT.filled;
}
