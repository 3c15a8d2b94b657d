// A real browser without a window, driven over a pipe by the DevTools protocol: no port is opened, and no package
// is needed. Where no Chromium is installed `findBrowser` says so, and tests are passed over.

import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** A browser that hangs must not outlive the tests. */
const LAST_RESORT_MS = 60_000;

/** The path of an installed browser; `CHROMIUM` names another. */
export function findBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env['CHROMIUM'] ?? '', ...paths].find((path) => path !== '' && canRun(path));
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

export class Browser {
  /** What the page asked of the network, and what it complained of, since the browser began. */
  readonly requests: string[] = [];
  readonly complaints: string[] = [];
  private readonly child: ChildProcess;
  private readonly folder: string;
  private readonly waiting = new Map<number, (message: Message) => void>();
  private readonly listeners = new Map<string, (params: Record<string, unknown>) => void>();
  private session: string | undefined;
  private sent = 0;
  private unread = '';

  private constructor(path: string) {
    this.folder = mkdtempSync(join(tmpdir(), 'crossfill-browser-'));
    const args = ['--headless=new', '--remote-debugging-pipe', '--no-sandbox', '--disable-gpu'];
    args.push('--no-first-run', '--disable-dev-shm-usage', `--user-data-dir=${this.folder}`);
    this.child = spawn(path, [...args, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      timeout: LAST_RESORT_MS,
      killSignal: 'SIGKILL',
    });
    const input = this.child.stdio[3] as Writable;
    input.on('error', () => {});
    const output = this.child.stdio[4] as Readable;
    output.setEncoding('utf8').on('data', (piece: string) => this.read(piece));
  }

  /** A browser with one page open. */
  static async open(path: string): Promise<Browser> {
    const browser = new Browser(path);
    const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' });
    const attached = await browser.send('Target.attachToTarget', { targetId, flatten: true });
    browser.session = attached['sessionId'] as string;
    for (const domain of ['Page', 'Runtime', 'Log', 'Network']) {
      await browser.send(`${domain}.enable`);
    }
    return browser;
  }

  /** Opens a file and waits until it is loaded. */
  async goTo(file: string): Promise<void> {
    const loaded = this.once('Page.loadEventFired');
    await this.send('Page.navigate', { url: pathToFileURL(file).href });
    await loaded;
  }

  async reload(): Promise<void> {
    const loaded = this.once('Page.loadEventFired');
    await this.send('Page.reload');
    await loaded;
  }

  /** The value of an expression in the page. */
  async ask<T>(expression: string): Promise<T> {
    const answer = await this.send('Runtime.evaluate', { expression, returnByValue: true });
    const { value } = answer['result'] as { value: T };
    return value;
  }

  /** Presses keys as people do: `A`, `Tab`, `Shift+Tab`, `ArrowLeft`. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const named of keys) {
      const isShifted = named.startsWith('Shift+');
      const key = isShifted ? named.slice('Shift+'.length) : named;
      const isText = Array.from(key).length === 1;
      const event = {
        key,
        modifiers: isShifted ? 8 : 0,
        windowsVirtualKeyCode: KEY_CODES[key] ?? 0,
      };
      await this.send('Input.dispatchKeyEvent', {
        ...event,
        type: isText ? 'keyDown' : 'rawKeyDown',
        ...(isText && { text: key }),
      });
      await this.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' });
    }
  }

  /** Text as keyboards on a screen put it in, without a key. */
  async insert(text: string): Promise<void> {
    await this.send('Input.insertText', { text });
  }

  async tap(selector: string): Promise<void> {
    const found = `document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect()`;
    const at = await this.ask<{ x: number; y: number }>(
      `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${found})`,
    );
    const event = { ...at, button: 'left', clickCount: 1 };
    for (const type of ['mousePressed', 'mouseReleased']) {
      await this.send('Input.dispatchMouseEvent', { ...event, type });
    }
  }

  /** How many pages of A4 the page is on paper. */
  async printedPages(): Promise<number> {
    const { data } = await this.send('Page.printToPDF', { paperWidth: 8.27, paperHeight: 11.69 });
    const pdf = Buffer.from(data as string, 'base64').toString('latin1');
    return pdf.match(/\/Type \/Page\b/g)!.length;
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('close', resolve));
    this.send('Browser.close').catch(() => {});
    const killed = setTimeout(() => this.child.kill('SIGKILL'), 3000);
    await ended;
    clearTimeout(killed);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  /** A command of the protocol, and its answer. */
  send(method: string, params: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    const id = ++this.sent;
    const session = this.session !== undefined && !method.startsWith('Browser.');
    const message = { id, method, params, ...(session && { sessionId: this.session }) };
    return new Promise((resolve, reject) => {
      this.waiting.set(id, ({ result = {}, error }) => {
        if (error === undefined) resolve(result);
        else reject(new Error(`${method}: ${error.message}`));
      });
      (this.child.stdio[3] as Writable).write(`${JSON.stringify(message)}\0`);
    });
  }

  private once(event: string): Promise<Record<string, unknown>> {
    return new Promise((resolve) => this.listeners.set(event, resolve));
  }

  private read(piece: string): void {
    const parts = (this.unread + piece).split('\0');
    this.unread = parts.pop()!;
    for (const part of parts) this.take(JSON.parse(part) as Message);
  }

  private take(message: Message): void {
    const { id, method = '', params = {} } = message;
    if (id !== undefined) {
      this.waiting.get(id)?.(message);
      this.waiting.delete(id);
    }
    if (method === 'Network.requestWillBeSent') {
      this.requests.push((params['request'] as { url: string }).url);
    }
    if (/^(?:Log\.entryAdded|Runtime\.(?:exceptionThrown|consoleAPICalled))$/.test(method)) {
      this.complaints.push(JSON.stringify(params));
    }
    if (method === 'Page.javascriptDialogOpening') {
      this.send('Page.handleJavaScriptDialog', { accept: true }).catch(() => {});
    }
    this.listeners.get(method)?.(params);
  }
}

/** Of keys whose default action the browser looks up by their code. */
const KEY_CODES: Readonly<Record<string, number>> = {
  Tab: 9,
  Enter: 13,
  Escape: 27,
  ' ': 32,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  Insert: 45,
  Delete: 46,
  Backspace: 8,
};
