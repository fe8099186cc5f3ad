import { createServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { mkdirSync } from 'node:fs';
import { sql } from 'kysely';
import { Client, Pool } from 'pg';
import { expect, test } from 'vitest';
import { createDatabaseWatch } from './database-watch.ts';
import { openDatabase } from './db.ts';
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

test.each([
  ['hangs up', (socket: Socket) => socket.destroy(), ''],
  ['keeps silent', () => {}, ''],
  ['speaks HTTP', (socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'), ''],
  ['knows no TLS', (socket: Socket) => socket.write('N'), '?sslmode=verify-full'],
])('a server that %s where the database should be is told in one line', async (_what, answer, query) => {
  const server = createTcpServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => answer(socket));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const connectionString = `postgres://shop:secret@127.0.0.1:${port}/shop${query}`;
  const pool = new Pool({ connectionString, connectionTimeoutMillis: 300 });
  const error = await caught(() => pool.query('select 1'));
  await pool.end();
  // As the shop itself meets it once it is being opened.
  const watch = createDatabaseWatch({ warn: () => undefined, info: () => undefined });
  const { db } = openDatabase(connectionString, { max: 1, watch });
  const met = await caught(() => sql`select 1`.execute(db));
  await db.destroy();
  server.close();
  for (const one of [error, met])
    expect(describeStartProblem(one)).toMatch(/^The connection to the database was not made or was lost: /);
});

test('a user without the rights to create is told as PostgreSQL says it', () => {
  const error = Object.assign(new Error('permission denied to create extension "pg_trgm"'), {
    code: '42501',
  });
  expect(describeStartProblem(error)).toBe(
    'The database at DATABASE_URL refuses: permission denied to create extension "pg_trgm"',
  );
});

test('a folder that cannot be made is named', async () => {
  const error = await caught(() => mkdirSync('/dev/null/data', { recursive: true }));
  expect(describeStartProblem(error)).toContain('/dev/null/data');
});

test.each([
  ['57P01', 'terminating connection due to administrator command', 'was lost'],
  ['08006', 'connection failure', 'was lost'],
  ['ECONNRESET', 'read ECONNRESET', 'was lost'],
  ['53100', 'could not extend file "base/1/2": No space left on device', 'no room'],
  ['ENOSPC', 'ENOSPC: no space left on device, write', 'cannot be used'],
])('what ends in the middle of the work (%s) is told in a line too', (code, message, words) => {
  const line = describeStartProblem(Object.assign(new Error(message), { code }));
  expect(line).toContain(words);
  expect(line).toContain(message);
});
