// The keys of the grid, as constructors' programs have them.

import type { DeskAction } from '../state/desk-state.ts';

/** What a key asks for beside the state: several letters for a cell, the list of words. */
export type KeyAction = DeskAction | { readonly kind: 'rebus' } | { readonly kind: 'words' };

type KeyPressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'
>;

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const WITH_ALT: Readonly<Record<string, KeyAction>> = {
  KeyL: { kind: 'lock' },
  KeyT: { kind: 'theme' },
  KeyC: { kind: 'mark', mark: 'circle' },
  KeyS: { kind: 'mark', mark: 'shade' },
  KeyV: { kind: 'void' },
  KeyR: { kind: 'bar', side: 'right' },
  KeyB: { kind: 'bar', side: 'below' },
};

const PLAIN: Readonly<Record<string, KeyAction>> = {
  ' ': { kind: 'turn' },
  Enter: { kind: 'words' },
  Home: { kind: 'start' },
  End: { kind: 'end' },
  Backspace: { kind: 'backspace' },
  Delete: { kind: 'delete' },
  Insert: { kind: 'rebus' },
  '(': { kind: 'rebus' },
  '.': { kind: 'block' },
  '#': { kind: 'block' },
};

/** What a key does in the grid; undefined for one that is the browser's. */
export function actionForKey({
  key,
  code,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: KeyPressed): KeyAction | undefined {
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'z') return { kind: shiftKey ? 'redo' : 'undo' };
    if (key.toLowerCase() === 'y') return { kind: 'redo' };
    if (key.toLowerCase() === 'a') return { kind: 'select-all' };
    return key === 'Backspace' ? { kind: 'clear-slot' } : undefined;
  }
  if (altKey) return WITH_ALT[code];
  const arrow = ARROWS[key];
  if (arrow !== undefined) {
    return { kind: shiftKey ? 'extend' : 'step', rows: arrow[0], columns: arrow[1] };
  }
  if (key === 'Tab') return { kind: 'next-slot', step: shiftKey ? -1 : 1 };
  return PLAIN[key] ?? typed(key);
}

/** Of a keyboard on a screen. */
export function typedActions({ inputType, data }: InputEvent): DeskAction[] {
  if (inputType.startsWith('delete')) return [{ kind: 'backspace' }];
  return Array.from(data ?? '').flatMap((letter): DeskAction[] => {
    if (letter === ' ') return [{ kind: 'turn' }];
    if (letter === '.' || letter === '#') return [{ kind: 'block' }];
    const action = typed(letter);
    return action === undefined ? [] : [action];
  });
}

function typed(key: string): DeskAction | undefined {
  return /^[\p{L}0-9@$%&+?]$/u.test(key) ? { kind: 'type', text: key } : undefined;
}
