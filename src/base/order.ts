// Orders of texts that are the same in every locale.

/** As people count: p2 before p10. Compares runs of digits by their value, all else by code units. */
export function byNaturalOrder(one: string, two: string): number {
  const [a, b] = [one, two].map((name) => name.match(/\d+|\D+/g) ?? []);
  for (let i = 0; i < Math.min(a!.length, b!.length); i++) {
    const order = comparePart(a![i]!, b![i]!);
    if (order !== 0) return order;
  }
  return a!.length - b!.length || byCodeUnits(one, two);
}

function comparePart(a: string, b: string): number {
  if (/^\d/.test(a) && /^\d/.test(b)) {
    const [x, y] = [a.replace(/^0+/, ''), b.replace(/^0+/, '')];
    return x.length - y.length || byCodeUnits(x, y);
  }
  return byCodeUnits(a, b);
}

/** Compares by code units, as `sort` does by default. */
export function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
