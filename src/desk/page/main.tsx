// Where the page begins: what the program says of itself, the engine's workers, and where drafts are kept.

import { render } from 'preact';
import type { HostSetup } from '../service/host-setup.ts';
import { App } from './app.tsx';
import type { Keeper } from './desk.ts';
import { engineOf, type PageEngine } from './engine.ts';
import type { WorkerStart } from './resources.ts';
import { makeDesk } from './store.ts';

/** What the page is given: by a resource, or in itself. */
export interface PageSetup {
  readonly host: HostSetup;
  readonly file: string;
  /** The puzzle as ipuz; undefined for a new one. */
  readonly puzzle: string | undefined;
}

/** The name under which a page without a server keeps its puzzle in the browser. */
const KEPT = 'crossfill-desk';

async function start(): Promise<void> {
  const own = document.querySelector('#setup')?.textContent;
  const base = own ? undefined : new URL('.', location.href).href;
  const setup = (own ? JSON.parse(own) : await (await fetch('setup')).json()) as PageSetup;
  const keeper = base === undefined ? browserKeeper(setup.file) : serverKeeper(base, setup.file);
  const puzzle = base === undefined ? (localStorage.getItem(KEPT) ?? setup.puzzle) : setup.puzzle;
  const desk = makeDesk(puzzle, engineFor(setup.host, base), keeper);
  const place = document.querySelector('#desk')!;
  place.textContent = '';
  render(<App desk={desk} />, place);
  // For those who measure.
  Object.assign(window, { desk });
  window.addEventListener('beforeunload', (event) => {
    if (desk.saving.value !== 'saved') event.preventDefault();
  });
}

function engineFor(host: HostSetup, base: string | undefined): PageEngine {
  const embedded: Record<string, string> = {};
  for (const script of document.querySelectorAll<HTMLElement>('script[data-resource]')) {
    embedded[script.dataset['resource']!] = script.textContent ?? '';
  }
  const start: WorkerStart = { setup: host, base, embedded };
  const code = embedded['worker'];
  if (code === undefined) return engineOf(() => new Worker('worker.js'), start);
  const packed = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([packed], { type: 'text/javascript' }));
  return engineOf(() => new Worker(address), start);
}

function serverKeeper(base: string, file: string): Keeper {
  return {
    file,
    async save(text, overwrites) {
      try {
        const body = JSON.stringify({ text, overwrites });
        const { status } = await fetch(`${base}puzzle`, { method: 'PUT', body });
        if (status === 409) return 'changed elsewhere';
        // Without a file the browser keeps it, until it is exported.
        if (status === 422) localStorage.setItem(KEPT, text);
        return status === 200 || status === 422 ? 'saved' : 'not saved';
      } catch {
        return 'not saved';
      }
    },
  };
}

function browserKeeper(file: string): Keeper {
  return {
    file,
    async save(text) {
      localStorage.setItem(KEPT, text);
      return 'saved';
    },
  };
}

start().catch((error: Error) => {
  document.querySelector('#desk')!.textContent = `The desk cannot start: ${error.message}`;
});
