// What must not outlive the bench, however it ends: files in the system's folder for such, commands
// under way.

const endings = new Set<() => void>();

/** Calls `end` when the process exits or is interrupted; the function returned takes that back. */
export function atExit(end: () => void): () => void {
  listen();
  endings.add(end);
  return () => endings.delete(end);
}

let listening = false;

function listen(): void {
  if (listening) return;
  listening = true;
  process.on('exit', () => {
    for (const end of endings) end();
  });
  process.on('SIGINT', () => process.exit(130));
  process.on('SIGTERM', () => process.exit(143));
}
