// How a picture is coloured: whoever draws asks for each letter.

/** Dresses what stands in a cell for a terminal; its width on the screen must stay. */
export type Paint = (content: string, cell: number) => string;

export function plainly(content: string): string {
  return content;
}
