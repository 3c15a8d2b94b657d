// The page that solves puzzles: reads them from the page, shows one of them, and lets another be chosen.

import { element } from './element.ts';
import type { PageData } from './page-data.ts';
import { type PuzzleView, puzzleView } from './puzzle-view.ts';

const data = JSON.parse(document.getElementById('data')!.textContent!) as PageData;
const main = document.getElementById('page')!;

let view: PuzzleView;

followTheme();
main.before(skipLink());
if (data.puzzles.length > 1) main.before(chooser());
open(0);
// What is typed before anything has the focus is for the grid. It does not have it from the start, for a phone would
// open its keyboard.
document.addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
  const isTyped = /^(?:\p{L}|Arrow.+)$/u.test(key);
  if (document.activeElement === document.body && isTyped && !ctrlKey && !metaKey && !altKey) {
    view.focus();
  }
});

/** Shows a puzzle. */
function open(index: number): void {
  view = puzzleView(data.puzzles[index]!, data.strings);
  main.replaceChildren(view.root);
}

/** For those who go by keys, past what stands above the grid. */
function skipLink(): HTMLElement {
  const link = element('a', { class: 'skip', href: '#page' }, data.strings.skipToGrid);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    view.focus();
  });
  return link;
}

function chooser(): HTMLElement {
  const options = data.puzzles.map(({ heading }, index) =>
    element(
      'option',
      { value: `${index}` },
      `${index + 1}. ${heading.title ?? data.strings.crossword}`,
    ),
  );
  const select = element('select', {}, ...options);
  select.addEventListener('change', () => open(Number(select.value)));
  return element('nav', {}, element('label', {}, `${data.strings.puzzle} `, select));
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
