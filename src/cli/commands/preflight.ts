// `crossfill preflight`: whether a printer would take a PDF. It ends with the code of a grid that cannot be filled
// when one would refuse it.

import { inflateSync } from 'node:zlib';
import { isAccepted, type PreflightRow, preflight } from '../../preflight/preflight.ts';
import { preflightFaults, preflightText } from '../../say/preflight.ts';
import { PDF, readBytes, readStdin, sourceName } from '../read/bytes.ts';
import type { PreflightJob } from '../spec/jobs.ts';
import { STDIN } from '../spec/values.ts';
import { packageVersion } from '../world/bundled.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { asInputError } from '../world/system-error.ts';
import { putText } from '../write/sink.ts';

export async function preflightFiles(
  { files, format, output }: PreflightJob,
  session: Session,
): Promise<ExitCode> {
  const version = packageVersion();
  const texts: string[] = [];
  let isReady = true;
  const faults: string[] = [];
  for (const name of files) {
    const rows = await rowsOf(name, session);
    isReady &&= isAccepted(rows);
    faults.push(...preflightFaults(rows).map((fault) => `${sourceName(name)}: ${fault}`));
    const record = { version, report: 'preflight', file: name, accepted: isAccepted(rows), rows };
    const title = files.length === 1 ? '' : `${sourceName(name)}\n`;
    const text = `${title}${preflightText(rows)}`;
    texts.push(format === 'json' ? `${JSON.stringify(record)}\n` : text);
  }
  await putText(texts.join(format === 'json' ? '' : '\n'), output, session);
  for (const fault of faults) session.log.note(fault);
  return isReady ? EXIT.filled : EXIT.unfillable;
}

async function rowsOf(name: string, { io }: Session): Promise<PreflightRow[]> {
  try {
    const bytes = name === STDIN ? await readStdin(io, PDF) : readBytes(name, name, PDF, io);
    return preflight(bytes, sourceName(name), inflateSync);
  } catch (error) {
    throw asInputError(error, name);
  }
}
