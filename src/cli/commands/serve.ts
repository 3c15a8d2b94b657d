// `crossfill serve`: the engine for other programs, a request a line of JSON on standard input, answers on standard
// output. It ends when its input has ended and all is answered, or when nobody reads its output any more.

import type { Writable } from 'node:stream';
import { InputError } from '../../base/errors.ts';
import type { ServiceMessage } from '../../desk/service/requests.ts';
import { Service } from '../../desk/service/service.ts';
import { type ServiceHost, Wordbook } from '../../desk/service/wordbook.ts';
import { bundledForms } from '../read/bundled-forms.ts';
import { listsRead } from '../read/inputs.ts';
import { choiceFrom, foldingFor, readLists, readTiers } from '../read/lists.ts';
import { bundledStems } from '../read/taste.ts';
import type { ServeJob } from '../spec/jobs.ts';
import { BANK } from '../spec/output-options.ts';
import { packageVersion } from '../world/bundled.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { settleNode } from '../world/settle-node.ts';
import { systemCode } from '../world/system-error.ts';
import { clueSources } from '../write/clues.ts';
import { displayFormsOf } from '../write/display-forms.ts';
import { dictsRead } from '../write/write-context.ts';

/** A longer line is refused unread. */
const LONGEST_LINE = 32_000_000;
/** Between two progress messages of a request, in milliseconds. */
const PROGRESS_EVERY = 200;
const LINE_END = 10;

export async function serve(job: ServeJob, session: Session): Promise<ExitCode> {
  const { io } = session;
  const host = await hostOf(job, session);
  const out = new LineWriter(io.stdout, io.now);
  const service = new Service(new Wordbook(host), (message) => out.send(message));
  out.whenClosed(() => service.stopAll());
  out.write(service.greeting);
  for await (const line of linesIn(io.stdin)) {
    if (out.isClosed) break;
    if (line === undefined) service.refuse(`a line of more than ${LONGEST_LINE} bytes`);
    else if (line.trim() !== '') takeLine(line, service);
    await out.drained();
  }
  await service.idle();
  await out.drained();
  if (out.failure !== undefined) throw out.failure;
  settleNode();
  return EXIT.filled;
}

/** What the engine has of files. @throws InputError for lists that cannot be used */
async function hostOf(job: ServeJob, { io }: Session): Promise<ServiceHost> {
  const choice = choiceFrom(await readLists(job, io), job, io);
  return {
    version: packageVersion(),
    choice,
    fold: foldingFor(choice),
    tiers: job.allowOffensive ? undefined : () => readTiers(job.family, io),
    stemsOf: bundledStems,
    printed: bundledForms(),
    displayOf: (words) =>
      displayFormsOf(
        choice.lists.map((list) => ({ ...list, kept: 0 })),
        words,
      ),
    clueSources: () => clueSources([BANK], false, job.personal, io),
    facts: async (chosen) => ({
      version: packageVersion(),
      dicts: await dictsRead(listsRead(choice, chosen)),
    }),
  };
}

function takeLine(line: string, service: Service): void {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    service.refuse('not a line of JSON');
    return;
  }
  service.take(message);
}

/** The lines of a stream, the last one also without its end; undefined for one that is too long. */
async function* linesIn(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string | undefined> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const take = (): string | undefined => {
    const line = length > LONGEST_LINE ? undefined : Buffer.concat(parts).toString();
    parts = [];
    length = 0;
    return line;
  };
  const add = (part: Uint8Array): void => {
    length += part.length;
    if (length > LONGEST_LINE) parts = [];
    else parts.push(part);
  };
  for await (const piece of stream) {
    let from = 0;
    for (let end = piece.indexOf(LINE_END); end >= 0; end = piece.indexOf(LINE_END, from)) {
      add(piece.subarray(from, end));
      yield take();
      from = end + 1;
    }
    add(piece.subarray(from));
  }
  if (length > 0) yield take();
}

/** Lines of JSON to a stream. Progress is dropped where it comes too often, or nobody takes it. */
class LineWriter {
  /** Why nothing can be written any more, unless the reader went away. */
  failure: unknown;
  isClosed = false;
  private readonly stream: Writable;
  private readonly now: () => number;
  private isFull = false;
  private onClosed = (): void => {};
  private onDrained = (): void => {};
  /** By request, when it last said something. */
  private readonly said = new Map<string | number, number>();

  constructor(stream: Writable, now: () => number) {
    this.stream = stream;
    this.now = now;
    stream.on('error', (error) => {
      if (systemCode(error) !== 'EPIPE') this.failure ??= new InputError(String(error));
      this.close();
    });
    stream.on('close', () => this.close());
    stream.on('drain', () => this.drain());
  }

  whenClosed(callback: () => void): void {
    this.onClosed = callback;
  }

  send(message: ServiceMessage): void {
    const { id, event } = message;
    if (id !== null && event === 'progress') {
      const now = this.now();
      if (this.isFull || now - (this.said.get(id) ?? 0) < PROGRESS_EVERY) return;
      this.said.set(id, now);
    } else if (id !== null) {
      this.said.delete(id);
    }
    this.write(message);
  }

  write(message: object): void {
    if (!this.isClosed) this.isFull = !this.stream.write(`${JSON.stringify(message)}\n`);
  }

  /** Resolves when there is room for more, or never will be. */
  async drained(): Promise<void> {
    if (!this.isFull || this.isClosed) return;
    await new Promise<void>((resolve) => {
      this.onDrained = resolve;
    });
  }

  private drain(): void {
    this.isFull = false;
    this.onDrained();
  }

  private close(): void {
    this.isClosed = true;
    this.onClosed();
    this.drain();
  }
}
