// A dictionary as one text, looked up by halving: nothing of it is parsed but the line that is asked for.

/** What stands behind an entry in lines `ENTRY;form` that are sorted by entry and each have their end. */
export function formIn(lines: string, entry: string): string | undefined {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const start = lines.lastIndexOf('\n', ((low + high) >>> 1) - 1) + 1;
    const end = lines.indexOf('\n', start);
    const [found, form] = lines.slice(start, end).split(';');
    if (found === entry) return form;
    if (found! < entry) low = end + 1;
    else high = start;
  }
  return undefined;
}
