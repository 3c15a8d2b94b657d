// What the command answers to the shell. 1 is left to a crash, which is a defect of ours.

export const EXIT = {
  filled: 0,
  badInput: 2,
  unfillable: 3,
  gaveUp: 4,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
