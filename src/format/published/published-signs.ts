// By what files of other programs are recognised, without reading them.

/** Fields that no other JSON of puzzles has. */
export const SIGNS = {
  times: /"clueLists"\s*:/,
  puzzleMe: /"placedWords"\s*:/,
  guardian: /"dimensions"\s*:\s*\{\s*"(?:cols|rows)"/,
} as const;

export function looksPublished(text: string): boolean {
  return /^\s*\{/.test(text) && Object.values(SIGNS).some((sign) => sign.test(text));
}

const HEAD = 300;

/** Whether bytes begin as the XML of CrossFire does. */
export function isCfp(bytes: Uint8Array): boolean {
  return /<CROSSFIRE\b/.test(String.fromCharCode(...bytes.subarray(0, HEAD)));
}
