// The rim: argv and a world in, an exit code out. Every error ends here: an InputError, which those who
// read and write make of the system's errors, is one line for the user, anything else is a defect of
// ours and keeps its stack.

import { FormatError, InputError } from '../base/errors.ts';
import { sayError } from '../say/errors.ts';
import { sayProject } from '../say/run.ts';
import { projectIn } from './read/project.ts';
import { type Job, readJob } from './spec/jobs.ts';
import { EXIT, type ExitCode } from './world/exit-code.ts';
import type { Io } from './world/io.ts';
import { Log } from './world/log.ts';
import type { Session } from './world/session.ts';
import { Stop, StoppedEarly } from './world/stop.ts';
import { asInputError, isFolderGone } from './world/system-error.ts';

const CRASH = 1;

/** They end in order when they are interrupted. */
const SEARCHES = ['fill', 'batch', 'enumerate', 'design', 'lay', 'word-search'];

/** Carries out a command line. Never throws, never ends the process. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const session: Session = {
    io,
    log: new Log(io),
    stop: new Stop(io),
  };
  const { log, stop } = session;
  let stopListening = (): void => {};
  let color: 'auto' | 'always' | 'never' = 'auto';
  try {
    stopListening = io.onInterrupt(() => stop.because('interrupt'));
    const job = readJob(argv, () => io.stdin.isTTY === true, projectIn);
    if ('quiet' in job) log.verbosity = job.quiet ? 'quiet' : job.verbose ? 'verbose' : 'normal';
    const { file, added = [] } = ('project' in job && job.project) || {};
    if (file !== undefined && added.length > 0) log.note(sayProject(file, added));
    if ('color' in job) color = job.color;
    // Only a search ends in order; anything else a signal simply ends.
    if (!SEARCHES.includes(job.kind)) stopListening();
    return await perform(job, session);
  } catch (thrown) {
    const error = isFolderGone(thrown) ? asInputError(thrown, '') : thrown;
    if (error instanceof StoppedEarly) {
      io.stdin.destroy?.();
      log.note(`${stop.cause === 'time' ? 'time ran out' : 'interrupted'} before the search began`);
      return stop.exitCode ?? EXIT.gaveUp;
    }
    if (stop.cause === 'closed') return EXIT.filled;
    if (error instanceof InputError) {
      const more = error instanceof FormatError ? ' (--lenient ignores this)' : '';
      await log.fail(`${sayError(error)}${more}`, color);
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

/** What a plain fill does not need is loaded when it is asked for. */
async function perform(job: Job, session: Session): Promise<ExitCode> {
  switch (job.kind) {
    case 'fill':
    case 'batch':
      return (await import('./run/fill.ts')).fill(job, session);
    case 'enumerate':
      return (await import('./run/every-fill.ts')).everyFill(job, session);
    case 'blank':
      return (await import('./run/convert.ts')).blank(job, session);
    case 'check':
      return (await import('./commands/check.ts')).check(job, session);
    case 'suggest':
      return (await import('./commands/suggest.ts')).suggestWords(job, session);
    case 'grade':
      return (await import('./commands/grade.ts')).grade(job, session);
    case 'words':
      return (await import('./commands/words.ts')).reportWords(job, session);
    case 'convert':
      return (await import('./run/convert.ts')).convert(job, session);
    case 'preflight':
      return (await import('./commands/preflight.ts')).preflightFiles(job, session);
    case 'clue':
      return (await import('./commands/clue.ts')).clue(job, session);
    case 'arrow':
      return (await import('./run/arrow.ts')).arrow(job, session);
    case 'design':
      return (await import('./run/design.ts')).design(job, session);
    case 'move-blocks':
      return (await import('./run/design.ts')).moveBlocks(job, session);
    case 'lay':
      return (await import('./run/design.ts')).layWordsOut(job, session);
    case 'desk':
      return (await import('./commands/desk.ts')).desk(job, session);
    case 'word-search':
      return (await import('./run/word-search.ts')).wordSearch(job, session);
    case 'serve':
      return (await import('./commands/serve.ts')).serve(job, session);
    case 'list-profiles':
    case 'list-templates':
      return (await import('./commands/listings.ts')).list(job, session);
    case 'help':
      return (await import('./help/show-help.ts')).showHelp(job.command, job.isAsked, session);
    case 'help-topic':
      return (await import('./help/show-help.ts')).showTopic(job.topic, session);
    case 'completion':
      return (await import('./help/completion.ts')).completion(job, session);
    case 'version':
      return (await import('./help/show-help.ts')).showVersion(session);
  }
}
