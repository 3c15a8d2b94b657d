// The two signs of a template that are no letters.

export const BLOCK = '#';
export const OPEN = '_';
