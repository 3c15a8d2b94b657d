// `--list-profiles`: the outlets that `check` and `grade` know, a line each; as json
// with all that they ask for.

import { PROFILES } from '../../inspect/profiles.ts';
import type { ListingJob } from '../spec/jobs.ts';
import { packageVersion } from '../world/bundled.ts';
import { EXIT, type ExitCode } from '../world/exit-code.ts';
import type { Session } from '../world/session.ts';
import { putText } from '../write/sink.ts';

export async function listProfiles({ format }: ListingJob, session: Session): Promise<ExitCode> {
  const widest = Math.max(...PROFILES.map(({ name }) => name.length));
  const lines = PROFILES.map(({ name, title, ...wants }) => {
    if (format === 'text') return `${name.padEnd(widest)}  ${title}\n`;
    return `${JSON.stringify({ version: packageVersion(), profile: name, title, ...wants })}\n`;
  });
  await putText(lines.join(''), undefined, session);
  return EXIT.filled;
}
