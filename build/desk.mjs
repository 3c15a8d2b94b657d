// Bundles the desk's page and its worker into dist/desk, from where `crossfill desk` serves them.

import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';

/** What is bundled of others, whose licences ask for their text. */
const PAGE_PACKAGES = ['preact', '@preact/signals', '@preact/signals-core'];
const WORKER_PACKAGES = ['fflate', 'saxes', 'xmlchars'];

function licencesOf(packages) {
  const texts = packages.map((name) => {
    const folder = `node_modules/${name}`;
    const { license, author } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    const file = `${folder}/LICENSE`;
    const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : `${license}, ${author}`;
    return `${name}\n\n${text.replaceAll('*/', '* /')}\n`;
  });
  return `/*\n${[...new Set(texts)].join('\n')}*/`;
}

const OPTIONS = {
  bundle: true,
  minify: true,
  charset: 'utf8',
  format: 'iife',
  target: ['es2023', 'chrome111', 'firefox115', 'safari16.4'],
  logLevel: 'warning',
  outdir: 'dist/desk',
  define: { 'process.env.NODE_ENV': '"production"' },
};

mkdirSync('dist/desk', { recursive: true });
await build({
  ...OPTIONS,
  entryPoints: { page: 'src/desk/page/main.tsx' },
  jsx: 'automatic',
  jsxImportSource: 'preact',
  banner: { js: licencesOf([...PAGE_PACKAGES, ...WORKER_PACKAGES]) },
});
await build({
  ...OPTIONS,
  entryPoints: { worker: 'src/desk/page/worker.ts' },
  banner: { js: licencesOf(WORKER_PACKAGES) },
});
await build({ ...OPTIONS, entryPoints: { page: 'src/desk/page/page.css' } });
copyFileSync('src/desk/page/page.html', 'dist/desk/page.html');
