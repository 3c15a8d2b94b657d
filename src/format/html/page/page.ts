// The page that solves puzzles: reads them from the page, shows one of them, and lets another be chosen.

import { element } from './element.ts';
import type { PageData } from './page-data.ts';
import { puzzleView } from './puzzle-view.ts';

const data = JSON.parse(document.getElementById('data')!.textContent!) as PageData;
const main = document.getElementById('page')!;

followTheme();
if (data.puzzles.length > 1) main.before(chooser());
open(0, matchMedia('(pointer: fine)').matches);

/** Shows a puzzle. `takesFocus`: what is typed next goes there; on a phone that would open its keyboard. */
function open(index: number, takesFocus: boolean): void {
  const view = puzzleView(data.puzzles[index]!);
  main.replaceChildren(view.root);
  if (takesFocus) view.focus();
}

function chooser(): HTMLElement {
  const options = data.puzzles.map(({ heading }, index) =>
    element('option', { value: `${index}` }, `${index + 1}. ${heading.title ?? 'Crossword'}`),
  );
  const select = element('select', {}, ...options);
  select.addEventListener('change', () => open(Number(select.value), false));
  return element('nav', {}, element('label', {}, 'Puzzle ', select));
}

/** Light or dark as the system is, unless the page has a look of its own. */
function followTheme(): void {
  const { dataset } = document.documentElement;
  if (dataset['look'] !== undefined) return;
  const isDark = matchMedia('(prefers-color-scheme: dark)');
  const follow = (): void => {
    dataset['look'] = isDark.matches ? 'dark' : 'light';
  };
  follow();
  isDark.addEventListener('change', follow);
}
