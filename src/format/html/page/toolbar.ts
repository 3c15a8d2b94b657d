// What can be asked of the page beside the grid: to check, to reveal, to clear, and for several letters in a cell.

import { button, element } from './element.ts';
import { toggleSeveral } from './keys.ts';
import type { Scope, Solving } from './solving.ts';
import { checkedText } from './words.ts';

export interface Toolbar {
  readonly root: HTMLElement;
  show(): void;
}

/** `onChange` is called after each, with what is to be said of it. */
export function toolbarFor(solving: Solving, onChange: (said: string) => void): Toolbar {
  const several = button(
    'Rebus',
    () => {
      toggleSeveral(solving);
      onChange('');
    },
    { title: 'Enter several letters in one cell (Escape or Insert)' },
  );
  const clear = menu('Clear', ['word', 'grid'], (scope) => {
    if (scope === 'grid' && !window.confirm('Clear the whole grid?')) return;
    solving.clear(scope);
    onChange('Cleared.');
  });
  const check = menu('Check', ['letter', 'word', 'grid'], (scope) =>
    onChange(checkedText(solving.check(scope))),
  );
  const reveal = menu('Reveal', ['letter', 'word', 'grid'], (scope) => {
    if (scope === 'grid' && !window.confirm('Reveal the whole grid?')) return;
    solving.reveal(scope);
    onChange('');
  });
  const print = button('Print', () => window.print());
  const asks = solving.hasSolution ? [check, reveal] : [];
  return {
    root: element('div', { class: 'toolbar' }, ...asks, clear, several, print),
    show: () => several.setAttribute('aria-pressed', String(solving.takesSeveral)),
  };
}

/** Closes once something is chosen, or the focus goes elsewhere. */
function menu(title: string, scopes: readonly Scope[], act: (scope: Scope) => void): HTMLElement {
  const root = element('details', {}, element('summary', {}, title));
  const close = (): void => {
    root.open = false;
  };
  const choices = scopes.map((scope) =>
    button(scope.charAt(0).toUpperCase() + scope.slice(1), () => {
      close();
      act(scope);
    }),
  );
  root.append(element('div', { class: 'choices' }, ...choices));
  root.addEventListener('focusout', (event) => {
    if (!root.contains(event.relatedTarget as Node | null)) close();
  });
  root.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    close();
    root.querySelector('summary')!.focus();
  });
  return root;
}
