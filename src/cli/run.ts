// The rim: argv and a world in, an exit code out. Every error ends here: an InputError, which those who
// read and write make of the system's errors, is one line for the user, anything else is a defect of
// ours and keeps its stack.

import { InputError } from '../index.ts';
import { isReportName, type ReportRequest } from './line/report-request.ts';
import type { Request } from './line/request.ts';
import type { WordsCommandRequest } from './line/words-request.ts';
import { EXIT, type ExitCode } from './world/exit-code.ts';
import type { Io } from './world/io.ts';
import { Log } from './world/log.ts';
import type { Session } from './world/session.ts';
import { Stop } from './world/stop.ts';

const CRASH = 1;

type AnyRequest = Request | ReportRequest | WordsCommandRequest;

/** Carries out a command line. Never throws, never ends the process. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const session: Session = {
    io,
    log: new Log(io),
    stop: new Stop(),
  };
  const { log, stop } = session;
  try {
    const request = await readLine(argv, () => io.stdin.isTTY === true);
    if ('verbosity' in request) log.verbosity = request.verbosity;
    return await perform(request, session);
  } catch (error) {
    if (stop.cause === 'closed') return EXIT.filled;
    if (error instanceof InputError) {
      log.say(error.message);
      return EXIT.badInput;
    }
    log.say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return CRASH;
  } finally {
    log.wipe();
    stop.release();
  }
}

/** A first word that names a report, `words` or `help` is no template: that would be `./check`. */
async function readLine(
  argv: readonly string[],
  stdinIsTerminal: () => boolean,
): Promise<AnyRequest> {
  const [word, topic, ...rest] = argv;
  if (isReportName(word)) {
    return (await import('./line/report-line.ts')).readReportLine(argv, stdinIsTerminal);
  }
  if (word === 'words') return (await import('./line/words-line.ts')).readWordsLine(argv);
  if (word === 'help' && rest.length === 0) {
    return { kind: 'help', ...(topic !== undefined && { topic }) };
  }
  return (await import('./line/command-line.ts')).readCommandLine(argv, stdinIsTerminal);
}

/** What a plain fill does not need is loaded when it is asked for. */
async function perform(request: AnyRequest, session: Session): Promise<ExitCode> {
  switch (request.kind) {
    case 'fill':
      return (await import('./commands/fill.ts')).fill(request, session);
    case 'enumerate':
      return (await import('./commands/enumerate.ts')).enumerate(request, session);
    case 'blank':
      return (await import('./commands/blank.ts')).blank(request, session);
    case 'check':
      return (await import('./commands/check.ts')).check(request, session);
    case 'suggest':
      return (await import('./commands/suggest.ts')).suggestWords(request, session);
    case 'grade':
      return (await import('./commands/grade.ts')).grade(request, session);
    case 'words':
      return (await import('./commands/words.ts')).tellWords(request, session);
    case 'words-help':
      return (await import('./commands/words-help.ts')).wordsHelp(session);
    case 'list-profiles':
      return (await import('./commands/list-profiles.ts')).listProfiles(session);
    case 'report-help':
      return (await import('./commands/report-help.ts')).reportHelp(request, session);
    case 'list-templates':
      return (await import('./commands/list-templates.ts')).listTemplates(session);
    case 'help':
      return (await import('./commands/help.ts')).help(request.topic, session);
    case 'version':
      return (await import('./commands/help.ts')).version(session);
    case 'nothing':
      return (await import('./commands/help.ts')).helpForNothing(session);
  }
}
