// Makes the bundled word list, the two offensive tiers, the table of stems and the licence texts, from packages pinned in
// package.json and from the hand lists in make/.
//   npx tsx dicts/make.ts           writes the files
//   npx tsx dicts/make.ts --check   makes them in memory; exit 1 if a committed file differs

import { findDifferences, makeFiles, writeFiles } from './make/files.ts';

const args = process.argv.slice(2);
if (args.length > 1 || (args.length === 1 && args[0] !== '--check')) {
  console.error('usage: npx tsx dicts/make.ts [--check]');
  process.exitCode = 2;
} else if (args.length === 0) {
  writeFiles(makeFiles());
} else {
  const complaints = findDifferences(makeFiles());
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
}
