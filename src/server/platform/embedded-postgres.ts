import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findBinaries } from './embedded-postgres/binaries.ts';
import { ensureCluster } from './embedded-postgres/cluster.ts';
import { type FolderHolder, lockFolder } from './embedded-postgres/folder-lock.ts';
import { clearLeftovers } from './embedded-postgres/leftover-server.ts';
import { runServer } from './embedded-postgres/server-process.ts';
import { findServerUser } from './embedded-postgres/server-user.ts';
import { StartProblem } from './start-problem.ts';

export interface EmbeddedPostgres {
  /** For `pg`: the database `ilumaja` over the unix socket. */
  connectionString: string;
  pid: number;
  /** Fulfilled with PostgreSQL's last log lines when the server ends without being asked. */
  lost: Promise<string>;
  /** Stops the server cleanly; safe to call twice. Does nothing to a server that was joined. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** PostgreSQL settings that win over the shop's own, e.g. `{ fsync: 'off' }` in tests. */
  settings?: Record<string, string>;
  /** Use the server of a shop that already runs on this folder instead of refusing. */
  join?: boolean;
  /** How long to wait for a shop that is just leaving the folder, in ms. Left out: 5 s. */
  lockTimeoutMs?: number;
  log?: (line: string) => void;
}

/** A DATA_DIR that another process has. */
export class DataDirInUseError extends StartProblem {}

const databaseName = 'ilumaja';
/** A socket's whole path may have 103 bytes on macOS and 107 on Linux. */
const maxSocketPathBytes = 100;

/**
 * Starts the shop's own PostgreSQL under `dataDir`, making its files on the first start, and
 * recovers from whatever an earlier run left behind. It listens on a unix socket only, in a folder
 * closed to other users.
 * @throws DataDirInUseError when another process has the folder; StartProblem with PostgreSQL's last log
 * lines when it does not start
 */
export async function startPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(options.dataDir);
  const dataFolder = path.join(dataDir, 'postgres');
  const binaries = findBinaries();
  const user = findServerUser(dataFolder, [dataDir, binaries.postgres]);
  const socketFolder = prepareSocketFolder(dataDir, user.own);
  const connectionString = `postgres://postgres@localhost:5432/${databaseName}?host=${encodeURIComponent(socketFolder)}`;

  const taken = await lockFolder(socketFolder, options.join ? 0 : (options.lockTimeoutMs ?? 5_000));
  if ('holder' in taken) {
    if (!options.join) throw inUse(dataDir, taken.holder);
    return joinServer(socketFolder, dataDir, taken.holder);
  }
  const { lock } = taken;
  try {
    await clearLeftovers(dataFolder);
    const settings = options.settings ?? {};
    await ensureCluster(dataFolder, binaries, user, settings['fsync'] !== 'off');
    const server = await runServer({
      dataFolder,
      socketFolder,
      binaries,
      user,
      settings,
      log: options.log ?? (() => undefined),
    });
    try {
      await ensureDatabase(connectionString);
    } catch (error) {
      await server.stop();
      throw error;
    }
    lock.announce(connectionString);
    let stopping: Promise<void> | undefined;
    const stop = async (): Promise<void> => {
      await server.stop();
      await lock.release();
    };
    return {
      connectionString,
      pid: server.pid,
      lost: new Promise((resolve) => {
        void server.ended.then((lastLines) => stopping ?? resolve(lastLines));
      }),
      stop: () => (stopping ??= stop()),
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

function prepareSocketFolder(dataDir: string, own: (folder: string) => void): string {
  let folder = path.join(dataDir, 'run');
  if (Buffer.byteLength(path.join(folder, '.s.PGSQL.5432.lock')) > maxSocketPathBytes) {
    const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
    folder = path.join(realpathSync(os.tmpdir()), `ilumaja-${hash}`);
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // In a shared temporary folder somebody else could have laid a link under our name.
  if (!lstatSync(folder).isDirectory()) throw new StartProblem(`${folder} is not a folder: remove it`);
  own(folder);
  chmodSync(folder, 0o700);
  return folder;
}

async function joinServer(
  socketFolder: string,
  dataDir: string,
  first: FolderHolder,
): Promise<EmbeddedPostgres> {
  let holder: FolderHolder = first;
  const deadline = performance.now() + 60_000;
  while (!holder.connectionString && performance.now() < deadline) {
    await sleep(100);
    const taken = await lockFolder(socketFolder, 0);
    if ('lock' in taken) {
      await taken.lock.release();
      throw new StartProblem(`The shop on ${dataDir} stopped while starting; start again`);
    }
    holder = taken.holder;
  }
  if (!holder.connectionString) throw inUse(dataDir, holder);
  return {
    connectionString: holder.connectionString,
    pid: holder.pid,
    lost: new Promise(() => undefined),
    stop: () => Promise.resolve(),
  };
}

function inUse(dataDir: string, holder: FolderHolder): DataDirInUseError {
  return new DataDirInUseError(
    `DATA_DIR ${dataDir} is in use by process ${holder.pid}: stop that one first or set DATA_DIR to another folder`,
  );
}

async function ensureDatabase(connectionString: string): Promise<void> {
  if (await canConnect(connectionString)) return;
  const server = new URL(connectionString);
  server.pathname = '/postgres';
  const client = new Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

async function canConnect(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    const unknownDatabase = '3D000';
    if ((error as { code?: string }).code === unknownDatabase) return false;
    throw error;
  }
}
