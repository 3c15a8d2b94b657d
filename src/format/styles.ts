// Italics and bold in clues. A clue is plain text but for `<i>` and `<b>` with their ends: nothing else is markup, and
// where such a tag is meant as text its `<` is `&lt;`. Writers go through the runs of a clue, or leave styles out.

/** A piece of a clue that looks the same from end to end; its text is plain. */
export interface ClueRun {
  readonly text: string;
  readonly isItalic: boolean;
  readonly isBold: boolean;
}

const TAG = /<(\/?)([ib])>/;
/** A `<` that would begin a tag, as text. */
const ESCAPED = /&lt;(?=\/?[ib]>)/g;

/** Without those that have no text. */
export function runsOf(clue: string): ClueRun[] {
  const runs: ClueRun[] = [];
  let [isItalic, isBold] = [false, false];
  for (const part of clue.split(/(<\/?[ib]>)/)) {
    const [, slash, name] = TAG.exec(part) ?? [];
    if (name === 'i') isItalic = slash === '';
    else if (name === 'b') isBold = slash === '';
    else if (part !== '') runs.push({ text: part.replace(ESCAPED, '<'), isItalic, isBold });
  }
  return runs;
}

export function hasStyles(clue: string): boolean {
  return TAG.test(clue);
}

export function withoutStyles(clue: string): string {
  return runsOf(clue)
    .map(({ text }) => text)
    .join('');
}

/** The clue with each text in what a format puts around italics and bold. */
export function styledText(
  clue: string,
  textOf: (plain: string) => string,
  [italic, bold]: readonly (readonly [begin: string, end: string])[],
): string {
  return runsOf(clue)
    .map(({ text, isItalic, isBold }) => {
      const inside = isBold ? bold![0] + textOf(text) + bold![1] : textOf(text);
      return isItalic ? italic![0] + inside + italic![1] : inside;
    })
    .join('');
}

/** A plain text as a clue. */
export function asClue(text: string): string {
  return text.replace(/<(?=\/?[ib]>)/g, '&lt;');
}
