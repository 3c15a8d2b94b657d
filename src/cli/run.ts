// The rim: argv and a world in, an exit code out. Every error ends here: an InputError, which those who
// read and write make of the system's errors, is one line for the user, anything else is a defect of
// ours and keeps its stack.

import { FormatError, InputError } from '../base/errors.ts';
import type { ConvertRequest } from './line/convert-request.ts';
import type { DesignRequest, LayRequest, MoveRequest } from './line/design-request.ts';
import { isReportName, type ReportRequest } from './line/report-request.ts';
import type { ColorChoice, Request } from './line/request.ts';
import type { WordsCommandRequest } from './line/words-request.ts';
import { EXIT, type ExitCode } from './world/exit-code.ts';
import type { Io } from './world/io.ts';
import { Log } from './world/log.ts';
import type { Session } from './world/session.ts';
import { Stop, StoppedEarly } from './world/stop.ts';

const CRASH = 1;

/** They end in order when they are interrupted. */
const SEARCHES = ['fill', 'batch', 'enumerate', 'design', 'lay'];

type AnyRequest =
  | Request
  | ReportRequest
  | WordsCommandRequest
  | ConvertRequest
  | { readonly kind: 'convert-help' }
  | DesignRequest
  | LayRequest
  | MoveRequest
  | { readonly kind: 'design-help' };

/** Carries out a command line. Never throws, never ends the process. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const session: Session = {
    io,
    log: new Log(io),
    stop: new Stop(),
  };
  const { log, stop } = session;
  let stopListening = (): void => {};
  let color: ColorChoice = 'auto';
  try {
    stopListening = io.onInterrupt(() => stop.because('interrupt'));
    const request = await readLine(argv, () => io.stdin.isTTY === true);
    if ('verbosity' in request) log.verbosity = request.verbosity;
    if ('output' in request) color = request.output.color;
    // Only a search ends in order; anything else a signal simply ends.
    if (!SEARCHES.includes(request.kind)) stopListening();
    return await perform(request, session);
  } catch (error) {
    if (error instanceof StoppedEarly) {
      io.stdin.destroy?.();
      log.note(
        `${stop.cause === 'time' ? 'the time was up' : 'interrupted'} before the search began`,
      );
      return stop.exitCode ?? EXIT.gaveUp;
    }
    if (stop.cause === 'closed') return EXIT.filled;
    if (error instanceof InputError) {
      const more = error instanceof FormatError ? ' (--lenient reads on)' : '';
      await log.fail(`${error.message}${more}`, color);
      return EXIT.badInput;
    }
    log.say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return CRASH;
  } finally {
    log.wipe();
    stop.release();
    stopListening();
  }
}

/** A first word that names a command (option-table.ts) is no template: that would be `./check`. */
async function readLine(
  argv: readonly string[],
  stdinIsTerminal: () => boolean,
): Promise<AnyRequest> {
  const [word, topic, ...rest] = argv;
  if (isReportName(word)) {
    return (await import('./line/report-line.ts')).readReportLine(argv, stdinIsTerminal);
  }
  if (word === 'words') return (await import('./line/words-line.ts')).readWordsLine(argv);
  if (word === 'convert') {
    return (await import('./line/convert-line.ts')).readConvertLine(argv, stdinIsTerminal);
  }
  if (word === 'design') return (await import('./line/design-line.ts')).readDesignLine(argv);
  if (word === 'help' && rest.length > 0) {
    throw new InputError(`help is of one topic, not of ${[topic, ...rest].join(' and ')}`);
  }
  if (word === 'help') {
    return { kind: 'help', topic };
  }
  if (word === 'completion') {
    const line = rest[0] === '--' ? rest.slice(1) : rest;
    return { kind: 'completion', what: topic, line };
  }
  return (await import('./line/command-line.ts')).readCommandLine(argv, stdinIsTerminal);
}

/** What a plain fill does not need is loaded when it is asked for. */
async function perform(request: AnyRequest, session: Session): Promise<ExitCode> {
  switch (request.kind) {
    case 'fill':
      return (await import('./commands/fill.ts')).fill(request, session);
    case 'batch':
      return (await import('./commands/batch/fill-batch.ts')).fillBatch(request, session);
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
    case 'convert':
      return (await import('./commands/convert.ts')).convert(request, session);
    case 'convert-help':
      return (await import('./commands/help.ts')).helpOf('convert', session);
    case 'design':
      return (await import('./commands/design.ts')).design(request, session);
    case 'move-blocks':
      return (await import('./commands/move-blocks.ts')).moveBlocks(request, session);
    case 'lay':
      return (await import('./commands/lay.ts')).lay(request, session);
    case 'design-help':
      return (await import('./commands/help.ts')).helpOf('design', session);
    case 'words-help':
      return (await import('./commands/help.ts')).helpOf('words', session);
    case 'list-profiles':
      return (await import('./commands/list-profiles.ts')).listProfiles(request, session);
    case 'report-help':
      return (await import('./commands/report-help.ts')).reportHelp(request, session);
    case 'list-templates':
      return (await import('./commands/list-templates.ts')).listTemplates(request, session);
    case 'help':
      return (await import('./commands/help.ts')).help(request.topic, session);
    case 'completion':
      return (await import('./commands/completion.ts')).completion(request, session);
    case 'version':
      return (await import('./commands/help.ts')).version(session);
    case 'nothing':
      return (await import('./commands/help.ts')).helpForNothing(session);
  }
}
