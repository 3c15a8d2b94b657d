// The parts in use of the source packages that ship no types of their own.

declare module 'popular-english-words' {
  /** The words of Wikipedia's text, the most frequent first. */
  export const words: { getAll(): readonly string[] };
}

declare module 'naughty-words' {
  /** Words and phrases by language code. */
  const lists: Readonly<Record<string, readonly string[]>>;
  export = lists;
}

declare module 'badwords-list' {
  const lists: { readonly array: readonly string[] };
  export = lists;
}
