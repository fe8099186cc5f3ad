import { expect, test } from 'vitest';
import { readRows } from './rows.ts';

const limits = { maxRows: 5_000, maxUnpacked: 20_000_000 };

/** What one may send in quick order. */
const twoMegabytesOf = (text: string) => Buffer.from(text.repeat(Math.floor(2_000_000 / text.length)));

test.each([
  ['empty cells', ';\n', 5_000],
  ['nothing', '\n', 0],
  ['one letter each', 'a\n', 5_000],
  ['quotes', '"\n', 5_000],
  ['broken cells', '"a"b\n', 0],
  ['commas alone', ',', 0],
])(
  'Import ER-01 two MB of lines of %s are read in time that visitors do not notice',
  async (_of, text, rows) => {
    const content = twoMegabytesOf(text);
    const begun = process.cpuUsage();
    expect(await readRows(content, limits)).toHaveLength(rows);
    const { user, system } = process.cpuUsage(begun);
    // It took seconds of the only thread, and more than a GB of memory.
    expect((user + system) / 1_000).toBeLessThan(1_500);
  },
);

test('Import a list that is longer than a piece of its text is read whole, letters and line ends at the seams too', async () => {
  const lines = Array.from({ length: 4_000 }, (_, at) => [`ÕUN-${at}-${'š😀'.repeat(at % 9)}`, String(at)]);
  const text = lines.map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\r\n');
  expect(await readRows(Buffer.from(text), limits)).toEqual(lines);
});

test('Import columns beyond those a list of orders may have are left out', async () => {
  const [row] = await readRows(Buffer.from(`${'1;'.repeat(5_000)}\n2;3\n`), limits);
  expect(row).toHaveLength(256);
});
