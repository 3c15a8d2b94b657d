// The engine in a worker of the page. It is told once where its lists are; after that it speaks the protocol of the service,
// and nothing else.

import { hostFrom } from '../service/host-setup.ts';
import { Service } from '../service/service.ts';
import { Wordbook } from '../service/wordbook.ts';
import { resourcesOf, type WorkerStart } from './resources.ts';

/** The worker's side, which the types of a page do not have. */
const scope = globalThis as unknown as {
  postMessage(message: unknown): void;
  onmessage: (event: { readonly data: unknown }) => void;
};

let service: Promise<Service> | undefined;

scope.onmessage = ({ data }) => {
  service ??= start(data as WorkerStart);
  if (isStart(data)) return;
  service.then((ready) => ready.take(data));
};

async function start({ setup, base, embedded }: WorkerStart): Promise<Service> {
  const host = await hostFrom(setup, resourcesOf(base, embedded));
  const made = new Service(new Wordbook(host), (message) => scope.postMessage(message));
  scope.postMessage(made.greeting);
  return made;
}

function isStart(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'setup' in data;
}
