import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { readRows } from './rows.ts';

const limits = { maxRows: 5_000, maxUnpacked: 20_000_000 };

/**
 * Reads as many times `text` as one may send in quick order, in a thread with a memory of its own: clearing up what other
 * tests have left behind would be counted. Answers how many rows there are, and how long the thread worked for them, in ms.
 */
async function readTwoMegabytes(text: string): Promise<{ rows: number; ms: number }> {
  const worker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
    import(workerData.module).then(async ({ readRows }) => {
      const content = Buffer.from(workerData.text.repeat(Math.floor(2_000_000 / workerData.text.length)));
      const begun = process.threadCpuUsage();
      const { length } = await readRows(content, workerData.limits);
      const { user, system } = process.threadCpuUsage(begun);
      parentPort.postMessage({ rows: length, ms: (user + system) / 1_000 });
    });`,
    { eval: true, workerData: { module: new URL('rows.ts', import.meta.url).href, text, limits } },
  );
  const [read] = (await once(worker, 'message')) as [{ rows: number; ms: number }];
  await worker.terminate();
  return read;
}

test.each([
  ['empty cells', ';\n', 5_000],
  ['nothing', '\n', 0],
  ['one letter each', 'a\n', 5_000],
  ['quotes', '"\n', 5_000],
  ['broken cells', '"a"b\n', 5_000],
  ['commas alone', ',', 1],
])(
  'Import ER-01 two MB of lines of %s are read in time that visitors do not notice',
  async (_of, text, rows) => {
    const read = await readTwoMegabytes(text);
    expect(read.rows).toBe(rows);
    // It took seconds of the only thread, and more than a GB of memory.
    expect(read.ms).toBeLessThan(1_500);
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
