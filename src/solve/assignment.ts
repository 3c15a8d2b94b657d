/** Cells and their letters. */
export type Assignment = readonly { readonly cell: number; readonly letter: number }[];
