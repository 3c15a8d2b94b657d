// `--help` and `help`, and the version.

import type { CommandName } from '../spec/commands.ts';
import { packageVersion } from '../world/bundled.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { putText } from '../write/sink.ts';
import { commandHelp } from './command-help.ts';
import { FIRST_SCREEN, helpPage } from './topics.ts';

/** The first screen, or the page of a topic. @throws InputError for a topic that there is not */
export function showTopic(topic: string | undefined, session: Session): Promise<ExitCode> {
  return show(topic === undefined ? FIRST_SCREEN : helpPage(topic), session);
}

/** The help of a command; on standard error where there is nothing to read, as it is not what was asked for. */
export async function showHelp(
  command: CommandName,
  isAsked: boolean,
  session: Session,
): Promise<ExitCode> {
  const text = command === 'fill' ? FIRST_SCREEN : commandHelp(command);
  if (isAsked) return show(text, session);
  session.io.stderr.write(text);
  return EXIT.badInput;
}

export function showVersion(session: Session): Promise<ExitCode> {
  return show(`${packageVersion()}\n`, session);
}

async function show(text: string, session: Session): Promise<ExitCode> {
  await putText(text, undefined, session);
  return EXIT.filled;
}
