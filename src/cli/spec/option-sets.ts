// What several rows of the table have in common: sets of commands, and of options that they conflict with.

export const ALL = ['fill', 'check', 'suggest', 'grade', 'words', 'convert', 'design'] as const;
export const LISTED = ['fill', 'check', 'suggest', 'grade', 'words', 'design'] as const;
export const GRIDS = ['fill', 'check', 'suggest', 'grade'] as const;
export const READ = ['fill', 'check', 'suggest', 'grade', 'convert', 'design'] as const;
export const PUZZLES = ['fill', 'convert'] as const;
export const FILES = ['fill', 'convert', 'design'] as const;
export const REPORTS = ['check', 'suggest', 'grade', 'words'] as const;
export const JUDGED = ['check', 'grade'] as const;
export const FILL = ['fill'] as const;
export const CHECK = ['check'] as const;
export const SUGGEST = ['suggest'] as const;
export const GRADE = ['grade'] as const;
export const WORDS = ['words'] as const;
export const CONVERT = ['convert'] as const;
export const DESIGN = ['design'] as const;

/** What is not about single fills. */
export const OTHER_RUNS = ['all', 'tally', 'blank'];
/** What completion offers for a list. */
export const BUNDLED_LISTS = ['english', 'british'];
/** Does not itself decide what a batch makes, or what is read of it does. */
export const ASIDE = { decides: false } as const;
