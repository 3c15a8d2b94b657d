// What is typed into the grid, by keys and by keyboards on a screen, which tell of no keys.

import { type Solving, typedLetters } from './solving.ts';

/** Scripts whose letters are put together from several keys: their text waits until it is whole. */
const COMPOSED = /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

const MOVES: Readonly<Record<string, (solving: Solving) => void>> = {
  ArrowLeft: (solving) => solving.move(-1, 0),
  ArrowRight: (solving) => solving.move(1, 0),
  ArrowUp: (solving) => solving.move(0, -1),
  ArrowDown: (solving) => solving.move(0, 1),
  ' ': (solving) => solving.toggle(),
  Home: (solving) => solving.home(),
  End: (solving) => solving.end(),
  Backspace: (solving) => solving.backspace(),
  Delete: (solving) => solving.delete(),
  Insert: toggleSeveral,
  Escape: toggleSeveral,
};

/** Begins or ends a cell of several letters. */
export function toggleSeveral(solving: Solving): void {
  solving.takesSeveral = !solving.takesSeveral && !solving.isLocked(solving.cursor.cell);
}

/** Ends a cell of several letters, or goes to another entry. */
function enter(solving: Solving, by: 1 | -1): void {
  if (!solving.takesSeveral) {
    solving.goToEntry(by);
    return;
  }
  solving.takesSeveral = false;
  solving.step(1);
}

/** Carries out what is typed below `root`, and calls `onChange` each time. */
export function listen(root: HTMLElement, solving: Solving, onChange: () => void): void {
  root.addEventListener('keydown', (event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = MOVES[event.key];
    if (event.key === 'Enter') enter(solving, event.shiftKey ? -1 : 1);
    else if (move !== undefined) move(solving);
    else return;
    event.preventDefault();
    onChange();
  });
  const take = (input: HTMLInputElement, isComposing: boolean): void => {
    const before = solving.contents[solving.cursor.cell]!;
    const { value } = input;
    // A keyboard that does not replace what was there puts letters behind it.
    const isBehind = value.length > before.length && value.startsWith(before);
    const typed = isBehind ? value.slice(before.length) : value;
    const letters = typedLetters(typed);
    // An accent that waits for its letter.
    if (isComposing && letters.length === 0) return;
    if (value === '') solving.delete();
    else if (/^\s+$/.test(typed)) solving.toggle();
    else solving.type(letters);
    onChange();
  };
  root.addEventListener('input', (event) => {
    const input = event.target as HTMLInputElement;
    const { isComposing } = event as InputEvent;
    if (!(isComposing && COMPOSED.test(input.value))) take(input, isComposing);
  });
  root.addEventListener('compositionend', (event) => {
    const input = event.target as HTMLInputElement;
    if (COMPOSED.test(input.value)) take(input, false);
  });
}
