import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { PageData } from '../../../../src/format/html/page/page-data.ts';
import { renderHtml } from '../../../../src/format/html/render-html.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';

const puzzle = parseTemplate('AB\nC#\n');

function dataIn(html: string): PageData {
  return JSON.parse(/<script type="application\/json" id="data">([^<]*)</.exec(html)![1]!);
}

function digest(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

test('the policy lets the script and the style of the page run, and nothing else', async () => {
  const html = await renderHtml([puzzle]);
  const script = /<script>([\s\S]*?)<\/script>/.exec(html)![1]!;
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)![1]!;
  const policy = `default-src 'none'; script-src '${digest(script)}'; style-src '${digest(style)}'; base-uri 'none'; form-action 'none'`;
  expect(html).toContain(`http-equiv="Content-Security-Policy" content="${policy}"`);
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style>'));
  expect(html.match(/<script\b/g)).toHaveLength(2);
  expect(Buffer.byteLength(script)).toBeLessThan(25_000);
  expect(html).not.toMatch(/\bon[a-z]+="|https?:\/\/(?!www\.w3\.org\/)/);
});

test('nothing that a file says ends a tag', async () => {
  const nasty = '</script><script>alert(1)</script><!--<b title="&';
  const html = await renderHtml([
    { ...puzzle, heading: { title: nasty, notes: nasty }, clues: [nasty, nasty] },
  ]);
  expect(html.match(/<script\b/g)).toHaveLength(2);
  expect(html).toContain(
    '<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--&lt;b title=&quot;&amp;</title>',
  );
  const { heading, lists } = dataIn(html).puzzles[0]!;
  expect(heading).toMatchObject({ title: nasty, notes: nasty });
  expect(lists[0]!.clues[0]!.text).toBe(nasty);
});

describe('the solution', () => {
  const page = async (show?: 'puzzle' | 'solution' | 'both') =>
    dataIn(await renderHtml([{ ...puzzle, revealed: new Set([0]) }], { ...(show && { show }) }))
      .puzzles[0]!;
  const shown = ({ drawing }: PageData['puzzles'][number]) =>
    drawing.cells.map(({ content }) => content);

  test('comes with the page, unless only the puzzle is to be shown', async () => {
    expect((await page()).solution).toEqual(['A', 'B', 'C']);
    const asked = await page('puzzle');
    expect(asked.solution).toBeUndefined();
    expect(shown(asked)).toEqual(['A', undefined, undefined]);
  });

  test('stands in the grid where it is to be shown', async () => {
    expect(shown(await page('solution'))).toEqual(['A', 'B', 'C']);
  });

  test('is none where no letter is hidden', async () => {
    const [blank] = dataIn(await renderHtml([parseTemplate('__\n')])).puzzles;
    expect(blank!.solution).toBeUndefined();
  });
});

test('puzzles have ids of their own, which stay', async () => {
  const clued = { ...puzzle, clues: ['a', 'b'] };
  const { puzzles } = dataIn(await renderHtml([puzzle, clued, puzzle]));
  const [one, two, three] = puzzles.map(({ id }) => id);
  expect(one).toMatch(/^[0-9a-f]{16}$/);
  expect([two === one, three === one]).toEqual([false, true]);
});

test('a page is called by its puzzle, or by how many there are', async () => {
  const titled = { ...puzzle, heading: { title: 'Stars' } };
  expect(await renderHtml([titled])).toContain('<title>Stars</title>');
  expect(await renderHtml([titled, puzzle])).toContain('<title>2 crosswords</title>');
  expect(await renderHtml([puzzle])).toContain('<title>Crossword</title>');
  expect(await renderHtml([puzzle], { look: 'dark' })).toContain('data-look="dark"');
});
