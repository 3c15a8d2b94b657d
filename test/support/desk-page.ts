// A desk as a person has it: the built command, and its page in Chromium, driven by Playwright.

import { type ChildProcess, spawn } from 'node:child_process';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from './browser.ts';
import { BIN } from './run-command.ts';

export interface DeskProcess {
  readonly address: string;
  readonly child: ChildProcess;
  close(): Promise<void>;
}

/** Starts `crossfill desk ...args`. */
export async function startDesk(args: readonly string[], cwd: string): Promise<DeskProcess> {
  const child = spawn(process.execPath, [BIN, 'desk', '--no-open', ...args], {
    cwd,
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 100_000,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let stderr = '';
  child.stderr!.setEncoding('utf8').on('data', (piece: string) => {
    stderr += piece;
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout!.setEncoding('utf8').once('data', (line: string) => resolve(line.trim()));
    ended.then(() => reject(new Error(stderr)));
  });
  return {
    address,
    child,
    async close() {
      child.kill('SIGINT');
      await ended;
    },
  };
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser()!, args: ['--no-sandbox'] });
}

/** A page at an address, ready to be worked on; what it complains of is added to `complaints`. */
export async function openDesk(
  browser: Browser,
  address: string,
  width: number,
  complaints: string[] = [],
): Promise<Page> {
  const isPhone = width < 800;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A conflict of two programs is an answer.
    const isAnswer = message.text().includes('409');
    if (message.type() !== 'log' && !isAnswer) complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!/^(?:http:\/\/127\.0\.0\.1:|blob:|data:|file:)/.test(request.url())) {
      complaints.push(`asked ${request.url()}`);
    }
  });
  await page.goto(address);
  await page.waitForSelector('.grid');
  return page;
}

/** Waits until all is saved. */
export async function waitUntilSaved(page: Page): Promise<void> {
  await page.waitForTimeout(100);
  await page.waitForSelector('.saving.saved');
}
