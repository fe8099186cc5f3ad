import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJsonArray, readJsonLines } from './json.ts';

async function* pieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function recordsOf(text: string, size = 5) {
  const batches = [];
  for await (const batch of readJsonArray(pieces(text, size))) batches.push(batch);
  return batches.flat();
}

test('Import JSON any array comes out record by record', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue()), fc.integer({ min: 1, max: 9 }), async (values, size) => {
      const records = await recordsOf(JSON.stringify(values, null, 1), size);
      expect(records.map((record) => record.value)).toEqual(JSON.parse(JSON.stringify(values)));
      expect(records.map((record) => record.row)).toEqual(values.map((_, index) => index + 1));
    }),
  );
});

test('Import JSON a broken record stops only itself', async () => {
  const records = await recordsOf('[{"a": 1}, {"a": oops}, {"a": "]}\\""}]');
  expect(records).toEqual([
    { row: 1, value: { a: 1 } },
    { row: 2, broken: expect.stringContaining('is no JSON') },
    { row: 3, value: { a: ']}"' } },
  ]);
  expect((await recordsOf('[{"a": 1}, {"a": ')).at(-1)?.broken).toContain('ends in the middle');
  await expect(recordsOf('{"a": 1}')).rejects.toThrow('an array of records');
});

test('Import JSON Lines', async () => {
  const batches = [];
  for await (const batch of readJsonLines(pieces('{"a":1}\r\n\n{"a":\n{"a":3}', 4))) batches.push(batch);
  expect(batches.flat()).toEqual([
    { row: 1, value: { a: 1 } },
    { row: 3, broken: expect.any(String) },
    { row: 4, value: { a: 3 } },
  ]);
});
