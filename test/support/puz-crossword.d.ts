// What tests take of a package that comes without types.

declare module '@confuzzle/puz-crossword' {
  export class PuzCrossword {
    static from(bytes: Uint8Array): PuzCrossword;
    readonly parsedClues: readonly {
      readonly number: number;
      readonly text: string;
      readonly solution: string;
      readonly row: number;
      readonly col: number;
      readonly isAcross: boolean;
    }[];
  }
}
