// Small pieces of English, each written once: numbers that people read, plurals, and lists of names.

/** 1234567 as 1,234,567, in every locale. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** "1 entry", "1,200 entries"; the plural is `one` and an s if it is not named. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

/** "3 of 1,200". */
export function outOf(count: number, all: number): string {
  return `${grouped(count)} of ${grouped(all)}`;
}

/** 0.123 as "12.3 %". */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** 10 to some power as a number that people read: "316", "10^39.8". */
export function powerOfTen(log10: number): string {
  return log10 >= 0 && log10 < 6 ? grouped(Math.round(10 ** log10)) : `10^${log10.toFixed(1)}`;
}

/** "a, b and c". */
export function listed(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** "a, b and 3 more": at most so many names, and how many others there are; "a; b; and 3 more". */
export function someOf(names: readonly string[], most: number, separator = ', '): string {
  const shown = names.slice(0, most).join(separator);
  const and = separator === '; ' ? '; and' : ' and';
  return names.length > most ? `${shown}${and} ${grouped(names.length - most)} more` : shown;
}
