// Writes man/crossfill.1 (`npm run man`); a test holds that it is current.

import { mkdirSync, writeFileSync } from 'node:fs';
import { manualPage } from '../src/cli/help/manual.ts';

const folder = new URL('../man/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('crossfill.1', folder), manualPage());
