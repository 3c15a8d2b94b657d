// Clues: those of all entries in lists, the current one marked, and the current one above the grid. Beside a puzzle
// without clues stand the words of a fill-in, or the key of a codeword.

import type { PageStrings } from '../../page/strings.ts';
import { runsOf } from '../../styles.ts';
import { type CodeKey, codeKey } from './code-key.ts';
import { button, element } from './element.ts';
import type { PuzzleData } from './page-data.ts';
import type { Solving } from './solving.ts';
import { clueOf } from './words.ts';

export class ClueView {
  /** The current one, with buttons to those before and after it. */
  readonly bar: HTMLElement;
  readonly lists: HTMLElement;
  private readonly current = element('p', { 'aria-live': 'polite' });
  /** What stands in it, so that it is read aloud only when it is another one. */
  private shown = '';
  private readonly items = new Map<number, HTMLElement>();
  private readonly key: CodeKey;
  private readonly solving: Solving;

  constructor(solving: Solving, strings: PageStrings, onChange: () => void) {
    const { puzzle } = solving;
    this.solving = solving;
    const go = (by: number) => () => {
      solving.goToEntry(by);
      onChange();
    };
    this.bar = element(
      'div',
      { class: 'bar' },
      button('‹', go(-1), { 'aria-label': strings.previousEntry }),
      this.current,
      button('›', go(1), { 'aria-label': strings.nextEntry }),
    );
    this.bar.hidden = puzzle.slots.length === 0;
    this.lists = element('div', { class: 'lists' }, ...this.listsOf(puzzle, onChange));
    this.lists.append(...wordLists(puzzle));
    this.key = codeKey(solving, strings);
    if (this.key.root !== undefined) this.lists.append(this.key.root);
  }

  show(): void {
    this.key.show();
    const { puzzle, cursor } = this.solving;
    if (cursor.slot === undefined) {
      this.current.textContent = '';
      this.shown = '';
      return;
    }
    const { name } = puzzle.slots[cursor.slot]!;
    const text = [name, clueOf(puzzle, cursor.slot)].filter((part) => part !== '').join(': ');
    if (this.shown !== text) this.current.replaceChildren(...styled(text));
    this.shown = text;
    for (const [slot, item] of this.items) {
      const isCurrent = slot === cursor.slot;
      if (isCurrent === item.hasAttribute('aria-current')) continue;
      if (isCurrent) {
        item.setAttribute('aria-current', 'true');
        scrollInto(item);
      } else {
        item.removeAttribute('aria-current');
      }
    }
  }

  private listsOf({ lists }: PuzzleData, onChange: () => void): HTMLElement[] {
    return lists.map(({ title, clues }) => {
      const items = clues.map(({ slot, number, label, text }) => {
        const act = (): void => {
          this.solving.goToSlot(slot);
          onChange();
        };
        const item = button('', act, { class: 'clue' });
        item.append(element('b', {}, label ?? `${number}`), element('span', {}, ...styled(text)));
        this.items.set(slot, item);
        return element('li', {}, item);
      });
      return element('section', {}, element('h2', {}, title), element('ol', {}, ...items));
    });
  }
}

/** A clue with its italics and bold. */
function styled(clue: string): (Node | string)[] {
  return runsOf(clue).map(({ text, isItalic, isBold }) => {
    const inside = isBold ? element('b', {}, text) : text;
    return isItalic ? element('i', {}, inside) : inside;
  });
}

function wordLists({ words }: PuzzleData): HTMLElement[] {
  return words.map((group) => {
    const items = group.words.map((word) => {
      const item = button(word, () => item.classList.toggle('used'), { class: 'word' });
      return element('li', {}, item);
    });
    return element(
      'section',
      {},
      element('h2', {}, group.title),
      element('ul', { class: 'words' }, ...items),
    );
  });
}

/** Within its list, where that scrolls by itself; the page stays where it is. */
function scrollInto(item: HTMLElement): void {
  const list = item.closest('ol')!;
  const [inner, outer] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
  if (list.scrollHeight <= list.clientHeight) return;
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
