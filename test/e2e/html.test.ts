// The page of the format `html` in a real browser: a bundled grid solved by keys alone, what is kept of it, and
// what is typed on other keyboards. Nothing is asked of any network, and the browser complains of nothing.

import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser, findBrowser } from '../support/browser.ts';
import { crossfill } from '../support/crossfill.ts';
import { scratch } from '../support/scratch.ts';

const chromium = findBrowser();
if (chromium === undefined) console.warn('no Chromium is installed: pages are not tried in one');

const { file, path } = scratch();

/** Where the focus is, as it is read aloud. */
const FOCUS = 'document.activeElement.getAttribute("aria-label") ?? ""';
const STATUS = 'document.querySelector("[role=status]").textContent';
const CLUE = 'document.querySelector(".bar p").textContent';
const LETTERS =
  '[...document.querySelectorAll(".letter")].map((each) => each.textContent || "_").join("")';

describe.skipIf(chromium === undefined)('the page', () => {
  let browser: Browser;
  const page = path('page.html');
  const write = async (rows: string, ...options: string[]): Promise<void> => {
    const { stderr } = await crossfill(['convert', file('rows.txt', rows), '-o', page, ...options]);
    expect(stderr).toBe('');
  };
  const open = async (rows: string, ...options: string[]): Promise<void> => {
    await write(rows, ...options);
    await browser.goTo(page);
    await enterGrid();
  };
  /** By keys alone. */
  const enterGrid = async (): Promise<void> => {
    for (let i = 0; i < 20; i++) {
      if ((await browser.ask<string>(FOCUS)).startsWith('row ')) return;
      await browser.press('Tab');
    }
    throw new Error('no key leads into the grid');
  };
  const puzzleIn = (html: string): { solution: string[] } =>
    JSON.parse(/id="data">([^<]*)</.exec(html)![1]!).puzzles[0];
  /** What a button of a menu does. */
  const choose = async (menu: string, item: string): Promise<void> => {
    await browser.ask(`(() => {
      const menus = [...document.querySelectorAll('details')];
      const menu = menus.find((each) => each.firstChild.textContent === '${menu}');
      [...menu.querySelectorAll('button')].find((each) => each.textContent === '${item}').click();
    })()`);
  };

  beforeAll(async () => {
    browser = await Browser.open(chromium!);
  });
  afterAll(async () => {
    await browser?.close();
  });

  test('is solved by keys alone, and what was solved is there again', async () => {
    await crossfill(['mini-5-1', '-s', '1', '-o', page, '--title', '<b>Mini</b>']);
    const { solution } = puzzleIn(readFileSync(page, 'utf8'));
    const entries = [5, 5, 5, 5, 3].map((length) => solution.splice(0, length).join(''));

    await browser.goTo(page);
    expect(await browser.ask('document.title')).toBe('<b>Mini</b>');
    await browser.press(...entries[0]!.toLowerCase());
    expect(await browser.ask(FOCUS)).toBe('row 2 column 1, 6 Across letter 1 of 5, blank');
    await browser.reload();
    expect(await browser.ask(LETTERS)).toBe(entries[0]!.padEnd(23, '_'));
    await enterGrid();
    await browser.press(...entries.slice(1, -1).flatMap((entry) => [...entry]));
    expect(await browser.ask(STATUS)).toBe('');
    await browser.press(...entries.at(-1)!);
    expect(await browser.ask(LETTERS)).toBe(entries.join(''));
    expect(await browser.ask(STATUS)).toBe('Solved! Every letter is right.');
    await browser.reload();
    expect(await browser.ask(STATUS)).toBe('Solved! Every letter is right.');
  });

  test('goes where keys and the pointer say, and out of the grid with one Tab', async () => {
    await open('ABC\nD#E\nFGH\n');
    const places = async (...keys: string[]): Promise<string[]> => {
      const found: string[] = [];
      for (const key of keys) {
        await browser.press(key);
        found.push((await browser.ask<string>(FOCUS)).replace(/,.*? (\w)\w+ letter.*/, ' $1'));
      }
      return found;
    };
    const across = ['row 1 column 2 A', 'row 3 column 2 A', 'row 3 column 3 A', 'row 3 column 1 A'];
    expect(await places('ArrowRight', 'ArrowDown', 'End', 'Home')).toEqual(across);
    const turned = ['row 3 column 1 D', 'row 3 column 1 A', 'row 1 column 1 A'];
    expect(await places(' ', ' ', 'Shift+Enter')).toEqual(turned);
    expect(await places('Enter', 'Enter', 'Enter', 'Tab')).toEqual([
      'row 3 column 1 A',
      'row 1 column 1 D',
      'row 1 column 3 D',
      '',
    ]);
    await browser.tap('[data-cell="4"]');
    expect(await browser.ask(CLUE)).toBe('2 Down');
    await browser.tap('[data-cell="2"]');
    await browser.tap('[data-cell="2"]');
    expect(await browser.ask(CLUE)).toBe('1 Across');
  });

  test('keeps the entry that is marked when it opens, and skips to the grid', async () => {
    await write('ABC\nD#E\nFGH\n');
    await browser.goTo(page);
    await browser.tap('[data-cell="0"]');
    expect(await browser.ask(CLUE)).toBe('1 Across');
    await browser.tap('[data-cell="0"]');
    expect(await browser.ask(CLUE)).toBe('1 Down');
    await browser.reload();
    await browser.press('Tab');
    expect(await browser.ask('document.activeElement.textContent')).toBe('Skip to the grid');
    await browser.ask('document.activeElement.click()');
    expect(await browser.ask(FOCUS)).toContain('row 1 column 1');
  });

  test('is one page on paper, and its clues are as wide as a phone', async () => {
    const grid = path('book.ipuz');
    await crossfill(['american-15-1', '-s', '1', '-o', grid]);
    const text = readFileSync(grid, 'utf8').replace(
      /(\[\d+, )""\]/g,
      '$1"A clue of the usual length, as papers print"]',
    );
    writeFileSync(grid, text.replace('papers print', `papers ${'x'.repeat(200)}`));
    await crossfill(['convert', grid, '-o', page]);
    await browser.goTo(page);
    expect(await browser.printedPages()).toBe(1);
    const isWide =
      'document.querySelector(".bar p").scrollWidth > document.querySelector(".bar p").clientWidth';
    expect(await browser.ask(isWide)).toBe(false);
  });

  test('takes what is typed on a screen, in any alphabet, and several letters in a cell', async () => {
    await open('ЖÉ[HEART]\n');
    await browser.insert('ж');
    await browser.insert('é');
    await browser.press('Escape', 'h', 'e', 'x', 'Backspace', 'a', 'r', 't', 'Enter');
    expect(await browser.ask(STATUS)).toBe('Solved! Every letter is right.');
    await choose('Clear', 'Grid');
    expect(await browser.ask(LETTERS)).toBe('___');
    await browser.press('Home', 'a', 'b', 'ArrowLeft', 'Backspace', 'Backspace');
    expect(await browser.ask(LETTERS)).toBe('___');
  });

  test('checks and reveals', async () => {
    await open('ABC\n');
    await browser.press('a', 'x');
    await choose('Check', 'Word');
    expect(await browser.ask(STATUS)).toBe('One cell is wrong.');
    await browser.press('ArrowLeft');
    expect(await browser.ask(FOCUS)).toContain('X, wrong');
    await choose('Reveal', 'Letter');
    await choose('Check', 'Grid');
    expect(await browser.ask(STATUS)).toBe('No mistakes so far.');
    await choose('Reveal', 'Grid');
    expect(await browser.ask(STATUS)).toBe('Solved, with some help.');
  });

  test('has no solution in it where only the puzzle is shown', async () => {
    await open('(A){B}\n', '--show', 'puzzle');
    expect(await browser.ask('document.querySelectorAll("details").length')).toBe(1);
    await browser.press('x', 'y');
    expect(await browser.ask(STATUS)).toBe('The grid is full.');
  });

  test('lets one of several puzzles be chosen', async () => {
    const [one, two] = [file('one.txt', 'AB\n'), file('two.txt', 'CDE\n')];
    await crossfill(['convert', one, two, '-o', page]);
    await browser.goTo(page);
    const count = 'document.querySelectorAll("[role=gridcell]").length';
    expect(await browser.ask(count)).toBe(2);
    await browser.ask('document.querySelector("select").focus()');
    await browser.press('ArrowDown');
    expect(await browser.ask(count)).toBe(3);
  });

  test('asked nothing of any network, and nothing went wrong', () => {
    expect(browser.requests.length).toBeGreaterThan(5);
    expect(browser.requests.filter((url) => !url.startsWith('file:'))).toEqual([]);
    expect(browser.complaints).toEqual([]);
  });
});
