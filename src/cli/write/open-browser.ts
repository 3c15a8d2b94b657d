// Opens an address in the person's browser, by the program that their system has for it.

import { spawn } from 'node:child_process';
import { platform } from 'node:os';

const OPENERS: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Whether something was started; what becomes of it is not waited for. */
export function openBrowser(address: string): boolean {
  const [program, ...args] = OPENERS[platform()] ?? ['xdg-open'];
  const child = spawn(program!, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
  return child.pid !== undefined;
}
