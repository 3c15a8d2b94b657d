// An ipuz file as text that people can read: a row of a grid on a line, a clue on a line.

/** The fields in their order, as one JSON object. */
export function ipuzText(fields: ReadonlyMap<string, unknown>): string {
  const lines = [...fields].map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${valueText(name, value)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

function valueText(name: string, value: unknown): string {
  if (name === 'puzzle' || name === 'solution') return linesOf(value as readonly unknown[], '  ');
  if (name === 'clues') {
    const lists = Object.entries(value as Readonly<Record<string, readonly unknown[]>>).map(
      ([direction, clues]) => `    ${JSON.stringify(direction)}: ${linesOf(clues, '    ')}`,
    );
    return lists.length === 0 ? '{}' : `{\n${lists.join(',\n')}\n  }`;
  }
  return JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
}

function linesOf(items: readonly unknown[], indent: string): string {
  if (!Array.isArray(items) || items.length === 0) return JSON.stringify(items);
  return `[\n${items.map((item) => `${indent}  ${itemText(item)}`).join(',\n')}\n${indent}]`;
}

/** A list on one line with spaces between its items. */
function itemText(item: unknown): string {
  if (!Array.isArray(item)) return JSON.stringify(item);
  return `[${item.map((each) => JSON.stringify(each)).join(', ')}]`;
}
