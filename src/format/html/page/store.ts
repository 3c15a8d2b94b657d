// What was solved so far, kept by the browser; where it keeps nothing the page works all the same.

import type { Progress } from './solving.ts';

const PREFIX = 'crossfill:';

export function load(id: string): Progress | undefined {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(PREFIX + id) ?? 'null');
    return isProgress(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function save(id: string, progress: Progress): void {
  try {
    window.localStorage.setItem(PREFIX + id, JSON.stringify(progress));
  } catch {
    // Forbidden, or full.
  }
}

function isProgress(kept: unknown): kept is Progress {
  const { contents, shown } = (kept ?? {}) as Partial<Progress>;
  return Array.isArray(contents) && Array.isArray(shown);
}
