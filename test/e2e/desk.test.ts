// The evening of docs/session.md at the desk, by mouse alone, by keyboard alone and by touch: what is saved has the bytes
// of the commands.

import { existsSync, readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../support/browser.ts';
import {
  type DeskProcess,
  openBrowser,
  openDesk,
  startDesk,
  waitUntilSaved,
} from '../support/desk-page.ts';
import { runCommand } from '../support/run-command.ts';
import { scratch } from '../support/scratch.ts';
import { IS_THOROUGH } from '../support/thoroughness.ts';

const hasBrowser = findBrowser() !== undefined;
if (!hasBrowser) console.warn('no Chromium is installed: the desk is not tried in one');

const { folder, path, file } = scratch();
const started: DeskProcess[] = [];
async function start(...args: readonly string[]): Promise<DeskProcess> {
  const desk = await startDesk(args, folder);
  started.push(desk);
  return desk;
}
afterAll(() => Promise.all(started.map((desk) => desk.close())));

async function command(...args: readonly string[]): Promise<string> {
  const { stderr, code } = await runCommand([...args, '-q'], { cwd: folder });
  expect([stderr, code]).toEqual(['', 0]);
  return readFileSync(path(args[args.indexOf('-o') + 1]!), 'utf8');
}

const text = (name: string): string => readFileSync(path(name), 'utf8');

test('a second desk on a file says so, and an ended one leaves no trace', async () => {
  await command('convert', 'mini-5-1', '-o', 'once.ipuz');
  const first = await start('once.ipuz');
  const { stderr, code } = await runCommand(['desk', 'once.ipuz'], { cwd: folder });
  expect([stderr, code]).toEqual(['crossfill: once.ipuz: it is open at another desk\n', 2]);
  await first.close();
  expect(existsSync(path('once.ipuz.lock'))).toBe(false);
});

/** From slot to slot with Tab, until its words are shown. */
async function goToSlot(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    if ((await page.textContent('.words h2'))?.startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no ${name}`);
}

describe.skipIf(!hasBrowser)('in a browser', () => {
  let browser: Browser;
  const complaints: string[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    expect(complaints).toEqual([]);
  });
  const open = async (width: number, ...args: readonly string[]): Promise<Page> =>
    openDesk(browser, (await start(...args)).address, width, complaints);

  test('by mouse alone', async () => {
    await command('mini-7-1', '--blank', '-f', 'ipuz', '-o', 'grid.ipuz');
    await command('grid.ipuz', '--seed', '1', '-o', 'one.ipuz');
    await command('one.ipuz', '--seed', '2', '--lock', '8A', '-o', 'two.ipuz');
    await command('convert', 'grid.ipuz', '-o', 'mouse.ipuz');
    const page = await open(1440, 'mouse.ipuz');
    await page.click('role=tab[name="Fill"]');
    await page.click('.panel button.primary');
    await page.waitForSelector('.fills li');
    await waitUntilSaved(page);
    expect(text('mouse.ipuz')).toBe(text('one.ipuz'));
    // Lock an entry, fill the rest again, and go back and forth.
    await page.click('[data-at="14"]');
    await page.click('role=tab[name="Words"]');
    await page.click('role=button[name="Lock"]');
    await page.click('role=tab[name="Fill"]');
    await page.click('.panel button.primary');
    await page.waitForSelector('.fills li:nth-child(2)');
    expect(await page.textContent('.fills code')).toBe('crossfill mouse.ipuz --seed 2 --lock 8A');
    await page.click('role=tab[name="Words"]');
    await page.click('role=button[name="Lock"]');
    await waitUntilSaved(page);
    expect(text('mouse.ipuz')).toBe(text('two.ipuz'));
    for (const _ of [1, 2, 3]) await page.click('role=button[name="Undo"]');
    await waitUntilSaved(page);
    expect(text('mouse.ipuz')).toBe(text('one.ipuz'));
    // Another word by a click, clues of the bank, and what an outlet says.
    await page.click('role=button[name="Clear"]');
    await page.click('.candidates [role="option"] >> nth=0');
    await page.click('role=tab[name="Clues"]');
    await page.click('role=button[name="Fill in from the bank"]');
    await page.click('role=tab[name="Check"]');
    await page.selectOption('.check select', 'nyt');
    await page.click('.check .line button');
    await page.waitForSelector('text=It would be rejected');
    await waitUntilSaved(page);
    expect(text('mouse.ipuz')).toContain('"org.crossfill:source":"bank"');
  });

  test.skipIf(!IS_THOROUGH)('by keyboard alone', async () => {
    await command('convert', 'mini-7-1', '-o', 'keys.ipuz');
    const page = await open(1440, 'keys.ipuz');
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    // The grid is the first thing that is not a button.
    await page.keyboard.press('F6');
    await page.keyboard.type('beast');
    await press('Tab');
    await page.waitForSelector('h2:has-text("6 Across")');
    await page.waitForSelector('.candidates [role="option"]');
    await press('Enter', 'ArrowDown', 'Enter');
    await waitUntilSaved(page);
    const [first, second] = text('keys.ipuz')
      .match(/"solution": \[\n(.*)\n(.*)/)!
      .slice(1);
    expect(first).toContain('"B", "E", "A", "S", "T"');
    expect(second).not.toContain('0');
    // A block with its symmetry, and undone.
    await press('Tab', '.', 'Control+z');
    // A whole slot that cannot be filled turns red, with the reason.
    await press('Escape', 'F6');
    await page.keyboard.press('F6');
    await page.keyboard.type('qxqxqxq');
    await page.waitForSelector('.cell.room-dead, .fault');
    for (let i = 0; i < 7; i++) await press('Control+z');
    await waitUntilSaved(page);
    file('keys-before.ipuz', text('keys.ipuz'));
    await command('keys-before.ipuz', '--seed', '1', '-o', 'keys-after.ipuz');
    // The fill of the rest, from the tabs.
    await press('F6', 'ArrowRight', 'Tab', 'Tab', 'Tab', 'Enter');
    await page.waitForSelector('.fills li');
    await waitUntilSaved(page);
    expect(text('keys.ipuz')).toBe(text('keys-after.ipuz'));
    // A wanted word with the least change, as the command makes it.
    await command(
      ...['keys-after.ipuz', '--change', 'least', '--nodes', '20000', '--slot', '9A=ICE'],
      ...['--seed', '0', '-o', 'keys-least.ipuz'],
    );
    await press('Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'ArrowLeft', 'F6');
    await goToSlot(page, '9 Across');
    await press('Enter');
    await page.keyboard.type('ice');
    await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter');
    await page.waitForSelector('.changes li');
    await press('Tab', 'Enter');
    await waitUntilSaved(page);
    expect(text('keys.ipuz')).toBe(text('keys-least.ipuz'));
  });

  test('by touch, on a phone', async () => {
    await command('convert', 'mini-5-1', '-o', 'phone.ipuz');
    const page = await open(390, 'phone.ipuz');
    await page.tap('[data-at="0"]');
    // The keyboard of the screen writes into a field.
    await page.keyboard.insertText('s');
    await page.keyboard.insertText('mart');
    await page.waitForSelector('.cell[data-at="4"] >> text=T');
    const wide = await page.evaluate('document.documentElement.scrollWidth');
    expect(wide).toBe(390);
    await page.tap('role=tab[name="Fill"]');
    await page.tap('.panel button.primary');
    await page.waitForSelector('.fills li');
    await waitUntilSaved(page);
    expect(text('phone.ipuz')).toContain('["S", "M", "A", "R", "T"]');
  });

  test.skipIf(!IS_THOROUGH)(
    'a file that another program changed is not written over unasked',
    async () => {
      await command('convert', 'mini-5-1', '-o', 'both.ipuz');
      const page = await open(1440, 'both.ipuz');
      file('both.ipuz', '{}');
      await page.click('[data-at="0"]');
      await page.keyboard.type('smart');
      await page.waitForSelector('text=changed elsewhere');
      expect(text('both.ipuz')).toBe('{}');
      await page.click('role=button[name="Overwrite"]');
      await waitUntilSaved(page);
      expect(text('both.ipuz')).toContain('"S", "M", "A", "R", "T"');
    },
  );

  test('another page reaches nothing of it', async () => {
    const { address } = await start('mini-5-1');
    const context = await browser.newContext();
    const page = await context.newPage();
    const other = await start('mini-7-1');
    // A page of this machine, but of another port.
    await page.goto(other.address);
    const read = `fetch(${JSON.stringify(address)}, { mode: 'no-cors' }).then((r) => r.status, () => 'refused')`;
    expect(await page.evaluate(read)).toBe('refused');
    await page.goto('about:blank');
    expect(await page.evaluate(read)).not.toBe(200);
    const put = `fetch(${JSON.stringify(`${address}puzzle`)}, { method: 'PUT', body: 'x' }).then((r) => r.status, () => 'refused')`;
    expect(await page.evaluate(put)).toBe('refused');
    await context.close();
    expect(existsSync(path('mini-5-1.ipuz'))).toBe(false);
  });

  test.skipIf(!IS_THOROUGH)(
    'the page as one file works from the disk, and keeps its puzzle',
    async () => {
      await runCommand(['desk', '-o', 'desk.html'], { cwd: folder });
      const page = await openDesk(browser, `file://${path('desk.html')}`, 1440, complaints);
      await page.click('[data-at="0"]');
      await page.keyboard.type('ab');
      await page.waitForSelector('.candidates [role="option"]');
      await waitUntilSaved(page);
      await page.reload();
      await page.waitForSelector('.cell[data-at="1"] >> text=B');
      await page.close();
    },
  );
});
