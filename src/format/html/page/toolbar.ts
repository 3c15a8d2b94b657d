// What can be asked of the page beside the grid: to check, to reveal, to clear, and for several letters in a cell.

import type { PageStrings } from '../../page/strings.ts';
import { button, element } from './element.ts';
import { toggleSeveral } from './keys.ts';
import type { Scope, Solving } from './solving.ts';
import { checkedText } from './words.ts';

export interface Toolbar {
  readonly root: HTMLElement;
  show(): void;
}

/** `onChange` is called after each, with what is to be said of it. */
export function toolbarFor(
  solving: Solving,
  strings: PageStrings,
  onChange: (said: string) => void,
): Toolbar {
  const several = button(
    strings.rebus,
    () => {
      toggleSeveral(solving);
      onChange('');
    },
    { title: strings.rebusHint },
  );
  const clear = menu('clear', strings, ['word', 'grid'], (scope) => {
    if (scope === 'grid' && !window.confirm(strings.clearGrid)) return;
    solving.clear(scope);
    onChange(strings.cleared);
  });
  const check = menu('check', strings, ['letter', 'word', 'grid'], (scope) =>
    onChange(checkedText(solving.check(scope), strings)),
  );
  const reveal = menu('reveal', strings, ['letter', 'word', 'grid'], (scope) => {
    if (scope === 'grid' && !window.confirm(strings.revealGrid)) return;
    solving.reveal(scope);
    onChange('');
  });
  const print = button(strings.print, () => window.print());
  const asks = solving.hasSolution ? [check, reveal] : [];
  return {
    root: element('div', { class: 'toolbar' }, ...asks, clear, several, print),
    show: () => several.setAttribute('aria-pressed', String(solving.takesSeveral)),
  };
}

/** Closes once something is chosen, or the focus goes elsewhere. */
function menu(
  title: 'check' | 'reveal' | 'clear',
  strings: PageStrings,
  scopes: readonly Scope[],
  act: (scope: Scope) => void,
): HTMLElement {
  const root = element('details', {}, element('summary', {}, strings[title]));
  const close = (): void => {
    root.open = false;
  };
  const choices = scopes.map((scope) =>
    button(strings[scope], () => {
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
