import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync } from 'node:fs';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { describeStartProblem, StartProblem } from './start-problem.ts';

async function caught(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

test('a problem of our own is told as it is, a surprise is left to its stack', () => {
  expect(describeStartProblem(new StartProblem('DATA_DIR is in use'))).toBe('DATA_DIR is in use');
  expect(describeStartProblem(new TypeError('x is not a function'))).toBeUndefined();
  expect(describeStartProblem('nonsense')).toBeUndefined();
});

test('a port in use is named', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => first.once('listening', resolve));
  const { port } = first.address() as AddressInfo;
  const error = await new Promise((resolve) =>
    createServer().once('error', resolve).listen(port, '127.0.0.1'),
  );
  first.close();
  expect(describeStartProblem(error)).toContain(`PORT ${port} on 127.0.0.1 is in use`);
});

test.each(['postgres://shop:secret@127.0.0.1:1/shop', 'postgres://shop:secret@no.such.host.invalid/shop'])(
  'a database that does not answer is named without its password: %s',
  async (connectionString) => {
    const error = await caught(() => new Client({ connectionString }).connect());
    const line = describeStartProblem(error);
    expect(line).toMatch(/^The database at DATABASE_URL does not answer: \w+$/);
    expect(line).not.toContain('secret');
  },
);

test('a folder that cannot be made is named', async () => {
  const error = await caught(() => mkdirSync('/dev/null/data', { recursive: true }));
  expect(describeStartProblem(error)).toContain('/dev/null/data');
});
