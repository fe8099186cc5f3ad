import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { DataDirInUseError, type EmbeddedPostgresOptions, startPostgres } from './embedded-postgres.ts';

const cleanUps: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

function makeDataDir(...parts: string[]): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ilumaja-pg-'));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, ...parts);
}

async function start(options: EmbeddedPostgresOptions): ReturnType<typeof startPostgres> {
  const server = await startPostgres(options);
  cleanUps.push(() => server.stop());
  return server;
}

async function query(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

test('a stopped database starts again with what it held, on the socket alone', async () => {
  const dataDir = makeDataDir();
  const first = await start({ dataDir });
  await query(first.connectionString, 'create table kept as select 7 as answer');
  await first.stop();
  await first.stop();
  const second = await start({ dataDir });
  expect(await query(second.connectionString, 'select answer from kept')).toEqual([{ answer: 7 }]);
  expect(await query(second.connectionString, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
});

test('text sorts and folds the same on every machine', async () => {
  const { connectionString } = await start({ dataDir: makeDataDir() });
  const [row] = await query(
    connectionString,
    `select lower('ÕĻШ') as lower, to_tsvector('simple', 'Küünelakk Шампунь')::text as words,
       (select array_agg(word order by word) from unnest(array['b', 'õ', 'Z', 'a']) word) as sorted`,
  );
  expect(row).toEqual({ lower: 'õļш', words: `'küünelakk':1 'шампунь':2`, sorted: ['Z', 'a', 'b', 'õ'] });
});

test('a second start on the same folder is refused in one line, or joins when it may', async () => {
  const dataDir = makeDataDir();
  const first = await start({ dataDir });
  const refusal = await startPostgres({ dataDir, lockTimeoutMs: 0 }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DataDirInUseError);
  expect(String(refusal)).toMatch(/DATA_DIR .+ is in use by process \d+: [^\n]+$/);
  const joined = await startPostgres({ dataDir, join: true });
  await joined.stop();
  expect(await query(first.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('two starts at once: one has the folder', async () => {
  const dataDir = makeDataDir();
  const results = await Promise.allSettled([1, 2, 3].map(() => start({ dataDir, lockTimeoutMs: 500 })));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
});

test('a shop killed by force leaves no database behind and loses nothing committed', async () => {
  const dataDir = makeDataDir();
  const program = `
    const { startPostgres } = await import(${JSON.stringify(path.join(import.meta.dirname, 'embedded-postgres.ts'))});
    const server = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(server.connectionString + ' ' + server.pid);
    setInterval(() => undefined, 1000);`;
  const shop = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: process.cwd(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(shop.stdout, 'data')) as [Buffer];
  const [address = '', pid = ''] = line.toString().trim().split(' ');
  await query(address, 'create table kept as select 7 as answer');
  shop.kill('SIGKILL');
  await once(shop, 'close');
  const next = await start({ dataDir });
  expect(await query(next.connectionString, 'select answer from kept')).toEqual([{ answer: 7 }]);
  expect(next.pid).not.toBe(Number(pid));
});

test('a database killed by force tells so and recovers at the next start', async () => {
  const dataDir = makeDataDir();
  const first = await start({ dataDir });
  await query(first.connectionString, 'create table kept as select 7 as answer');
  process.kill(first.pid, 'SIGKILL');
  expect(await first.lost).toContain('database system');
  await first.stop();
  const second = await start({ dataDir });
  expect(await query(second.connectionString, 'select answer from kept')).toEqual([{ answer: 7 }]);
});

test('a database killed by force tells so although one of its processes hangs', async () => {
  const { connectionString, pid, lost } = await start({ dataDir: makeDataDir() });
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const hanging = rows[0]!.pid;
  process.kill(hanging, 'SIGSTOP');
  try {
    process.kill(pid, 'SIGKILL');
    const silent = sleep(5_000, 'nobody was told', { ref: false });
    expect(await Promise.race([lost, silent])).toContain('database system');
  } finally {
    process.kill(hanging, 'SIGKILL');
  }
});

test('a process number left behind that belongs to another program does not stop a start', async () => {
  const dataDir = makeDataDir();
  await (await start({ dataDir })).stop();
  writeFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n${dataDir}/postgres\n`);
  const { connectionString } = await start({ dataDir });
  expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('files that were half made when the first start was cut off are made anew', async () => {
  const dataDir = makeDataDir();
  mkdirSync(path.join(dataDir, 'postgres.new-x1y2z3', 'base'), { recursive: true });
  await start({ dataDir });
  expect(readdirSync(dataDir).filter((name) => name.startsWith('postgres.new'))).toEqual([]);
});

test('a folder too deep for a socket has its socket elsewhere', async () => {
  const dataDir = makeDataDir('deep folder, with "words"/'.repeat(6));
  const { connectionString } = await start({ dataDir });
  const socketFolder = new URL(connectionString).searchParams.get('host') ?? '';
  cleanUps.unshift(() => rmSync(socketFolder, { recursive: true, force: true }));
  expect(socketFolder.length).toBeLessThan(100);
  expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a start that fails says what PostgreSQL said', async () => {
  const failing = startPostgres({ dataDir: makeDataDir(), settings: { shared_buffers: 'plenty' } });
  await expect(failing).rejects.toThrow(/did not start:[^]*shared_buffers/);
});
