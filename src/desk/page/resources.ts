// Where the page has its bytes from: from the program that serves it, or, in a page that is one file, packed in itself.

import type { HostSetup, Resources } from '../service/host-setup.ts';

/** What a worker is told first. */
export interface WorkerStart {
  readonly setup: HostSetup;
  /** The address of the folder of resources; undefined where they are embedded. */
  readonly base: string | undefined;
  /** By name, gzip in base64. */
  readonly embedded: Readonly<Record<string, string>>;
}

export function resourcesOf(
  base: string | undefined,
  embedded: Readonly<Record<string, string>>,
): Resources {
  return async (name) => {
    if (base !== undefined) return bytesOf(await fetch(base + name));
    const packed = Uint8Array.from(atob(embedded[name] ?? ''), (letter) => letter.charCodeAt(0));
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    return bytesOf(new Response(stream));
  };
}

async function bytesOf(response: Response): Promise<Uint8Array> {
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return new Uint8Array(await response.arrayBuffer());
}
