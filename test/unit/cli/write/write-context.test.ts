import { describe, expect, test } from 'vitest';
import type { OutputOptions } from '../../../../src/cli/spec/options.ts';
import { wantsColor } from '../../../../src/cli/write/painter.ts';
import type { Searched } from '../../../../src/cli/write/write-context.ts';
import { writeContext } from '../../../../src/cli/write/write-context.ts';
import { FORMATS } from '../../../../src/format/formats.ts';
import { parseTemplate } from '../../../../src/format/template/parse-template.ts';
import type { StreamWriter } from '../../../../src/format/writing.ts';
import { world } from '../../../support/world.ts';

async function openStream(
  output: OutputOptions,
  searched: Partial<Searched> = {},
): Promise<StreamWriter> {
  const { openWriter } = FORMATS[output.format];
  return (await openWriter(writeContext(output, world().io, searched))) as StreamWriter;
}

describe('colour', () => {
  test.each<[OutputOptions['color'], boolean, Record<string, string>, string | undefined, boolean]>(
    [
      ['auto', false, {}, undefined, false],
      ['auto', true, {}, undefined, true],
      ['auto', true, {}, 'file', false],
      ['auto', true, { TERM: 'dumb' }, undefined, false],
      ['auto', true, { NO_COLOR: '1' }, undefined, false],
      ['auto', true, { NO_COLOR: '' }, undefined, true],
      ['auto', false, { FORCE_COLOR: '1' }, undefined, true],
      ['auto', false, { FORCE_COLOR: '' }, undefined, true],
      ['auto', true, { FORCE_COLOR: '0' }, undefined, false],
      ['auto', true, { FORCE_COLOR: 'false' }, undefined, false],
      ['auto', false, { FORCE_COLOR: '1', NO_COLOR: '1' }, undefined, true],
      ['always', false, { NO_COLOR: '1' }, undefined, true],
      ['always', false, {}, 'file', true],
      ['never', true, { FORCE_COLOR: '1' }, undefined, false],
    ],
  )('%s, terminal %s, %j, path %s: %s', (color, stdoutIsTerminal, env, path, wanted) => {
    const output: OutputOptions = { format: 'plain', color, output: path };
    expect(wantsColor(output, world({ env, stdoutIsTerminal }).io)).toBe(wanted);
  });

  test('sets off the givens of plain, and nothing else', async () => {
    const puzzle = { ...parseTemplate('A_\n'), cells: ['A', 'B'] };
    const { chunkOf } = await openStream({ format: 'plain', color: 'always' });
    expect(chunkOf(puzzle, { status: 'filled', seed: 1 })).toBe(
      '\u001b[1m\u001b[36mA\u001b[39m\u001b[22m B\n',
    );
  });
});

describe('a run without a fill', () => {
  const blank = parseTemplate('__\n');
  test('is a record in json', async () => {
    const { chunkOf } = await openStream({ format: 'json', color: 'auto' });
    const record = JSON.parse(
      String(chunkOf(blank, { status: 'gave-up', seed: 1, limit: 'time' })),
    );
    expect(record).toMatchObject({ status: 'gave-up', limit: 'time', seed: 1, stats: null });
  });
});

test('json names its lists by the digest of their files', async () => {
  const list = { name: 'w', file: new TextEncoder().encode('abc'), kept: 1 };
  const { chunkOf } = await openStream({ format: 'json', color: 'auto' }, { lists: [list] });
  const record = JSON.parse(String(chunkOf(parseTemplate('_'), { status: 'blank', seed: null })));
  expect(record.dicts).toEqual([
    {
      name: 'w',
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      words: 1,
    },
  ]);
});
